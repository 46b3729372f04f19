/*
 * Calls a function of a module and posts its result. Node.js 20 cannot run TypeScript, so jiti compiles it, as it
 * does for Docusaurus. Node.js itself loads the packages: jiti would compile each of their modules.
 */
const {pathToFileURL} = require('node:url');
const {parentPort, workerData} = require('node:worker_threads');
const {dependencies} = require('../../package.json');
const jiti = require('jiti')(__filename, {nativeModules: Object.keys(dependencies)});

const {file, name, parameters} = workerData;

/** @throws what the function throws, which ends the thread */
async function main() {
  const module = file.endsWith('.mjs') ? await import(pathToFileURL(file)) : jiti(file);
  parentPort.postMessage(await module[name](...parameters));
}

main();
