/** Searches the cards of a release by query and facets, with order and pages. It also returns the total and the facet counts. */
import { searchableFields, type CardField, type CardQuery } from '@rulewright/content';
import type { DataSource } from 'typeorm';
import { findRelease, type ReleaseInfo } from '../releases.ts';
import { Bits } from './bits.ts';
import { catalogueOf } from './catalogue.ts';
import type { CatalogueColumns, Unshown } from './columns.ts';
import { formatCursor, parseCursor, type CardSort } from './cursor.ts';
import { evaluate, type LegalityOf } from './evaluate.ts';
import { chooseFacets, countFacets, narrow, type Facet, type FacetChoice } from './facets.ts';
import { orderOf, placeBehind } from './order.ts';

export interface CardSearch {
  /** The current release by default. A number is looked up first; a release that the caller has read is not. */
  readonly release?: number | ReleaseInfo | undefined;
  readonly game: string;
  /** The fields of the game's vocabulary. */
  readonly fields: readonly CardField[];
  /** From `parseCardQuery`; null or missing for every card. */
  readonly query?: CardQuery | null;
  readonly facets?: readonly FacetChoice[];
  /** The legality lists of the game's modes, for `legal:`, `banned:` and `restricted:`. By default, no mode has lists. */
  readonly legalityOf?: LegalityOf;
  /** By name by default. Cards without a value come last. */
  readonly sort?: { readonly field: string; readonly descending?: boolean };
  /** The number of cards on a page, at most 200; 60 by default. */
  readonly first?: number;
  /** The cursor of the last card on the page before. */
  readonly after?: string;
  /** The source of the card columns; the database itself by default. */
  readonly columns?: CatalogueColumns | undefined;
  /** The cards of the release that the search hides or changes. */
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
  /** The number of cards on all pages. */
  readonly totalCount: number;
  /** One entry for each facet field, in the order of the fields. */
  readonly facets: readonly Facet[];
}

/** Thrown for an order or a facet with a field that the cards do not have. */
export class UnknownFieldError extends Error {
  readonly code = 'unknown-field';

  constructor(id: string) {
    super(`Cards have no field "${id.slice(0, 80)}".`);
  }
}

const PAGE = 60;
const MOST_CARDS = 200;

/**
 * Finds cards. The columns and the full-text results of a release are cached (see `Catalogue`).
 * @throws UnknownReleaseError, UnknownFieldError, BadCursorError
 */
export async function searchCards(database: DataSource, search: CardSearch): Promise<CardSearchResult> {
  const asked = search.release;
  const { number: release } = typeof asked === 'object' ? asked : await findRelease(database, asked);
  const fields = searchableFields(search.fields);
  const sort: CardSort = { field: search.sort?.field ?? 'name', descending: search.sort?.descending ?? false };
  for (const id of [sort.field, ...(search.facets ?? []).map((one) => one.field)]) {
    if (!fields.some((field) => field.id === id)) throw new UnknownFieldError(id);
  }
  const position = search.after === undefined ? null : parseCursor(sort, search.after);

  const catalogue = await catalogueOf(database, release, search.game, search.unshown, search.columns);
  const found = search.query
    ? await evaluate(search.query, catalogue, search.legalityOf ?? (() => null))
    : Bits.all(catalogue.cards.length);
  const chosen = await chooseFacets(catalogue, search.facets ?? []);
  const left = narrow(found, chosen);
  const order = await orderOf(catalogue, sort);

  const totalCount = left.count();
  const most = Math.max(0, Math.min(Math.trunc(search.first ?? PAGE), MOST_CARDS, totalCount));
  const cards: FoundCard[] = [];
  let at = position ? placeBehind(catalogue, order, sort, position) : 0;
  for (; at < order.cards.length && cards.length < most; at++) {
    const number = order.cards[at]!;
    if (!left.has(number)) continue;
    const { slug, name } = catalogue.cards[number]!;
    cards.push({ slug, cursor: formatCursor(sort, [order.values[at]!, name, slug]) });
  }
  // A first page with all cards needs no search for another card.
  const isComplete = !position && cards.length === totalCount;
  while (!isComplete && at < order.cards.length && !left.has(order.cards[at]!)) at++;
  return {
    release,
    cards,
    hasNextPage: !isComplete && at < order.cards.length,
    totalCount,
    facets: await countFacets(
      catalogue,
      fields.filter((field) => field.facet),
      found,
      chosen,
    ),
  };
}
