/** What a comparison of two arms says: each number's difference with its interval, and a sentence that claims no more than the data. */
import type { GamePlugin } from '@rulewright/engine';
import { metricsOf, type MetricUnit } from './metrics.ts';
import type { RunPart } from './part.ts';
import type { LabPlan } from './plan.ts';
import { causesOf, partsOf, unitsOf } from './results.ts';
import { chanceOf, difference, holm, interval, ratio, type Estimate, type Interval, type Unit } from './statistics.ts';

export interface Finding {
  /** Id of the metric; for cards `card:<slug>`, for rules `rule:<id>`. */
  readonly metric: string;
  readonly title: string;
  readonly unit: MetricUnit;
  readonly a: number;
  readonly b: number;
  readonly difference: number;
  /** 95% interval of the difference. */
  readonly interval: Interval;
  /** Whether the data shows a difference, all findings of the run taken together (Holm, 5%). */
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

const digits = (value: number): string => value.toFixed(Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2);
const percent = (value: number): string => `${(100 * value).toFixed(1)}%`;
const points = (value: number): string => (100 * value).toFixed(1);

/** A difference in words: percentage points of shares, percent of numbers where they can be compared so. */
function sizes(unit: MetricUnit, a: number, [low, high]: Interval, value: number): string {
  const more = value >= 0;
  const [least, most] = more ? [low, high] : [-high, -low];
  if (unit === 'share')
    return `${points(Math.abs(value))} points ${more ? 'more' : 'fewer'} (${points(least)} to ${points(most)})`;
  if (a <= 0) return `${digits(Math.abs(value))} ${more ? 'more' : 'less'} (${digits(least)} to ${digits(most)})`;
  const relative = (n: number): string => ((100 * n) / a).toFixed(0);
  return `${relative(Math.abs(value))}% ${more ? 'more' : 'less'} (${relative(least)} to ${relative(most)}%)`;
}

function sentenceOf(compared: Compared, a: number, b: number, found: Estimate, shown: boolean): string {
  const written = compared.unit === 'share' ? percent : digits;
  if (found.value === 0 && found.error === 0) return `${compared.title}: the same in every game, ${written(a)}.`;
  const range = interval(found);
  if (shown)
    return `${compared.title}: ${written(a)} before, ${written(b)} after, ${sizes(compared.unit, a, range, found.value)}.`;
  const scale = compared.unit === 'share' ? points : digits;
  const unit = compared.unit === 'share' ? ' points' : '';
  return `${compared.title}: no difference shown (${written(a)} and ${written(b)}; the data allows ${scale(range[0])} to ${scale(range[1])}${unit}).`;
}

/** Units of a tally kept by part. */
const byPart = (parts: readonly RunPart[], of: (part: RunPart) => Unit): Unit[] => parts.map(of);

/**
 * Compares arm `b` with arm `a` over the games that both have played.
 * @param cards slugs of the cards whose win rates are compared: those that changed
 */
export function findingsOf(
  plugin: GamePlugin,
  plan: LabPlan,
  parts: readonly RunPart[],
  cards: readonly string[] = [],
  [a, b]: readonly [number, number] = [0, 1],
): Finding[] {
  const one = partsOf(parts, a);
  const other = partsOf(parts, b);
  const both = new Set(one.map(({ from }) => from).filter((from) => other.some((part) => part.from === from)));
  const [left, right] = [one, other].map((list) => list.filter(({ from }) => both.has(from))) as [RunPart[], RunPart[]];
  const rowsOf = (list: readonly RunPart[]) => list.flatMap(({ rows }) => rows);
  const compared: Compared[] = [
    ...metricsOf(plugin, plan, causesOf(parts)).map((metric) => ({
      id: metric.id,
      title: metric.title,
      unit: metric.unit,
      a: unitsOf(plan, metric, rowsOf(left)),
      b: unitsOf(plan, metric, rowsOf(right)),
    })),
    ...cards.map((card): Compared => {
      const unit = ({ cards: tallies }: RunPart): Unit => ({
        x: tallies[card]?.drawnWon ?? 0,
        y: tallies[card]?.drawn ?? 0,
      });
      return {
        id: `card:${card}`,
        title: `Wins when ${card} is drawn`,
        unit: 'share',
        a: byPart(left, unit),
        b: byPart(right, unit),
      };
    }),
  ];
  const estimates = compared.map((each) => difference(each.a, each.b));
  const shown = holm(estimates.map(chanceOf));
  return compared.map((each, index) => {
    const [before, after] = [ratio(each.a).value, ratio(each.b).value];
    const found = estimates[index]!;
    return {
      metric: each.id,
      title: each.title,
      unit: each.unit,
      a: before,
      b: after,
      difference: found.value,
      interval: interval(found),
      shown: shown[index]!,
      sentence: sentenceOf(each, before, after, found, shown[index]!),
    };
  });
}
