/** Telemetry for the operator of an API, hidden from visitors: metrics on a separate port, log lines, traces. */
import 'reflect-metadata';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { OPERATION_NAMES } from '@rulewright/api-client/operation-names';
import { importTree, type LabStore } from '@rulewright/database';
import { DATABASES, type DatabaseKind, type TestDatabase } from '@rulewright/database/testing';
import { knownGames } from '@rulewright/games';
import { Registry } from '@rulewright/metrics';
import { pino } from 'pino';
import type { DataSource } from 'typeorm';
import { readConfig } from '../src/config.ts';
import { startApi, type RunningApi } from '../src/start.ts';
import { addDatabaseGauges } from '../src/telemetry/database-gauges.ts';
import { testContent } from './support/content.ts';
import { SECRET } from './support/site.ts';

interface Running extends RunningApi {
  /** The log lines so far. */
  readonly lines: readonly Readonly<Record<string, unknown>>[];
  readonly test: TestDatabase;
}

/** Starts the API as `main.ts` does, on a database with one release. */
async function start(kind: DatabaseKind, env: Readonly<Record<string, string>>): Promise<Running> {
  const test = await kind.create();
  const { releases } = await testContent('small');
  await importTree(test.database, releases[0]!, knownGames, { author: 'tester', message: 'Import' });
  const { url, file } = test.options;
  const lines: Record<string, unknown>[] = [];
  const log = pino(
    { level: 'info' },
    { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  );
  const place: Record<string, string> = url === undefined ? { DATA_DIR: dirname(file!) } : { DATABASE_URL: url };
  const config = readConfig({ PORT: '0', LAB_THREADS: '0', SITE_SECRET: SECRET, ...place, ...env });
  return { ...(await startApi(config, log)), lines, test };
}

const stop = async ({ stop: stopApi, test }: Running): Promise<void> => {
  await stopApi();
  await test.close();
};

const ask = async ({ url }: RunningApi, query: string, more: object = {}): Promise<number> => {
  const body = JSON.stringify({ query, ...more });
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  await response.text();
  return response.status;
};

const read = async (url: string): Promise<string> => (await fetch(url)).text();

describe.each(DATABASES)('metrics on $name', (kind) => {
  let api: Running;
  beforeAll(async () => {
    api = await start(kind, { METRICS_PORT: '0' });
  });
  afterAll(() => stop(api));

  const metrics = (): Promise<string> => read(api.metricsUrl!);
  const valueOf = (text: string, series: string): number =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${series} `))
        ?.split(' ')
        .at(-1),
    );

  it('count requests by the name of the operation and by outcome', async () => {
    await ask(api, 'query Me { me { id } }');
    await ask(api, 'query Card { game(id: "nothing") { id } }');
    await ask(api, 'query Card { nothing }');
    await fetch(`${api.url}/releases.json`);
    await fetch(`${api.url}/nowhere`);
    const text = await metrics();
    const count = (labels: string): number => valueOf(text, `rulewright_request_seconds_count{${labels}}`);
    expect(count('operation="Me",outcome="ok"')).toBe(1);
    expect(count('operation="Card",outcome="refused"')).toBe(2);
    expect(count('operation="file",outcome="ok"')).toBe(1);
    expect(count('operation="file",outcome="refused"')).toBe(1);
    expect(valueOf(text, 'rulewright_query_cost_total{operation="Me"}')).toBeGreaterThan(0);
    expect(valueOf(text, 'rulewright_statement_seconds_count{outcome="ok"}')).toBeGreaterThan(0);
  });

  it('share one series for all names that visitors invent', async () => {
    const seriesOf = (text: string): string[] =>
      text.split('\n').flatMap((line) => (line.startsWith('rulewright_request') ? [line.split(' ')[0]!] : []));
    await ask(api, 'query Made { games { id } }');
    const before = seriesOf(await metrics());
    for (let at = 0; at < 20; at++) {
      await ask(api, `query Made${at} { games { id } }`);
      await ask(api, '{ games { id } }', { operationName: `Made${at}` });
      await ask(api, `query Made${at} {`);
    }
    const after = seriesOf(await metrics());
    expect(after.filter((one) => !before.includes(one) && !one.includes('operation="other"'))).toEqual([]);
    expect(after.join('\n')).not.toContain('Made');
    expect(after.length).toBeLessThan(before.length + 20);
  });

  it('cover queues, threads, sockets, matches, the lab, the database and the event loop', async () => {
    const text = await metrics();
    for (const [series, value] of [
      ['rulewright_jobs{lane="answers",state="waiting"}', 0],
      ['rulewright_jobs{lane="background",state="running"}', 0],
      ['rulewright_sockets', 0],
      ['rulewright_rooms', 0],
      ['rulewright_lab_games_total', 0],
      ['rulewright_lab_runs{state="running"}', 0],
      ['rulewright_database_up', 1],
      ['rulewright_release', 1],
    ] as const)
      expect([series, valueOf(text, series)]).toEqual([series, value]);
    for (const series of [
      'rulewright_database_bytes',
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_p99_seconds',
    ])
      expect([series, valueOf(text, series) > 0]).toEqual([series, true]);
  });

  it('count the jobs of requests and measure their times', async () => {
    const jobs = async (): Promise<number[]> => {
      const text = await metrics();
      return ['rulewright_job_seconds_count{job="comparison",outcome="ok"}', 'rulewright_job_wait_seconds_count'].map(
        (series) => valueOf(text, series) || 0,
      );
    };
    const [done, waited] = await jobs();
    const { id, game } = await testContent('small');
    const [a, b] = game.doc.modes.map((mode) => `${id}/${mode}`);
    await ask(api, `query Compare { compare(a: "${a}", b: "${b}") { rules { id } } }`);
    expect(await jobs()).toEqual([done! + 1, waited! + 1]);
  });

  it.each(['/metrics', '/metrics/', '//metrics', '/graphql/../metrics', '/Metrics'])(
    'are not served at %s on the public port',
    async (path) => {
      for (const header of [null, ['rulewright-site', SECRET], ['x-forwarded-for', '127.0.0.1']] as const) {
        const headers = header ? [[...header]] : [];
        const response = await fetch(`${api.url}${path}`, { headers: headers as [string, string][] });
        expect(response.status).toBe(404);
        expect(await response.text()).not.toContain('rulewright_');
      }
    },
  );

  it('are the only thing that the metrics port serves', async () => {
    const { origin } = new URL(api.metricsUrl!);
    for (const path of ['/', '/graphql', '/healthz']) expect((await fetch(origin + path)).status).toBe(404);
    expect((await fetch(api.metricsUrl!, { method: 'POST' })).status).toBe(404);
    expect(new URL(origin).hostname).toBe('127.0.0.1');
  });
});

const [SQLITE] = DATABASES;

it('no metrics are served unless a port is set', async () => {
  const api = await start(SQLITE!, {});
  expect(api.metricsUrl).toBeNull();
  expect((await fetch(`${api.url}/metrics`)).status).toBe(404);
  await stop(api);
});

it('a log line has the operation, its cost, the release and the time, but no name that a visitor invented', async () => {
  const api = await start(SQLITE!, {});
  await ask(api, 'query Me { me { id } release { number } }');
  await ask(api, 'query Mallory { games { id } }');
  await ask(api, 'query Mallory { nothing }');
  await stop(api);
  const requests = api.lines.filter((line) => line['res'] !== undefined);
  expect(requests.slice(0, 3)).toMatchObject([
    { operation: 'Me', cost: 4, release: 1, responseTime: expect.any(Number) as number, res: { statusCode: 200 } },
    { operation: 'other', cost: expect.any(Number) as number, release: 1, responseTime: expect.any(Number) as number },
    { operation: 'other', errors: 'refused', responseTime: expect.any(Number) as number },
  ]);
  expect(JSON.stringify(api.lines)).not.toContain('Mallory');
});

it('traces have a span for each request, with a child span for each statement', async () => {
  const received: string[] = [];
  const collector = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push(`${request.url} ${Buffer.concat(chunks).toString()}`);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  const api = await start(SQLITE!, { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/` });
  await ask(api, 'query Me { release { number } }');
  await stop(api);
  collector.close();
  interface Span {
    readonly spanId: string;
    readonly parentSpanId?: string;
    readonly name: string;
    readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
  }
  const spans = received.flatMap((text) => {
    expect(text).toMatch(/^\/v1\/traces /u);
    const sent = JSON.parse(text.slice(text.indexOf('{'))) as {
      resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
    };
    return sent.resourceSpans.flatMap((one) => one.scopeSpans.flatMap((scope) => scope.spans));
  });
  const request = spans.find(({ name }) => name === 'Me')!;
  expect(Object.fromEntries(request.attributes.map(({ key, value }) => [key, Object.values(value)[0]]))).toMatchObject({
    'graphql.operation.name': 'Me',
    'http.response.status_code': 200,
    'rulewright.outcome': 'ok',
    'rulewright.release': 1,
  });
  const inside = spans.filter(({ parentSpanId }) => parentSpanId === request.spanId);
  expect(inside.map(({ name }) => name)).toContain('SELECT');
});

it('reports an unreachable database, and still serves the other metrics', async () => {
  const registry = new Registry();
  const broken = { options: { type: 'postgres' }, query: () => Promise.reject(new Error('gone')) };
  const lab = { byState: () => Promise.resolve(new Map()) };
  const release = (): Promise<number> => Promise.resolve(1);
  addDatabaseGauges(registry, broken as unknown as DataSource, lab as unknown as LabStore, release);
  const text = await registry.metrics();
  expect(text).toMatch(/^rulewright_database_up 0$/mu);
  expect(text).toMatch(/^rulewright_database_bytes /mu);
});

it('counts the operations of the site by their names', () => {
  expect(OPERATION_NAMES.size).toBeGreaterThan(50);
  for (const name of ['Me', 'Card', 'MatchChanged', 'CreateMatch']) expect([...OPERATION_NAMES]).toContain(name);
});
