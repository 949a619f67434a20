/** The names of a game that the parser of a line needs. `CardIndex` knows all cards. A browser knows only the cards that it has seen. */
export interface LineWords<Card = unknown> {
  /** The game's words for a card, cards, a deck, and the cards in the side deck. */
  readonly words: { readonly card: string; readonly cards: string; readonly deck: string; readonly side: string };
  /** Whether some card name starts with a digit. A number at the start of a line may then be part of a name. */
  readonly digitNames: boolean;
  /** The cards with a name. */
  find(name: string): readonly Card[];
  /** Whether a card name starts with a word. */
  beginsName(word: string): boolean;
  /** The zone of a heading, by the key of its word; null if there is none. */
  zone(key: string): string | null;
  /** Whether a line only names a group of cards. */
  isHeading(text: string): boolean;
  /** The rarity with this name, or null. */
  rarity(word: string): string | null;
  /** The set with this code, id or name, or null. */
  set(code: string): unknown;
}
