/** The process that renders: Next's request handler on a free loopback port, told to the front. It ends with the front. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { setPriority } from 'node:os';
import { inPageRequest } from './page-request.ts';
import { root } from './root.ts';

/** Above that of other processes, 0, and far from the highest, 19. */
const NICE = 5;

/** The front closes idle connections first, so that none dies under a request. */
const KEEP_ALIVE = 120_000;

interface NextApp {
  prepare(): Promise<void>;
  getRequestHandler(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

/** Next is CommonJS, and its types say otherwise. */
const create = createRequire(import.meta.url)('next') as (options: {
  readonly dev: boolean;
  readonly dir: string;
  readonly port: number;
  readonly hostname: string;
}) => NextApp;

// What is kept is sent before anything is rendered, on a machine with few cores too.
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
// The front stops it, after the last answers.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
