/** Who plays the games of a lab command: a deck and a bot for each seat, with names for the results. */
import type { DeckList } from '@rulewright/engine';
import type { Entrant } from '@rulewright/lab';

/** Fewer decks or bots than players go round. Names come from the decks as they were named and the bots; twins are numbered. */
export function entrantsOf(
  decks: readonly DeckList[],
  names: readonly string[],
  bots: readonly string[],
  players: number,
): Entrant[] {
  const list = Array.from({ length: players }, (_, seat) => {
    const at = seat % decks.length;
    const bot = bots[seat % bots.length]!;
    return { name: names[at] === undefined ? bot : `${names[at]} by ${bot}`, deck: decks[at]!, bot };
  });
  const twins = (name: string): boolean => list.filter((each) => each.name === name).length > 1;
  return list.map((each, index) => (twins(each.name) ? { ...each, name: `${each.name} (${index + 1})` } : each));
}
