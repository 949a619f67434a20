/** Searches whose truth is known find a change that reaches the goal. The games are drawn, not played, so this is quick. */
import { Random } from '@rulewright/engine';
import type { Unit } from '../results/statistics.ts';
import {
  CHECKS,
  MOST_CHANGES,
  MOST_PROPOSALS,
  UNCHANGED,
  betterHalf,
  expectedMiss,
  firstField,
  mostGames,
  setsOf,
} from './halving.ts';
import { proposalStep } from './proposals.ts';
import type { ProposalMove, OpenValue, ProposalSearch } from './proposal-state.ts';

const SCALE = 16;

/** Cards with a number that can grow or shrink by 1, 2 or 4, and parameters with one other word. */
function valuesOf(cards: number, rules: number): OpenValue[] {
  const numbers = Array.from({ length: cards }, (_, card): OpenValue => ({
    ...{ kind: 'card', of: `card-${card}`, path: 'attack', label: `Card ${card}`, from: 5 },
    steps: [1, 2, 4, -1, -2, -4].map((by) => ({ to: 5 + by, size: Math.abs(by) / 8, far: Math.abs(by) === 4 })),
  }));
  const words = Array.from({ length: rules }, (_, rule): OpenValue => ({
    ...{ kind: 'rule', of: `rule.${rule}`, path: '', label: `Rule ${rule}`, from: 'one' },
    steps: [{ to: 'other', size: 1, far: true }],
  }));
  return [...numbers, ...words];
}

/** The true value of a goal under some changes. */
type Truth = (moves: readonly ProposalMove[], values: readonly OpenValue[]) => number;

/** Plays a search against a truth. Games with one seed have half of their luck in common, or all of it. */
async function searched(values: readonly OpenValue[], goal: string, truth: Truth, seed: number, isSame = false) {
  const arms: { moves: readonly ProposalMove[]; units: Unit[]; luck: Random; common: Random }[] = [];
  const make = (moves: readonly ProposalMove[], role: string) => {
    arms.push({
      moves,
      units: [],
      luck: new Random(seed * 31 + (isSame ? 0 : arms.length)),
      common: new Random(role === 'search' ? seed : seed + 977),
    });
    return Promise.resolve({});
  };
  await make([], 'search');
  const play = (arm: number, games: number): void => {
    const { units, luck, common, moves } = arms[arm]!;
    const mean = truth(moves, values);
    // The sum of uniform numbers is almost normal. Its spread is 30% of the mean of 10.
    const drawn = (random: Random): number =>
      Array.from({ length: 3 }, () => random.below(1_000) / 1_000 - 0.5).reduce((sum, one) => sum + one, 0) * 4.2;
    while (units.length < games) units.push({ x: mean + drawn(luck) + drawn(common), y: 1 });
  };
  let search: ProposalSearch = {
    ...{ goals: [goal], scale: SCALE, most: 0, values: [...values], stage: 'start', games: 0 },
    ...{ candidates: [{ arm: 0, moves: [] }], alive: [0], checked: [], refused: 0, done: false },
  };
  play(0, SCALE * UNCHANGED);
  let steps = 0;
  while (!search.done && ++steps < 40) {
    const { search: next, games } = await proposalStep(
      search,
      { arms: arms.length, seed, others: SCALE * 10, learns: true },
      { make, units: (arm) => arms[arm]!.units },
    );
    for (const [arm, count] of games) play(arm, count);
    search = next;
  }
  const games = arms.reduce((sum, { units }) => sum + units.length, 0);
  return { search, games, finalists: search.checked.slice(1).map(({ fresh }) => arms[fresh]!.moves) };
}

const far = ({ steps, from }: OpenValue, step: number): number =>
  typeof from === 'number' ? (steps[step]!.to as number) - from : 1;

/** Each value has a weight; its change moves the goal by the weight for each unit. */
const linear =
  (weights: readonly number[]): Truth =>
  (moves, values) =>
    12 + moves.reduce((sum, [value, step]) => sum + (weights[value] ?? 0) * far(values[value]!, step), 0);

/** Small weights everywhere, and some that matter. */
const planted = (values: number, seed: number, ...large: readonly (readonly [number, number])[]): number[] => {
  const random = new Random(seed);
  const weights = Array.from({ length: values }, () => (random.below(100) - 50) / 2_000);
  for (const [value, weight] of large) weights[value % values] = weight;
  return weights;
};

test.each([
  ['one number that is off', (run: number) => [[7 * run + 3, run % 2 === 0 ? 0.5 : -0.5] as const]],
  [
    'one number whose largest step goes past the goal',
    (run: number) => [[7 * run + 3, run % 2 === 0 ? 1 : -1] as const],
  ],
  ['two numbers that are off', (run: number) => [[11 * run, 0.4] as const, [11 * run + 2, -0.4] as const]],
] as const)('%s is corrected in at least 8 of 10 searches', async (_, large) => {
  const values = valuesOf(60, 20);
  let corrected = 0;
  for (let run = 0; run < 10; run++) {
    const truth = linear(planted(60, run, ...large(run)));
    const { finalists, games } = await searched(values, 'turns=10', truth, 71 + run);
    expect(finalists.length).toBeLessThanOrEqual(MOST_PROPOSALS);
    for (const moves of finalists) expect(moves.length).toBeLessThanOrEqual(MOST_CHANGES);
    const most = mostGames(140);
    expect(games).toBeLessThanOrEqual(
      SCALE * (most.search + most.fresh + most.finalists * (CHECKS.other + CHECKS.learned)),
    );
    if (finalists.some((moves) => Math.abs(truth(moves, values) - 10) < 0.4)) corrected++;
  }
  expect(corrected).toBeGreaterThanOrEqual(8);
});

