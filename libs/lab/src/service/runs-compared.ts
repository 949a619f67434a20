/** Compares two runs of one game, number by number. */
import type { GamePlugin } from '@rulewright/engine';
import { metricsIn, partsOf, unitsOf } from '../runs/results/arm-result.ts';
import type { MetricGroup, MetricUnit } from '../runs/results/run-metrics.ts';
import {
  chanceOf,
  difference,
  holm,
  interval,
  ratio,
  type Estimate,
  type Interval,
} from '../runs/results/statistics.ts';
import type { RunPart } from '../runs/plan/run-part.ts';
import type { KnownRun } from './known-runs.ts';

/** A run with its stored parts that count. */
export interface PlayedRun extends KnownRun {
  readonly parts: readonly RunPart[];
}

interface RunValue {
  readonly value: number;
  /** The 95% interval. */
  readonly interval: Interval;
}

export interface ComparedMetric {
  readonly id: string;
  readonly title: string;
  readonly unit: MetricUnit;
  readonly group: MetricGroup;
  readonly a: RunValue;
  readonly b: RunValue;
  /** The second value minus the first. */
  readonly difference: RunValue;
  /** Whether the games show a difference, with all numbers taken together (Holm, 5%). */
  readonly shown: boolean;
}

export interface RunsCompared {
  /** Whether both runs played the same seeds in the same seats, so that games are compared in pairs. */
  readonly paired: boolean;
  readonly metrics: readonly ComparedMetric[];
}

/** The last ruleset of a run: the only one, or the one after the change. */
const lastArm = ({ plan }: KnownRun): number => plan.arms.length - 1;

const rowsOf = (run: PlayedRun) => partsOf(run.parts, lastArm(run)).flatMap(({ rows }) => rows);

/** The difference of two runs that have no seeds in common. */
const apart = (a: Estimate, b: Estimate): Estimate => ({
  value: b.value - a.value,
  error: Math.hypot(a.error, b.error),
  units: Math.min(a.units, b.units),
});

const valueOf = (estimate: Estimate): RunValue => ({ value: estimate.value, interval: interval(estimate) });

function arePaired(a: PlayedRun, b: PlayedRun): boolean {
  const same = (one: KnownRun): string => JSON.stringify([one.plan.seed, one.plan.swap, one.plan.entrants.length]);
  return same(a) === same(b);
}

/** Compares the numbers that both runs have, in their last rulesets. */
export function runsCompared(plugin: GamePlugin, a: PlayedRun, b: PlayedRun): RunsCompared {
  const paired = arePaired(a, b);
  const [before, after] = [rowsOf(a), rowsOf(b)];
  if (before.length === 0 || after.length === 0) return { paired, metrics: [] };
  const others = new Map(metricsIn(plugin, b.plan, b.parts).map((metric) => [metric.id, metric]));
  const both = metricsIn(plugin, a.plan, a.parts).flatMap((metric) => {
    const other = others.get(metric.id);
    if (metric.implied || !other) return [];
    const [one, two] = [unitsOf(a.plan, metric, before), unitsOf(b.plan, other, after)];
    const [first, second] = [ratio(one), ratio(two)];
    const pairs = Math.min(one.length, two.length);
    const estimate = paired ? difference(one.slice(0, pairs), two.slice(0, pairs)) : apart(first, second);
    return [{ metric, first, second, estimate }];
  });
  const shown = holm(both.map(({ estimate }) => chanceOf(estimate)));
  return {
    paired,
    metrics: both.map(({ metric: { id, title, unit, group }, first, second, estimate }, at) => ({
      ...{ id, title, unit, group, shown: shown[at]! },
      ...{ a: valueOf(first), b: valueOf(second), difference: valueOf(estimate) },
    })),
  };
}
