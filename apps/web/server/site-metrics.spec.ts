/** Tests of the metrics of the site: requests by route, and no labels invented by visitors. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SiteMetrics, metricsAddress, type SiteCounts } from './site-metrics.ts';

const COUNTS: SiteCounts = {
  waiting: () => 2,
  rendering: () => 1,
  cachedBytes: () => 4_096,
  sockets: () => 3,
  renderers: () => 1,
  renderer: () => ({ delay: 0.02, resident: 1e8, cpu: 5 }),
};

describe('the metrics of the site', () => {
  let metrics: SiteMetrics;
  let server: Server;
  let origin: string;
  beforeEach(async () => {
    metrics = new SiteMetrics(COUNTS);
    server = createServer((request, response) => {
      metrics.watch(request, response);
      response.statusCode = request.url!.includes('missing') ? 404 : request.url!.includes('broken') ? 500 : 200;
      response.end();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => void server.close());

  const ask = async (path: string): Promise<void> => void (await (await fetch(origin + path)).text());
  const series = async (): Promise<string[]> =>
    (await metrics.registry.metrics()).split('\n').filter((line) => line.startsWith('rulewright_site_request'));

  it('count requests by the pattern of the route and by outcome', async () => {
    await ask('/a-game/cards/a-card?release=1');
    await ask('/a-game/cards/another-card');
    await ask('/a-game/cards/missing');
    await ask('/a-game/cards/broken');
    await ask('/_next/static/chunks/1.js');
    const counts = (await series()).filter((line) => line.includes('_count'));
    expect(counts).toEqual([
      'rulewright_site_request_seconds_count{route="/[game]/cards/[slug]",outcome="ok"} 2',
      'rulewright_site_request_seconds_count{route="/[game]/cards/[slug]",outcome="refused"} 1',
      'rulewright_site_request_seconds_count{route="/[game]/cards/[slug]",outcome="failed"} 1',
      'rulewright_site_request_seconds_count{route="/_next/static",outcome="ok"} 1',
    ]);
  });

  it('keep one series for all paths that visitors invent', async () => {
    await ask('/mallory-0/nowhere/at/all/0');
    const { length } = await series();
    for (let at = 1; at < 20; at++) await ask(`/mallory-${at}/nowhere/at/all/${at}`);
    const text = (await series()).join('\n');
    expect(await series()).toHaveLength(length);
    expect(text).toContain('route="none",outcome="ok"} 20');
    expect(text).not.toContain('mallory');
  });

  it('read the counts of the other parts of the site', async () => {
    const lines = (await metrics.registry.metrics()).split('\n');
    for (const line of [
      'rulewright_site_renders{state="waiting"} 2',
      'rulewright_site_renders{state="running"} 1',
      'rulewright_site_kept_bytes 4096',
      'rulewright_site_sockets 3',
      'rulewright_site_renderers_total 1',
      'rulewright_renderer_event_loop_seconds 0.02',
      'rulewright_renderer_resident_bytes 100000000',
      'rulewright_renderer_cpu_seconds 5',
    ])
      expect(lines).toContain(line);
  });
});

test('the dashboard and the alerts use all metrics of the site and no others', async () => {
  const examples = ['alerts.yml', 'grafana-dashboard.json'].map((name) =>
    readFileSync(new URL(`../../../docs/examples/${name}`, import.meta.url), 'utf8'),
  );
  const used = examples.flatMap((text) =>
    [...text.matchAll(/rulewright_(?:site|renderer)_\w+/gu)].map(([name]) => name),
  );
  const own = (await new SiteMetrics(COUNTS).registry.getMetricsAsJSON()).map(({ name }) => name);
  const shown = new Set(used.map((name) => name.replace(/_(?:bucket|count|sum)$/u, '')));
  expect([...shown].sort()).toEqual(own.sort());
});

test('metrics are off without a port, use this machine without a host, and refuse an invalid port', () => {
  expect(metricsAddress({})).toBeNull();
  expect(metricsAddress({ METRICS_PORT: '' })).toBeNull();
  expect(metricsAddress({ METRICS_PORT: '9403' })).toEqual({ host: '127.0.0.1', port: 9403 });
  expect(metricsAddress({ METRICS_PORT: '0', METRICS_HOST: '0.0.0.0' })).toEqual({ host: '0.0.0.0', port: 0 });
  for (const METRICS_PORT of ['http', '70000', '-1'])
    expect(() => metricsAddress({ METRICS_PORT })).toThrow('METRICS_PORT is not a port');
});
