import path from 'node:path';
import {Worker} from 'node:worker_threads';

/** A function that a thread calls. Its arguments and its result are plain data, which is copied. */
type Work = (...parameters: never[]) => unknown;

/**
 * Calls a function in a separate thread, so that long tasks use another core.
 *
 * @param file the module, TypeScript or `.mjs`, that exports the function
 * @param name the name of the function in the module
 * @param parameters the arguments of the call
 * @throws what the function throws
 */
export function inThread<F extends Work>(
  file: string,
  name: string,
  ...parameters: Parameters<F>
): Promise<Awaited<ReturnType<F>>> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(path.join(__dirname, 'worker.cjs'), {
      workerData: {file, name, parameters},
    });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (status) =>
      reject(new Error(`${name} of ${file} ended with status ${status}, without a result`)),
    );
  });
}
