/**
 * Sequential halving over changes of values. All candidates play the same seeds. After each round, the better half stays and plays until it
 * has twice as many games (Karnin, Koren and Somekh, "Almost optimal exploration in multi-armed bandits", 2013). Three fields follow each
 * other: groups of changes, the single changes of the best groups, and sets of at most three of the best single changes.
 */
import { Random } from '@rulewright/engine';
import { upperTail, type Estimate } from '../results/statistics.ts';
import type { Goal } from '../tuning/tuning-goals.ts';
import type { ProposalMove, OpenValue } from './proposal-state.ts';

/** The most values that a proposal changes. */
export const MOST_CHANGES = 3;
/** The most proposals. */
export const MOST_PROPOSALS = 5;

/** The fields of a search. `first` and the games of the checks are multiples of the scale of the search. */
export const FIELDS = {
  groups: { most: 120, first: 1, keep: 8 },
  singles: { most: MOST_CHANGES * 8, first: 4, keep: 6 },
  sets: { most: 18, first: 4, keep: MOST_PROPOSALS },
} as const;
/** The measured singles that go on beside the predicted sets. */
export const MEASURED = 2;
export const CHECKS = { fresh: 40, decks: 20, other: 10, learned: 40 } as const;
/** The games of self-play with which learned players adapt to a finalist, as a multiple of the scale of the search. */
export const ADAPTED = 160;
/**
 * The games of the unchanged ruleset. Candidates are compared with it seed by seed, so its many games make all of them more precise, and no
 * candidate looks good only because the first seeds are lucky for all.
 */
export const UNCHANGED = 32;

/** The most steps that the first field can try. */
export const MOST_STEPS = FIELDS.groups.most * MOST_CHANGES;

/** The most games of a search, as a multiple of its scale. */
export function mostGames(steps: number): {
  readonly search: number;
  readonly fresh: number;
  readonly finalists: number;
} {
  const field = ({ first, keep }: { readonly first: number; readonly keep: number }, arms: number): number => {
    let sum = arms * first;
    for (let [left, games] = [arms, first]; left > keep; games *= 2) {
      left = Math.max(keep, Math.ceil(left / 2));
      if (left > keep) sum += left * games;
    }
    return sum;
  };
  const { groups, singles, sets } = FIELDS;
  const screened = steps > singles.most ? field(groups, Math.min(groups.most, steps)) : 0;
  const search = screened + field(singles, Math.min(singles.most, steps)) + field(sets, sets.most) + UNCHANGED;
  const finalists = MOST_PROPOSALS + 1;
  return { search, fresh: finalists * CHECKS.fresh, finalists };
}

/** Two candidates with equal keys have the same moves. */
export const keyOf = (moves: readonly ProposalMove[]): string =>
  moves
    .map(([value, step]) => `${value}:${step}`)
    .sort()
    .join(' ');

export const sizeOf = (values: readonly OpenValue[], moves: readonly ProposalMove[]): number =>
  moves.reduce((sum, [value, step]) => sum + values[value]!.steps[step]!.size, 0);

/** A density and the probability below `z`, of the standard normal distribution. */
const density = (z: number): number => Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
/** The mean of what a normal variable has above 0. */
const above = (mean: number, error: number): number =>
  error === 0 ? Math.max(0, mean) : mean * upperTail(-mean / error) + error * density(mean / error);

/**
 * How far a measured value is expected to be from its goal, as a fraction of the goal or of the unchanged value. Unlike the plain distance,
 * it also counts how uncertain the value is, so a value on the edge of its goal is worse than one well inside.
 */
export function expectedMiss({ relation, value: wanted }: Goal, { value, error }: Estimate, unchanged: number): number {
  const gap = value - wanted;
  const [over, under] = [above(gap, error), above(-gap, error)];
  const miss = relation === '=' ? over + under : relation === '<=' ? over : under;
  return miss / Math.max(Math.abs(wanted), Math.abs(unchanged), 1e-9);
}

/** The parameters that a value sets. */
const setBy = ({ kind, of, sets = [] }: OpenValue): readonly string[] => (kind === 'rule' ? [of] : sets);

