/** Who plays the games of a lab command: a deck and a bot for each seat, with names for the results. */
import type { DeckList } from '@rulewright/engine';
import { aroundTable, type Entrant } from '@rulewright/lab';

/** Fewer decks or bots than players go round. Names come from the decks as they were named and the bots; twins are numbered. */
export function entrantsOf(
  decks: readonly DeckList[],
  names: readonly string[],
  bots: readonly string[],
  players: number,
): Entrant[] {
  // Without names the bot is name enough, whatever deck it has.
  const named = decks.map((deck, at) => ({ deck, name: names[at] }));
  const seated = aroundTable(bots, players);
  const list = aroundTable(named, players).map(({ deck, name }, seat) => {
    const bot = seated[seat]!;
    return { name: name === undefined ? bot : `${name} by ${bot}`, deck, bot };
  });
  const twins = (name: string): boolean => list.filter((each) => each.name === name).length > 1;
  return list.map((each, index) => (twins(each.name) ? { ...each, name: `${each.name} (${index + 1})` } : each));
}
