/**
 * Serves the built site with two processes. The front never renders, so it can always answer; a separate process renders pages. Reads PORT,
 * HOST, API_URL, SITE_SECRET, TRUSTED_PROXIES, GAME_HOSTS, METRICS_PORT and METRICS_HOST from the environment.
 */
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { drain, serveMetrics } from '@rulewright/metrics';
import { askVersion } from './ask-version.ts';
import { ContentVersion } from './content-version.ts';
import { readGameHosts, urlAt } from './game-hosts.ts';
import { PageCache } from './page-cache.ts';
import { Pages } from './pages.ts';
import { RenderQueue } from './render-queue.ts';
import { Renderer } from './renderer.ts';
import { root } from './root.ts';
import { SiteMetrics, metricsAddress } from './site-metrics.ts';
import { passSocketOn } from './sockets.ts';
import { answerStatic, readStatic } from './static-files.ts';
import { HSTS, Visitors, readProxies, startWarning } from './visitor-address.ts';

const port = Number(process.env.PORT ?? 3000);
/** Without HOST, the server listens on all addresses of the machine, as `next start` does. */
const host = process.env.HOST || undefined;
const api = new URL(process.env.API_URL ?? 'http://127.0.0.1:4000/graphql');

const hosts = readGameHosts(process.env.GAME_HOSTS);
const files = readStatic(join(root, '.next/static'), join(root, 'dist/browser'));
const renderer = new Renderer(new URL('renderer-process.js', import.meta.url));
const version = new ContentVersion(askVersion(api));
const [queue, cache] = [new RenderQueue(), new PageCache()];
const pages = new Pages({ renderer, version, queue, cache });
const sockets = new Set<Duplex>();

const address = metricsAddress(process.env);
const metrics =
  address &&
  new SiteMetrics({
    waiting: () => queue.waiting,
    rendering: () => queue.rendering,
    cachedBytes: () => cache.size,
    sockets: () => sockets.size,
    renderers: () => renderer.starts,
    renderer: () => renderer.numbers,
  });

/** Times for the shutdown in milliseconds. They can be short, because browsers repeat a request if its connection closes. */
const LEAVING = { linger: 1_000, patience: 20_000 };

const warn = (sentence: string): void => void process.stderr.write(`${sentence}\n`);
const visitors = new Visitors({ trustedProxies: readProxies(process.env.TRUSTED_PROXIES), warn });
const warning = startWarning(process.env.SITE_SECRET);
if (warning) warn(warning);

const server = createServer((request, response) => {
  metrics?.watch(request, response);
  if (visitors.name(request).secure) response.setHeader('strict-transport-security', HSTS);
  request.url = urlAt(hosts, request.headers.host, request.url ?? '/');
  if (!answerStatic(files, request, response)) void pages.answer(request, response);
});
server.on('upgrade', (request, socket, head) => {
  visitors.name(request);
  sockets.add(socket);
  socket.once('close', () => sockets.delete(socket));
  passSocketOn(api, request, socket, head);
});

/** Stops after the running requests are answered. Pages open their sockets again, to another or the next process of the site. */
async function stop(): Promise<void> {
  version.stop();
  const drained = drain(server, LEAVING);
  for (const socket of sockets) socket.destroy();
  await drained;
  renderer.stop();
  await served?.close();
}

await renderer.start();
const served = metrics && address && (await serveMetrics(metrics.registry, address));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop().then(() => process.exit(0)));
server.listen(port, host);
