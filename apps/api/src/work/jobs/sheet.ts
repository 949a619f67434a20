/** Jobs of the card sheet: they search cards, read and edit their cells, and write and read spreadsheet files. */
import {
  Content,
  documentSchemaOf,
  legalityAt,
  LruAsync,
  parseCardQuery,
  placeOf,
  resolveRuleset,
  textHash,
  utcDay,
  type GameContent,
  type Problem,
  type QueryProblem,
} from '@rulewright/content';
import { searchCards } from '@rulewright/database';
import {
  DeskError,
  Drafts,
  readSheet,
  replacedCells,
  sheetColumns as columnsIn,
  sheetRow,
  withCells,
  writeSheet,
  type CellEdit,
  type LoadedContent,
  type ReplacedCell,
  type Replacement,
  type Save,
  type SheetColumn,
  type SheetFormat,
  type SheetRow,
} from '@rulewright/desk';
import type { DataSource } from 'typeorm';
import type { Actor } from '@rulewright/accounts';
import { aboutContent, type WorkJob, type Subject, type Thread } from '../job.ts';
import { tablesOf } from '../proposed-tables.ts';
import { draftProblems } from './draft-problems.ts';
import { readAlone } from './reading.ts';

/** The time limits in milliseconds. */
const READING_CELLS = 30_000;
const SEARCHING = 60_000;
const SAVING_CARDS = 60_000;
/** The number of cards that one query of a search reads. */
const PAGE = 200;

interface InGame {
  readonly subject: Subject;
  readonly game: string;
}

/** The columns of the sheet of a game. @throws UnknownIdError */
function columnsOf(content: Content, game: string): SheetColumn[] {
  const gameContent = content.game(game);
  const schema = documentSchemaOf('card', gameContent, gameContent.vocabulary);
  const labels = gameContent.vocabulary.cardFields.map(({ id, label }) => [`data.${id}`, label] as const);
  return schema ? columnsIn(schema, new Map(labels)) : [];
}

const pathOf = (game: string, slug: string): string => `cards/${game}/cards/${slug}.yaml`;

/** The texts of the cards of a game by slug, in the order of the files. Cards that the change set removes are left out. */
function textsOf({ files }: LoadedContent, game: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { path, text } of files) {
    const place = placeOf(path);
    if (place?.kind === 'card' && place.game === game) texts.set(place.slug, text);
  }
  return texts;
}

/** The slugs of all cards in a database that match a search, in the order of the names. */
async function searched(
  database: DataSource,
  release: number | undefined,
  game: GameContent,
  content: Content,
  query: string,
): Promise<string[]> {
  const slugs: string[] = [];
  const id = game.doc.id;
  const parsed = parseCardQuery(query, game.vocabulary.cardFields, game.doc.modes);
  let after: string | undefined;
  do {
    const matches = await searchCards(database, {
      release,
      game: id,
      query: parsed.query,
      first: PAGE,
      fields: game.vocabulary.cardFields,
      legalityOf: (mode, on) => legalityAt(game, resolveRuleset(content, `${id}/${mode}`), on ?? utcDay()),
      ...(parsed.sort && { sort: parsed.sort }),
      ...(after !== undefined && { after }),
    });
    slugs.push(...matches.cards.map(({ slug }) => slug));
    after = matches.hasNextPage ? matches.cards.at(-1)?.cursor : undefined;
  } while (after !== undefined);
  return slugs;
}

/** The content with only the given cards of a game, so that a search of the proposed cards writes few table rows. */
function changedPart(content: Content, game: GameContent, slugs: ReadonlySet<string>): Content {
  const cards = new Map(
    [...slugs].flatMap((slug) => (game.cards.has(slug) ? [[slug, game.cards.get(slug)!] as const] : [])),
  );
  const files = [...content.files].filter(([path]) => {
    const place = placeOf(path);
    return place?.kind === 'card' && place.game === game.doc.id && cards.has(place.slug);
  });
  return new Content(new Map(files), [{ ...game, cards }]);
}

/** Caches the found slugs by content and query, because the sheet repeats a query while its content is the same. */
const slugCaches = new WeakMap<Content, LruAsync<string, string[]>>();
const QUERIES_KEPT = 20;

