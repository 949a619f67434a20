/** The entrants of a lab command: a deck, a bot and a name for each seat. */
import type { DeckList } from '@rulewright/engine';
import { aroundTable, type Entrant } from '@rulewright/lab';

/** Decks and bots repeat if there are fewer than players. A name has the form `DECK by BOT`; duplicate names get a number. */
export function entrantsOf(
  decks: readonly DeckList[],
  names: readonly string[],
  bots: readonly string[],
  players: number,
): Entrant[] {
  // If no deck is named on the command line, the name is the bot alone.
  const named = decks.map((deck, at) => ({ deck, name: names[at] }));
  const seated = aroundTable(bots, players);
  const list = aroundTable(named, players).map(({ deck, name }, seat) => {
    const bot = seated[seat]!;
    return { name: name === undefined ? bot : `${name} by ${bot}`, deck, bot };
  });
  const twins = (name: string): boolean => list.filter((each) => each.name === name).length > 1;
  return list.map((each, index) => (twins(each.name) ? { ...each, name: `${each.name} (${index + 1})` } : each));
}
