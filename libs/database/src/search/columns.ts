/**
 * The columns of a catalogue, read from the read model. On SQLite, reading a column blocks the calling thread, and the time grows with the
 * number of cards. Therefore a server reads columns in another thread.
 */
import { patternTest, type CardQuery } from '@rulewright/content';
import type { CardValue } from '../read-models/card-values.ts';
import { inRelease } from '../release-ranges.ts';
import { isPostgres, run, sql, type Runner } from '../sql.ts';
import { shareNumbers } from './card-sets.ts';
import { makeFieldColumn, type FieldColumn, type SearchValue } from './field-column.ts';
import { numberCards } from './number-cards.ts';
import { makeWordColumn, type WordColumn } from './word-column.ts';

export interface ListedCard {
  readonly revision: number;
  readonly slug: string;
  readonly name: string;
}

export interface Listing {
  /** The index of a card in this list is its number. Cards with the same values are next to each other. */
  readonly cards: readonly ListedCard[];
  /** The numbers of the cards, sorted by folded name, then by slug. */
  readonly byName: Uint32Array;
  /** Ruleset hash of each mode of the release. */
  readonly modes: ReadonlyMap<string, string>;
}

/** A source of the columns of one game in one release. */
export interface CatalogueColumns {
  listing(): Promise<Listing>;
  /** The values that a field has in the release. */
  field(id: string): Promise<FieldColumn>;
  /** The words of a text field, or of all texts (`all`). */
  words(field: string): Promise<WordColumn>;
  /** The numbers of the cards of which a folded text, or a folded value, matches a regular expression. */
  matching(asked: Pattern): Promise<Uint32Array>;
}

/** A regular expression of a search. */
export type Pattern = Omit<Extract<CardQuery, { kind: 'pattern' }>, 'kind'>;

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

export interface ColumnsOf {
  readonly release: number;
  readonly game: string;
  /** The ids of the fields that searches count. */
  readonly facets: readonly string[];
  readonly unshown: Unshown | null;
  /** `byName` of the listing, if another thread has read it. If it is missing, the facets are read first to number the cards. */
  readonly byName?: Uint32Array;
}

/** The cards of a release, and their order by name. */
interface CardPlaces {
  readonly listing: Listing;
  /** The place of each card in the order of names, by revision. */
  readonly ranks: ReadonlyMap<number, number>;
}

/** Reads the columns in the calling thread. */
export class DatabaseColumns implements CatalogueColumns {
  private placed: Promise<CardPlaces> | null = null;
  /** The rows of each facet, read to number the cards. They are removed when the column of the facet is made. */
  private readonly read = new Map<string, readonly ValueRow[]>();
  private lastTexts: { readonly field: string | null; readonly texts: Promise<readonly string[]> } | null = null;

  constructor(
    private readonly runner: Runner,
    private readonly of: ColumnsOf,
  ) {}

  async listing(): Promise<Listing> {
    return (await this.places()).listing;
  }

  async field(id: string): Promise<FieldColumn> {
    const { listing, ranks } = await this.places();
    const rows = this.read.get(id) ?? (await this.rowsOf(id));
    this.read.delete(id);
    const byValue = new Map<string, { readonly value: SearchValue; readonly cards: number[] }>();
    const partly = this.addShownInPart(id, listing, byValue);
    for (const { folded, text, number, revisions } of rows) {
      const having = ranksIn(revisions, ranks).filter((rank) => !partly.has(rank));
      const known = byValue.get(folded);
      if (known) known.cards.push(...having);
      else if (having.length > 0) byValue.set(folded, { value: { folded, text, number }, cards: having });
    }
    const sorted = [...byValue.values()].sort(
      ({ value: a }, { value: b }) => (a.number ?? 0) - (b.number ?? 0) || (a.folded < b.folded ? -1 : 1),
    );
    return makeFieldColumn(
      sorted.map(({ value }) => value),
      sorted.map(({ cards }) =>
        Uint32Array.from(cards)
          .sort()
          .map((rank) => listing.byName[rank]!),
      ),
      listing.cards.length,
      this.of.facets.includes(id),
    );
  }

  async words(field: string): Promise<WordColumn> {
    return makeWordColumn(await this.texts(field));
  }

  async matching({ field, in: where, pattern }: Pattern): Promise<Uint32Array> {
    const test = patternTest(pattern);
    const matches: number[] = [];
    if (where === 'text') {
      // Searches by regular expressions often follow each other, and the texts take long to read.
      this.lastTexts = this.lastTexts?.field === field ? this.lastTexts : { field, texts: this.texts(field ?? 'all') };
      (await this.lastTexts.texts).forEach((text, card) => {
        if (text !== '' && test(text)) matches.push(card);
      });
    } else {
      const { values, cards, starts } = await this.field(field!);
      values.forEach(({ folded }, at) => {
        if (test(folded)) matches.push(...cards.subarray(starts[at], starts[at + 1]));
      });
    }
    return shareNumbers(Uint32Array.from(matches));
  }