test('a search with few values skips the groups, and keeps the smallest change that reaches the goal', async () => {
  const values = valuesOf(3, 1);
  const { search, finalists } = await searched(values, 'turns<=11', linear([-0.5, 0, 0, 0]), 5);
  expect(firstField(values, 1).stage).toBe('singles');
  expect(search.checked).toHaveLength(1 + finalists.length);
  expect(finalists.some((moves) => moves.length === 1 && moves[0]![0] === 0)).toBe(true);
});

test('a group has at most three steps of different cards, and a parameter plays alone', () => {
  const values = valuesOf(30, 4);
  const { stage, sets } = firstField(values, 9);
  expect(stage).toBe('groups');
  for (const set of sets) {
    const cards = set.map(([value]) => values[value]!);
    expect(new Set(cards.map(({ of }) => of)).size).toBe(set.length);
    if (cards.some(({ kind }) => kind === 'rule')) expect(set).toHaveLength(1);
  }
  expect(sets.flat()).toHaveLength(64);
});

test('many parameters play in groups too, so that each step has a place', () => {
  for (const [cards, rules] of [
    [20, 150],
    [120, 30],
  ] as const) {
    const values = valuesOf(cards, rules);
    const steps = values.reduce((sum, one) => sum + one.steps.filter((step) => step.far).length, 0);
    const { sets } = firstField(values, 9);
    expect(sets.length).toBeLessThanOrEqual(120);
    expect(sets.flat()).toHaveLength(steps);
  }
});

test('an uncertain value on the edge of a goal is farther from it than a certain value inside', () => {
  const goal = { metric: 'turns', relation: '<=', value: 10 } as const;
  const at = (value: number, error: number) => expectedMiss(goal, { value, error, units: 50 }, 12);
  expect(at(9, 0)).toBe(0);
  expect(at(10, 1)).toBeGreaterThan(at(9, 1));
  expect(at(11, 0)).toBeCloseTo(1 / 12);
  expect(expectedMiss({ ...goal, relation: '=' }, { value: 8, error: 0, units: 50 }, 12)).toBeCloseTo(1 / 6);
});

test('sets use smaller steps of a measured change, and never two steps of one value', () => {
  const values = valuesOf(2, 0);
  const estimate = (value: number) => ({ value, error: 0.01, units: 100 });
  const goal = { metric: 'turns', relation: '=', value: 10 } as const;
  const sets = setsOf(values, [goal], [estimate(11)], [{ move: [0, 5], effects: [estimate(-2)] }]);
  expect(sets[0]).toEqual([[0, 4]]);
  for (const set of sets) expect(new Set(set.map(([value]) => value)).size).toBe(set.length);
});

test('a variant is in no set with a parameter that it sets, or with a variant that sets the same', () => {
  const [one, other] = valuesOf(0, 2);
  const variant = (of: string, ...sets: string[]): OpenValue => ({
    ...{ kind: 'variant', of, path: '', label: of, from: false, sets },
    steps: [{ to: true, size: 1, far: true }],
  });
  const values = [one!, other!, variant('short', 'rule.0'), variant('shorter', 'rule.0')];
  const estimate = (value: number) => ({ value, error: 0.01, units: 100 });
  const goal = { metric: 'turns', relation: '=', value: 7 } as const;
  const effects = [estimate(-1)];
  const sets = setsOf(
    values,
    [goal],
    [estimate(11)],
    values.map((_, value) => ({ move: [value, 0], effects })),
  );
  const played = sets.map((set) => set.map(([value]) => value).join());
  expect(played).toEqual(expect.arrayContaining(['0', '0,1', '1,2', '1,3']));
  expect(played.filter((set) => ['0,2', '0,3', '2,3'].some((pair) => set.includes(pair)))).toEqual([]);
  const many = [...valuesOf(40, 150), ...Array.from({ length: 150 }, (_, at) => variant(`v${at}`, `rule.${at}`))];
  for (const group of firstField(many, 9).sets) {
    const names = group.flatMap(([value]) => [many[value]!.of, ...(many[value]!.sets ?? [])]);
    expect(new Set(names).size).toBe(names.length);
  }
});

test('a set that plays the same games as a smaller one is not a finalist', async () => {
  // The second value has no effect at all, so a set with it is the set without it.
  const alone = valuesOf(2, 0);
  const { finalists } = await searched(
    alone,
    'turns<=10',
    (moves) => (moves.some(([value]) => value === 0) ? 9 : 12),
    5,
    true,
  );
  expect(finalists.length).toBeGreaterThan(0);
  for (const moves of finalists) expect(moves.map(([value]) => value)).not.toContain(1);
});

test('the best of each number of changes stays', () => {
  const of = (arm: number, count: number) => ({
    ...{ arm, miss: arm },
    moves: Array.from({ length: count }, (_, at): ProposalMove => [at, 0]),
  });
  const ordered = [of(1, 3), of(2, 3), of(3, 3), of(4, 2), of(5, 2), of(6, 1)];
  expect(betterHalf(ordered, 3, true).map(({ arm }) => arm)).toEqual([1, 4, 6]);
  expect(betterHalf(ordered, 3, false).map(({ arm }) => arm)).toEqual([1, 2, 3]);
});
