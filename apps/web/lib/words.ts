/** The words a game uses for common things, as headings and sentences need them. */

export interface GameWords {
  readonly card: string;
  readonly cards: string;
  readonly deck: string;
  readonly player: string;
}

/** `deck` as "Deck". */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `deck` as `decks`. */
export const decksOf = (words: GameWords): string => `${words.deck}s`;
