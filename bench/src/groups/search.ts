/**
 * Measures searches in games of increasing size: words, prefixes, phrases, values, legality, facets and sort orders. First the searches
 * alone: each round runs each search once and has its own cache. Then the complete answers of an API, as the catalogue requests them. The
 * games take turns.
 */
import { rm } from 'node:fs/promises';
import { CatalogueDocument } from '@rulewright/api-client';
import { textOf } from '@rulewright/api-client/server';
import { parseCardQuery, searchableFields } from '@rulewright/content';
import { DatabaseColumns, searchCards, type CardSearch, type CatalogueColumns } from '@rulewright/database';
import { vocabularies } from '@rulewright/games';
import { LARGE_GAME } from '../content.ts';
import { largeDatabase } from '../large/database.ts';
import { madeSearches, type MadeSearch } from '../large/searches.ts';
import { imported, Server } from '../large/server.ts';
import { cpuMilliseconds, median } from '../measure.ts';
import { atMost, short, type BenchRow } from '../rows.ts';

const QUICK = process.env.BENCH_QUICK === '1';
/** Card counts. `BENCH_CARDS=1000,10000,100000` sets other sizes; the first is the reference. */
const SIZES = (process.env.BENCH_CARDS ?? (QUICK ? '200,1000' : '1000,10000')).split(',').map(Number);
const SEARCHES = QUICK ? 60 : 400;
const ROUNDS = QUICK ? 3 : 7;
const ANSWER_ROUNDS = QUICK ? 2 : 5;
const PAGE = 60;
const RATIO_BAR = 2;
const BAR = 20;

/** Milliseconds: of CPU for the searches alone, of wall time for complete answers. */
interface Figures {
  readonly first: number;
  readonly p50: number;
  readonly p95: number;
}

/** Reads each column once, so that a new round does not read it again. */
function readOnce(columns: CatalogueColumns): CatalogueColumns {
  const known = new Map<string, Promise<unknown>>();
  const once = <Column>(key: string, read: () => Promise<Column>): Promise<Column> => {
    const column = (known.get(key) as Promise<Column> | undefined) ?? read();
    known.set(key, column);
    return column;
  };
  return {
    listing: () => once('listing', () => columns.listing()),
    field: (id) => once(`field ${id}`, () => columns.field(id)),
    words: (id) => once(`words ${id}`, () => columns.words(id)),
    matching: (asked) => columns.matching(asked),
  };
}

interface SearchProgram {
  readonly asked: readonly MadeSearch[];
  /** Runs all searches once. */
  round(round: number): Promise<void>;
  figures(): Figures;
  close(): Promise<void>;
}

async function prepared(cards: number): Promise<SearchProgram> {
  const { database, files, close } = await largeDatabase(cards);
  const { cardFields } = vocabularies.find(({ game }) => game === LARGE_GAME)!;
  const texts = files.filter(({ path }) => path.startsWith(`cards/${LARGE_GAME}/cards/`)).map(({ text }) => text);
  const [mode] = await database.query<{ mode: string }[]>(
    `SELECT mode FROM release_rulesets WHERE game = '${LARGE_GAME}' ORDER BY mode LIMIT 1`,
  );
  const fields = searchableFields(cardFields);
  const asked = madeSearches(SEARCHES, texts.slice(0, 500), fields, mode!.mode);
  const facets = fields.flatMap(({ id, facet }) => (facet ? [id] : []));
  const columns = readOnce(new DatabaseColumns(database, { release: 1, game: LARGE_GAME, facets, unshown: null }));
  const took = (view: string, search: Partial<CardSearch>): Promise<number> => {
    // Each view has its own cache, so each round starts with an empty cache.
    const unshown = { key: view, cards: [], values: {} };
    const of = { release: 1, game: LARGE_GAME, fields: cardFields, columns, unshown };
    return cpuMilliseconds(() => searchCards(database, { ...of, ...search }));
  };
  const first = await took('first', {});
  const all: number[][] = asked.map(() => []);
  const run = (view: string, { text, ...rest }: MadeSearch): Promise<number> =>
    took(view, { query: parseCardQuery(text, fields).query, ...rest });
  return {
    asked,
    async round(round) {
      // Prepares the cached columns before the measurement.
      for (const { id } of fields) await took(`${round}`, { sort: { field: id } });
      for (const [at, one] of asked.entries()) all[at]!.push(await run(`${round}`, one));
    },
    figures: () => figuresOf(first, all),
    close,
  };
}

/** The median and the 95th percentile of the searches. The figure of each search is the median of its rounds. */
function figuresOf(first: number, all: readonly (readonly number[])[]): Figures {
  const usual = all.map(median).sort((a, b) => a - b);
  return { first, p50: median(usual), p95: usual[Math.floor(usual.length * 0.95)]! };
}

/** Requests the same pages of the catalogue from an API for each size, in turn. Each round asks for pages of another length, so no answer is a kept one. */
async function answers(asked: readonly MadeSearch[]): Promise<Figures[]> {
  const query = textOf(CatalogueDocument);
  const page = { game: LARGE_GAME, first: PAGE };
  const folders: string[] = [];
  const servers: Server[] = [];
  try {
    const first: number[] = [];
    for (const size of SIZES) {
      const { data } = await imported(size);
      folders.push(data);
      const server = await Server.start(data);
      servers.push(server);
      first.push(await server.ask(query, page));
      await server.idle();
    }
    const all = servers.map((): number[][] => asked.map(() => []));
    for (let round = 0; round <= ANSWER_ROUNDS; round++) {
      for (const [n, { text, ...rest }] of asked.entries()) {
        for (const [at, server] of servers.entries()) {
          const took = await server.ask(query, { ...page, ...rest, query: text, first: PAGE - round });
          // The first round warms up.
          if (round > 0) all[at]![n]!.push(took);
        }
      }
    }
    return servers.map((_, at) => figuresOf(first[at]!, all[at]!));
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  }
}

const ms = (value: number): string => `${short(value)} ms`;

/** The rows of one kind of search, for each size after the first. `bar` is the limit of its growth. */
function rowsOf(work: string, figures: readonly Figures[], bar: number | null): BenchRow[] {
  const [few] = figures;
  return figures.slice(1).flatMap((many, at): BenchRow[] => {
    const with_ = `with ${short(SIZES[at + 1]!)} further cards`;
    const ratio = (what: string, one: number, other: number, most: number | null): BenchRow => ({
      work: `${what}, ${with_}`,
      reference: `with ${short(SIZES[0]!)}`,
      bar: most === null ? null : atMost(most),
      measured: one / other,
      unit: 'x',
      figures: `${ms(one)} against ${ms(other)}`,
    });
    return [
      ratio(`${work}, p95`, many.p95, few!.p95, bar),
      {
        work: `${work}, p95, ${with_}`,
        reference: 'absolute',
        bar: atMost(BAR),
        measured: many.p95,
        unit: 'ms',
        figures: `median ${ms(many.p50)}`,
      },
      ratio(`${work}: the first one of a release`, many.first, few!.first, null),
    ];
  });
}

export async function search(): Promise<BenchRow[]> {
  const games: SearchProgram[] = [];
  for (const size of SIZES) games.push(await prepared(size));
  for (let round = 0; round < ROUNDS; round++) for (const game of games) await game.round(round);
  const alone = games.map((game) => game.figures());
  const { asked } = games[0]!;
  for (const game of games) await game.close();
  const complete = await answers(asked);
  return [
    ...rowsOf('a search that nobody asked before, in the process', alone, RATIO_BAR),
    ...rowsOf('a page of the catalogue that nobody asked before, from the API', complete, RATIO_BAR),
  ];
}
