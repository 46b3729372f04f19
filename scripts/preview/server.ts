import {createReadStream, existsSync, readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {pipeline} from 'node:stream';
import {createGzip} from 'node:zlib';
import {listen} from '../shared/port.ts';
import {headersFor, readHeaderRules} from './headers';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml; charset=utf-8',
};

const COMPRESSED = /^(text\/|application\/(json|xml|manifest)|image\/svg)/;

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

/** The response to a path: a file, a redirect, or the 404 page. */
type Answer = {status: 200; file: string} | {status: 301; location: string} | {status: 404};

/**
 * The response of GitHub Pages to the path `pathname`: the file of that name, the file with `.html` added,
 * or the index of the folder. A folder without a trailing slash redirects to the path with the slash.
 */
function answerFor(folder: string, pathname: string): Answer {
  let name: string;
  try {
    name = decodeURIComponent(pathname);
  } catch {
    return {status: 404};
  }
  const file = path.join(folder, name);
  const isInside = file === folder || file.startsWith(path.join(folder, path.sep));
  // Unlike a file system, GitHub Pages does not treat two slashes as one.
  if (!isInside || name.includes('//') || name.includes('\0')) return {status: 404};
  const index = path.join(file, 'index.html');
  if (name.endsWith('/')) return isFile(index) ? {status: 200, file: index} : {status: 404};
  const found = [file, `${file}.html`].find(isFile);
  if (found) return {status: 200, file: found};
  return isFile(index) ? {status: 301, location: `${pathname}/`} : {status: 404};
}

/**
 * Serves a built site on localhost as its hosts do: with the redirects and the 404 page of GitHub Pages, and
 * with the headers of the file `_headers`, as Netlify and Cloudflare Pages send them. Compresses texts if
 * the browser accepts gzip.
 *
 * @param folder the built site
 * @param base the base URL of the site
 * @param port the port; a free one by default
 * @returns the URL without the base URL, and a function that closes the server and its connections, without which
 *   the process does not end
 * @throws if the port is in use, or if `_headers` is invalid
 */
export async function serve(
  folder: string,
  base = '/',
  port = 0,
): Promise<{url: string; close: () => void}> {
  const headerFile = path.join(folder, '_headers');
  const rules = isFile(headerFile) ? readHeaderRules(readFileSync(headerFile, 'utf8')) : [];
  const server = createServer((request, response) => {
    // Not `new URL(path, base)`, which would take the path "//host/page" for another host.
    const {pathname, search} = new URL(`http://localhost${request.url ?? '/'}`);
    let answer: Answer = {status: 404};
    if (pathname.startsWith(base)) answer = answerFor(folder, `/${pathname.slice(base.length)}`);
    else if (`${pathname}/` === base) answer = {status: 301, location: '/'};
    for (const [name, value] of headersFor(rules, pathname)) response.setHeader(name, value);
    if (answer.status === 301) {
      const location = `${base}${answer.location.slice(1)}${search}`;
      response.writeHead(301, {location}).end();
      return;
    }
    const file = answer.status === 200 ? answer.file : path.join(folder, '404.html');
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    const isCompressed =
      COMPRESSED.test(type) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    response.writeHead(answer.status, {
      'content-type': type,
      vary: 'accept-encoding',
      ...(isCompressed && {'content-encoding': 'gzip'}),
    });
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    const steps = isCompressed ? [createGzip(), response] : [response];
    // Closes the file if the browser cancels the request. The callback does nothing: no one waits for the response.
    pipeline([createReadStream(file), ...steps], () => {});
  });
  return {
    url: await listen(server, port),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
