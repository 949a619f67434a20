/**
 * The columns of a catalogue, read from the read model. On SQLite, reading a column blocks the calling thread, and the time grows with the
 * number of cards. Therefore a server reads columns in another thread.
 */
import { inRelease } from '../release-ranges.ts';
import { isPostgres, run, sql, type Runner } from '../sql.ts';

/** One value of a field, and the cards that have it, in the order of names. */
export interface FieldValue {
  readonly folded: string;
  /** The value as shown. */
  readonly text: string;
  readonly number: number | null;
  readonly cards: readonly number[];
}

export interface ListedCard {
  readonly revision: number;
  readonly slug: string;
  readonly name: string;
}

export interface Listing {
  /** Sorted by folded name, then by slug. The index of a card in this list is its number. */
  readonly cards: readonly ListedCard[];
  /** Ruleset hash of each mode of the release. */
  readonly modes: ReadonlyMap<string, string>;
}

/** A source of the columns of one game in one release. */
export interface CatalogueColumns {
  listing(): Promise<Listing>;
  /** The values that a field has in the release, in ascending order. */
  field(id: string): Promise<readonly FieldValue[]>;
  /** The rows of the full-text search for a text field of the cards. */
  texts(field: string): Promise<readonly CardText[]>;
}

/** The id of a row of `search_texts`, and the number of the card that it belongs to. */
export type CardText = readonly [row: number, card: number];

interface ValueRow {
  readonly folded: string;
  readonly text: string;
  readonly number: number | null;
  /** Ids of revisions, joined by commas. */
  readonly revisions: string;
}

/** Reads the columns in the calling thread. */
export class DatabaseColumns implements CatalogueColumns {
  private listed: Promise<Listing> | null = null;

  constructor(
    private readonly runner: Runner,
    private readonly release: number,
    private readonly game: string,
  ) {}

  listing(): Promise<Listing> {
    this.listed ??= this.readListing();
    return this.listed;
  }

  async field(id: string): Promise<readonly FieldValue[]> {
    const place = await this.places();
    // One row for each value, because one row for each card would take several times as long to read.
    const list = isPostgres(this.runner)
      ? sql`string_agg(CAST(v.revision_id AS text), ',')`
      : sql`group_concat(v.revision_id)`;
    const rows = await run<ValueRow>(
      this.runner,
      sql`SELECT v.folded, MIN(v.text_value) AS text, MIN(v.number_value) AS number, ${list} AS revisions
          FROM release_documents rd
          JOIN listed_cards lc ON lc.revision_id = rd.revision_id AND lc.game = ${this.game}
          JOIN card_values v ON v.revision_id = rd.revision_id AND v.field = ${id}
          WHERE ${inRelease(this.release)} GROUP BY v.folded`,
    );
    return rows
      .map(({ folded, text, number, revisions }) => {
        const having = revisions.split(',').map((revision) => place.get(Number(revision))!);
        return { folded, text, number, cards: having.sort((a, b) => a - b) };
      })
      .sort((a, b) => (a.number ?? 0) - (b.number ?? 0) || (a.folded < b.folded ? -1 : 1));
  }

  async texts(field: string): Promise<readonly CardText[]> {
    const place = await this.places();
    const rows = await run<{ id: number; revision: number }>(
      this.runner,
      sql`SELECT st.id, st.revision_id AS revision FROM release_documents rd
          JOIN search_texts st ON st.revision_id = rd.revision_id
          WHERE ${inRelease(this.release)} AND st.kind = 'card' AND st.field = ${field} AND st.game = ${this.game}`,
    );
    return rows.map(({ id, revision }) => [id, place.get(revision)!]);
  }

  /** The numbers of the cards, by revision. */
  private async places(): Promise<ReadonlyMap<number, number>> {
    const { cards } = await this.listing();
    return new Map(cards.map((card, i) => [card.revision, i]));
  }

  private async readListing(): Promise<Listing> {
    const { runner, release, game } = this;
    const found = await run<ListedCard>(
      runner,
      sql`SELECT lc.revision_id AS revision, lc.slug, lc.sort_name AS name FROM release_documents rd
          JOIN listed_cards lc ON lc.revision_id = rd.revision_id AND lc.game = ${game} WHERE ${inRelease(release)}`,
    );
    const cards = found.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.slug < b.slug ? -1 : 1));
    const modes = await run<{ mode: string; hash: string }>(
      runner,
      sql`SELECT mode, ruleset_hash AS hash FROM release_rulesets WHERE release_number = ${release} AND game = ${game}`,
    );
    return { cards, modes: new Map(modes.map((one) => [one.mode, one.hash])) };
  }
}
