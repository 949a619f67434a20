/** The status of a card in the legality lists of a day, and the reason why a card is out. */
import type { Legality, LegalityChange } from '@rulewright/content';
import type { IndexedCard } from '../card-index.ts';

/** The reason why no deck can play a card: the rule of the rulebook, and a part of a sentence. */
export interface Outlaw {
  readonly ruleId: string;
  readonly reason: string;
}

/** A card is in the pool if one of its printings is in a set of the pool. Invented cards of worked examples have no printings. */
const inPool = ({ card }: IndexedCard, { pool }: Legality): boolean =>
  card.printings.length === 0 || card.printings.some(({ set }) => pool(set).legal);

/** The status of a card on the day of a legality. */
export function statusOf(
  one: IndexedCard,
  legality: Legality | null,
): 'legal' | 'banned' | 'restricted' | 'out-of-pool' {
  const listedAs = legality?.cards.get(one.card.id)?.status ?? 'legal';
  return listedAs === 'banned' || legality === null || inPool(one, legality) ? listedAs : 'out-of-pool';
}

/** The last change that removed a set of the card from the pool, if there is one. */
export const rotationOf = ({ card }: IndexedCard, { pool }: Legality): LegalityChange | undefined =>
  card.printings
    .flatMap(({ set }) => pool(set).change ?? [])
    .sort((a, b) => (a.from < b.from ? 1 : -1))
    .at(0);

/** The reason why no deck may contain a card on the day of a legality; null if a deck may. It quotes the change and its day. */
export function outlawByDate(one: IndexedCard, legality: Legality): Outlaw | null {
  const status = statusOf(one, legality);
  if (status !== 'banned' && status !== 'out-of-pool') return null;
  const change = status === 'banned' ? legality.cards.get(one.card.id)!.change : rotationOf(one, legality);
  const what = status === 'banned' ? 'banned' : 'out of the pool';
  const reason = change ? `${what} since ${change.from}: ${change.reason.replace(/\.$/u, '')}` : what;
  return { ruleId: change?.rule ?? legality.doc.rule, reason };
}