/**
 * The slugs of the cards of a change set that match a search. Cards that the change set does not change are searched in the release. A
 * changed card that is not valid matches every search, so that an editor can find and fix it.
 */
async function matching(
  { content, files, problems }: LoadedContent,
  { subject, game: id }: InGame,
  query: string,
  { database }: Thread,
): Promise<string[]> {
  const game = content.game(id);
  const all = new Set(textsOf({ content, files, problems }, id).keys());
  if (query.trim() === '') return [...all];
  const changed = new Set(
    subject.proposed.flatMap(({ path }) => {
      const place = placeOf(path);
      return place?.kind === 'card' && place.game === id && all.has(place.slug) ? [place.slug] : [];
    }),
  );
  const released = await searched(database, subject.release, game, content, query);
  const faulty = new Set(problems.map(({ path }) => path));
  const broken = [...changed].filter((slug) => faulty.has(pathOf(id, slug)) || !game.cards.has(slug));
  const valid = [...changed].filter((slug) => !broken.includes(slug));
  const part = changedPart(content, game, new Set(valid));
  const proposed = valid.length === 0 ? [] : await searched(await tablesOf(part), undefined, game, content, query);
  return [...broken, ...proposed, ...released.filter((slug) => all.has(slug) && !changed.has(slug))];
}

export interface SheetSearch {
  readonly columns: readonly SheetColumn[];
  readonly slugs: readonly string[];
  readonly problems: readonly QueryProblem[];
}

/** Returns the columns of the sheet, the slugs of the cards that match a search, and the problems of the query. */
export const findSheet = aboutContent<InGame & { query: string }, SheetSearch>(
  'answers',
  'Searching the cards',
  SEARCHING,
  async (loaded, { query, ...asked }, thread) => {
    const { content } = loaded;
    const game = content.game(asked.game);
    const { problems } = parseCardQuery(query, game.vocabulary.cardFields, game.doc.modes);
    const queries = slugCaches.get(content) ?? new LruAsync<string, string[]>(QUERIES_KEPT);
    slugCaches.set(content, queries);
    const slugs = await queries.get(`${asked.game} ${query}`, () => matching(loaded, asked, query, thread));
    return { columns: columnsOf(content, asked.game), slugs, problems };
  },
);

function rowsOf(
  loaded: LoadedContent,
  game: string,
  slugs: readonly string[],
  all: readonly Problem[] = loaded.problems,
): SheetRow[] {
  const columns = columnsOf(loaded.content, game);
  const texts = textsOf(loaded, game);
  return slugs.flatMap((slug) => {
    const text = texts.get(slug);
    if (text === undefined) return [];
    const path = pathOf(game, slug);
    const problems = all.filter((one) => one.path === path);
    return [sheetRow({ path, text }, problems, columns)];
  });
}

/** Returns the rows of some cards. Unknown slugs are left out. */
export const sheetRows = aboutContent<InGame & { slugs: readonly string[] }, readonly SheetRow[]>(
  'answers',
  'Reading the cards',
  READING_CELLS,
  async (loaded, { subject, game, slugs }, thread) => {
    const all = await draftProblems(loaded, subject, thread);
    thread.step('Reading the cards', READING_CELLS);
    return rowsOf(loaded, game, slugs, all);
  },
);

export interface CardEdit {
  readonly slug: string;
  readonly cells: readonly CellEdit[];
}

export interface EditedCard {
  readonly path: string;
  readonly slug: string;
  readonly text: string;
  /** The hash of the text before the edit. */
  readonly before: string;
}

/** Applies edits of cells. Returns the new texts of the cards that changed. @throws DeskError `unknown-document`, `bad-text` */
export const editSheet = aboutContent<InGame & { edits: readonly CardEdit[] }, readonly EditedCard[]>(
  'answers',
  'Writing the cells',
  READING_CELLS,
  (loaded, { game, edits }, thread) => {
    const columns = columnsOf(loaded.content, game);
    const texts = textsOf(loaded, game);
    return edits.flatMap(({ slug, cells }) => {
      const before = texts.get(slug);
      const path = pathOf(game, slug);
      if (before === undefined)
        throw new DeskError('unknown-document', `There is no card "${slug}" in this change set.`, { path });
      const text = withCells(before, cells, columns);
      if (text === null)
        throw new DeskError('bad-text', `${path} is not valid YAML. Open the card to fix it.`, { path });
      readAlone({ path, text }, thread);
      return text === before ? [] : [{ path, slug, text, before: textHash(before) }];
    });
  },
);

