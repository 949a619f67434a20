/** Two decks or levels at a table of four sit in turn, and the wins of a side are those of all its seats. */
import { fileURLToPath } from 'node:url';
import { modeRulesets, openContent, seatsOf } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { pairedSeats } from '@rulewright/engine';
import { engineOf, knownGames } from '@rulewright/games';
import { ArmPlayer, answerOf, type LabPlan } from '../src/index.ts';
import { winnersOf } from '../src/runs/plan/run-part.ts';

const content = openContent(
  await readTree(fileURLToPath(new URL('../../../examples/two-banks', import.meta.url))),
  knownGames,
);
const [{ doc, cards, decks }] = content.games as [(typeof content.games)[number]];
const [ruleset] = modeRulesets(content, doc.id);
const plugin = engineOf(ruleset!);
const [published] = decks.values();

test('a comparison takes two players, or the smallest even number that the ruleset allows', () => {
  const seats = (minSeats: number, maxSeats: number) => pairedSeats({ minSeats, maxSeats });
  expect([seats(2, 6), seats(1, 2), seats(3, 6), seats(4, 4)]).toEqual([2, 2, 4, 4]);
  expect([seats(3, 3), seats(5, 5), seats(1, 1)]).toEqual([null, null, null]);
  expect(pairedSeats(seatsOf(ruleset!))).toBe(4);
});

test.each([
  ['the same level on all seats', 'random', 'random', 0.5],
  ['a level against one that plays at random', 'easy', 'random', null],
])('%s: the wins of the first side count both its seats', (_, first, second, exact) => {
  const plan: LabPlan = {
    game: doc.id,
    arms: [{ name: 'arm', ruleset: ruleset!, cards: [...cards.values()], seats: [0, 1, 0, 1] }],
    entrants: [first, second].map((bot, at) => ({ name: `${bot} ${at}`, deck: published!, bot })),
    ...{ games: 32, seed: 3, swap: true, table: 4 },
  };
  const part = new ArmPlayer(plugin, plan, 0).play(0, 32);
  const { pairs } = answerOf(plugin, plan, [part], { id: 'matchups', size: 0.05, card: null, standIn: null })!;
  const won = part.rows.map((row) => winnersOf(row).filter((seat) => (seat + row.game) % 2 === 0).length);
  const all = part.rows.map((row) => winnersOf(row).length);
  const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
  expect(pairs[0]!.value).toBeCloseTo(sum(won) / sum(all));
  if (exact !== null) expect(pairs[0]!.value).toBe(exact);
  else expect(pairs[0]!.value).toBeGreaterThan(0.55);
});
