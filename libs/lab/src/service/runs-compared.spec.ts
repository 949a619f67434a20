/** Comparisons of two runs: a planted difference is found, and runs without a difference show none. */
import { ArmPlayer, ordersOf, type LabPlan } from '../index.ts';
import { armWith, deckWith, plantedGame, type Truth } from '../../test/planted-game.ts';
import { runsCompared, type PlayedRun } from './runs-compared.ts';

function played(truth: Truth, seed: number, games = 400): PlayedRun {
  const deck = deckWith('dud');
  const entrants = ['one', 'two'].map((name) => ({ name, deck, bot: 'random' }));
  const plan: LabPlan = { game: plantedGame.id, arms: [armWith(truth)], entrants, games, seed, swap: false };
  const player = new ArmPlayer(plantedGame, plan, 0);
  const parts = ordersOf(plan).map(({ from, to }) => player.play(from, to));
  return { plan, parts, setup: {} as PlayedRun['setup'] };
}

const shownIn = (a: PlayedRun, b: PlayedRun): string[] =>
  runsCompared(plantedGame, a, b)
    .metrics.filter(({ shown }) => shown)
    .map(({ id }) => id);

test('a longer game is found between runs with other seeds, and only what depends on the length', () => {
  const compared = runsCompared(plantedGame, played({ end: 200 }, 1), played({ end: 100 }, 2));
  expect(compared.paired).toBe(false);
  const turns = compared.metrics.find(({ id }) => id === 'turns')!;
  expect(turns.shown).toBe(true);
  expect(turns.difference.interval[0]).toBeGreaterThan(0);
  expect(turns.difference.value).toBeCloseTo(turns.b.value - turns.a.value, 9);
  expect(compared.metrics.find(({ id }) => id === 'starter-wins')!.shown).toBe(false);
});

test('runs with the same seeds are compared in pairs, and equal runs do not differ', () => {
  const compared = runsCompared(plantedGame, played({}, 3), played({}, 3));
  expect(compared.paired).toBe(true);
  expect(compared.metrics.every(({ difference, shown }) => difference.value === 0 && !shown)).toBe(true);
});

test('at most 5 of 100 comparisons without a difference show one', () => {
  const wrong = Array.from({ length: 100 }, (_, at) => shownIn(played({}, 10 + at, 200), played({}, 500 + at, 200)));
  expect(wrong.filter((ids) => ids.length > 0).length).toBeLessThanOrEqual(5);
});

test('a run without games has nothing to compare', () => {
  expect(runsCompared(plantedGame, { ...played({}, 1, 2), parts: [] }, played({}, 1, 2)).metrics).toEqual([]);
});
