/**
 * The cards of one release, as columns read from the read model when a search first asks for them. A release never
 * changes, so a column is read once; what a query finds is then joined in memory and does not grow with the database.
 */
import { LruAsync } from '@rulewright/content';
import type { DataSource } from 'typeorm';
import { isPostgres, run, sql, type Runner, type Sql } from '../sql.ts';
import { Bits } from './bits.ts';

/** One value of a field, and the cards that have it, in the order of names. */
export interface FieldValue {
  readonly folded: string;
  /** As shown. */
  readonly text: string;
  readonly number: number | null;
  readonly cards: readonly number[];
}

interface ListedCard {
  readonly revision: number;
  readonly slug: string;
  readonly name: string;
}

interface ValueRow {
  readonly folded: string;
  readonly text: string;
  readonly number: number | null;
  /** Joined by commas. */
  readonly revisions: string;
}

/** Sets found by full-text search that are kept; at a hundred thousand cards each takes 12 kB. */
const MOST_SETS = 500;
const MOST_CATALOGUES = 6;
/** More than the fields that cards of any game have. */
const MOST_FIELDS = 200;

export class Catalogue {
  private readonly place: ReadonlyMap<number, number>;
  private readonly values = new LruAsync<string, readonly FieldValue[]>(MOST_FIELDS);
  private readonly sets = new LruAsync<string, Bits>(MOST_SETS);

  constructor(
    private readonly runner: Runner,
    private readonly release: number,
    private readonly game: string,
    /** In the order of folded names, then of slugs: the numbers of the cards. */
    readonly cards: readonly ListedCard[],
    /** Ruleset hash of each mode of the release. */
    readonly modes: ReadonlyMap<string, string>,
  ) {
    this.place = new Map(cards.map((card, i) => [card.revision, i]));
  }

  /** The values that a field has in the release, in ascending order. */
  field(id: string): Promise<readonly FieldValue[]> {
    return this.values.get(id, async () => {
      // One row a value: a row a card would take several times as long to read.
      const list = isPostgres(this.runner)
        ? sql`string_agg(CAST(v.revision_id AS text), ',')`
        : sql`group_concat(v.revision_id)`;
      const rows = await run<ValueRow>(
        this.runner,
        sql`SELECT v.folded, MIN(v.text_value) AS text, MIN(v.number_value) AS number, ${list} AS revisions
            FROM release_cards rc JOIN card_values v ON v.revision_id = rc.revision_id AND v.field = ${id}
            WHERE rc.release_number = ${this.release} AND rc.game = ${this.game} GROUP BY v.folded`,
      );
      const place = (revision: string): number => this.place.get(Number(revision))!;
      return rows
        .map(({ folded, text, number, revisions }) => {
          const cards = revisions.split(',').map(place);
          return { folded, text, number, cards: cards.sort((a, b) => a - b) };
        })
        .sort((a, b) => (a.number ?? 0) - (b.number ?? 0) || (a.folded < b.folded ? -1 : 1));
    });
  }

  /** The cards among the revisions that a statement gives (as `id`); remembered by the key. */
  set(key: string, statement: () => Sql): Promise<Bits> {
    return this.sets.get(key, async () => {
      const bits = new Bits(this.cards.length);
      for (const { id } of await run<{ id: number }>(this.runner, statement())) {
        const card = this.place.get(id);
        if (card !== undefined) bits.add(card);
      }
      return bits;
    });
  }
}

async function readCatalogue(runner: Runner, release: number, game: string): Promise<Catalogue> {
  const where = sql`WHERE release_number = ${release} AND game = ${game}`;
  const cards = await run<ListedCard>(
    runner,
    sql`SELECT revision_id AS revision, slug, sort_name AS name FROM release_cards ${where}`,
  );
  cards.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.slug < b.slug ? -1 : 1));
  const modes = await run<{ mode: string; hash: string }>(
    runner,
    sql`SELECT mode, ruleset_hash AS hash FROM release_rulesets ${where}`,
  );
  return new Catalogue(runner, release, game, cards, new Map(modes.map((one) => [one.mode, one.hash])));
}

const catalogues = new WeakMap<DataSource, LruAsync<string, Catalogue>>();

/** The catalogue of a game in a release that exists. */
export function catalogueOf(database: DataSource, release: number, game: string): Promise<Catalogue> {
  const known = catalogues.get(database) ?? new LruAsync<string, Catalogue>(MOST_CATALOGUES);
  catalogues.set(database, known);
  return known.get(`${release} ${game}`, () => readCatalogue(database, release, game));
}
