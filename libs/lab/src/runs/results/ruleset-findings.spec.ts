/** The wins of the starting player are a finding only between equal players. */
import { largeGames } from '@rulewright/games/testing';
import type { GameRow, LabPlan, RunPart } from '../index.ts';
import { rulesetFindings } from './ruleset-findings.ts';

const plugin = { ...largeGames[0]!, statistics: undefined };
const entrant = (card: string, bot = 'random') => ({
  ...{ name: card, bot },
  deck: { entries: [{ card, copies: 1 }] },
});
const planOf = (...entrants: LabPlan['entrants']): LabPlan => ({
  game: plugin.id,
  arms: [{ name: 'a', ruleset: {} as never, cards: [] }],
  entrants,
  ...{ games: 40, seed: 1, swap: true },
});
/** Seat 0 always starts and always wins. */
const part: RunPart = {
  ...{ arm: 0, from: 0, to: 40, cards: {}, rules: {}, checksum: 0 },
  rows: Array.from({ length: 40 }, (_, game): GameRow => ({
    ...{ game, winner: 0, cause: 'over', starter: 0, turns: 9, decisions: 9, leadChanges: 0, counts: [] },
  })),
};
const ids = (plan: LabPlan) => rulesetFindings(plugin, plan, [part]).map(({ metric }) => metric);

test('between equal players, the starting player is compared with an even share', () => {
  expect(ids(planOf(entrant('owl'), entrant('owl')))).toEqual(['starter-wins', 'entrant-1-wins']);
});

test.each([
  ['decks', entrant('owl'), entrant('crow')],
  ['levels', entrant('owl'), entrant('owl', 'easy')],
])('with different %s, the stronger player may start more often, so only the players are compared', (_, one, other) => {
  expect(ids(planOf(one, other))).toEqual(['entrant-1-wins']);
});
