/** What a search for proposals shows so far. */
import type { GamePlugin } from '@rulewright/engine';
import { measuredUnits } from '../blame/blame.ts';
import { planOfArm, type LabPlan } from '../plan/lab-plan.ts';
import type { RunPart } from '../plan/run-part.ts';
import { comparisonFindings, type Finding } from '../results/comparison-findings.ts';
import { metricsOf, type MetricUnit } from '../results/run-metrics.ts';
import { interval, ratio, type Interval } from '../results/statistics.ts';
import { frontierOf } from '../tuning/tuning-candidates.ts';
import { parseGoal, type Goal } from '../tuning/tuning-goals.ts';
import { distinct, expectedMiss, sizeOf } from './halving.ts';
import type { ProposalMove, OpenValue, ProposalSearch } from './proposal-state.ts';

/** `met`: the games say so. `open`: the interval has values on both sides of the goal. */
export type GoalState = 'met' | 'open' | 'missed';

interface GoalResult {
  readonly value: number;
  /** The 95% interval. */
  readonly interval: Interval;
  readonly state: GoalState;
  /** The distance from the goal, as a fraction of it. 0 if the interval reaches it. */
  readonly miss: number;
}

/** The results of one arm for all goals. */
export interface CheckedArm {
  readonly arm: number;
  readonly games: number;
  readonly goals: readonly GoalResult[];
}

/** One changed value. */
export interface ProposedChange extends Pick<OpenValue, 'kind' | 'of' | 'path' | 'label' | 'from'> {
  readonly to: OpenValue['from'];
  /** What the values mean in words; null for numbers and plain words. */
  readonly fromWords: string | null;
  readonly toWords: string | null;
}

export interface CheckedProposal {
  /** The index of the candidate in the search. */
  readonly candidate: number;
  readonly changes: readonly ProposedChange[];
  readonly size: number;
  /** With seeds that the search did not use. */
  readonly fresh: CheckedArm;
  /** With other decks; null if no other published deck is legal. */
  readonly decks: CheckedArm | null;
  /** With other players as well. */
  readonly other: CheckedArm;
  /** With learned players that have adapted to the changes; null if the game has none. */
  readonly learned: CheckedArm | null;
  /** Whether the interval of each goal reaches it, with the players of the search. */
  readonly reaches: boolean;
  /** The same for the other players. */
  readonly holds: boolean;
  /** What else the changes move, apart from the goals. */
  readonly moved: readonly Finding[];
}

/** A candidate of the search, for the plot. */
interface TriedCandidate {
  readonly arm: number;
  readonly changes: number;
  readonly values: readonly number[];
  readonly frontier: boolean;
}

export interface ProposalReport {
  readonly goals: readonly (Goal & { readonly title: string; readonly unit: MetricUnit })[];
  readonly stage: ProposalSearch['stage'];
  readonly done: boolean;
  readonly most: number;
  /** The number of values that may change. */
  readonly open: number;
  readonly refused: number;
  /** The unchanged ruleset; null before its check. */
  readonly unchanged: Pick<CheckedProposal, 'fresh' | 'decks' | 'other' | 'learned'> | null;
  /** The smallest change that reaches the goals first. */
  readonly proposals: readonly CheckedProposal[];
  readonly tried: readonly TriedCandidate[];
}

/** A goal of one exact value counts as reached within this share of it. */
const TOLERANCE = 0.1;

function stateOf({ relation, value: wanted }: Goal, [low, high]: Interval): GoalState {
  if (relation === '<=') return high <= wanted ? 'met' : low <= wanted ? 'open' : 'missed';
  if (relation === '>=') return low >= wanted ? 'met' : high >= wanted ? 'open' : 'missed';
  if (low > wanted || high < wanted) return 'missed';
  return high - low <= 2 * TOLERANCE * Math.abs(wanted) ? 'met' : 'open';
}

const changesIn = (values: readonly OpenValue[], moves: readonly ProposalMove[]): ProposedChange[] =>
  moves.map(([value, step]) => {
    const { kind, of, path, label, from, words = {}, steps } = values[value]!;
    const { to } = steps[step]!;
    const inWords = (one: typeof from): string | null => words[JSON.stringify(one)] ?? null;
    return { kind, of, path, label, from, to, fromWords: inWords(from), toWords: inWords(to) };
  });

/** The chance that anything reported to have moved has not, over all proposals. */
const MOVED_LEVEL = 0.05;

