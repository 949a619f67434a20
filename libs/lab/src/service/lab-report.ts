/** The report of a run: its results so far, from the stored parts. */
import type { GamePlugin } from '@rulewright/engine';
import { trustNotes } from '../batch/trust-notes.ts';
import { frontierOf, judged, type Candidate } from '../runs/tuning/tuning-candidates.ts';
import { blameReport, type BlameReport } from '../runs/blame/blame-report.ts';
import { proposalReport, type ProposalReport } from '../runs/proposals/proposal-report.ts';
import { comparisonFindings, type Finding } from '../runs/results/comparison-findings.ts';
import { parseGoal, type Goal } from '../runs/tuning/tuning-goals.ts';
import type { RunPart } from '../runs/plan/run-part.ts';
import { armResult, type ArmResult } from '../runs/results/arm-result.ts';
import { ALPHA } from '../runs/questions/sample-size.ts';
import { rulesetFindings } from '../runs/results/ruleset-findings.ts';
import type { KnownRun } from './known-runs.ts';

/** An arm of a tuning run. */
export interface TunedArm extends Pick<Candidate, 'changes' | 'games' | 'results' | 'miss'> {
  readonly arm: number;
  /** Whether the arm is on the frontier: no other arm is at least as good in all goals and in changes, and better in one. */
  readonly frontier: boolean;
}

export interface Tuned {
  readonly goals: readonly Goal[];
  /** The arms that have played games. */
  readonly arms: readonly TunedArm[];
}

export interface LabReport {
  /** Number of games of all arms together. */
  readonly games: number;
  readonly arms: readonly ArmResult[];
  /**
   * For one ruleset, wins compared with an even share. For two, the second compared with the first. For a sweep, the last value compared
   * with the first, a choice made before the games. Empty for a tuning run.
   */
  readonly findings: readonly Finding[];
  /** How far to trust learned players under the first and the last ruleset. Empty if no player has learned. */
  readonly trust: readonly string[];
  /** Null unless the run tunes. */
  readonly tuned: Tuned | null;
  /** Null unless the run searches for a change that shifted a metric. */
  readonly blame: BlameReport | null;
  /** Null unless the run searches for changes that reach goals. */
  readonly propose: ProposalReport | null;
}

function tunedOf(arms: readonly ArmResult[], tune: NonNullable<KnownRun['setup']['tune']>): Tuned {
  const goals = tune.goals.map(parseGoal);
  const played = arms.flatMap((result, arm) =>
    result.games > 0 ? [{ arm, changes: Object.keys(tune.changes[arm]!).length, ...judged(result, goals) }] : [],
  );
  const best = new Set(frontierOf(played).map(({ arm }) => arm));
  return { goals, arms: played.map((one) => ({ ...one, frontier: best.has(one.arm) })) };
}

/** Makes a report from the stored parts. A comparison needs games of both arms. */
export function reportOf(plugin: GamePlugin, { plan, setup }: KnownRun, parts: readonly RunPart[]): LabReport {
  // A search for proposals has many arms. Its own report has what matters of them.
  const shown = setup.propose ? plan.arms.slice(0, 1) : plan.arms;
  const arms = shown.map((_, arm) => armResult(plugin, plan, parts, arm));
  const last = plan.arms.length - 1;
  const both = parts.some(({ arm }) => arm === 0) && parts.some(({ arm }) => arm === last);
  // The findings below an answer are as certain as the answer, so that they do not contradict it.
  const level = setup.question ? ALPHA : undefined;
  const tuned = setup.tune && tunedOf(arms, setup.tune);
  const blame = setup.blame && blameReport(plugin, plan, parts, setup.blame);
  const propose = setup.propose && proposalReport(plugin, plan, parts, setup.propose);
  const findings =
    tuned || blame || plan.table !== undefined
      ? []
      : last === 0
        ? rulesetFindings(plugin, plan, parts, level)
        : both
          ? comparisonFindings(plugin, plan, parts, [0, last], level)
          : [];
  const compared = plan.arms.filter((_, arm) => arm === 0 || arm === last);
  // Learned players have adapted to the candidates of a search.
  const players = setup.propose ? plan.entrants.slice(0, plan.table) : plan.entrants;
  const trust = trustNotes(
    plugin,
    compared,
    players.map(({ bot }) => bot),
  );
  const games = parts.reduce((sum, { from, to }) => sum + to - from, 0);
  return { games, arms, findings, trust, tuned, blame, propose };
}
