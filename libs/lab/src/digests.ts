/** Digests of what never changes, such as cards: each is worked out once, for as long as it is in memory. */
import { contentHash, type CardDoc } from '@rulewright/content';

const digests = new WeakMap<object, string>();

/** The digest of what `make` gives, kept with `of`. */
export function digestOf(of: object, make: () => unknown): string {
  const found = digests.get(of);
  if (found !== undefined) return found;
  const made = contentHash(make());
  digests.set(of, made);
  return made;
}

export const cardDigest = (card: CardDoc): string => digestOf(card, () => card);

/** The digest of some cards, in their order. */
export const cardsKey = (cards: readonly CardDoc[]): string => contentHash(cards.map(cardDigest));