/** Saves drafts: all of them, or none if one is refused. Runs in a thread, because SQLite would block the thread that answers. */
export const saveDrafts: WorkJob<{ actor: Actor; changeSet: number; saves: readonly Omit<Save, 'changeSet'>[] }, null> =
  {
    lane: 'writing',
    what: 'Saving the cards',
    limit: SAVING_CARDS,
    run: async ({ actor, changeSet, saves }, { database }) => {
      await new Drafts(database).saveAll(actor, changeSet, saves);
      return null;
    },
  };

/** Writes the cards that match a search into a spreadsheet file. `columns` are column ids; null means all. @returns Base64 */
export const sheetFile = aboutContent<
  InGame & { query: string; columns: readonly string[] | null; format: SheetFormat },
  string
>('answers', 'Writing the file', SEARCHING, async (loaded, { query, columns: chosen, format, ...asked }, thread) => {
  const all = columnsOf(loaded.content, asked.game);
  const slugs = await matching(loaded, asked, query, thread);
  const shown = all.map(({ id }, at) => ({ id, at })).filter(({ id }) => chosen === null || chosen.includes(id));
  const rows = rowsOf(loaded, asked.game, slugs).map((row) => ({
    slug: row.slug,
    cells: shown.map(({ at }) => row.cells[at]!),
  }));
  const file = await writeSheet(
    shown.map(({ at }) => all[at]!),
    rows,
    format,
  );
  return file.toString('base64');
});

export interface SheetReplacement {
  /** The number of cells that have the text. */
  readonly count: number;
  /** Empty if there are too many cells. */
  readonly cells: readonly ReplacedCell[];
}

/** Finds a text in the cells of the cards that match a search. Changes nothing. */
export const findInSheet = aboutContent<
  InGame & { query: string; columns: readonly string[]; replacement: Replacement },
  SheetReplacement
>('answers', 'Searching the cells', SEARCHING, async (loaded, { query, columns, replacement, ...asked }, thread) => {
  const slugs = await matching(loaded, asked, query, thread);
  const rows = rowsOf(loaded, asked.game, slugs);
  return replacedCells(rows, columnsOf(loaded.content, asked.game), columns, replacement);
});

export interface SheetImport {
  /** The cards whose cells differ from the change set, with only these cells. */
  readonly cards: readonly CardEdit[];
  readonly unknownColumns: readonly string[];
  readonly unknownCards: readonly string[];
}

/** The most unknown columns or cards in the result. */
const NAMED = 20;

/** Compares a file with the cards of a change set. Changes nothing. @param file in Base64 @throws DeskError `bad-file` */
export const readSheetFile = aboutContent<InGame & { file: string }, SheetImport>(
  'files',
  'Reading the file',
  READING_CELLS,
  async (loaded, { game, file }) => {
    const columns = columnsOf(loaded.content, game);
    const { cards, unknown } = await readSheet(columns, Buffer.from(file, 'base64'));
    const rows = new Map(rowsOf(loaded, game, [...cards.keys()]).map((row) => [row.slug, row]));
    const at = new Map(columns.map(({ id }, index) => [id, index]));
    const edits = [...cards].flatMap(([slug, cells]) => {
      const row = rows.get(slug);
      const differs = ({ column, text }: CellEdit): boolean =>
        text.replaceAll('\r\n', '\n') !== row!.cells[at.get(column)!]!.replaceAll('\r\n', '\n');
      const changed = row ? cells.filter(differs) : [];
      return changed.length > 0 ? [{ slug, cells: changed }] : [];
    });
    return {
      cards: edits,
      unknownColumns: unknown.slice(0, NAMED),
      unknownCards: [...cards.keys()].filter((slug) => !rows.has(slug)).slice(0, NAMED),
    };
  },
);
