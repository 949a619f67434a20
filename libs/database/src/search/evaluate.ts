/** Evaluates a card query to the set of matching cards. */
import { heldCount, type CardHoldings, type CardQuery, type Legality } from '@rulewright/content';
import { foldValue } from '../read-models/card-values.ts';
import { sql } from '../sql.ts';
import { Bits } from './bits.ts';
import type { Catalogue } from './catalogue.ts';
import type { SearchValue } from './field-column.ts';
import { firstIndex } from './first-index.ts';

/** The cards with a value for which `passes` returns true. */
async function withValue(catalogue: Catalogue, field: string, passes: (value: SearchValue) => boolean): Promise<Bits> {
  const bits = new Bits(catalogue.cards.length);
  const values = await catalogue.field(field);
  values.list.forEach((value, index) => {
    if (passes(value)) values.addTo(bits, index);
  });
  return bits;
}

/** The cards with a text value that equals or starts with a folded text. Values are sorted, so a binary search finds the matching ones. */
async function withText(catalogue: Catalogue, field: string, text: string, exact: boolean): Promise<Bits> {
  const bits = new Bits(catalogue.cards.length);
  const values = await catalogue.field(field);
  const { list } = values;
  const from = firstIndex(0, list.length, (index) => list[index]!.folded < text);
  const matches = (value: SearchValue): boolean => (exact ? value.folded === text : value.folded.startsWith(text));
  for (let at = from; at < list.length && matches(list[at]!); at++) values.addTo(bits, at);
  return bits;
}

const COMPARISONS = {
  '=': (a: number, b: number) => a === b,
  '!=': (a: number, b: number) => a !== b,
  '<': (a: number, b: number) => a < b,
  '<=': (a: number, b: number) => a <= b,
  '>': (a: number, b: number) => a > b,
  '>=': (a: number, b: number) => a >= b,
} as const;

/** The legality lists of a mode on a day, by default today. Null for a mode without lists. */
export type LegalityOf = (mode: string, on: string | undefined) => Legality | null;

/** The cards with a status in the lists of a mode. */
function listedAs(status: 'banned' | 'restricted', legality: Legality | null, catalogue: Catalogue): Bits {
  const bits = new Bits(catalogue.cards.length);
  for (const [slug, listed] of legality?.cards ?? []) {
    const card = listed.status === status ? catalogue.numberOf(slug) : undefined;
    if (card !== undefined) bits.add(card);
  }
  return bits;
}

/** The cards that a mode allows: its law does not remove them, one of their sets is in the pool, and no list bans them. */
async function legalCards(mode: string, legality: Legality | null, catalogue: Catalogue): Promise<Bits> {
  const hash = catalogue.modes.get(mode);
  if (hash === undefined) return new Bits(catalogue.cards.length);
  const removed = () => sql`SELECT revision_id AS id FROM card_exceptions WHERE ruleset_hash = ${hash}`;
  const allowed = (await catalogue.set(`legal ${hash}`, removed)).complement();
  if (!legality) return allowed;
  const inPool = await withValue(catalogue, 'set', ({ text }) => legality.pool(text).legal);
  return allowed.and(inPool).and(listedAs('banned', legality, catalogue).complement());
}

/**
 * The cards whose copies in a collection pass a comparison. The time grows with the cards of the collection, not with those of the game,
 * and nothing is cached, because a collection belongs to one visitor.
 */
function heldCards(query: Extract<CardQuery, { kind: 'held' }>, holdings: CardHoldings, catalogue: Catalogue): Bits {
  const passes = (count: number): boolean => COMPARISONS[query.comparison](count, query.value);
  // Most cards are not in the collection. If they pass, the cards that do not pass are collected instead.
  const isRest = passes(0);
  const bits = new Bits(catalogue.cards.length);
  for (const card of holdings.keys()) {
    const place = passes(heldCount(holdings, card, query.of)) === isRest ? undefined : catalogue.numberOf(card);
    if (place !== undefined) bits.add(place);
  }
  return isRest ? bits.complement() : bits;
}

/** What only the visitor's request says: the lists of a mode on a day, and the visitor's collection. */
export interface Asking {
  readonly legalityOf: LegalityOf;
  readonly holdings: CardHoldings;
}

/** The cards that match a query. The parser limits the depth and the number of terms. */
export async function evaluate(query: CardQuery, catalogue: Catalogue, asking: Asking): Promise<Bits> {
  switch (query.kind) {
    case 'all':
    case 'any': {
      const [first, ...rest] = await Promise.all(query.of.map((one) => evaluate(one, catalogue, asking)));
      return rest.reduce((a, b) => (query.kind === 'all' ? a.and(b) : a.or(b)), first!);
    }
    case 'not':
      return (await evaluate(query.of, catalogue, asking)).complement();
    case 'words':
      return catalogue.words(query, query.field ?? 'all');
    case 'value':
      return withText(catalogue, query.field, foldValue(query.value), query.exact);
    case 'number': {
      const { comparison, value } = query;
      if (comparison === '!=') return (await evaluate({ ...query, comparison: '=' }, catalogue, asking)).complement();
      return withValue(
        catalogue,
        query.field,
        (one) => one.number !== null && COMPARISONS[comparison](one.number, value),
      );
    }
    case 'fields': {
      const compare = COMPARISONS[query.comparison];
      const [own, others] = await Promise.all([catalogue.numbers(query.field), catalogue.numbers(query.other)]);
      const bits = new Bits(catalogue.cards.length);
      own.forEach((number, card) => {
        const other = others[card]!;
        if (!Number.isNaN(number) && !Number.isNaN(other) && compare(number, other)) bits.add(card);
      });
      return bits;
    }
    case 'held':
      return heldCards(query, asking.holdings, catalogue);
    case 'has':
      return query.in === 'text' ? catalogue.withText(query.field) : withValue(catalogue, query.field, () => true);
    case 'pattern':
      return catalogue.matching(query);
    case 'none':
      return new Bits(catalogue.cards.length);
    case 'legal':
      return legalCards(query.mode, asking.legalityOf(query.mode, query.on), catalogue);
    case 'banned':
    case 'restricted':
      return listedAs(query.kind, asking.legalityOf(query.mode, query.on), catalogue);
  }
}
