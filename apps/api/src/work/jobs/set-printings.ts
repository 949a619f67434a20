/** The job that collects the printings of a set of a large game. */
import { LazyCards, type CardDoc } from '@rulewright/content';
import { aboutContent, type Subject } from '../job.ts';

export interface SetPrinting {
  readonly number: number;
  readonly rarity: string;
  /** The id of the card. */
  readonly card: string;
}

/** The printings of a set, found in `cards`, by number and then by name. */
export function printingsIn(cards: Iterable<CardDoc>, set: string): readonly SetPrinting[] {
  const found: (SetPrinting & { readonly name: string })[] = [];
  for (const { id, name, printings } of cards)
    for (const printing of printings)
      if (printing.set === set) found.push({ number: printing.number, rarity: printing.rarity, card: id, name });
  found.sort((a, b) => a.number - b.number || (a.name < b.name ? -1 : 1));
  return found.map(({ number, rarity, card }) => ({ number, rarity, card }));
}

/** The printings of a set. Parses only the cards whose text contains the id of the set. */
export const setPrintings = aboutContent<
  { readonly subject: Subject; readonly game: string; readonly set: string },
  readonly SetPrinting[]
>('answers', 'Listing the cards of the set', 120_000, ({ content }, { game, set }) => {
  const { cards } = content.game(game);
  const ids = cards instanceof LazyCards ? [...cards.mentioning(set)] : [...cards.keys()];
  return printingsIn(
    ids.map((id) => cards.get(id)!),
    set,
  );
});
