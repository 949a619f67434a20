/** The examples for Prometheus and Grafana in docs/examples: each expression uses metrics and labels that the API serves. */
import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { DATABASES } from '@rulewright/database/testing';
import { parser } from '@prometheus-io/lezer-promql';
import { pino } from 'pino';
import { parse } from 'yaml';
import { readConfig } from '../src/config.ts';
import { createServer } from '../src/server.ts';
import { Telemetry } from '../src/telemetry/telemetry.ts';

const example = (name: string): string =>
  readFileSync(new URL(`../../../docs/examples/${name}`, import.meta.url), 'utf8');

interface Alerts {
  readonly groups: readonly {
    readonly rules: readonly {
      readonly alert: string;
      readonly expr: string;
      readonly annotations: { summary: string };
    }[];
  }[];
}
interface Dashboard {
  readonly panels: readonly {
    readonly title: string;
    readonly targets: readonly { expr: string; legendFormat: string }[];
  }[];
}

const alerts = (parse(example('alerts.yml')) as Alerts).groups.flatMap(({ rules }) => rules);
const targets = (JSON.parse(example('grafana-dashboard.json')) as Dashboard).panels.flatMap((panel) =>
  panel.targets.map((target) => ({ name: `panel ${panel.title}`, ...target })),
);
/** The metrics of the site. The test apps/web/server/site-metrics.spec.ts checks them. */
const OF_SITE = /rulewright_(?:site|renderer)_/u;
const expressions = [
  ...alerts.map(({ alert, expr, annotations }) => ({ name: `alert ${alert}`, expr, text: annotations.summary })),
  ...targets.map(({ name, expr, legendFormat }) => ({ name, expr, text: legendFormat })),
].filter(({ expr }) => !OF_SITE.test(expr));

/** The labels that Prometheus adds to every series. `part` is set in prometheus.yml. */
const ADDED = ['job', 'instance', 'part'];
/** Metrics of Prometheus itself. `up`: whether a target answers. */
const OF_PROMETHEUS = { up: [] };

interface Asked {
  /** The used labels, by metric. */
  readonly labels: ReadonlyMap<string, readonly string[]>;
  /** The labels of the result, if the expression groups by labels. */
  readonly grouped: readonly string[];
  readonly mistakes: readonly string[];
}

/** The metrics and labels that a PromQL expression uses. */
function askedBy(expression: string): Asked {
  const text = expression.replaceAll('$__rate_interval', '5m');
  const labels = new Map<string, string[]>();
  const grouped: string[] = [];
  const mistakes: string[] = [];
  let metric = '';
  let isGrouping = false;
  parser.parse(text).iterate({
    enter: ({ type, from, to }) => {
      const part = text.slice(from, to);
      if (type.isError) mistakes.push(`${from}: ${text.slice(from, from + 20)}`);
      if (type.name === 'VectorSelector') [metric = ''] = /^\w+/u.exec(part) ?? [];
      if (type.name === 'VectorSelector') labels.set(metric, labels.get(metric) ?? []);
      if (type.name === 'GroupingLabels') isGrouping = true;
      if (type.name === 'LabelName') (isGrouping ? grouped : labels.get(metric)!).push(part);
    },
    leave: ({ type }) => {
      if (type.name === 'GroupingLabels') isGrouping = false;
    },
  });
  return { labels, grouped, mistakes };
}

/** The labels of every metric of a running API, by metric name. */
async function servedMetrics(): Promise<ReadonlyMap<string, readonly string[]>> {
  const test = await DATABASES[0]!.create();
  const telemetry = await Telemetry.of(readConfig({ METRICS_PORT: '0' }));
  const app = await createServer(test.database, pino({ level: 'silent' }), {}, undefined, telemetry.watchers);
  await telemetry.open(app);
  const served = telemetry.metrics!.registry.getMetricsAsArray();
  await app.close();
  await telemetry.close();
  await test.close();
  const names = new Map<string, readonly string[]>();
  for (const { name, type, labelNames } of served as unknown as {
    name: string;
    type: string;
    labelNames: string[];
  }[]) {
    names.set(name, labelNames);
    if (type !== 'histogram') continue;
    for (const end of ['count', 'sum']) names.set(`${name}_${end}`, labelNames);
    names.set(`${name}_bucket`, [...labelNames, 'le']);
  }
  return names;
}

const served = new Map([...(await servedMetrics()), ...Object.entries(OF_PROMETHEUS)]);

it.each(expressions)('$name uses existing metrics and labels', ({ expr, text }) => {
  const { labels, grouped, mistakes } = askedBy(expr);
  expect(mistakes).toEqual([]);
  expect(labels.size).toBeGreaterThan(0);
  const known = new Set(ADDED);
  for (const [metric, asked] of labels) {
    expect([metric, served.has(metric)]).toEqual([metric, true]);
    const own = [...served.get(metric)!, ...ADDED];
    for (const label of own) known.add(label);
    expect([metric, asked.filter((label) => !own.includes(label))]).toEqual([metric, []]);
  }
  // The text must use only labels of the result.
  const told = [...text.matchAll(/\{\{\s*(?:\$labels\.)?(\w+)\s*\}\}/gu)].map(([, label]) => label!);
  const left = /\b(?:sum|max|count)\b/u.test(expr) ? grouped : [...known];
  expect([...grouped, ...told].filter((label) => !known.has(label))).toEqual([]);
  expect(told.filter((label) => !left.includes(label))).toEqual([]);
});

it('uses all of the API’s own metrics in the dashboard or in an alert', () => {
  const used = new Set(expressions.flatMap(({ expr }) => [...askedBy(expr).labels.keys()]));
  const shown = [...used].map((name) => name.replace(/_(?:bucket|count|sum)$/u, ''));
  const own = [...served.keys()].filter((name) => /^rulewright_/u.test(name) && !/_(?:bucket|count|sum)$/u.test(name));
  expect(own.filter((name) => !shown.includes(name))).toEqual([]);
});

it('finds an unknown metric and a syntax error', () => {
  expect([...askedBy('rate(nothing_total{a="1"}[5m])').labels]).toEqual([['nothing_total', ['a']]]);
  expect(askedBy('sum(rate(').mistakes).not.toEqual([]);
});

it('configures Prometheus with the alerts, and with a target for each part', () => {
  const config = parse(example('prometheus.yml')) as {
    rule_files: string[];
    scrape_configs: { job_name: string; static_configs: { labels: { part: string } }[] }[];
  };
  expect(config.rule_files).toEqual(['alerts.yml']);
  expect(config.scrape_configs.map(({ job_name: name }) => name)).toEqual(['rulewright']);
  expect(config.scrape_configs[0]!.static_configs.map(({ labels }) => labels.part)).toEqual(['api', 'worker', 'site']);
});