/** Whether two values set the same parameter, so that only one of them can have an effect. */
const clash = (one: OpenValue, other: OpenValue): boolean => {
  const own = setBy(one);
  return setBy(other).some((name) => own.includes(name));
};

/** The steps that the first games try. */
const farMoves = (values: readonly OpenValue[]): ProposalMove[] =>
  values.flatMap(({ steps }, value) => steps.flatMap(({ far }, step): ProposalMove[] => (far ? [[value, step]] : [])));

/** Moves in groups of at most so many, with different cards or parameters. */
function grouped(values: readonly OpenValue[], moves: readonly ProposalMove[], most: number): ProposalMove[][] {
  const of = (move: ProposalMove): string => values[move[0]]!.of;
  const groups: ProposalMove[][] = [];
  for (const move of moves) {
    const group = groups.find(
      (one) =>
        one.length < most &&
        one.every((other) => of(other) !== of(move) && !clash(values[other[0]]!, values[move[0]]!)),
    );
    if (group) group.push(move);
    else groups.push([move]);
  }
  return groups;
}

/**
 * The first field. A parameter or a variant can change a game in many ways, so its steps play alone, unless there are too many of them. Those of cards play
 * in groups on different cards, because most of them change little.
 */
export function firstField(
  values: readonly OpenValue[],
  seed: number,
): { readonly stage: 'groups' | 'singles'; readonly sets: readonly (readonly ProposalMove[])[] } {
  const far = farMoves(values);
  if (far.length <= FIELDS.singles.most) return { stage: 'singles', sets: far.map((move) => [move]) };
  const random = new Random(seed);
  const [rules, cards] = [false, true].map((isCard) => {
    const moves = far.filter(([value]) => (values[value]!.kind === 'card') === isCard);
    for (let at = moves.length - 1; at > 0; at--) {
      const other = random.below(at + 1);
      [moves[at], moves[other]] = [moves[other]!, moves[at]!];
    }
    return moves;
  });
  const ofCards = grouped(values, cards!, MOST_CHANGES);
  const sizes = [1, 2, MOST_CHANGES].map((size) => grouped(values, rules!, size));
  const ofRules = sizes.find(({ length }) => length + ofCards.length <= FIELDS.groups.most) ?? sizes.at(-1)!;
  return { stage: 'groups', sets: [...ofCards, ...ofRules].slice(0, FIELDS.groups.most) };
}

/** The single changes of the best groups. */
export function singlesOf(groups: readonly (readonly ProposalMove[])[]): ProposalMove[][] {
  const singles = new Map<string, ProposalMove[]>();
  for (const move of groups.flat()) singles.set(keyOf([move]), [move]);
  return [...singles.values()].slice(0, FIELDS.singles.most);
}

/** A measured single change: its difference from the unchanged ruleset in each goal. */
export interface MeasuredMove {
  readonly move: ProposalMove;
  readonly effects: readonly Estimate[];
}

/** An effect without the part that chance explains (James and Stein). */
const certain = ({ value, error }: Estimate): number =>
  value === 0 ? 0 : value * Math.max(0, 1 - (error * error) / (value * value));

/** How much of the effect of a measured step another step of the value has. Words have no steps between. */
function shareOfEffect({ from, steps }: OpenValue, measured: number, step: number): number | null {
  if (measured === step) return 1;
  const [whole, part] = [steps[measured]!.to, steps[step]!.to];
  if (typeof from !== 'number' || typeof whole !== 'number' || typeof part !== 'number') return null;
  const share = (part - from) / (whole - from);
  return share > 0 && share <= 1 ? share : null;
}

/**
 * The shares of their effect that smaller steps of these moves would have, 1 first. The first fields try only the largest steps, which can
 * go past a goal that a smaller step reaches.
 */
export function sharesOf(values: readonly OpenValue[], moves: readonly ProposalMove[]): readonly number[] {
  const [first = [], ...others] = moves.map(([value, whole]) =>
    values[value]!.steps.flatMap((_, step) => shareOfEffect(values[value]!, whole, step) ?? []),
  );
  // A set whose values have different steps is as small as its least divisible one.
  const least = Math.max(...[first, ...others].map((shares) => Math.min(1, ...shares)));
  return [1, ...first.filter((share) => share < 1 && share >= least)];
}

