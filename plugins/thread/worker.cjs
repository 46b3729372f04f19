/*
 * Calls a function of a TypeScript module, and answers with what it returns. Node.js 20 does not run
 * TypeScript: jiti compiles it, as it does for Docusaurus.
 */
const {parentPort, workerData} = require('node:worker_threads');
const jiti = require('jiti')(__filename);

const {file, name, parameters} = workerData;

/** @throws what the function throws, which ends the thread */
async function main() {
  parentPort.postMessage(await jiti(file)[name](...parameters));
}

main();
