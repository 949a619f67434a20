/** What a run has found so far, from its parts. */
import type { GamePlugin } from '@rulewright/engine';
import { frontierOf, judged, type Candidate } from '../runs/tuning/tuning-candidates.ts';
import { comparisonFindings, type Finding } from '../runs/results/comparison-findings.ts';
import { parseGoal, type Goal } from '../runs/tuning/tuning-goals.ts';
import type { RunPart } from '../runs/plan/run-part.ts';
import { armResult, type ArmResult } from '../runs/results/arm-result.ts';
import { rulesetFindings } from '../runs/results/ruleset-findings.ts';
import type { KnownRun } from './known-runs.ts';

/** An arm of a run that tunes. */
export interface TunedArm extends Pick<Candidate, 'changes' | 'games' | 'results' | 'miss'> {
  readonly arm: number;
  /** No other arm is as near to every goal with as few changes. */
  readonly frontier: boolean;
}

export interface Tuned {
  readonly goals: readonly Goal[];
  /** Those that have games. */
  readonly arms: readonly TunedArm[];
}

export interface LabReport {
  /** Of all arms together. */
  readonly games: number;
  readonly arms: readonly ArmResult[];
  /**
   * One ruleset: wins against an even share. Two: the second against the first. A sweep: the last value against the first,
   * chosen before the games and not by them.
   */
  readonly findings: readonly Finding[];
  /** Of a run that tunes. */
  readonly tuned: Tuned | null;
}

function tunedOf(arms: readonly ArmResult[], tune: NonNullable<KnownRun['setup']['tune']>): Tuned {
  const goals = tune.goals.map(parseGoal);
  const played = arms.flatMap((result, arm) =>
    result.games > 0 ? [{ arm, changes: Object.keys(tune.changes[arm]!).length, ...judged(result, goals) }] : [],
  );
  const best = new Set(frontierOf(played).map(({ arm }) => arm));
  return { goals, arms: played.map((one) => ({ ...one, frontier: best.has(one.arm) })) };
}

/** The report of the parts that are stored; findings need games of both arms that they compare. */
export function reportOf(plugin: GamePlugin, { plan, setup }: KnownRun, parts: readonly RunPart[]): LabReport {
  const arms = plan.arms.map((_, arm) => armResult(plugin, plan, parts, arm));
  const last = plan.arms.length - 1;
  const both = parts.some(({ arm }) => arm === 0) && parts.some(({ arm }) => arm === last);
  const tuned = setup.tune && tunedOf(arms, setup.tune);
  const findings = tuned
    ? []
    : last === 0
      ? rulesetFindings(plugin, plan, parts)
      : both
        ? comparisonFindings(plugin, plan, parts, [], [0, last])
        : [];
  return { games: arms.reduce((sum, { games }) => sum + games, 0), arms, findings, tuned };
}
