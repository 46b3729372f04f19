import {expect, it} from 'vitest';
import {measured, usageOf} from './run';

it('adds up CPU times and returns the memory of the largest process', () => {
  const lines = '{"kilobytes":2048,"cpu":1.5}\n{"kilobytes":1024,"cpu":0.25}\n';
  expect(usageOf(lines, 3)).toEqual({seconds: 3, cpu: 1.75, megabytes: 2});
});

it('measures a program and its child processes', () => {
  const script = `require('node:child_process').execFileSync(process.execPath, ['-e', 'Buffer.alloc(1.5e8, 1)'])`;
  const usage = measured(process.execPath, ['-e', script], {cwd: __dirname});
  expect(usage.megabytes).toBeGreaterThan(150);
  expect(usage.cpu).toBeGreaterThan(0);
  expect(usage.seconds).toBeGreaterThan(0);
});

it('reports the output of a program that fails', () => {
  const run = () =>
    measured(process.execPath, ['-e', 'console.error("broken"); process.exit(2)'], {
      cwd: __dirname,
    });
  expect(run).toThrow('broken');
});
