/** Jobs that read the card columns of a release for searches, and send them in parts as news. */
import { Lru } from '@rulewright/content';
import {
  DatabaseColumns,
  type ColumnsOf,
  type FieldColumn,
  type SearchValue,
  type ListedCard,
  type Listing,
  type Pattern,
  type WordColumn,
} from '@rulewright/database';
import type { DataSource } from 'typeorm';
import type { WorkJob } from '../job.ts';

/** The number of cards or values in one part. Receiving a part blocks requests only briefly. */
const AT_ONCE = 1_000;
const READING = 60_000;
const MATCHING = 10_000;

/** The number of cached readers. The columns of a release share its listing. */
const KEPT = 2;
const columnCaches = new WeakMap<DataSource, Lru<string, DatabaseColumns>>();

function columnsOf(database: DataSource, of: ColumnsOf): DatabaseColumns {
  const known = columnCaches.get(database) ?? new Lru<string, DatabaseColumns>(KEPT);
  columnCaches.set(database, known);
  return known.get(`${of.release} ${of.game} ${of.unshown?.key ?? ''}`, () => new DatabaseColumns(database, of));
}

async function send(list: readonly unknown[], tell: (part: unknown) => Promise<void>): Promise<void> {
  for (let from = 0; from < list.length; from += AT_ONCE) await tell(list.slice(from, from + AT_ONCE));
}

/** Sends the cards in parts as news. Returns the rest of the listing. */
export const catalogueListing: WorkJob<ColumnsOf, Omit<Listing, 'cards'>> = {
  lane: 'preparing',
  what: 'Listing the cards',
  limit: READING,
  run: async (of, { database, tell }) => {
    const { cards, ...rest } = await columnsOf(database, of).listing();
    await send(cards satisfies readonly ListedCard[], tell);
    return rest;
  },
};

/** Sends the words of a text field. Returns the rest of the column, which refers to the words by number, in shared memory. */
export const catalogueWords: WorkJob<ColumnsOf & { readonly field: string }, Omit<WordColumn, 'words'>> = {
  lane: 'preparing',
  what: 'Listing the words of the cards',
  limit: READING,
  run: async ({ field, ...of }, { database, tell }) => {
    const { words, ...numbers } = await columnsOf(database, of).words(field);
    await send(words, tell);
    return numbers;
  },
};

/** The cards that match a regular expression. A visitor waits for them, and each expression is read by all texts. */
export const catalogueMatching: WorkJob<ColumnsOf & { readonly asked: Pattern }, Uint32Array> = {
  lane: 'answers',
  what: 'Searching by a regular expression',
  limit: MATCHING,
  run: ({ asked, ...of }, { database }) => columnsOf(database, of).matching(asked),
};

/** Sends the values of a field in parts as news. Returns the cards of the values, in shared memory. */
export const catalogueField: WorkJob<ColumnsOf & { readonly field: string }, Omit<FieldColumn, 'values'>> = {
  lane: 'preparing',
  what: 'Listing the values of the cards',
  limit: READING,
  run: async ({ field, ...of }, { database, tell }) => {
    const { values, ...numbers } = await columnsOf(database, of).field(field);
    await send(values satisfies readonly SearchValue[], tell);
    return numbers;
  },
};
