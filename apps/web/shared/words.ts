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
