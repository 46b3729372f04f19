import http from 'node:http';
import https from 'node:https';
import {generate} from 'selfsigned';
import {listen} from '../shared/port.ts';
import type {Answer} from './assets.ts';

/** A server on a loopback port that replaces the web. */
export interface Web {
  /** The URL for HTTP_PROXY and HTTPS_PROXY. */
  proxy: string;
  /** The certificate to trust, in PEM. */
  certificate: string;
  close(): void;
}

/** Hosts that aqua contacts by default. */
const USUAL_HOSTS = [
  'github.com',
  'api.github.com',
  'raw.githubusercontent.com',
  'proxy.golang.org',
  'crates.io',
];

/**
 * Starts a proxy on a random loopback port that answers every request itself, both for http and https.
 * If `answer` does not know a URL, the response is "404 Not Found", with GitHub's body for GitHub's hosts.
 */
export async function startWeb(
  hosts: readonly string[],
  answer: (url: string) => Answer | undefined,
): Promise<Web> {
  const names = new Set([...USUAL_HOSTS, ...hosts]);
  // Created for each run and never stored. Only the recorded process trusts it.
  const {cert, private: key} = await generate([{name: 'commonName', value: 'recorder'}], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{name: 'subjectAltName', altNames: [...names].map((value) => ({type: 2, value}))}],
  });
  const respond = (url: string, response: http.ServerResponse): void => {
    const {status, type, body} = answer(url) ?? {
      status: 404,
      type: 'application/json',
      body: Buffer.from('{"message":"Not Found"}'),
    };
    response.writeHead(status, {'content-type': type, 'content-length': body.length});
    response.end(body);
  };
  const proxy = http.createServer((request, response) => respond(request.url ?? '/', response));
  const secure = https.createServer({cert, key}, (request, response) => {
    respond(`https://${request.headers.host ?? ''}${request.url ?? '/'}`, response);
  });
  proxy.on('connect', (_request, socket) => {
    socket.on('error', () => socket.destroy());
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    secure.emit('connection', socket);
  });
  return {
    proxy: await listen(proxy),
    certificate: cert,
    close: () => {
      proxy.close();
      for (const server of [proxy, secure]) server.closeAllConnections();
    },
  };
}