  /** The folded texts of a field, by card number. */
  private async texts(field: string): Promise<string[]> {
    const { listing, ranks } = await this.places();
    const rows = await run<{ revision: number; folded: string }>(
      this.runner,
      sql`SELECT st.revision_id AS revision, st.folded FROM release_documents rd
          JOIN search_texts st ON st.revision_id = rd.revision_id
          WHERE ${inRelease(this.of.release)} AND st.field = ${field} AND st.game = ${this.of.game}`,
    );
    const texts = new Array<string>(listing.cards.length).fill('');
    for (const { revision, folded } of rows) {
      const rank = ranks.get(revision);
      if (rank !== undefined) texts[listing.byName[rank]!] = folded;
    }
    return texts;
  }

  /** Adds the visible values of a field of partly hidden cards to `byValue`. Returns the ranks of all partly hidden cards. */
  private addShownInPart(
    id: string,
    { cards, byName }: Listing,
    byValue: Map<string, { readonly value: SearchValue; readonly cards: number[] }>,
  ): ReadonlySet<number> {
    const values = this.of.unshown?.values ?? {};
    const partly = new Set<number>();
    if (Object.keys(values).length === 0) return partly;
    byName.forEach((card, rank) => {
      const { slug } = cards[card]!;
      if (!Object.hasOwn(values, slug)) return;
      partly.add(rank);
      for (const { field, folded, text, number } of values[slug]!) {
        if (field !== id) continue;
        const known = byValue.get(folded);
        if (known) known.cards.push(rank);
        else byValue.set(folded, { value: { folded, text, number }, cards: [rank] });
      }
    });
    return partly;
  }

  /** The values of a field in the release. They are sorted, because every thread must number the cards in the same way. */
  private async rowsOf(id: string): Promise<ValueRow[]> {
    // One row for each value, because one row for each card would take several times as long to read.
    const list = isPostgres(this.runner)
      ? sql`string_agg(CAST(v.revision_id AS text), ',')`
      : sql`group_concat(v.revision_id)`;
    const rows = await run<ValueRow>(
      this.runner,
      sql`SELECT v.folded, MIN(v.text_value) AS text, MIN(v.number_value) AS number, ${list} AS revisions
          FROM release_documents rd
          JOIN listed_cards lc ON lc.revision_id = rd.revision_id AND lc.game = ${this.of.game}
          JOIN card_values v ON v.revision_id = rd.revision_id AND v.field = ${id}
          WHERE ${inRelease(this.of.release)} GROUP BY v.folded`,
    );
    return rows.sort((a, b) => (a.folded < b.folded ? -1 : 1));
  }

  private places(): Promise<CardPlaces> {
    this.placed ??= this.readPlaces().catch((error: unknown) => {
      this.placed = null;
      throw error;
    });
    return this.placed;
  }

  private async readPlaces(): Promise<CardPlaces> {
    const { release, game } = this.of;
    const listedCards = await run<ListedCard>(
      this.runner,
      sql`SELECT lc.revision_id AS revision, lc.slug, lc.sort_name AS name FROM release_documents rd
          JOIN listed_cards lc ON lc.revision_id = rd.revision_id AND lc.game = ${game} WHERE ${inRelease(release)}`,
    );
    const unshown = new Set(this.of.unshown?.cards);
    const shown = unshown.size === 0 ? listedCards : listedCards.filter(({ slug }) => !unshown.has(slug));
    const named = shown.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.slug < b.slug ? -1 : 1));
    const ranks = new Map(named.map(({ revision }, rank) => [revision, rank]));
    const byName = this.of.byName ?? shareNumbers(await this.numbered(ranks));
    const cards = new Array<ListedCard>(named.length);
    byName.forEach((card, rank) => (cards[card] = named[rank]!));
    const modes = await run<{ mode: string; hash: string }>(
      this.runner,
      sql`SELECT mode, ruleset_hash AS hash FROM release_rulesets WHERE release_number = ${release} AND game = ${game}`,
    );
    return { listing: { cards, byName, modes: new Map(modes.map((one) => [one.mode, one.hash])) }, ranks };
  }

  /** Numbers the cards. Returns the number of each card, by its rank. */
  private async numbered(ranks: ReadonlyMap<number, number>): Promise<Uint32Array> {
    const { facets } = this.of;
    for (const id of facets) this.read.set(id, await this.rowsOf(id));
    const values = facets.map((id) => this.read.get(id)!.map(({ revisions }) => ranksIn(revisions, ranks)));
    const numbers = new Uint32Array(ranks.size);
    numberCards(ranks.size, values).forEach((rank, card) => (numbers[rank] = card));
    return numbers;
  }
}

/** The ranks of the revisions in a comma-separated list. Skips hidden cards, which have no rank. */
function ranksIn(revisions: string, ranks: ReadonlyMap<number, number>): number[] {
  const listed: number[] = [];
  for (const revision of revisions.split(',')) {
    const rank = ranks.get(Number(revision));
    if (rank !== undefined) listed.push(rank);
  }
  return listed;
}
