/**
 * Measures searches in games of increasing size: words, prefixes, phrases, values, legality, facets and sort orders. First the searches
 * alone: each round runs each search once and has its own cache. Then the same searches in memory, as a device without a network runs them, and
 * the questions of players. Last the complete answers of an API to both, as the pages request them. The games take turns.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CatalogueDocument, SearchDocument } from '@rulewright/api-client';
import { textOf } from '@rulewright/api-client/server';
import {
  cardsLike,
  loadReleased,
  openContent,
  parseCardQuery,
  searchableFields,
  yamlData,
  type CardStatuses,
  type SourceFile,
} from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { gameSearch, inOneList, questionOf } from '@rulewright/content/search';
import { DatabaseColumns, searchCards, type CardSearch, type CatalogueColumns } from '@rulewright/database';
import { knownGames } from '@rulewright/games';
import { LARGE_GAME, ROOT } from '../content.ts';
import { largeDatabase, type LargeDatabase } from '../large/database.ts';
import { madeSearches, type MadeSearch } from '../large/searches.ts';
import { Server } from '../large/server.ts';
import { cpuMilliseconds, median } from '../measure.ts';
import { atMost, short, type BenchRow } from '../rows.ts';

const QUICK = process.env.BENCH_QUICK === '1';
/** Card counts. `BENCH_CARDS=1000,10000,100000` sets other sizes; the first is the reference. */
const SIZES = (process.env.BENCH_CARDS ?? (QUICK ? '200,1000' : '1000,10000')).split(',').map(Number);
const SEARCHES = QUICK ? 60 : 400;
const ROUNDS = QUICK ? 3 : 7;
const ANSWER_ROUNDS = QUICK ? 3 : 5;
const PAGE = 60;
const FOUND = 20;
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
  /** Runs all searches once. */
  round(round: number): Promise<void>;
  figures(): Figures;
}

/** The searchable fields of the game, from its documents. */
const fieldsOfCards = async () => openContent(await readTree(ROOT), knownGames).game(LARGE_GAME).vocabulary.cardFields;

async function searchesOf({ database, files }: LargeDatabase): Promise<readonly MadeSearch[]> {
  const cardFields = await fieldsOfCards();
  const texts = files.filter(({ path }) => path.startsWith(`cards/${LARGE_GAME}/cards/`)).map(({ text }) => text);
  const [mode] = await database.query<{ mode: string }[]>(
    `SELECT mode FROM release_rulesets WHERE game = '${LARGE_GAME}' ORDER BY mode LIMIT 1`,
  );
  return madeSearches(SEARCHES, texts.slice(0, 500), searchableFields(cardFields), mode!.mode);
}

/** The searches of an API in this process, without its cache. */
async function inDatabase({ database }: LargeDatabase, asked: readonly MadeSearch[]): Promise<SearchProgram> {
  const cardFields = await fieldsOfCards();
  const fields = searchableFields(cardFields);
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
    async round(round) {
      // Prepares the cached columns before the measurement.
      for (const { id } of fields) await took(`${round}`, { sort: { field: id } });
      for (const [at, one] of asked.entries()) all[at]!.push(await run(`${round}`, one));
    },
    figures: () => figuresOf(first, all),
  };
}

/** Runs something for each item of a list, and keeps the times. The first round makes the indexes. */
async function inMemory<Item>(items: readonly Item[], run: (item: Item) => unknown): Promise<SearchProgram> {
  const took = (item: Item): Promise<number> => cpuMilliseconds(() => Promise.resolve(run(item)));
  let first = 0;
  for (const item of items) first = Math.max(first, await took(item));
  const all: number[][] = items.map(() => []);
  return {
    async round() {
      for (const [at, item] of items.entries()) all[at]!.push(await took(item));
    },
    figures: () => figuresOf(first, all),
  };
}

/** The searches of the catalogue and the questions of players on a device that has saved the game. */
async function onDevice(files: readonly SourceFile[], asked: readonly MadeSearch[], questions: readonly string[]) {
  const { content } = loadReleased(
    files.map(({ path, text }) => ({ path, text })),
    knownGames,
  );
  const game = content.game(LARGE_GAME);
  // The site computes the legal cards of a mode once.
  const statuses: CardStatuses = { isLegal: () => true, isListed: () => false };
  const catalogue = await inMemory(asked, ({ text, sort, facets = [] }) =>
    cardsLike(
      game,
      { text, choices: facets, order: sort && { field: sort.field, descending: sort.descending ?? false } },
      statuses,
    ),
  );
  const everything = await inMemory(questions, (text) => {
    const question = questionOf(text, game);
    const entries = gameSearch(content, LARGE_GAME).find(question.words, null, question.mode);
    return inOneList(question, entries, cardsLike(game, { text: question.cardWords }, statuses).cards);
  });
  return { catalogue, everything };
}

