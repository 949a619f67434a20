/** The results of a run: for each arm, its metrics with intervals, distributions, and results by card and rule. */
import type { GamePlugin } from '@rulewright/engine';
import { addCounts, sortedCounts } from '../../counts.ts';
import { metricsOf, type Metric, type MetricGroup, type MetricUnit } from './run-metrics.ts';
import { winnersOf, type CardTally, type GameRow, type RunPart } from '../plan/run-part.ts';
import { blockSize, planOfArm, type LabPlan } from '../plan/lab-plan.ts';
import { interval, ratio, type Interval, type Unit } from './statistics.ts';

export interface MetricResult {
  readonly id: string;
  readonly title: string;
  readonly unit: MetricUnit;
  readonly group: MetricGroup;
  readonly value: number;
  /** The 95% interval. */
  readonly interval: Interval;
}

export interface CardResult extends CardTally {
  readonly card: string;
}

/** One bar of a distribution: the number of games with this value. */
export interface Bar {
  readonly at: number;
  readonly games: number;
}

export interface ArmResult {
  readonly name: string;
  readonly ruleset: { readonly id: string; readonly hash: string };
  readonly games: number;
  readonly capped: number;
  readonly endings: Readonly<Record<string, number>>;
  /** Wins by seat. Drawn games and games that were cut off count for no seat. */
  readonly wins: readonly number[];
  readonly draws: number;
  readonly metrics: readonly MetricResult[];
  readonly turns: readonly Bar[];
  readonly cards: readonly CardResult[];
  /** How often each rule was applied, over all games. */
  readonly rules: Readonly<Record<string, number>>;
  readonly checksum: string;
}

/** The parts of one arm, in the order of their games. */
export const partsOf = (parts: readonly RunPart[], arm: number): RunPart[] =>
  parts.filter((part) => part.arm === arm).sort((a, b) => a.from - b.from);

/** The causes by which games ended in any arm, sorted. */
export const causesOf = (parts: readonly RunPart[]): string[] =>
  [...new Set(parts.flatMap(({ rows }) => rows.map(({ cause }) => cause)))].sort();

/** The metrics with data in at least one game. A share of attacks, for example, has none in games without attacks. */
export const metricsIn = (plugin: GamePlugin, plan: LabPlan, parts: readonly RunPart[]): Metric[] =>
  metricsOf(plugin, plan, causesOf(parts)).filter(({ per }) =>
    parts.some(({ rows }) => rows.some((row) => per(row) > 0)),
  );

/** The units of a metric: one for each block of games that share a seed. */
export function unitsOf(plan: LabPlan, metric: Metric, rows: readonly GameRow[]): Unit[] {
  const size = blockSize(plan);
  const units: { x: number; y: number }[] = [];
  rows.forEach((row, index) => {
    const unit = (units[Math.floor(index / size)] ??= { x: 0, y: 0 });
    unit.x += metric.of(row);
    unit.y += metric.per(row);
  });
  return units;
}

function distribution(values: readonly number[]): Bar[] {
  const games = new Map<number, number>();
  for (const value of values) games.set(value, (games.get(value) ?? 0) + 1);
  return [...games].sort(([a], [b]) => a - b).map(([at, count]) => ({ at, games: count }));
}

function cardResults(parts: readonly RunPart[]): CardResult[] {
  const sums = new Map<string, CardTally>();
  for (const part of parts)
    for (const [card, tally] of Object.entries(part.cards)) {
      const sum = sums.get(card) ?? { drawn: 0, played: 0 };
      for (const key of ['drawn', 'played'] as const) sum[key] += tally[key];
      sums.set(card, sum);
    }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([card, sum]) => ({ card, ...sum }));
}

/** The results of one arm, from the finished parts. */
export function armResult(plugin: GamePlugin, whole: LabPlan, parts: readonly RunPart[], arm: number): ArmResult {
  const plan = planOfArm(whole, arm);
  const own = partsOf(parts, arm);
  const rows = own.flatMap((part) => part.rows);
  const { name, ruleset } = plan.arms[arm]!;
  const rules: Record<string, number> = {};
  for (const part of own) addCounts(rules, part.rules);
  const endings: Record<string, number> = {};
  for (const row of rows) addCounts(endings, { [row.cause]: 1 });
  return {
    name,
    ruleset: { id: ruleset.id, hash: ruleset.hash },
    games: rows.length,
    capped: rows.filter((row) => row.cause === 'capped').length,
    endings: sortedCounts(endings),
    wins: plan.entrants.map((_, seat) => rows.filter((row) => winnersOf(row).includes(seat)).length),
    draws: rows.filter((row) => row.winner === null && row.cause !== 'capped').length,
    metrics: metricsIn(plugin, plan, parts).map((metric) => {
      const estimate = ratio(unitsOf(plan, metric, rows));
      return {
        id: metric.id,
        title: metric.title,
        unit: metric.unit,
        group: metric.group,
        value: estimate.value,
        interval: interval(estimate),
      };
    }),
    turns: distribution(rows.map((row) => row.turns)),
    cards: cardResults(own),
    rules: sortedCounts(rules),
    checksum: own
      .reduce((sum, part) => (sum + part.checksum) >>> 0, 0)
      .toString(16)
      .padStart(8, '0'),
  };
}
