import {createReadStream, existsSync, statSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {createGzip} from 'node:zlib';

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

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

/**
 * The file of `folder` that GitHub Pages answers the path `pathname` with: the file itself, with
 * `.html` added, or the index of the folder.
 */
function fileFor(folder: string, pathname: string): string | undefined {
  const file = path.join(folder, decodeURIComponent(pathname));
  if (!file.startsWith(folder)) return undefined;
  return [file, `${file}.html`, path.join(file, 'index.html')].find(isFile);
}

/** Serves `folder` under `base` on a free port of this machine, as GitHub Pages would. */
export async function serve(folder: string, base = '/'): Promise<{url: string; server: Server}> {
  const server = createServer((request, response) => {
    // Not with a base: "//host/page" is a path here, whose base would be another host.
    const {pathname} = new URL(`http://localhost${request.url ?? '/'}`);
    const found = pathname.startsWith(base)
      ? fileFor(folder, `/${pathname.slice(base.length)}`)
      : undefined;
    const file = found ?? path.join(folder, '404.html');
    response.writeHead(found ? 200 : 404, {
      'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      'content-encoding': 'gzip',
    });
    createReadStream(file)
      .pipe(createGzip({level: 1}))
      .pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {url: `http://127.0.0.1:${port}`, server};
}
