/** What a search for a change shows so far. */
import type { GamePlugin } from '@rulewright/engine';
import { ALPHA } from '../questions/sample-size.ts';
import type { LabPlan } from '../plan/lab-plan.ts';
import type { RunPart } from '../plan/run-part.ts';
import { metricsOf, type MetricUnit } from '../results/run-metrics.ts';
import { difference, interval, ratio, type Interval } from '../results/statistics.ts';
import { measuredUnits } from './blame.ts';
import type { BlameSearch, BlameLevel, BlamedLines } from './blame-state.ts';
import { mostComparisons } from './bisection.ts';

/** A version that has played, with the metric and its interval. */
interface MeasuredVersion {
  readonly version: number;
  readonly arm: number;
  readonly name: string;
  readonly games: number;
  readonly value: number;
  readonly interval: Interval;
}

export interface MeasuredShift {
  readonly value: number;
  readonly interval: Interval;
}

export interface BlameReport {
  readonly metric: string;
  readonly title: string;
  readonly unit: MetricUnit;
  readonly levels: readonly (Pick<BlameLevel, 'kind' | 'release' | 'paths'> & {
    readonly low: number;
    readonly high: number;
    readonly comparisons: number;
    readonly mostComparisons: number;
    /** By version. */
    readonly measured: readonly MeasuredVersion[];
    /** Between the ends of the chain, and between the two versions where the search stands. */
    readonly whole: MeasuredShift | null;
    readonly part: MeasuredShift | null;
  })[];
  readonly verdict: BlameSearch['verdict'];
  readonly lines: readonly BlamedLines[];
}

const CONFIDENCE = 1 - ALPHA;

/** @param parts the parts that count */
export function blameReport(
  plugin: GamePlugin,
  plan: LabPlan,
  parts: readonly RunPart[],
  blame: BlameSearch,
): BlameReport {
  const units = measuredUnits({ plugin, plan, parts }, blame.metric);
  const metric = metricsOf(plugin, plan, []).find(({ id }) => id === blame.metric);
  const shift = (from: number, to: number): MeasuredShift | null => {
    const least = Math.min(units(from).length, units(to).length);
    if (least < 2) return null;
    const estimate = difference(units(from).slice(0, least), units(to).slice(0, least));
    return { value: estimate.value, interval: interval(estimate, CONFIDENCE) };
  };
  return {
    metric: blame.metric,
    title: metric?.title ?? blame.metric,
    unit: metric?.unit ?? 'share',
    verdict: blame.verdict,
    lines: blame.lines,
    levels: blame.levels.map((level) => ({
      ...{ kind: level.kind, release: level.release, paths: level.paths },
      ...{ low: level.chain.low, high: level.chain.high, comparisons: level.chain.comparisons },
      mostComparisons: mostComparisons(level.chain.versions),
      measured: level.arms
        .map(({ version, arm }): MeasuredVersion => {
          const estimate = ratio(units(arm));
          const { name } = plan.arms[arm]!;
          return {
            version,
            arm,
            name,
            games: estimate.units,
            value: estimate.value,
            interval: interval(estimate, CONFIDENCE),
          };
        })
        .filter(({ games }) => games > 0)
        .sort((a, b) => a.version - b.version),
      whole: shift(level.arms[0]!.arm, level.arms[1]!.arm),
      part: shift(level.low, level.high),
    })),
  };
}
