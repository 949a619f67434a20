/**
 * Asks each question about games whose truth is known, 100 times each. Without a difference, at least 95 runs say so. A difference of the
 * requested size is found by at least 80 runs.
 */
import { armWith, deckWith } from './planted-game.ts';
import { verdictsOf, type Planted } from './planted-runs.ts';

const RUNS = 100;
const [charm, dud] = [deckWith('charm'), deckWith('dud')];
const plain = armWith({});
/** Another ruleset whose games have other luck, and nothing else. */
const luck = armWith({ apart: true });

/** A question about one ruleset, between two decks. */
const about = (question: string, arms: Planted['arms'], decks: Planted['decks'] = [dud, dud]): Planted => ({
  question,
  arms,
  decks,
});
const card = (arm: Planted['arms'][number]): Planted => ({ ...about('card', [arm], [charm, dud]), card: 'charm' });

test.each([
  ['a card without effect', card(plain)],
  ['a card without effect, in games without common luck', card(luck)],
  ['two decks without a difference', about('deck', [plain], [charm, dud])],
  ['a first turn without effect', about('starter', [plain])],
  ['a change without effect on the starting player', about('change-starter', [plain, luck], [charm, charm])],
  ['a change without effect on the length', about('change-length', [plain, luck], [charm, charm])],
  ['a value without effect', about('parameter', [plain, luck], [charm, charm])],
])('no difference is found in at least 95 of 100 runs: %s', (_, planted) => {
  const { none = 0, same = 0 } = verdictsOf(planted, RUNS);
  expect(none + same).toBeGreaterThanOrEqual(95);
});

test.each([
  ['a card worth 5 points', 'more', card(armWith({ charm: 50 }))],
  ['a card worth 5 points, in games without common luck', 'more', card(armWith({ charm: 50, apart: true }))],
  ['a card that costs 5 points', 'less', card(armWith({ charm: -50 }))],
  ['a deck worth 5 points', 'more', about('deck', [armWith({ charm: 50 })], [charm, dud])],
  ['a first turn worth 5 points', 'more', about('starter', [armWith({ starter: 50 })])],
  ['a change worth 5 points', 'more', about('change-starter', [plain, armWith({ starter: 50 })])],
  // A game has 5 turns, and ends with a chance of 20% or 18.3% after each later one: 9 or 9.46 turns on average.
  ['games that are 5% longer', 'more', about('change-length', [plain, armWith({ end: 183 })])],
  ['a value that changes the starting player', 'more', about('parameter', [plain, armWith({ starter: 50 })])],
] as const)('a difference is found in at least 80 of 100 runs: %s', (_, verdict, planted) => {
  expect(verdictsOf(planted, RUNS)[verdict] ?? 0).toBeGreaterThanOrEqual(80);
});

test('a value that changes nothing leaves every game the same', () => {
  expect(verdictsOf(about('parameter', [plain, armWith({})]), 10)).toEqual({ same: 10 });
});

test('a card that is worth less than requested is not called too strong', () => {
  const { more = 0 } = verdictsOf(card(armWith({ charm: 10 })), RUNS);
  expect(more).toBeLessThanOrEqual(5);
});

test('the length of games and the play of a card are measured', () => {
  expect(verdictsOf(about('length', [plain]), RUNS)).toEqual({ measured: RUNS });
  const decks = (of: 'relic' | 'dud') => [deckWith(of), deckWith(of)] as const;
  expect(verdictsOf({ ...about('card-played', [plain], decks('dud')), card: 'dud' }, 10)).toEqual({ more: 10 });
  expect(verdictsOf({ ...about('card-played', [plain], decks('relic')), card: 'relic' }, 10)).toEqual({ none: 10 });
});
