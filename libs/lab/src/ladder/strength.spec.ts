/** A pairing ends when its interval is narrow, the same seed gives the same score, and a search exploits a bot that it knows. */
import { fileURLToPath } from 'node:url';
import { responseBot, type Bot } from '@rulewright/bots';
import { openContent, resolveRuleset } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import type { StrengthRow } from '@rulewright/engine';
import { enginesOf, knownGames } from '@rulewright/games';
import {
  budgetPairing,
  customPairing,
  ladderPairings,
  measureStrength,
  mergeStrength,
  responsePairing,
  trainingPairing,
  type StrengthPlan,
} from '../index.ts';

const content = openContent(await readTree(fileURLToPath(new URL('../../../..', import.meta.url))), knownGames);
/** The two games with the most rules. */
const large = enginesOf(content).slice(0, 2);
const plugin = large[0]!;
const game = content.game(plugin.id);
/** A mode with short games. */
const mode = game.doc.modes.find((one) => one === 'fast') ?? game.doc.modes[0]!;
const program = plugin.compile(resolveRuleset(content, `${plugin.id}/${mode}`), [...game.cards.values()]);
const decks = [...game.decks.values()];
const plan: StrengthPlan = { deck: decks[0]!, least: 20, games: 2000, width: 0.07, seed: 3 };

/** Always takes the first option, so anyone who knows it can foresee its decisions. */
const first: Bot = {
  ...{ id: 'first', name: 'First', summary: '', slow: false, budget: 0 },
  create: () => ({ begin: () => undefined, choose: () => 0 }),
};

test('a pairing ends when its interval is narrow enough, or after its maximum number of games', () => {
  const mirror = customPairing(['random', 'random'], ['random', 'random']);
  // A bot against itself scores exactly half in every pair, so 20 pairs give a margin of at most 7 points.
  expect(measureStrength(program, mirror, plan)).toMatchObject({
    games: 40,
    score: 0.5,
    ruleset: `${plugin.id}/${mode}`,
  });
  expect(measureStrength(program, mirror, { ...plan, least: 100 }).games).toBe(100);
  expect(measureStrength(program, mirror, { ...plan, games: 12 }).games).toBe(12);
  expect(measureStrength(program, mirror, { ...plan, seconds: 0 }).games).toBe(2);
});

test('the same seed gives the same score, and another seed plays other games', () => {
  const pairing = customPairing(['quick', 'quick'], ['random', 'random']);
  const short = { ...plan, least: 60, games: 60 };
  const row = measureStrength(program, pairing, short);
  expect(measureStrength(program, pairing, short)).toEqual(row);
  expect(row.score - row.margin).toBeGreaterThan(0.5);
  expect(row).toMatchObject({ measure: 'levels', bot: 'quick', against: 'random', budget: null, seed: 3 });
});

test('a search that knows how a bot decides wins against it', () => {
  const response = responseBot(first, { iterations: 30, horizon: 10 });
  const pairing = customPairing(['response', response], ['first', first]);
  const { score, margin } = measureStrength(program, pairing, { ...plan, least: 40, games: 40 });
  expect(score - margin).toBeGreaterThan(0.5);
});

test('the ladder compares every level with the next weaker one, and the learned level with the two strongest', () => {
  expect(ladderPairings().map(({ bot, against }) => `${bot} ${against}`)).toEqual([
    ...['easy random', 'medium easy', 'hard medium'],
    ...['quick medium', 'quick hard'],
  ]);
});

test('pairings with a budget include the budget', () => {
  expect(budgetPairing('greedy', 4)).toMatchObject({ measure: 'budget', budget: 4, players: ['greedy:4', 'medium'] });
  expect(responsePairing('quick', 50)).toMatchObject({ measure: 'response', bot: 'quick', budget: 50 });
  expect(trainingPairing(program, decks, 64, 1)).toMatchObject({ measure: 'training', bot: 'quick', budget: 64 });
});

test('a new score replaces the score of the same pairing, and the others stay', () => {
  const row: StrengthRow = {
    ...{ measure: 'budget', ruleset: 'game/short', bot: 'greedy', against: 'medium', budget: 2 },
    ...{ games: 10, score: 0.4, margin: 0.1, seed: 1 },
  };
  const other = { ...row, budget: 4 };
  const newer = { ...row, score: 0.45, seed: 2 };
  expect(mergeStrength([row, other], [newer])).toEqual([newer, other]);
});
