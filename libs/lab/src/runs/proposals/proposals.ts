/** One step of a search for proposals: reads the games that were played so far, and says which games to play next. */
import { contrast, luckInCommon, ratio, type Estimate, type Unit } from '../results/statistics.ts';
import { parseGoal } from '../tuning/tuning-goals.ts';
import {
  CHECKS,
  FIELDS,
  MEASURED,
  MOST_PROPOSALS,
  betterHalf,
  distinct,
  expectedMiss,
  firstField,
  inOrder,
  setsOf,
  sharesOf,
  singlesOf,
  keyOf,
  type MeasuredMove,
  type Ranked,
} from './halving.ts';
import type { ProposalMove, ProposalCandidate, ProposalSearch } from './proposal-state.ts';

/** What an arm is for: the search, or a check with other seeds and perhaps other players. */
export type ArmRole = 'search' | CheckRole;
export type CheckRole = 'fresh' | 'decks' | 'other' | 'learned';

/** How a search gets its arms and their games. `Made` is what the caller needs to add an arm. */
export interface Trials<Made> {
  /** An arm with these changes; null if the rules refuse them. */
  make(moves: readonly ProposalMove[], role: ArmRole): Promise<Made | null>;
  /** The played units of an arm for a goal. */
  units(arm: number, goal: number): readonly Unit[];
}

/** What to play next. */
export interface ProposalStep<Made> {
  readonly search: ProposalSearch;
  /** Arms to add, in order. */
  readonly added: readonly Made[];
  /** The games of each arm that has to play more, by arm. Empty if the search has ended. */
  readonly games: ReadonlyMap<number, number>;
}

/** A miss below this share of the goals is none. */
const NOTHING = 0.002;

/** The share of the scale that other players play in their check, if they think much longer than those of the search. */
export const otherGames = (scale: number, share: number): number =>
  Math.max(2, Math.ceil(scale * CHECKS.other * share));

/**
 * The next step. All games of the last one must have been played.
 * @param arms the number of arms so far
 * @param others the games of each arm in the check with other players
 * @param learns whether the game has learned players, which can adapt to a candidate
 */
