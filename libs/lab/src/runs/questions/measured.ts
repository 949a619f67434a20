/** Measures the games of a question: the value, the value for comparison, and the estimate that decides. */
import type { GamePlugin } from '@rulewright/engine';
import { partsOf, unitsOf } from '../results/arm-result.ts';
import { metricsOf, winsOfFirst, type Metric, type MetricUnit } from '../results/run-metrics.ts';
import { difference, ratio, type Estimate, type Unit } from '../results/statistics.ts';
import type { RunPart } from '../plan/run-part.ts';
import { planOfArm, type LabPlan } from '../plan/lab-plan.ts';
import type { AskedQuestion, QuestionMeasure } from './questions.ts';

/** One measured quantity. */
export interface Measured {
  readonly id: string;
  readonly title: string;
  readonly unit: MetricUnit;
  readonly value: Estimate;
  /** The value for comparison; null if there is none. */
  readonly against: number | null;
  /** The estimate that decides: the difference, or the value itself if there is no value for comparison. */
  readonly estimate: Estimate;
}

/** For each arm, the parts that all arms have played. Arms play the same seeds, so these parts are comparable. */
export function commonParts(plan: LabPlan, parts: readonly RunPart[]): RunPart[][] {
  const arms = plan.arms.map((_, arm) => partsOf(parts, arm));
  const firsts = arms.map((list) => new Set(list.map(({ from }) => from)));
  return arms.map((list) => list.filter(({ from }) => firsts.every((known) => known.has(from))));
}

const unitsIn = (plan: LabPlan, metric: Metric, parts: readonly RunPart[]): Unit[] =>
  unitsOf(
    plan,
    metric,
    parts.flatMap(({ rows }) => rows),
  );

const isEmpty = (units: readonly Unit[]): boolean => units.every(({ y }) => y === 0);

/** A metric under one ruleset. @param even the share for comparison, or null */
function single(metric: Metric, units: readonly Unit[], even: number | null): Measured[] {
  if (isEmpty(units)) return [];
  const value = ratio(units);
  const estimate = even === null ? value : { ...value, value: value.value - even };
  return [{ id: metric.id, title: metric.title, unit: metric.unit, value, against: even, estimate }];
}

/** A metric under the second ruleset, compared with the first. */
function compared(metric: Metric, before: readonly Unit[], after: readonly Unit[]): Measured[] {
  if (isEmpty(before) || isEmpty(after)) return [];
  const { id, title, unit } = metric;
  return [{ id, title, unit, value: ratio(after), against: ratio(before).value, estimate: difference(before, after) }];
}

function cardPlayed(card: string, parts: readonly RunPart[]): Measured[] {
  const units = parts.map(({ cards }): Unit => ({ x: cards[card]?.played ?? 0, y: cards[card]?.drawn ?? 0 }));
  if (isEmpty(units)) return [];
  const value = ratio(units);
  return [{ id: `card:${card}`, title: card, unit: 'share', value, against: null, estimate: value }];
}

/** For pairs of decks: the wins of the first deck in each arm. For deciding cards: what each replaced card changes. */
function measuredPairs(
  plugin: GamePlugin,
  plan: LabPlan,
  arms: readonly (readonly RunPart[])[],
  kind: 'matchups' | 'deciding',
): Measured[] {
  const pairs = arms.map((list, arm) => {
    const own = planOfArm(plan, arm);
    const metric = winsOfFirst(metricsOf(plugin, own, []))!;
    return { metric, units: unitsIn(own, metric, list) };
  });
  if (kind === 'matchups') return pairs.flatMap(({ metric, units }) => single(metric, units, 1 / 2));
  // The first arm has the whole deck, and each other arm has a stand-in for one card.
  const [whole, ...without] = pairs;
  return without.flatMap(({ metric, units }) => compared(metric, units, whole!.units));
}

/** The metric of a measure that compares two decks, levels or cards. */
const FIRST_WINS = 'entrant-1-wins';

/** The ids of the metrics of a measure. */
const metricIds = (measure: QuestionMeasure): readonly string[] =>
  measure.kind === 'any' ? measure.metrics : 'metric' in measure ? [measure.metric] : [];

/** The quantities of a question, measured in the games so far. Empty without data. */
export function measured(
  plugin: GamePlugin,
  plan: LabPlan,
  parts: readonly RunPart[],
  measure: QuestionMeasure,
  { card }: AskedQuestion,
): Measured[] {
  const arms = commonParts(plan, parts);
  const first = arms[0] ?? [];
  if (first.length === 0) return [];
  const seats = plan.entrants.length;
  if (measure.kind === 'matchups' || measure.kind === 'deciding')
    return measuredPairs(plugin, plan, arms, measure.kind);
  if (measure.kind === 'card-played') return card === null ? [] : cardPlayed(card, first);
  const metrics = metricsOf(plugin, plan, []);
  return metricIds(measure).flatMap((id) => {
    const isFirst = id === FIRST_WINS;
    const metric = isFirst ? winsOfFirst(metrics) : metrics.find((one) => one.id === id);
    if (!metric) return [];
    const [before, after] = arms.map((list) => unitsIn(plan, metric, list)) as [Unit[], Unit[]?];
    if (measure.kind === 'even') return single(metric, before, isFirst ? 1 / 2 : 1 / seats);
    if (measure.kind === 'value') return single(metric, before, null);
    return after ? compared(metric, before, after) : [];
  });
}
