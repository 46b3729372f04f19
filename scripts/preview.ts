import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {serve} from './preview/server';
import {runCommand} from './shared/command.ts';
import {BUILD} from './shared/root.ts';

const USAGE = `npm run preview [-- [--port 3000] [FOLDER]]
  Serves a built site with the redirects, the headers, and the 404 page of its hosts.
  FOLDER  the built site, such as a downloaded artifact of a workflow; build/ when it is left out`;

async function main() {
  const {values, positionals} = parseArgs({
    options: {port: {type: 'string', default: '3000'}},
    allowPositionals: true,
  });
  const {port} = values;
  if (!/^\d+$/.test(port) || Number(port) > 65_535) {
    throw new Error(`--port ${port} is not the number of a port: choose one up to 65535.`);
  }
  const build = path.resolve(positionals[0] ?? BUILD);
  const notFound = path.join(build, '404.html');
  if (!existsSync(notFound))
    throw new Error(`${build} is not a built site: run npm run build first.`);
  const [, base = '/'] = readFileSync(notFound, 'utf8').match(/ data-base="?([^\s">]+)/) ?? [];
  const {url} = await serve(build, base, Number(port)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(
      `${error.message}. Stop the program that uses the port, or choose another port with -- --port.`,
    );
  });
  console.log(`${url}${base}`);
}

runCommand(main, USAGE);
