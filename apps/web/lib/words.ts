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

/** Names under which a list can call each card: where cards share a name, their first alias. */
export function listNames(cards: readonly { readonly name: string; readonly aliases: readonly string[] }[]): string[] {
  const seen = new Map<string, number>();
  for (const { name } of cards) seen.set(name, (seen.get(name) ?? 0) + 1);
  return cards.map(({ name, aliases }) => (seen.get(name)! > 1 ? (aliases[0] ?? name) : name));
}
