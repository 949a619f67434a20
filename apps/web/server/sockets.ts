/** The sockets of matches: pages connect to this server, which forwards them to the API. */
import { request as ask, type IncomingMessage } from 'node:http';
import { request as askSecurely } from 'node:https';
import type { Duplex } from 'node:stream';
import { headersForApi } from './visitor-address.ts';

const SOCKET_PATH = '/play/live/socket';

/** Forwards a socket to the API, with the host name by which the page knows this site. */
export function passSocketOn(api: URL, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  socket.on('error', () => socket.destroy());
  if (request.url!.split('?')[0] !== SOCKET_PATH) {
    socket.destroy();
    return;
  }
  const headers = {
    ...headersForApi(request.headers, process.env.SITE_SECRET),
    host: api.host,
    'x-forwarded-host': request.headers['x-forwarded-host'] ?? request.headers.host,
  };
  const send = api.protocol === 'https:' ? askSecurely : ask;
  const onward = send(api, { headers, method: 'GET' });
  onward.on('upgrade', (answer, upstream, begun) => {
    const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${String(value)}`);
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
    socket.write(begun);
    upstream.write(head);
    upstream.on('error', () => socket.destroy());
    upstream.on('close', () => socket.destroy());
    socket.on('close', () => upstream.destroy());
    upstream.pipe(socket).pipe(upstream);
  });
  onward.on('response', () => socket.destroy());
  onward.on('error', () => socket.destroy());
  onward.end();
}
