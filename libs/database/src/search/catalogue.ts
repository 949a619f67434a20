/**
 * The cards of one release in memory, as columns. A column is read when a search first needs it. It is then cached, because a release never
 * changes. Results are combined in memory, so the time for this does not grow with the database.
 */
import { LruAsync } from '@rulewright/content';
import type { DataSource } from 'typeorm';
import { run, type Runner, type Sql } from '../sql.ts';
import { Bits } from './bits.ts';
import type { CatalogueColumns, ListedCard, Listing, Pattern } from './columns.ts';
import { FieldValues } from './field-values.ts';
import { WordIndex, type SearchPhrase } from './word-index.ts';

/** The number of cached sets of cards. With 100,000 cards, each set takes 12 kB. */
const MOST_SETS = 500;
const MOST_CATALOGUES = 6;
/** The number of fields whose numbers are cached by card, to compare them with each other. */
const MOST_NUMBERED = 4;
/** More than the number of fields in any game. */
const MOST_FIELDS = 200;

export class Catalogue {
  readonly cards: readonly ListedCard[];
  /** The numbers of the cards in the order of names. */
  readonly byName: Uint32Array;
  /** Ruleset hash of each mode of the release. */
  readonly modes: ReadonlyMap<string, string>;
  private readonly place: ReadonlyMap<number, number>;
  private slugs: ReadonlyMap<string, number> | null = null;
  private readonly values = new LruAsync<string, FieldValues>(MOST_FIELDS);
  private readonly indexes = new LruAsync<string, WordIndex>(MOST_FIELDS);
  private readonly sets = new LruAsync<string, Bits>(MOST_SETS);
  private readonly numbered = new LruAsync<string, Float64Array>(MOST_NUMBERED);

  constructor(
    private readonly runner: Runner,
    private readonly columns: CatalogueColumns,
    listing: Listing,
    private readonly findMatching: CatalogueColumns['matching'],
  ) {
    this.cards = listing.cards;
    this.byName = listing.byName;
    this.modes = listing.modes;
    this.place = new Map(this.cards.map((card, i) => [card.revision, i]));
  }

  /** The number of the card with a slug; undefined if the release has no such card. */
  numberOf(slug: string): number | undefined {
    this.slugs ??= new Map(this.cards.map((card, i) => [card.slug, i]));
    return this.slugs.get(slug);
  }

  /** The values that a field has in the release. */
  field(id: string): Promise<FieldValues> {
    return this.values.get(id, async () => new FieldValues(await this.columns.field(id)));
  }

  /** The cards that contain words in a text field, or in any text (`all`). */
  words(phrase: SearchPhrase, field: string): Promise<Bits> {
    const key = JSON.stringify([field, phrase.whole, phrase.words]);
    return this.sets.get(key, async () => {
      const index = await this.indexOf(field);
      return index.find(phrase);
    });
  }

  /** The cards with any text in a field. */
  withText(field: string): Promise<Bits> {
    return this.sets.get(`has ${field}`, async () => (await this.indexOf(field)).withText());
  }

  /** The words of a field that are similar to a word, the most similar one first. */
  async nearWords(word: string, field: string): Promise<string[]> {
    return (await this.indexOf(field)).near(word);
  }

  /** The cards that match a regular expression. */
  matching(pattern: Pattern): Promise<Bits> {
    const { field, in: where } = pattern;
    const key = JSON.stringify(['pattern', field, where, pattern.pattern]);
    return this.sets.get(key, async () => Bits.of(this.cards.length, await this.findMatching(pattern)));
  }

  /** The number of each card in a field of numbers; NaN for a card without one. */
  numbers(id: string): Promise<Float64Array> {
    return this.numbered.get(id, async () => {
      const values = await this.field(id);
      const numbers = new Float64Array(this.cards.length).fill(NaN);
      values.list.forEach(({ number }, index) => {
        if (number !== null) for (const card of values.cardsOf(index)) numbers[card] = number;
      });
      return numbers;
    });
  }

  private indexOf(field: string): Promise<WordIndex> {
    return this.indexes.get(field, async () => new WordIndex(await this.columns.words(field)));
  }

  /** The cards among the revisions that a statement returns (as `id`), cached by the key. */
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

const catalogues = new WeakMap<DataSource, LruAsync<string, Catalogue>>();

/** The key of a catalogue in a database, and the source of its columns. */
export interface CatalogueSource {
  readonly release: number;
  readonly game: string;
  /** Identifies the view of the release; empty for the whole release. */
  readonly view: string;
  columns(): CatalogueColumns;
  /** Finds the cards of a regular expression; by default, the columns do. */
  readonly matching?: CatalogueColumns['matching'] | undefined;
}

const keyOf = ({ release, game, view }: Omit<CatalogueSource, 'columns' | 'matching'>): string =>
  `${release} ${game} ${view}`;

/** Whether the catalogue is cached. If it is, the release exists. */
export const hasCatalogue = (database: DataSource, source: Omit<CatalogueSource, 'columns' | 'matching'>): boolean =>
  catalogues.get(database)?.has(keyOf(source)) ?? false;

/** The catalogue of a game in an existing release. */
export function catalogueOf(database: DataSource, source: CatalogueSource): Promise<Catalogue> {
  const known = catalogues.get(database) ?? new LruAsync<string, Catalogue>(MOST_CATALOGUES);
  catalogues.set(database, known);
  return known.get(keyOf(source), async () => {
    const columns = source.columns();
    const matching = source.matching ?? ((pattern) => columns.matching(pattern));
    return new Catalogue(database, columns, await columns.listing(), matching);
  });
}
