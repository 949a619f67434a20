/** Words that a game of strangers remembers: the options over them, and how the table shows them and players. */
import { modeRulesets, openContent } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { playOf } from '@rulewright/content/play';
import { createMatch, deckDefs, describeOption, saidFacts, tableSeat, viewOf } from '@rulewright/engine';
import { fileURLToPath } from 'node:url';
import { pluginOf } from './plugin.ts';

const folder = fileURLToPath(new URL('../../../examples/two-banks', import.meta.url));

test('an option over the words of a field, and the word and the player at the table', async () => {
  const content = openContent(await readTree(folder), []);
  const game = content.game('two-banks');
  const plugin = pluginOf(playOf(game).program!, game.vocabulary);
  const program = plugin.compile(modeRulesets(content, 'two-banks')[0]!, [...game.cards.values()]);
  const decks = Array.from({ length: 4 }, () => deckDefs(program, game.decks.get('ferry-deck')!));
  const match = createMatch(program, decks);
  match.start(3, decks);
  match.advance();
  const marks = (): string[] =>
    saidFacts(plugin.tabletop!, program.mechanics.publicTable(match), (seat) => `Player ${seat + 1}`).marks;
  const kinds = (): string[] =>
    Array.from(match.options.subarray(0, match.optionCount), (option) => describeOption(match, option).kind);
  expect(marks()).toEqual([]);
  const bidder = match.decisionSeat;
  // The highest bid ends the bidding.
  match.choose(kinds().lastIndexOf('bid'));
  match.advance();
  expect(match.decisionSeat).toBe(bidder);
  expect(kinds()).toEqual(['name-bells', 'name-lamps', 'name-oars', 'name-ropes']);
  match.choose(2);
  match.advance();
  expect(marks()).toEqual([`pilot Player ${bidder + 1}`, 'current Oars']);
  const seat = tableSeat(match, plugin.tabletop!, viewOf(match, 0).seats[0]!, String);
  expect(seat.zones.filter(({ place }) => place === 'piles').map(({ id }) => id)).toEqual(['box', 'stock', 'won']);
});
