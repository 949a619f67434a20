/** The order of a search with words and without a sort: cards that the words name come before cards whose texts contain the words. */
import type { CardQuery } from '@rulewright/content';
import type { Catalogue } from './catalogue.ts';
import type { CardSort } from './card-cursor.ts';
import { firstIndex } from './first-index.ts';
import { cachedOrder, makeOrder, orderOf, type CardOrder } from './order.ts';

/** No field has this id. */
export const BEST_MATCH: CardSort = { field: '', descending: false };

/** The words of a query that can be a part of a name, in order. Empty for a query that only compares values or excludes words. */
export function nameWords(query: CardQuery | null | undefined): readonly string[] {
  const terms = query?.kind === 'all' ? query.of : query ? [query] : [];
  return terms.flatMap((one) =>
    one.kind === 'words' && (one.field === null || one.field === 'name') ? one.words : [],
  );
}

/**
 * Names that are the words come first, then names that begin with them, then names that contain all of them, then the other cards. Cards of
 * a group are in the order of names.
 */
export function bestMatch(catalogue: Catalogue, words: readonly string[], isListing: boolean): Promise<CardOrder> {
  const whole = words.join(' ');
  return cachedOrder(catalogue, `~${whole}`, async () => {
    const { cards, valueAt } = await orderOf(catalogue, { field: 'name', descending: false }, isListing);
    const nameAt = (index: number): string => String(valueAt(index) ?? '');
    // Cards without a name are at the end.
    const named = firstIndex(0, cards.length, (index) => valueAt(index) !== null);
    const from = firstIndex(0, named, (index) => nameAt(index) < whole);
    const afterEqual = firstIndex(from, named, (index) => nameAt(index) === whole);
    // No character of a folded name sorts after this one.
    const afterBegun = firstIndex(afterEqual, named, (index) => nameAt(index) < `${whole}\u{ffff}`);
    const sets = await Promise.all(words.map((word) => catalogue.words({ words: [word], whole: false }, 'name')));
    const containing = sets.reduce((left, one) => left.and(one));
    return makeOrder(catalogue, [
      { value: 0, cards: cards.subarray(from, afterEqual) },
      { value: 1, cards: cards.subarray(afterEqual, afterBegun) },
      { value: 2, cards: cards.filter((card) => containing.has(card)) },
    ]);
  });
}
