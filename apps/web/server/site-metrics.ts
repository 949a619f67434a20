/**
 * Metrics of the site for Prometheus: requests by route and outcome, waiting and running renders, cached pages, sockets, and the renderer.
 * Every label has few values, and visitors cannot choose them. Nothing is measured unless METRICS_PORT is set.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Gauge, Histogram, Registry, addNumber, addTotal, type MetricsAddress } from '@rulewright/metrics';
import type { RendererNumbers } from './renderer.ts';
import { patternAt } from './routes.ts';

const SECONDS = [0.005, 0.02, 0.1, 0.5, 2, 10];
/** The route labels for files of the build, and for paths without a route. */
const STATIC = '/_next/static';
const NONE = 'none';
const PORT = /^\d{1,5}$/u;

/** The counts of the other parts of the site. */
export interface SiteCounts {
  readonly waiting: () => number;
  readonly rendering: () => number;
  /** The size of the cached pages, in bytes. */
  readonly cachedBytes: () => number;
  readonly sockets: () => number;
  /** The number of renderers started since the start of the front. It is 1, plus 1 for each renderer that died. */
  readonly renderers: () => number;
  /** Null until the renderer has sent its numbers. */
  readonly renderer: () => RendererNumbers | null;
}

/** The address of the metrics server; null unless METRICS_PORT is set. @throws Error for an invalid port */
export function metricsAddress(env: Readonly<Record<string, string | undefined>>): MetricsAddress | null {
  const { METRICS_PORT: port, METRICS_HOST: host } = env;
  if (!port) return null;
  if (!PORT.test(port) || Number(port) > 65_535)
    throw new Error(`METRICS_PORT is not a port. Set a whole number from 0 to 65535 instead of ${port}.`);
  return { port: Number(port), host: host || '127.0.0.1' };
}

/** The label of a request: the pattern of its route, never its path. */
function routeOf(url: string): string {
  const cut = url.indexOf('?');
  const path = cut < 0 ? url : url.slice(0, cut);
  return path.startsWith(`${STATIC}/`) ? STATIC : (patternAt(path) ?? NONE);
}

/** The outcome of a request, as in the API. `left`: the visitor did not wait. `refused`: a bad request or a limit. `failed`: our error. */
function outcomeOf({ writableFinished, statusCode }: ServerResponse): string {
  if (!writableFinished) return 'left';
  if (statusCode >= 500) return 'failed';
  return statusCode >= 400 ? 'refused' : 'ok';
}

export class SiteMetrics {
  readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'rulewright_site_request_seconds',
    help: 'Requests to the site by the pattern of the route and by outcome. Paths that lead nowhere are "none".',
    labelNames: ['route', 'outcome'],
    buckets: SECONDS,
    registers: [this.registry],
  });

  constructor(counts: SiteCounts) {
    const { registry } = this;
    new Gauge({
      name: 'rulewright_site_renders',
      help: 'Renders that wait or run.',
      labelNames: ['state'],
      registers: [registry],
      collect() {
        this.set({ state: 'waiting' }, counts.waiting());
        this.set({ state: 'running' }, counts.rendering());
      },
    });
    addNumber(registry, 'rulewright_site_kept_bytes', 'Bytes of the pages in memory.', counts.cachedBytes);
    addNumber(registry, 'rulewright_site_sockets', 'Open sockets of matches.', counts.sockets);
    addTotal(registry, 'rulewright_site_renderers_total', 'Processes that were started to render.', counts.renderers);
    const [delay, resident, cpu] = [
      '99th percentile of the delay of the event loop of the process that renders.',
      'Memory of the process that renders.',
      'Processor time of the process that renders.',
    ];
    addNumber(registry, 'rulewright_renderer_event_loop_seconds', delay, () => counts.renderer()?.delay ?? 0);
    addNumber(registry, 'rulewright_renderer_resident_bytes', resident, () => counts.renderer()?.resident ?? 0);
    addNumber(registry, 'rulewright_renderer_cpu_seconds', cpu, () => counts.renderer()?.cpu ?? 0);
  }

  /** Counts a request when its answer ends. */
  watch(request: IncomingMessage, response: ServerResponse): void {
    const began = performance.now();
    const route = routeOf(request.url ?? '/');
    response.once('close', () =>
      this.requests.observe({ route, outcome: outcomeOf(response) }, (performance.now() - began) / 1_000),
    );
  }
}
