import {once} from 'node:events';
import {type AddressInfo, createServer, type Server} from 'node:net';

/** Starts `server` on `port`, by default a free one, and resolves to its URL. @throws if the port is in use */
export async function listen(server: Server, port = 0): Promise<string> {
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A port of this machine that nothing uses. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
