// Node.js loads this file into each process of a measured build. It writes the usage when the process ends.
const {appendFileSync} = require('node:fs');
const {isMainThread} = require('node:worker_threads');

if (isMainThread && process.env.BENCH_USAGE) {
  process.on('exit', () => {
    const {maxRSS, userCPUTime, systemCPUTime} = process.resourceUsage();
    const usage = {kilobytes: maxRSS, cpu: (userCPUTime + systemCPUTime) / 1e6};
    appendFileSync(process.env.BENCH_USAGE, `${JSON.stringify(usage)}\n`);
  });
}
