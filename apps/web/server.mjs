/**
 * Serves the built site: Next answers everything, except that scripts and styles go out in the Brotli form that the build
 * made of them (`compress.mjs`), a seventh smaller than what Next's own gzip makes. `node server.mjs`, with PORT and HOST.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { createServer, request as ask } from 'node:http';
import { request as askSecurely } from 'node:https';
import { extname, join } from 'node:path';
import next from 'next';
import { headersForApi, HSTS, readProxies, startWarning, Visitors } from './server/visitor-address.mjs';

const dir = import.meta.dirname;
const port = Number(process.env.PORT ?? 3000);
/** Without one it listens on every address of the machine, as `next start` does. */
const host = process.env.HOST;
const types = { '.js': 'application/javascript; charset=UTF-8', '.css': 'text/css; charset=UTF-8' };

/** The compressed files by the path under which they are asked for; read once, since a build never changes. */
const packed = new Map(
  readdirSync(join(dir, '.next/static'), { recursive: true })
    .filter((name) => name.endsWith('.br'))
    .map((name) => [
      `/_next/static/${name.replaceAll('\\', '/').slice(0, -3)}`,
      readFileSync(join(dir, '.next/static', name)),
    ]),
);

/** Answers requests for scripts and styles from their Brotli form; false for everything else. */
function answerPacked(request, response) {
  const path = request.url.split('?')[0];
  const body = packed.get(path);
  if (!body || request.method !== 'GET' || !/\bbr\b/u.test(request.headers['accept-encoding'] ?? '')) return false;
  response.writeHead(200, {
    'content-type': types[extname(path)],
    'content-encoding': 'br',
    'content-length': body.length,
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
  return true;
}

const warn = (sentence) => process.stderr.write(`${sentence}\n`);
const visitors = new Visitors({ trustedProxies: readProxies(process.env.TRUSTED_PROXIES), warn });
const warning = startWarning(process.env);
if (warning) warn(warning);

/** Where a page opens its socket, and where the API takes it. */
const socketPath = '/play/live/socket';
const api = new URL(process.env.API_URL ?? 'http://127.0.0.1:4000/graphql');

/** Passes a socket on to the API, with the name by which the page knows this site. */
function passOn(request, socket, head) {
  socket.on('error', () => socket.destroy());
  const headers = {
    ...headersForApi(request.headers, process.env.SITE_SECRET),
    host: api.host,
    'x-forwarded-host': request.headers['x-forwarded-host'] ?? request.headers.host,
  };
  const send = api.protocol === 'https:' ? askSecurely : ask;
  const onward = send(api, { headers, method: 'GET' });
  onward.on('upgrade', (answer, upstream, begun) => {
    const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`);
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

const app = next({ dev: false, dir, port, hostname: host || 'localhost' });
await app.prepare();
const answer = app.getRequestHandler();
const server = createServer((request, response) => {
  if (visitors.name(request).secure) response.setHeader('strict-transport-security', HSTS);
  if (!answerPacked(request, response)) void answer(request, response);
});
server.on('upgrade', (request, socket, head) => {
  visitors.name(request);
  if (request.url.split('?')[0] === socketPath) passOn(request, socket, head);
});
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => server.close(() => process.exit(0)).closeAllConnections());
server.listen(port, host);