/** The questions of players in the tests of the search. */
async function playerQuestions(): Promise<string[]> {
  const folder = join(ROOT, 'libs/games/test');
  const names = (await readdir(folder)).filter((name) => name.endsWith('-questions.yaml')).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const questions = texts.flatMap((text) => yamlData(text) as { readonly game: string; readonly ask: string }[]);
  return [...new Set(questions.filter(({ game }) => game === LARGE_GAME).map(({ ask }) => ask))].slice(0, SEARCHES);
}

const fastest = (times: readonly number[]): number => Math.min(...times);

/** The median and the 95th percentile of the searches. The figure of each search is the median of its rounds. */
function figuresOf(first: number, all: readonly (readonly number[])[], usualOf = median): Figures {
  const usual = all.map(usualOf).sort((a, b) => a - b);
  return { first, p50: median(usual), p95: usual[Math.floor(usual.length * 0.95)]! };
}

/** A request of a page, in a form that no earlier round has asked for. */
type Request = (round: number) => readonly [query: string, variables: Readonly<Record<string, unknown>>];

/**
 * Sends the same requests to an API for each size, in turn. The figure of each request is that of its fastest round, because the time of an
 * answer includes the waits for other work on the machine.
 */
async function answers(servers: readonly Server[], requests: readonly Request[]): Promise<Figures[]> {
  const first: number[] = [];
  for (const server of servers) first.push(await server.ask(...requests[0]!(ANSWER_ROUNDS + 1)));
  const all = servers.map((): number[][] => requests.map(() => []));
  for (let round = 0; round <= ANSWER_ROUNDS; round++) {
    for (const [n, request] of requests.entries()) {
      for (const [at, server] of servers.entries()) {
        const took = await server.ask(...request(round));
        // The first round warms up.
        if (round > 0) all[at]![n]!.push(took);
      }
    }
  }
  return servers.map((_, at) => figuresOf(first[at]!, all[at]!, fastest));
}

async function fromServers(
  games: readonly LargeDatabase[],
  asked: readonly MadeSearch[],
  questions: readonly string[],
): Promise<readonly [catalogue: Figures[], everything: Figures[]]> {
  const servers: Server[] = [];
  try {
    for (const { folder } of games) {
      const server = await Server.start(folder);
      servers.push(server);
      await server.idle();
    }
    const pages = asked.map(({ text, ...rest }): Request => {
      const query = textOf(CatalogueDocument);
      return (round) => [query, { game: LARGE_GAME, ...rest, query: text, first: PAGE - round }];
    });
    const searches = questions.map((text): Request => {
      const query = textOf(SearchDocument);
      return (round) => [query, { game: LARGE_GAME, text, first: FOUND - round }];
    });
    return [await answers(servers, pages), await answers(servers, searches)];
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
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
  const games: LargeDatabase[] = [];
  try {
    for (const size of SIZES) games.push(await largeDatabase(size));
    const asked = await searchesOf(games[0]!);
    const questions = await playerQuestions();
    const alone: SearchProgram[] = [];
    const catalogues: SearchProgram[] = [];
    const everything: SearchProgram[] = [];
    for (const game of games) {
      alone.push(await inDatabase(game, asked));
      const device = await onDevice(game.files, asked, questions);
      catalogues.push(device.catalogue);
      everything.push(device.everything);
    }
    const inProcess = [alone, catalogues, everything];
    for (let round = 0; round < ROUNDS; round++)
      for (const programs of inProcess) for (const program of programs) await program.round(round);
    const [here, device, asking] = inProcess.map((programs) => programs.map((program) => program.figures()));
    const [pages, answered] = await fromServers(games, asked, questions);
    return [
      ...rowsOf('a search that nobody asked before, in the process', here!, RATIO_BAR),
      ...rowsOf('a search of the catalogue on a device', device!, null),
      ...rowsOf("a player's question on a device", asking!, RATIO_BAR),
      ...rowsOf('a page of the catalogue that nobody asked before, from the API', pages, RATIO_BAR),
      ...rowsOf("a player's question about everything, from the API", answered, RATIO_BAR),
    ];
  } finally {
    for (const game of games) await game.close();
  }
}
