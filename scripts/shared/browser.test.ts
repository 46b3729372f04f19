import path from 'node:path';
import {afterEach, expect, it, vi} from 'vitest';
import {testFolder} from '../../tests/unit/folder';
import * as server from '../preview/server';
import {openSession} from './browser';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('stops the server if the browser does not start, so that the command ends', async () => {
  const folder = testFolder();
  vi.stubEnv('CHROMIUM', path.join(folder, 'no-such-browser'));
  const serve = vi.spyOn(server, 'serve');
  await expect(openSession(folder)).rejects.toThrow('no-such-browser');
  const served = await serve.mock.results[0]?.value;
  await expect(fetch(served.url)).rejects.toThrow();
});
