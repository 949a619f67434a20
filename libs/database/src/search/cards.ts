/** Searches the cards of a release by query and facets, with order and pages. It also returns the total and the facet counts. */
import { searchableFields, type CardField, type CardHoldings, type CardQuery } from '@rulewright/content';
import type { DataSource } from 'typeorm';
import { findRelease } from '../releases.ts';
import { BEST_MATCH, bestMatch, nameWords } from './best-match.ts';
import { Bits } from './bits.ts';
import { catalogueOf, hasCatalogue } from './catalogue.ts';
import { DatabaseColumns, type CatalogueColumns, type Unshown } from './columns.ts';
import { formatPosition, parsePosition, type CardSort } from './card-cursor.ts';
import { evaluate, type LegalityOf } from './evaluate.ts';
import { allFacets, chooseFacets, countFacets, narrow, type Facet, type FacetChoice } from './facets.ts';
import { nearNames } from './near-names.ts';
import { orderOf, placeBehind } from './order.ts';
import { pageFrom, partsFrom } from './page.ts';

export interface CardSearch {
  /** The current release by default. */
  readonly release?: number | undefined;
  readonly game: string;
  /** The fields of the game's vocabulary. */
  readonly fields: readonly CardField[];
  /** From `parseCardQuery`; null or missing for every card. */
  readonly query?: CardQuery | null;
  readonly facets?: readonly FacetChoice[];
  /** The legality lists of the game's modes, for `legal:`, `banned:` and `restricted:`. By default, no mode has lists. */
  readonly legalityOf?: LegalityOf;
  /** The visitor's collection, for `own:`, `want:` and `missing:`. Empty by default. */
  readonly holdings?: CardHoldings;
  /** By default, the best match of names if the query has words, otherwise by name. Cards without a value come last. */
  readonly sort?: { readonly field: string; readonly descending?: boolean };
  /** The number of cards on a page, at most 200; 60 by default. */
  readonly first?: number;
  /** The cursor of the last card on the page before. */
  readonly after?: string;
  /** The source of the card columns; the database itself by default. */
  readonly columns?: CatalogueColumns | undefined;
  /** The cards of the release that the search hides or changes. */
  readonly unshown?: Unshown | null;
  /** Finds the cards of a regular expression, in another thread than the one that answers; by default, `columns` does. */
  readonly matching?: CatalogueColumns['matching'] | undefined;
}

export interface FoundCard {
  readonly slug: string;
  readonly cursor: string;
}

export interface CardSearchResult {
  readonly release: number;
  readonly cards: readonly FoundCard[];
  readonly hasNextPage: boolean;
  /** If nothing is found: the slugs of cards with names like the words of the query, the most similar one first. */
  readonly near: readonly string[];
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
 * Finds cards. The columns of a release are cached (see `Catalogue`). After that, a search of a given release number runs no statement.
 * @throws UnknownReleaseError, UnknownFieldError, BadCursorError
 */
export async function searchCards(database: DataSource, search: CardSearch): Promise<CardSearchResult> {
  const { game, unshown = null } = search;
  const view = unshown?.key ?? '';
  const isKnown = search.release !== undefined && hasCatalogue(database, { release: search.release, game, view });
  const release = isKnown ? search.release : (await findRelease(database, search.release)).number;
  const fields = searchableFields(search.fields);
  const words = search.sort ? [] : nameWords(search.query);
  const byValue = { field: search.sort?.field ?? 'name', descending: search.sort?.descending ?? false };
  const sort: CardSort = words.length > 0 ? BEST_MATCH : byValue;
  for (const id of [byValue.field, ...(search.facets ?? []).map((one) => one.field)]) {
    if (!fields.some((field) => field.id === id)) throw new UnknownFieldError(id);
  }
  const position = search.after === undefined ? null : parsePosition(sort, search.after);

  const counted = fields.filter((field) => field.facet);
  const ownColumns = () =>
    new DatabaseColumns(database, { release, game, facets: counted.map(({ id }) => id), unshown });
  const catalogue = await catalogueOf(database, {
    release,
    game,
    view,
    columns: () => search.columns ?? ownColumns(),
    matching: search.matching,
  });
  const isEverything = !search.query && (search.facets ?? []).every(({ values }) => values.length === 0);
  const matches = search.query
    ? await evaluate(search.query, catalogue, {
        legalityOf: search.legalityOf ?? (() => null),
        holdings: search.holdings ?? new Map(),
      })
    : Bits.all(catalogue.cards.length);
  const chosen = await chooseFacets(catalogue, search.facets ?? []);
  const left = narrow(matches, chosen);
  // A game can define its own name field, and a view can show other names. Then the order of the listing does not apply.
  const isListing =
    byValue.field === 'name' &&
    !search.fields.some(({ id }) => id === 'name') &&
    Object.keys(unshown?.values ?? {}).length === 0;
  const order = await orderOf(catalogue, byValue, isListing);
  const parts = words.length > 0 ? await bestMatch(catalogue, words, order, left) : [{ cards: () => left }];

  const totalCount = left.count();
  const from = position ? placeBehind(catalogue, order, words.length > 0 ? null : sort, position) : 0;
  const most = Math.max(0, Math.min(Math.trunc(search.first ?? PAGE), MOST_CARDS));
  const { places, hasMore } = pageFrom(order, position ? partsFrom(parts, position) : parts, from, most);
  return {
    release,
    cards: places.map(({ place, value }) => {
      const { slug, name } = catalogue.cards[order.cards[place]!]!;
      return {
        slug,
        // Most queries ask for the cursors of few cards of a page.
        get cursor(): string {
          return formatPosition(sort, [value === undefined ? order.valueAt(place) : value, name, slug]);
        },
      };
    }),
    hasNextPage: hasMore,
    near: totalCount > 0 ? [] : (await nearNames(catalogue, search.query)).map((card) => catalogue.cards[card]!.slug),
    totalCount,
    facets: await (isEverything ? allFacets(catalogue, counted) : countFacets(catalogue, counted, matches, chosen)),
  };
}
