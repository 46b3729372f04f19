import {expect, it} from 'vitest';
import {measured, usageOf} from './run';

it('adds up processor time and takes the largest process', () => {
  const lines = '{"kilobytes":2048,"cpu":1.5}\n{"kilobytes":1024,"cpu":0.25}\n';
  expect(usageOf(lines, 3)).toEqual({seconds: 3, cpu: 1.75, megabytes: 2});
});

it('measures a program and the processes that it starts', () => {
  const script = `require('node:child_process').execFileSync(process.execPath, ['-e', 'Buffer.alloc(1.5e8, 1)'])`;
  const usage = measured(process.execPath, ['-e', script], {cwd: __dirname});
  expect(usage.megabytes).toBeGreaterThan(150);
  expect(usage.cpu).toBeGreaterThan(0);
  expect(usage.seconds).toBeGreaterThan(0);
});

it('says what a program printed that fails', () => {
  const run = () =>
    measured(process.execPath, ['-e', 'console.error("broken"); process.exit(2)'], {
      cwd: __dirname,
    });
  expect(run).toThrow('broken');
});