export async function proposalStep<Made>(
  search: ProposalSearch,
  {
    arms,
    seed,
    others,
    learns,
  }: { readonly arms: number; readonly seed: number; readonly others: number; readonly learns: boolean },
  trials: Trials<Made>,
): Promise<ProposalStep<Made>> {
  const { values, scale } = search;
  const goals = search.goals.map(parseGoal);
  const unchanged = goals.map((_, goal) => ratio(trials.units(0, goal)));
  const alive = search.candidates.filter(({ arm }) => search.alive.includes(arm));
  /** How much of the luck of the unchanged ruleset a candidate shares, for each goal. */
  const shared = goals.map((_, goal) =>
    luckInCommon(
      trials.units(0, goal),
      alive.map(({ arm }) => trials.units(arm, goal)),
    ),
  );
  const estimate = (arm: number, goal: number): Estimate => {
    const [of, all] = [shared[goal]!, unchanged[goal]!];
    const units = trials.units(arm, goal);
    const same = trials.units(0, goal).slice(0, units.length);
    const { value, error } = contrast([same, units.slice(0, same.length)], [-of, 1]);
    return { value: value + of * all.value, error: Math.hypot(error, of * all.error), units: units.length };
  };
  const ranked = (candidates: readonly ProposalCandidate[], isWhole = search.stage === 'sets'): Ranked[] =>
    inOrder(
      values,
      candidates.map(({ arm, moves }) => {
        const estimates = goals.map((_, goal) => estimate(arm, goal));
        const missOf = (share: number): number =>
          goals.reduce((sum, goal, at) => {
            const [{ value, error, units }, { value: from }] = [estimates[at]!, unchanged[at]!];
            const part = { value: from + share * (value - from), error: share * error, units };
            return sum + expectedMiss(goal, part, from);
          }, 0);
        // The third field has the smaller steps as candidates of their own.
        const shares = isWhole ? [1] : sharesOf(values, moves);
        return { arm, moves, miss: Math.min(...shares.map(missOf)) };
      }),
    );

  /** The singles that come nearest as they were measured. What smaller steps and sets do is only predicted. */
  const nearest = (singles: readonly ProposalCandidate[]): ProposalMove[][] =>
    ranked(singles, true)
      .slice(0, MEASURED)
      .map(({ moves }) => [...moves]);

  /** Starts a field with these changes. Candidates that are there keep their games. */
  const start = async (
    stage: ProposalSearch['stage'],
    sets: readonly (readonly ProposalMove[])[],
    games: number,
  ): Promise<ProposalStep<Made>> => {
    const known = new Map(search.candidates.map((one) => [keyOf(one.moves), one]));
    const added: Made[] = [];
    const field: ProposalCandidate[] = [];
    const young: ProposalCandidate[] = [];
    let { refused } = search;
    for (const moves of new Map(sets.map((one) => [keyOf(one), one])).values()) {
      const old = known.get(keyOf(moves));
      if (old) {
        field.push(old);
        continue;
      }
      const made = await trials.make(moves, 'search');
      if (made === null) {
        refused++;
        continue;
      }
      const candidate = { arm: arms + added.length, moves };
      added.push(made);
      young.push(candidate);
      field.push(candidate);
    }
    const next = {
      ...{ ...search, stage, games, refused },
      candidates: [...search.candidates, ...young],
      alive: field.map(({ arm }) => arm),
    };
    if (field.length === 0) return { search: { ...next, done: true }, added: [], games: new Map() };
    return { search: next, added, games: new Map(next.alive.map((arm) => [arm, games])) };
  };

  /** What an arm has played, in the numbers of the goals. */
  const playedBy = (arm: number): string => JSON.stringify(goals.map((_, goal) => trials.units(arm, goal)));

  const measuredMove = ({ arm, moves }: Ranked): MeasuredMove => ({
    move: moves[0]!,
    effects: goals.map((_, goal) => {
      const { value, ...measured } = estimate(arm, goal);
      return { ...measured, value: value - unchanged[goal]!.value };
    }),
  });

  /** Checks the best candidates and the unchanged ruleset with other seeds, and with other players. */
  const check = async (finalists: readonly ProposalCandidate[]): Promise<ProposalStep<Made>> => {
    const added: Made[] = [];
    const games = new Map<number, number>();
    const add = async (moves: readonly ProposalMove[], role: CheckRole, count: number): Promise<number> => {
      const made = await trials.make(moves, role);
      if (made === null) throw new Error('A candidate that has played cannot be made again.');
      const arm = arms + added.length;
      added.push(made);
      games.set(arm, count);
      return arm;
    };
    const checked: ProposalSearch['checked'][number][] = [];
    for (const { arm, moves } of [search.candidates[0]!, ...finalists])
      checked.push({
        arm,
        fresh: await add(moves, 'fresh', scale * CHECKS.fresh),
        ...(search.decks && { decks: await add(moves, 'decks', scale * CHECKS.decks) }),
        other: await add(moves, 'other', others),
        ...(learns && { learned: await add(moves, 'learned', scale * CHECKS.learned) }),
      });
    return { search: { ...search, stage: 'check', checked }, added, games };
  };

  const { stage } = search;
  if (stage === 'start') {
    const miss = goals.reduce((sum, goal, at) => sum + expectedMiss(goal, unchanged[at]!, unchanged[at]!.value), 0);
    // The rules reach the goals as they are.
    if (miss < NOTHING) return check([]);
    const field = firstField(values, seed);
    return start(field.stage, field.sets, scale * FIELDS[field.stage].first);
  }
  if (stage === 'check') return { search: { ...search, done: true }, added: [], games: new Map() };
  const { keep } = FIELDS[stage];
  // Two sets that play the same games have the same effect. The smaller one is first.
  const ordered = stage === 'sets' ? distinct(ranked(alive), ({ arm }) => playedBy(arm)) : ranked(alive);
  const better = betterHalf(ordered, keep, stage === 'sets');
  if (better.length > keep && better.length < alive.length) {
    const games = search.games * 2;
    const next = { ...search, games, alive: better.map(({ arm }) => arm) };
    return { search: next, added: [], games: new Map(next.alive.map((arm) => [arm, games])) };
  }
  if (stage === 'groups')
    return start('singles', singlesOf(better.map(({ moves }) => moves)), scale * FIELDS.singles.first);
  if (stage === 'singles')
    return start(
      'sets',
      [...nearest(better), ...setsOf(values, goals, unchanged, better.map(measuredMove))],
      scale * FIELDS.sets.first,
    );
  return check(better.slice(0, MOST_PROPOSALS));
}
