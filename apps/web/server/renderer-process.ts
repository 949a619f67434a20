/** The renderer process: runs Next's request handler on a free loopback port, and sends the port to the front. It exits with the front. */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { getPriority, setPriority } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { inPageRequest } from './page-request.ts';
import type { RendererMessage } from './renderer.ts';
import { root } from './root.ts';

/** The process priority: lower than that of other processes (0), but far from the lowest (19). */
const NICE = 5;

/** Milliseconds. Longer than in the front, so that the front closes idle connections first and no request meets a closed connection. */
const KEEP_ALIVE = 120_000;

/** The time between two reports, in milliseconds. */
const REPORT_EVERY = 5_000;
const [NANOSECONDS, MICROSECONDS] = [1e9, 1e6];

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

// Passes the configuration of the build to Next, in the variable that Next's own standalone server uses. Reading next.config.ts again
// would need the compiler, which the image lacks.
const built = JSON.parse(readFileSync(join(root, '.next/required-server-files.json'), 'utf8')) as {
  readonly config: unknown;
};
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(built.config);

// Gives the front priority over rendering, even on a machine with few cores.
// A process may not raise its own priority, and a supervisor may already have set a lower one.
setPriority(Math.max(NICE, getPriority()));

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
const tell = (message: RendererMessage): void => void process.send?.(message);
server.listen(0, '127.0.0.1', () => tell({ port: (server.address() as AddressInfo).port }));

if (process.env.METRICS_PORT) {
  const delays = monitorEventLoopDelay();
  delays.enable();
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    const numbers = {
      delay: delays.percentile(99) / NANOSECONDS,
      resident: process.memoryUsage.rss(),
      cpu: (user + system) / MICROSECONDS,
    };
    delays.reset();
    tell({ numbers });
  }, REPORT_EVERY).unref();
}

process.on('disconnect', () => process.exit(0));
// Ignores signals, because the front stops this process after the last answers.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
