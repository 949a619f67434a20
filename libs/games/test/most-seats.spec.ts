/** A match of a large game with as many seats as it allows ends by its rules: it is not cut off for what it computes. */
import { resolveRuleset } from '@rulewright/content';
import { RandomChooser, createMatch, deckDefs, playOut } from '@rulewright/engine';
import { largeGames, shipped } from './shipped.ts';

it.each(largeGames)('$id with the most seats', (plugin) => {
  const game = shipped.game(plugin.id);
  const ruleset = resolveRuleset(shipped, `${plugin.id}/${game.doc.modes[0]!}`);
  const program = plugin.compile(ruleset, [...game.cards.values()]);
  const published = [...game.decks.values()].map((deck) => deckDefs(program, deck));
  const decks = Array.from({ length: program.maxSeats }, (_, seat) => published[seat % published.length]!);
  const match = createMatch(program, decks);
  match.start(3, decks);
  expect(playOut(match, new RandomChooser(3).choose).cause).not.toBe('capped');
});
