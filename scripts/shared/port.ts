import {once} from 'node:events';
import type {AddressInfo, Server} from 'node:net';

/** Starts `server` on `port`, by default a free one, and resolves to its URL. @throws if the port is in use */
export async function listen(server: Server, port = 0): Promise<string> {
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