/** @param parts the parts that count */
export function proposalReport(
  plugin: GamePlugin,
  plan: LabPlan,
  parts: readonly RunPart[],
  search: ProposalSearch,
): ProposalReport {
  const goals = search.goals.map(parseGoal);
  const units = goals.map(({ metric }) => measuredUnits({ plugin, plan, parts }, metric));
  const metrics = metricsOf(plugin, planOfArm(plan, 0), []);
  const before = goals.map((_, goal) => ratio(units[goal]!(0)).value);
  const checkedArm = (arm: number): CheckedArm => ({
    arm,
    games: units[0]!(arm).length,
    goals: goals.map((goal, at): GoalResult => {
      const estimate = ratio(units[at]!(arm));
      const range = interval(estimate);
      const state = stateOf(goal, range);
      const miss = state === 'missed' ? expectedMiss(goal, { ...estimate, error: 0 }, before[at]!) : 0;
      return { value: estimate.value, interval: range, state, miss };
    }),
  });
  const playedArm = (arm: number | undefined): CheckedArm | null =>
    arm === undefined || units[0]!(arm).length < 2 ? null : checkedArm(arm);
  const played = search.checked
    .map(({ arm, fresh, other, ...more }) => ({
      ...{ arm, fresh: checkedArm(fresh), other: checkedArm(other) },
      ...{ decks: playedArm(more.decks), learned: playedArm(more.learned) },
    }))
    .filter(({ fresh, other }) => fresh.games > 1 && other.games > 1);
  const [unchanged] = played[0]?.arm === 0 ? played : [];
  const missOf = ({ goals: results }: CheckedArm): number => results.reduce((sum, { miss }) => sum + miss, 0);
  const of = planOfArm(plan, unchanged?.fresh.arm ?? 0);
  const proposals = (unchanged ? played.slice(1) : []).map(({ arm, fresh, decks, other, learned }): CheckedProposal => {
    const candidate = search.candidates.findIndex((one) => one.arm === arm);
    const { moves } = search.candidates[candidate]!;
    const level = MOVED_LEVEL / Math.max(1, played.length - 1);
    const findings = search.done ? comparisonFindings(plugin, of, parts, [unchanged!.fresh.arm, fresh.arm], level) : [];
    return {
      ...{
        candidate,
        fresh,
        decks,
        other,
        learned,
        size: sizeOf(search.values, moves),
        changes: changesIn(search.values, moves),
      },
      reaches: fresh.goals.every(({ state }) => state !== 'missed'),
      holds: other.goals.every(({ state }) => state !== 'missed'),
      moved: findings.filter(({ metric, shown }) => shown && goals.every((goal) => goal.metric !== metric)),
    };
  });
  /** What some arms have played. Two proposals that play the same games have the same effect, and the smaller one is first. */
  const playedBy = (arms: readonly number[]): string =>
    JSON.stringify(arms.map((arm) => parts.flatMap((part) => (part.arm === arm ? part.rows : []))));
  const least = unchanged ? missOf(unchanged.fresh) : 0;
  const isNearer = ({ reaches, fresh }: CheckedProposal): boolean => reaches || missOf(fresh) < least;
  return {
    ...{ stage: search.stage, done: search.done, most: search.most, refused: search.refused },
    goals: goals.map((goal) => {
      const { title, unit } = metrics.find(({ id }) => id === goal.metric) ?? { title: goal.metric, unit: 'share' };
      return { ...goal, title, unit };
    }),
    open: search.values.length,
    unchanged: unchanged
      ? { fresh: unchanged.fresh, decks: unchanged.decks, other: unchanged.other, learned: unchanged.learned }
      : null,
    // Rules that reach the goals need no change.
    proposals:
      unchanged && least === 0
        ? []
        : distinct(inOrderOfSize(proposals.filter(isNearer), goals, before), ({ fresh, other }) =>
            playedBy([fresh.arm, other.arm]),
          ),
    tried: triedIn(search, goals, before, (arm, goal) => ratio(units[goal]!(arm)).value),
  };
}

/**
 * Those that reach the goals first, with the fewest changes before others. Of as many changes, those that also reach them between other
 * players, then the nearest, and then the smallest. The others by their distance.
 */
function inOrderOfSize(
  proposals: readonly CheckedProposal[],
  goals: readonly Goal[],
  before: readonly number[],
): CheckedProposal[] {
  const miss = ({ fresh }: CheckedProposal): number =>
    goals.reduce((sum, goal, at) => {
      const { value } = fresh.goals[at]!;
      return sum + expectedMiss(goal, { value, error: 0, units: fresh.games }, before[at]!);
    }, 0);
  // An exact value is a number of one level, so other players need not reach it.
  const isBound = goals.every(({ relation }) => relation !== '=');
  return [...proposals].sort(
    (a, b) =>
      Number(b.reaches) - Number(a.reaches) ||
      (a.reaches ? a.changes.length - b.changes.length : 0) ||
      (isBound ? Number(b.reaches && b.holds) - Number(a.reaches && a.holds) : 0) ||
      miss(a) - miss(b) ||
      a.size - b.size,
  );
}

function triedIn(
  { candidates }: ProposalSearch,
  goals: readonly Goal[],
  before: readonly number[],
  valueOf: (arm: number, goal: number) => number,
): TriedCandidate[] {
  const placed = candidates.map(({ arm, moves }) => {
    const values = goals.map((_, goal) => valueOf(arm, goal));
    const results = goals.map((goal, at) => ({
      miss: expectedMiss(goal, { value: values[at]!, error: 0, units: 1 }, before[at]!),
    }));
    return { arm, values, changes: moves.length, miss: results.reduce((sum, one) => sum + one.miss, 0), results };
  });
  const best = new Set(frontierOf(placed).map(({ arm }) => arm));
  return placed.map(({ arm, values, changes }) => ({ arm, values, changes, frontier: best.has(arm) }));
}
