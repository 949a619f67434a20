/** Digests of objects that never change, such as cards. Each is computed once and kept as long as its object. */
import { contentHash, type CardDoc } from '@rulewright/content';

const digests = new WeakMap<object, string>();

/** The digest of the value that `make` returns, cached for the object `of`. */
export function digestOf(of: object, make: () => unknown): string {
  const cached = digests.get(of);
  if (cached !== undefined) return cached;
  const made = contentHash(make());
  digests.set(of, made);
  return made;
}

export const cardDigest = (card: CardDoc): string => digestOf(card, () => card);

/** The digest of a list of cards, in this order. */
export const cardsKey = (cards: readonly CardDoc[]): string => contentHash(cards.map(cardDigest));
