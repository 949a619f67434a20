/** The order of a search with words and without a sort: cards that the words name come before cards whose texts contain the words. */
import type { CardQuery } from '@rulewright/content';
import type { Bits } from './bits.ts';
import type { Catalogue } from './catalogue.ts';
import type { CardSort } from './card-cursor.ts';
import { firstIndex } from './first-index.ts';
import type { CardOrder } from './order.ts';
import type { PagePart } from './page.ts';

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
 * Splits the cards that a search has found: names that are the words come first, then names that begin with them, then names that contain all
 * of them, then the other cards. All parts follow the order of names, so no order is made for the words.
 */
export async function bestMatch(
  catalogue: Catalogue,
  words: readonly string[],
  byName: CardOrder,
  matches: Bits,
): Promise<PagePart[]> {
  const whole = words.join(' ');
  const { cards, valueAt } = byName;
  const nameAt = (index: number): string => String(valueAt(index) ?? '');
  // Cards without a name are at the end.
  const named = firstIndex(0, cards.length, (index) => valueAt(index) !== null);
  const from = firstIndex(0, named, (index) => nameAt(index) < whole);
  const afterEqual = firstIndex(from, named, (index) => nameAt(index) === whole);
  // No character of a folded name sorts after this one.
  const to = firstIndex(afterEqual, named, (index) => nameAt(index) < `${whole}\u{ffff}`);
  const sets = await Promise.all(words.map((word) => catalogue.words({ words: [word], whole: false }, 'name')));
  const [containing, ...others] = sets as [Bits, ...Bits[]];
  const having = others.reduce((left, one) => left.and(one), containing);
  const isElsewhere = (place: number): boolean => place < from || place >= to;
  return [
    { value: 0, from, to: afterEqual, cards: () => matches },
    { value: 1, from: afterEqual, to, cards: () => matches },
    { value: 2, cards: () => matches.and(having), has: isElsewhere },
    { value: null, cards: () => matches.without(having), has: isElsewhere },
  ];
}
