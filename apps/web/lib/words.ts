/** A game's own words for cards and decks, in the forms that headings and sentences need. */

export interface GameWords {
  readonly card: string;
  readonly cards: string;
  readonly deck: string;
  readonly player: string;
}

/** Capitalises a word: "Deck" for `deck`. */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The plural: `decks` for `deck`. */
export const decksOf = (words: GameWords): string => `${words.deck}s`;

/** The names that a list can use for the cards. Cards that share a name are listed by their first alias. */
export function listNames(cards: readonly { readonly name: string; readonly aliases: readonly string[] }[]): string[] {
  const seen = new Map<string, number>();
  for (const { name } of cards) seen.set(name, (seen.get(name) ?? 0) + 1);
  return cards.map(({ name, aliases }) => (seen.get(name)! > 1 ? (aliases[0] ?? name) : name));
}
