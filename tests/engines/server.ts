import {createServer} from 'node:http';
import {serve} from '../../scripts/preview/server';
import {listen} from '../../scripts/shared/port';
import {BUILD} from '../../scripts/shared/root';

const COLLECTOR = '/collector.js';

/** Runs in the page before any other script, and stores errors where the driver can read them. */
const collector = `
  window.faults = [];
  for (const level of ['error', 'warn']) {
    const write = console[level];
    console[level] = (...values) => {
      window.faults.push(level + ': ' + values.join(' '));
      write.apply(console, values);
    };
  }
  addEventListener('error', ({message, target}) => {
    window.faults.push(message ?? 'cannot load ' + (target.src ?? target.href));
  }, true);
  addEventListener('unhandledrejection', ({reason}) => window.faults.push(String(reason)));
  addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) => {
    window.faults.push(violatedDirective + ' blocks ' + blockedURI);
  });
`;

/** The built site as its host serves it, with a script in each page that collects its errors. */
export async function serveWatched(): Promise<{url: string; stop(): void}> {
  const site = await serve(BUILD);
  const server = createServer(async (request, response) => {
    if (request.url === COLLECTOR) {
      response.setHeader('content-type', 'text/javascript').end(collector);
      return;
    }
    const answer = await fetch(`${site.url}${request.url}`, {redirect: 'manual'});
    // fetch has already decompressed the text.
    const {'content-encoding': _, ...headers} = Object.fromEntries(answer.headers);
    const type = answer.headers.get('content-type') ?? '';
    const body = type.startsWith('text/html')
      ? (await answer.text()).replace(/(?=<script)/, `<script src="${COLLECTOR}"></script>`)
      : Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, headers).end(body);
  });
  return {
    url: await listen(server),
    stop() {
      server.closeAllConnections();
      server.close();
      site.close();
    },
  };
}
