/** Matchups and deciding cards: planted advantages are found, and equal decks show no difference. */
import type { DeckList } from '@rulewright/engine';
import { ArmPlayer, answerOf, gamesNeeded, isAnswered, ordersOf, questionById } from '../src/index.ts';
import type { Arm, LabPlan, PairResult, RunPart } from '../src/index.ts';
import { armWith, deckWith, plantedGame } from './planted-game.ts';

const RUNS = 100;
const SIZE = 0.1;
const FIRST_LOOK = 30;

/** Plays a run in which each arm has its own pair of decks, as the service of the lab does. */
function play(id: string, arm: Arm, decks: readonly DeckList[], pairs: readonly (readonly number[])[], seed: number) {
  const plan: LabPlan = {
    game: plantedGame.id,
    arms: pairs.map((seats) => ({ ...arm, seats })),
    entrants: decks.map((deck, at) => ({ name: `deck ${at}`, deck, bot: 'random' })),
    games: gamesNeeded(questionById(id)!, SIZE, pairs.length),
    ...{ seed, swap: true, table: 2 },
  };
  const asked = { id, size: SIZE, card: null, standIn: null };
  const players = pairs.map((_, at) => new ArmPlayer(plantedGame, plan, at));
  const parts: RunPart[] = [];
  for (const { arm: at, from, to } of ordersOf(plan)) {
    parts.push(players[at]!.play(from, to));
    if (parts.length % FIRST_LOOK === 0 && isAnswered(plantedGame, plan, parts, asked)) break;
  }
  return answerOf(plantedGame, plan, parts, asked)!.pairs;
}

const [charm, dud, pebble] = (['charm', 'dud', 'pebble'] as const).map(deckWith) as [DeckList, DeckList, DeckList];
const PAIRS = [
  [0, 1],
  [0, 2],
  [1, 2],
] as const;

const runs = (make: (seed: number) => readonly PairResult[]): (readonly PairResult[])[] =>
  Array.from({ length: RUNS }, (_, run) => make((run + 1) * 7919));

const differs = ({ verdict }: PairResult): boolean => ['more', 'less', 'small'].includes(verdict);

test('the deck with the advantage is found in its matchups, and the other two decks stay equal', () => {
  const all = runs((seed) => play('matchups', armWith({ charm: 100 }), [charm, dud, pebble], PAIRS, seed));
  expect(all.filter(([a, b]) => a!.verdict === 'more' && b!.verdict === 'more').length).toBeGreaterThanOrEqual(80);
  expect(all.filter(([, , c]) => differs(c!)).length).toBeLessThanOrEqual(5);
});

test('decks without an advantage show no difference in any matchup', () => {
  const all = runs((seed) => play('matchups', armWith({}), [charm, dud, pebble], PAIRS, seed));
  expect(all.filter((pairs) => pairs.every(({ verdict }) => verdict === 'none')).length).toBeGreaterThanOrEqual(95);
});

test('the card that decides a matchup is found, and a card without effect is not', () => {
  // The first arm has the whole deck. A stand-in takes the place of the charm in the second, and of the pebbles in the third.
  const both: DeckList = { entries: [...charm.entries.slice(0, 1), { card: 'pebble', copies: 10 }] };
  const duds: DeckList = { entries: [...charm.entries.slice(0, 1), { card: 'dud', copies: 10 }] };
  const arms = [
    [0, 3],
    [1, 3],
    [2, 3],
  ];
  const all = runs((seed) => play('deciding', armWith({ charm: 100 }), [both, dud, duds, dud], arms, seed));
  expect(all.filter(([card]) => card!.verdict === 'more').length).toBeGreaterThanOrEqual(80);
  expect(all.filter(([, other]) => differs(other!)).length).toBeLessThanOrEqual(5);
});
