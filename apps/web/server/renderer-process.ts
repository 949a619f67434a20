/** The renderer process: runs Next's request handler on a free loopback port, and sends the port to the front. It exits with the front. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { setPriority } from 'node:os';
import { inPageRequest } from './page-request.ts';
import { root } from './root.ts';

/** The process priority: lower than that of other processes (0), but far from the lowest (19). */
const NICE = 5;

/** Milliseconds. Longer than in the front, so that the front closes idle connections first and no request meets a closed connection. */
const KEEP_ALIVE = 120_000;

interface NextApp {
  prepare(): Promise<void>;
  getRequestHandler(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

/** Loads Next with `require`, because it is CommonJS although its types say otherwise. */
const create = createRequire(import.meta.url)('next') as (options: {
  readonly dev: boolean;
  readonly dir: string;
  readonly port: number;
  readonly hostname: string;
}) => NextApp;

// Gives the front priority over rendering, even on a machine with few cores.
setPriority(NICE);

const app = create({
  dev: false,
  dir: root,
  port: Number(process.env.PORT ?? 3000),
  hostname: process.env.HOST || 'localhost',
});
await app.prepare();
const answer = app.getRequestHandler();
const server = createServer((request, response) => void inPageRequest(response, () => answer(request, response)));
server.keepAliveTimeout = KEEP_ALIVE;
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));

process.on('disconnect', () => process.exit(0));
// Ignores signals, because the front stops this process after the last answers.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
