/** Searching the cards of a release: query, chosen facets, order and page; the total and facet counts with it. */
import { searchableFields, type CardField, type CardQuery } from '@rulewright/content';
import type { DataSource } from 'typeorm';
import { findRelease } from '../releases.ts';
import { Bits } from './bits.ts';
import { catalogueOf } from './catalogue.ts';
import type { CatalogueColumns, Unshown } from './columns.ts';
import { formatCursor, parseCursor, type CardSort } from './cursor.ts';
import { evaluate } from './evaluate.ts';
import { chooseFacets, countFacets, narrow, type Facet, type FacetChoice } from './facets.ts';
import { orderOf, placeBehind } from './order.ts';

export interface CardSearch {
  /** The current one by default. */
  readonly release?: number | undefined;
  readonly game: string;
  /** The fields of the game's vocabulary. */
  readonly fields: readonly CardField[];
  /** From `parseCardQuery`; null or nothing: every card. */
  readonly query?: CardQuery | null;
  readonly facets?: readonly FacetChoice[];
  /** By name by default. Cards without a value come last. */
  readonly sort?: { readonly field: string; readonly descending?: boolean };
  /** Cards of a page, at most 200; 60 by default. */
  readonly first?: number;
  /** Cursor of the last card of the page before. */
  readonly after?: string;
  /** Where the columns of the cards are read; the database itself by default. */
  readonly columns?: CatalogueColumns | undefined;
  /** What the search leaves out of the release. */
  readonly unshown?: Unshown | null;
}

export interface FoundCard {
  readonly slug: string;
  readonly cursor: string;
}

export interface CardSearchResult {
  readonly release: number;
  readonly cards: readonly FoundCard[];
  readonly hasNextPage: boolean;
  /** Of all pages. */
  readonly totalCount: number;
  /** Of every field that is a facet, in the order of the fields. */
  readonly facets: readonly Facet[];
}

/** A field that a search names in its order or facets and that the cards do not have. */
export class UnknownFieldError extends Error {
  readonly code = 'unknown-field';

  constructor(id: string) {
    super(`Cards have no field "${id.slice(0, 80)}".`);
  }
}

const PAGE = 60;
const MOST_CARDS = 200;

/**
 * Finds cards. A release's columns and full-text hits are read once and kept (see `Catalogue`).
 * @throws UnknownReleaseError, UnknownFieldError, BadCursorError
 */
export async function searchCards(database: DataSource, search: CardSearch): Promise<CardSearchResult> {
  const release = (await findRelease(database, search.release)).number;
  const fields = searchableFields(search.fields);
  const sort: CardSort = { field: search.sort?.field ?? 'name', descending: search.sort?.descending ?? false };
  for (const id of [sort.field, ...(search.facets ?? []).map((one) => one.field)]) {
    if (!fields.some((field) => field.id === id)) throw new UnknownFieldError(id);
  }
  const position = search.after === undefined ? null : parseCursor(sort, search.after);

  const catalogue = await catalogueOf(database, release, search.game, search.unshown, search.columns);
  const found = search.query ? await evaluate(search.query, catalogue) : Bits.all(catalogue.cards.length);
  const chosen = await chooseFacets(catalogue, search.facets ?? []);
  const left = narrow(found, chosen);
  const order = await orderOf(catalogue, sort);

  const first = Math.max(0, Math.min(Math.trunc(search.first ?? PAGE), MOST_CARDS));
  const cards: FoundCard[] = [];
  let at = position ? placeBehind(catalogue, order, sort, position) : 0;
  for (; at < order.cards.length && cards.length < first; at++) {
    const number = order.cards[at]!;
    if (!left.has(number)) continue;
    const { slug, name } = catalogue.cards[number]!;
    cards.push({ slug, cursor: formatCursor(sort, [order.values[at]!, name, slug]) });
  }
  while (at < order.cards.length && !left.has(order.cards[at]!)) at++;
  return {
    release,
    cards,
    hasNextPage: at < order.cards.length,
    totalCount: left.count(),
    facets: await countFacets(
      catalogue,
      fields.filter((field) => field.facet),
      found,
      chosen,
    ),
  };
}
