/** What a run has found so far, from its parts. */
import type { GamePlugin } from '@rulewright/engine';
import { findingsOf, type Finding } from '../runs/findings.ts';
import type { RunPart } from '../runs/part.ts';
import { armResult, type ArmResult } from '../runs/results.ts';
import { statementsOf } from '../runs/statements.ts';
import type { KnownRun } from './plans.ts';

export interface LabReport {
  /** Of all arms together. */
  readonly games: number;
  readonly arms: readonly ArmResult[];
  /**
   * One ruleset: wins against an even share. Two: the second against the first. A sweep: the last value against the first,
   * chosen before the games and not by them.
   */
  readonly findings: readonly Finding[];
}

/** The report of the parts that are stored; findings need games of both arms that they compare. */
export function reportOf(plugin: GamePlugin, { plan }: KnownRun, parts: readonly RunPart[]): LabReport {
  const arms = plan.arms.map((_, arm) => armResult(plugin, plan, parts, arm));
  const last = plan.arms.length - 1;
  const both = parts.some(({ arm }) => arm === 0) && parts.some(({ arm }) => arm === last);
  const findings =
    last === 0 ? statementsOf(plugin, plan, parts) : both ? findingsOf(plugin, plan, parts, [], [0, last]) : [];
  return { games: arms.reduce((sum, { games }) => sum + games, 0), arms, findings };
}
