/** What reading a line asks of a game. `CardIndex` answers for all cards; a browser answers for those that it has met. */
export interface LineWords {
  /** The game's words for a card, cards, a deck, and the cards in the side deck. */
  readonly words: { readonly card: string; readonly cards: string; readonly deck: string; readonly side: string };
  /** Some name begins with a digit, so that a number in front need not be a count. */
  readonly digitNames: boolean;
  /** The cards that a name means. */
  find(name: string): readonly unknown[];
  /** Whether a card's name begins with a word. */
  beginsName(word: string): boolean;
  /** The zone that the key of a word heads, or null. */
  zone(key: string): string | null;
  /** Whether a line only names a group of cards. */
  isHeading(text: string): boolean;
  /** The rarity that a word names, or null. */
  rarity(word: string): string | null;
  /** The set that a code, id or name means, or null. */
  set(code: string): unknown;
}
