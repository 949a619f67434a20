/** Searching the cards of a release: the query, chosen facets, order and page as SQL; total and facet counts with it. */
import { searchableFields, type CardField, type CardQuery } from '@rulewright/content';
import type { DataSource } from 'typeorm';
import { foldValue } from '../read-models/card-values.ts';
import { findRelease } from '../releases.ts';
import { joinSql, raw, run, sql, type Sql } from '../sql.ts';
import { conditionOf, facetCondition } from './conditions.ts';
import { formatCursor, parseCursor, type CardPosition, type CardSort } from './cursor.ts';
import { countFacets, type Facet, type FacetSelection } from './facets.ts';

export interface FacetChoice {
  readonly field: string;
  /** Cards with any of them. */
  readonly values: readonly string[];
}

export interface CardSearch {
  /** The current one by default. */
  readonly release?: number;
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
  readonly facets: readonly Facet[];
}

/** A field that a search names in its order or facets and that the cards do not have. */
export class UnknownFieldError extends Error {
  readonly code = 'unknown-field';
}

const MOST_CARDS = 200;
const MOST_CHOICES = 100;

function fieldOf(fields: readonly CardField[], id: string): CardField {
  const field = fields.find((one) => one.id === id);
  if (!field) throw new UnknownFieldError(`Cards have no field "${id.slice(0, 80)}".`);
  return field;
}

function selectionOf(choices: readonly FacetChoice[], fields: readonly CardField[]): FacetSelection {
  return new Map(
    choices
      .filter((one) => one.values.length > 0)
      .map(({ field, values }) => {
        const chosen = values.slice(0, MOST_CHOICES);
        return [
          fieldOf(fields, field).id,
          { folded: new Set(chosen.map(foldValue)), condition: facetCondition(field, chosen) },
        ];
      }),
  );
}

/** The sort value of a card as SQL; null for the name, which the listing is in the order of. */
function sortValue(field: CardField): Sql | null {
  if (field.id === 'name') return null;
  const column = raw(field.type === 'number' ? 'number_value' : 'folded');
  return sql`(SELECT MIN(${column}) FROM card_values k WHERE k.revision_id = rc.revision_id AND k.field = ${field.id})`;
}

/** Rows behind a position: by value, cards without one last, then by name and slug, which never turn round. */
function behind([value, name, slug]: CardPosition, descending: boolean, byName: boolean): Sql {
  const after = raw(descending ? '<' : '>');
  if (byName) return sql`(sort_name ${after} ${name} OR (sort_name = ${name} AND slug > ${slug}))`;
  const tie = sql`(sort_name > ${name} OR (sort_name = ${name} AND slug > ${slug}))`;
  if (value === null) return sql`(value IS NULL AND ${tie})`;
  return sql`(value ${after} ${value} OR value IS NULL OR (value = ${value} AND ${tie}))`;
}

/**
 * Finds cards. The number of statements does not depend on how many are found.
 * @throws UnknownReleaseError, UnknownFieldError, BadCursorError
 */
export async function searchCards(database: DataSource, search: CardSearch): Promise<CardSearchResult> {
  const release = (await findRelease(database, search.release)).number;
  const fields = searchableFields(search.fields);
  const sort: CardSort = { field: search.sort?.field ?? 'name', descending: search.sort?.descending ?? false };
  const sortField = fieldOf(fields, sort.field);
  const position = search.after === undefined ? null : parseCursor(sort, search.after);
  const chosen = selectionOf(search.facets ?? [], fields);

  const modes = await run<{ mode: string; hash: string }>(
    database,
    sql`SELECT mode, ruleset_hash AS hash FROM release_rulesets WHERE release_number = ${release} AND game = ${search.game}`,
  );
  const context = { runner: database, rulesets: new Map(modes.map((one) => [one.mode, one.hash])) };
  const listing = sql`release_cards rc WHERE rc.release_number = ${release} AND rc.game = ${search.game}`;
  const base = search.query ? sql`${listing} AND ${conditionOf(search.query, context)}` : listing;
  const found = joinSql([base, ...[...chosen.values()].map((one) => one.condition)], ' AND ');

  const first = Math.max(0, Math.min(Math.trunc(search.first ?? 60), MOST_CARDS));
  const value = sortValue(sortField);
  const direction = raw(sort.descending ? 'DESC' : 'ASC');
  const order = value ? sql`value IS NULL, value ${direction}, sort_name, slug` : sql`sort_name ${direction}, slug`;
  const rows = await run<{ slug: string; name: string; value: string | number | null }>(
    database,
    sql`SELECT slug, sort_name AS name, value FROM (
          SELECT rc.slug, rc.sort_name, ${value ?? raw('NULL')} AS value FROM ${found}
        ) cards ${position ? sql`WHERE ${behind(position, sort.descending, value === null)}` : raw('')}
        ORDER BY ${order} LIMIT ${first + 1}`,
  );
  const [total] = await run<{ count: number }>(database, sql`SELECT CAST(COUNT(*) AS integer) AS count FROM ${found}`);
  return {
    release,
    cards: rows
      .slice(0, first)
      .map((row) => ({ slug: row.slug, cursor: formatCursor(sort, [row.value, row.name, row.slug]) })),
    hasNextPage: rows.length > first,
    totalCount: total!.count,
    facets: await countFacets(
      database,
      fields.filter((one) => one.facet),
      base,
      chosen,
    ),
  };
}
