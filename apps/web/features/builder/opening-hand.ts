/** Draws a sample hand from a deck. The same seed gives the same hand, so that a hand has an address. */
import { seeded } from '@rulewright/ui';

/** Draws `count` cards without replacement, or fewer if the deck is smaller. */
export function drawHand<Entry extends { readonly copies: number }>(
  entries: readonly Entry[],
  count: number,
  seed: string,
): Entry[] {
  const random = seeded(seed);
  const pile = entries.flatMap((entry) => Array.from({ length: entry.copies }, () => entry));
  const hand: Entry[] = [];
  while (hand.length < count && pile.length > 0) {
    const [drawn] = pile.splice(Math.floor(random() * pile.length), 1);
    hand.push(drawn!);
  }
  return hand;
}
