/** The printings of each set, by collector number: gathered once for a release. */
import type { CardDoc, GameContent, Printing } from '@rulewright/content';
import type { OpenedRelease } from '../content/opened-release.ts';

export interface PrintedCard {
  readonly printing: Printing;
  readonly card: CardDoc;
}

/** The printings of a set, by number and then by name. */
export const printingsOf = (opened: OpenedRelease, game: string, set: string): readonly PrintedCard[] =>
  opened.part(game, printingsBySet).get(set) ?? [];

function printingsBySet(_: OpenedRelease, game: GameContent): Map<string, PrintedCard[]> {
  const sets = new Map<string, PrintedCard[]>();
  for (const card of game.cards.values())
    for (const printing of card.printings) {
      const known = sets.get(printing.set);
      if (known) known.push({ printing, card });
      else sets.set(printing.set, [{ printing, card }]);
    }
  for (const printings of sets.values())
    printings.sort((a, b) => a.printing.number - b.printing.number || (a.card.name < b.card.name ? -1 : 1));
  return sets;
}