interface Predicted {
  readonly moves: readonly ProposalMove[];
  readonly score: number;
}

/** How many sets of each number of changes the third field has at least. */
const OF_EACH = 5;
/** What a change costs in the order of candidates, as a miss of goals, so that a smaller change wins if both come as near. */
const COST = { change: 0.005, size: 0.005 } as const;

/**
 * Sets of at most three steps of the best single changes, smaller steps included, that are predicted to come nearest to the goals. The
 * prediction adds the measured effects. The games that follow correct it.
 */
export function setsOf(
  values: readonly OpenValue[],
  goals: readonly Goal[],
  unchanged: readonly Estimate[],
  measured: readonly MeasuredMove[],
): (readonly ProposalMove[])[] {
  const choices = measured.map(({ move: [value, whole], effects }) =>
    values[value]!.steps.flatMap((_, step) => {
      const share = shareOfEffect(values[value]!, whole, step);
      return share === null
        ? []
        : [{ move: [value, step] as ProposalMove, effects: effects.map((one) => share * certain(one)) }];
    }),
  );
  const all: Predicted[] = [];
  const add = (from: number, moves: readonly ProposalMove[], sums: readonly number[]): void => {
    if (moves.length > 0) {
      const miss = goals.reduce((sum, goal, at) => {
        const { value, units } = unchanged[at]!;
        return sum + expectedMiss(goal, { value: value + sums[at]!, error: 0, units }, value);
      }, 0);
      all.push({ moves, score: miss + COST.change * moves.length + COST.size * sizeOf(values, moves) });
    }
    if (moves.length === MOST_CHANGES) return;
    for (let at = from; at < choices.length; at++)
      for (const { move, effects } of choices[at]!)
        if (moves.every(([value]) => value !== move[0] && !clash(values[value]!, values[move[0]]!)))
          add(
            at + 1,
            [...moves, move],
            sums.map((sum, goal) => sum + effects[goal]!),
          );
  };
  add(
    0,
    [],
    goals.map(() => 0),
  );
  all.sort((a, b) => a.score - b.score);
  const chosen = new Map<string, readonly ProposalMove[]>();
  for (let changes = 1; changes <= MOST_CHANGES; changes++)
    for (const { moves } of all.filter((one) => one.moves.length === changes).slice(0, OF_EACH))
      chosen.set(keyOf(moves), moves);
  for (const { moves } of all) if (chosen.size < FIELDS.sets.most - MEASURED) chosen.set(keyOf(moves), moves);
  return [...chosen.values()];
}

/** The candidates without those that played the same games as an earlier one. @param playedBy what a candidate played, as text */
export function distinct<One>(ordered: readonly One[], playedBy: (one: One) => string): One[] {
  const known = new Set<string>();
  return ordered.filter((one) => {
    const played = playedBy(one);
    if (known.has(played)) return false;
    known.add(played);
    return true;
  });
}

/** A candidate after a round. */
export interface Ranked {
  readonly arm: number;
  readonly moves: readonly ProposalMove[];
  readonly miss: number;
}

/** The order of candidates: the nearest to the goals first, and of those that come as near, the smallest change. */
export function inOrder<One extends Ranked>(values: readonly OpenValue[], candidates: readonly One[]): One[] {
  const cost = ({ moves, miss }: Ranked): number =>
    miss + COST.change * moves.length + COST.size * sizeOf(values, moves);
  return [...candidates].sort((a, b) => cost(a) - cost(b));
}

/** The candidates that stay. @param each whether the best of each number of changes stays too, so that a small change is not lost */
export function betterHalf<One extends Ranked>(ordered: readonly One[], keep: number, each: boolean): One[] {
  const most = Math.max(keep, Math.ceil(ordered.length / 2));
  const safe = each
    ? new Set([1, 2, 3].map((count) => ordered.find(({ moves }) => moves.length === count)))
    : new Set();
  const rest = ordered.filter((one) => !safe.has(one)).slice(0, Math.max(0, most - [...safe].filter(Boolean).length));
  return ordered.filter((one) => safe.has(one) || rest.includes(one));
}
