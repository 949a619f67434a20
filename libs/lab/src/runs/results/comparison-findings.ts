/**
 * The findings of a comparison of two arms: each metric's difference with its interval, and a sentence that claims no more than the data
 * shows.
 */
import type { GamePlugin } from '@rulewright/engine';
import type { MetricUnit } from './run-metrics.ts';
import type { RunPart } from '../plan/run-part.ts';
import type { LabPlan } from '../plan/lab-plan.ts';
import { metricsIn, partsOf, unitsOf } from './arm-result.ts';
import { chanceOf, difference, holm, interval, ratio, type Estimate, type Interval, type Unit } from './statistics.ts';

export interface Finding {
  /** Id of the metric, such as `turns`. */
  readonly metric: string;
  readonly title: string;
  readonly unit: MetricUnit;
  readonly a: number;
  readonly b: number;
  readonly difference: number;
  /** The 95% interval of the difference. */
  readonly interval: Interval;
  /** Whether the data shows a difference, corrected for the number of findings in the run (Holm, 5%). */
  readonly shown: boolean;
  readonly sentence: string;
}

interface Compared {
  readonly id: string;
  readonly title: string;
  readonly unit: MetricUnit;
  readonly a: readonly Unit[];
  readonly b: readonly Unit[];
}

/** How many decimals to write for numbers up to `most`. Small numbers get more, so that they do not all become 0. */
const decimals = (most: number): number =>
  most >= 100 ? 0 : most >= 10 ? 1 : most >= 0.1 || most === 0 ? 2 : most >= 0.01 ? 3 : 4;

/** Formats a number. A value that rounds to 0 gets no minus sign. */
const fixed = (value: number, places: number): string => value.toFixed(places).replace(/^-(?=0(\.0*)?$)/u, '');

const digits = (value: number): string => fixed(value, decimals(Math.abs(value)));
const percent = (value: number): string => `${fixed(100 * value, 1)}%`;

/** Formats an interval as `low to high`, for shares in percentage points. */
function rangeOf(unit: MetricUnit, [low, high]: Interval): string {
  const scale = unit === 'share' ? 100 : 1;
  const places = unit === 'share' ? 1 : decimals(Math.max(Math.abs(low), Math.abs(high)));
  return `${fixed(scale * low, places)} to ${fixed(scale * high, places)}${unit === 'share' ? ' points' : ''}`;
}

/** A difference in words: in percentage points for shares, otherwise in percent of `a` if that is above 0. */
function sizes(unit: MetricUnit, a: number, { value, error }: Estimate, [low, high]: Interval): string {
  const more = value >= 0;
  const [least, most] = more ? [low, high] : [-high, -low];
  const size = Math.abs(value);
  if (error === 0) return `${unit === 'share' ? `${fixed(100 * size, 1)} points` : digits(size)} ${more ? 'more' : 'less'} in every game`;
  const written = (scale: number, places: number): string[] => [size, least, most].map((n) => fixed(scale * n, places));
  if (unit === 'share') {
    const [by, from, to] = written(100, 1);
    return `${by} points ${more ? 'more' : 'fewer'} (${from} to ${to})`;
  }
  const [scale, sign] = a > 0 ? [100 / a, '%'] : [1, ''];
  const [by, from, to] = written(scale, sign === '' ? decimals(most) : scale * most >= 10 ? 0 : 1);
  return `${by}${sign} ${more ? 'more' : 'less'} (${from} to ${to}${sign})`;
}

function sentenceOf(compared: Compared, a: number, b: number, estimate: Estimate, shown: boolean): string {
  const { title, unit } = compared;
  const written = unit === 'share' ? percent : digits;
  if (estimate.value === 0 && estimate.error === 0) return `${title}: the same in every game, ${written(a)}.`;
  const range = interval(estimate);
  if (shown) return `${title}: ${written(a)} before, ${written(b)} after, ${sizes(unit, a, estimate, range)}.`;
  const both = `${written(a)} and ${written(b)}`;
  // Alone, this difference would be reported. Among many metrics, about one in twenty is this large by chance.
  if (range[0] > 0 || range[1] < 0)
    return `${title}: a hint at most (${both}, ${rangeOf(unit, range)}); with this many numbers, chance alone can explain it.`;
  return `${title}: no difference shown (${both}; the data allows ${rangeOf(unit, range)}).`;
}

/**
 * Compares arm `b` with arm `a` over the games that both have played.
 * @param level the chance that any finding is wrong; 5% by default
 */
export function comparisonFindings(
  plugin: GamePlugin,
  plan: LabPlan,
  parts: readonly RunPart[],
  [a, b]: readonly [number, number] = [0, 1],
  level?: number,
): Finding[] {
  const one = partsOf(parts, a);
  const other = partsOf(parts, b);
  const both = new Set(one.map(({ from }) => from).filter((from) => other.some((part) => part.from === from)));
  const [left, right] = [one, other].map((list) => list.filter(({ from }) => both.has(from))) as [RunPart[], RunPart[]];
  const rowsOf = (list: readonly RunPart[]) => list.flatMap(({ rows }) => rows);
  const compared = metricsIn(plugin, plan, parts)
    .filter(({ implied }) => !implied)
    .map((metric): Compared => ({
      id: metric.id,
      title: metric.title,
      unit: metric.unit,
      a: unitsOf(plan, metric, rowsOf(left)),
      b: unitsOf(plan, metric, rowsOf(right)),
    }));
  const estimates = compared.map((each) => difference(each.a, each.b));
  const shown = holm(estimates.map(chanceOf), level);
  return compared.map((each, index) => {
    const [before, after] = [ratio(each.a).value, ratio(each.b).value];
    const estimate = estimates[index]!;
    return {
      metric: each.id,
      title: each.title,
      unit: each.unit,
      a: before,
      b: after,
      difference: estimate.value,
      interval: interval(estimate),
      shown: shown[index]!,
      sentence: sentenceOf(each, before, after, estimate, shown[index]!),
    };
  });
}
