/**
 * The columns of a catalogue, read from the read model. On SQLite, reading a column blocks the calling thread, and the time grows with the
 * number of cards. Therefore a server reads columns in another thread.
 */
import type { CardValue } from '../read-models/card-values.ts';
import { inRelease } from '../release-ranges.ts';
import { isPostgres, run, sql, type Runner } from '../sql.ts';
import { makeWordColumn, type WordColumn } from './word-column.ts';

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
  /** The words of a text field, or of all texts (`all`). */
  words(field: string): Promise<WordColumn>;
}

interface ValueRow {
  readonly folded: string;
  readonly text: string;
  readonly number: number | null;
  /** Ids of revisions, joined by commas. */
  readonly revisions: string;
}

/** The cards of a game that a search hides, and the cards that it shows with other values. */
export interface Unshown {
  /** Identifies the view of the release. */
  readonly key: string;
  /** The slugs of hidden cards. */
  readonly cards: readonly string[];
  /** The visible values of partly hidden cards, by slug. */
  readonly values: Readonly<Record<string, readonly CardValue[]>>;
}

/** Reads the columns in the calling thread. */
export class DatabaseColumns implements CatalogueColumns {
  private listed: Promise<Listing> | null = null;
  private readonly partly = new Set<number>();

  constructor(
    private readonly runner: Runner,
    private readonly release: number,
    private readonly game: string,
    private readonly unshown: Unshown | null = null,
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
    const shown = await this.shownInPart(id);
    const values = new Map(shown.map((value) => [value.folded, value]));
    for (const { folded, text, number, revisions } of rows) {
      const having = revisions.split(',').flatMap((revision) => place.get(Number(revision)) ?? []);
      const known = values.get(folded);
      const cards = [...having.filter((card) => !this.partly.has(card)), ...(known?.cards ?? [])];
      if (cards.length > 0)
        values.set(folded, { folded, text: known?.text ?? text, number, cards: cards.sort((a, b) => a - b) });
    }
    return [...values.values()].sort((a, b) => (a.number ?? 0) - (b.number ?? 0) || (a.folded < b.folded ? -1 : 1));
  }

  async words(field: string): Promise<WordColumn> {
    const place = await this.places();
    const rows = await run<{ revision: number; folded: string }>(
      this.runner,
      sql`SELECT st.revision_id AS revision, st.folded FROM release_documents rd
          JOIN search_texts st ON st.revision_id = rd.revision_id
          WHERE ${inRelease(this.release)} AND st.kind = 'card' AND st.field = ${field} AND st.game = ${this.game}`,
    );
    const texts = new Array<string>(place.size).fill('');
    for (const { revision, folded } of rows) {
      const card = place.get(revision);
      if (card !== undefined) texts[card] = folded;
    }
    return makeWordColumn(texts);
  }

  /** The values of a field for partly hidden cards. Also remembers the numbers of these cards. */
  private async shownInPart(id: string): Promise<FieldValue[]> {
    const values = this.unshown?.values ?? {};
    const { cards } = await this.listing();
    const found = new Map<string, FieldValue & { readonly cards: number[] }>();
    cards.forEach(({ slug }, card) => {
      if (!Object.hasOwn(values, slug)) return;
      this.partly.add(card);
      for (const { field, folded, text, number } of values[slug]!) {
        if (field !== id) continue;
        const known = found.get(folded);
        if (known) known.cards.push(card);
        else found.set(folded, { folded, text, number, cards: [card] });
      }
    });
    return [...found.values()];
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
    const unshown = new Set(this.unshown?.cards);
    const shown = unshown.size === 0 ? found : found.filter(({ slug }) => !unshown.has(slug));
    const cards = shown.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.slug < b.slug ? -1 : 1));
    const modes = await run<{ mode: string; hash: string }>(
      runner,
      sql`SELECT mode, ruleset_hash AS hash FROM release_rulesets WHERE release_number = ${release} AND game = ${game}`,
    );
    return { cards, modes: new Map(modes.map((one) => [one.mode, one.hash])) };
  }
}
