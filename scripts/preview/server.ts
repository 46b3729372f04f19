import {createReadStream, existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {createGzip} from 'node:zlib';
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

/** What the host answers a path with. */
type Answer = {status: 200; file: string} | {status: 301; location: string} | {status: 404};

/**
 * What GitHub Pages answers the path `pathname` with: the file itself, the one with `.html` added, or
 * the index of the folder. A folder without a slash at its end is redirected to the one with it.
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
  // Unlike a file system, the host does not take two slashes for one.
  if (!isInside || name.includes('//') || name.includes('\0')) return {status: 404};
  const index = path.join(file, 'index.html');
  if (name.endsWith('/')) return isFile(index) ? {status: 200, file: index} : {status: 404};
  const found = [file, `${file}.html`].find(isFile);
  if (found) return {status: 200, file: found};
  return isFile(index) ? {status: 301, location: `${pathname}/`} : {status: 404};
}

/**
 * Serves a built site as its hosts do: redirects and the page for what is missing as GitHub Pages, the
 * headers of the build's `_headers` as Netlify and Cloudflare Pages, compressed if the browser asks.
 *
 * @param folder the built site
 * @param base the base URL that it was built for
 * @param port a port of this machine; a free one if left out
 * @throws if the port is in use
 */
export async function serve(
  folder: string,
  base = '/',
  port = 0,
): Promise<{url: string; server: Server}> {
  const headerFile = path.join(folder, '_headers');
  const rules = isFile(headerFile) ? readHeaderRules(readFileSync(headerFile, 'utf8')) : [];
  const server = createServer((request, response) => {
    // Not with a base: "//host/page" is a path here, whose base would be another host.
    const {pathname, search} = new URL(`http://localhost${request.url ?? '/'}`);
    const answer: Answer = pathname.startsWith(base)
      ? answerFor(folder, `/${pathname.slice(base.length)}`)
      : {status: 404};
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
    const content = createReadStream(file).on('error', () => response.destroy());
    (isCompressed ? content.pipe(createGzip({level: 1})) : content).pipe(response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return {url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server};
}
