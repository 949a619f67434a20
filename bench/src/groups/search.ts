/**
 * Measures searches in games of increasing size: words, prefixes, phrases, values, legality, facets and sort orders. Each round runs each
 * search once and has its own cache. The games take turns.
 */
import { parseCardQuery, searchableFields, type CardField } from '@rulewright/content';
import { DatabaseColumns, searchCards, type CardSearch, type CatalogueColumns } from '@rulewright/database';
import { Random } from '@rulewright/engine';
import { vocabularies } from '@rulewright/games';
import { LARGE_GAME } from '../content.ts';
import { largeDatabase } from '../large/database.ts';
import { cpuMilliseconds, median } from '../measure.ts';
import { atMost, short, type Row } from '../rows.ts';

const QUICK = process.env.BENCH_QUICK === '1';
/** Card counts. `BENCH_CARDS=1000,10000,100000` sets other sizes; the first is the reference. */
const SIZES = (process.env.BENCH_CARDS ?? (QUICK ? '200,1000' : '1000,10000')).split(',').map(Number);
const SEARCHES = QUICK ? 60 : 400;
const ROUNDS = QUICK ? 3 : 7;
const RATIO_BAR = 2;
const BAR = 20;

const WORD = /[A-Za-z]{3,}/gu;

/** Creates searches from words of the game's own texts. */
function searches(texts: readonly string[], fields: readonly CardField[], mode: string): Partial<CardSearch>[] {
  const random = new Random(5);
  const any = <Member>(list: readonly Member[]): Member => list[random.below(list.length)]!;
  const words = (): string[] => any(texts).match(WORD) ?? [];
  const sorts = fields.filter(({ type }) => type === 'number').map(({ id }) => id);
  const forms: (() => Partial<CardSearch> & { readonly text: string })[] = [
    () => ({ text: any(words()) }),
    () => ({ text: any(words()).slice(0, 3) }),
    () => {
      const all = words();
      const at = random.below(Math.max(1, all.length - 2));
      return { text: `"${all.slice(at, at + 2).join(' ')}"` };
    },
    () => ({ text: `legal:${mode} ${any(words())}` }),
    () => ({ text: `-${any(words())} ${any(words())}`, sort: { field: any(sorts), descending: true } }),
    () => ({ text: '', sort: { field: any(sorts) } }),
    () => ({ text: any(words()), facets: [{ field: 'set', values: [`made-0-${random.below(5)}`] }] }),
  ];
  return Array.from({ length: SEARCHES }, (_, n) => {
    const { text, ...rest } = forms[n % forms.length]!();
    return { ...rest, query: parseCardQuery(text, fields).query };
  });
}

/** CPU milliseconds. */
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
  };
}

interface Measured {
  /** Runs all searches once. */
  round(round: number): Promise<void>;
  figures(): Figures;
  close(): Promise<void>;
}

async function prepared(cards: number): Promise<Measured> {
  const { database, files, close } = await largeDatabase(cards);
  const { cardFields } = vocabularies.find(({ game }) => game === LARGE_GAME)!;
  const texts = files.filter(({ path }) => path.startsWith(`cards/${LARGE_GAME}/cards/`)).map(({ text }) => text);
  const [mode] = await database.query<{ mode: string }[]>(
    `SELECT mode FROM release_rulesets WHERE game = '${LARGE_GAME}' ORDER BY mode LIMIT 1`,
  );
  const fields = searchableFields(cardFields);
  const asked = searches(texts.slice(0, 500), fields, mode!.mode);
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
  return {
    async round(round) {
      // Prepares the cached columns before the measurement.
      for (const { id } of fields) await took(`${round}`, { sort: { field: id } });
      for (const [at, one] of asked.entries()) all[at]!.push(await took(`${round}`, one));
    },
    figures() {
      const usual = all.map(median).sort((a, b) => a - b);
      return { first, p50: median(usual), p95: usual[Math.floor(usual.length * 0.95)]! };
    },
    close,
  };
}

export async function search(): Promise<Row[]> {
  const games: Measured[] = [];
  for (const size of SIZES) games.push(await prepared(size));
  for (let round = 0; round < ROUNDS; round++) for (const game of games) await game.round(round);
  const figures = games.map((game) => game.figures());
  for (const game of games) await game.close();
  const ms = (value: number): string => `${short(value)} ms`;
  const [few] = figures;
  return figures.slice(1).flatMap((many, at): Row[] => {
    const with_ = `with ${short(SIZES[at + 1]!)} further cards`;
    const reference = `with ${short(SIZES[0]!)}`;
    const row = (work: string, one: number, other: number, bar: number | null): Row => ({
      work: `${work}, ${with_}`,
      reference,
      bar: bar === null ? null : atMost(bar),
      measured: one / other,
      unit: 'x',
      figures: `${ms(one)} against ${ms(other)}`,
    });
    return [
      row('a search that nobody asked before, p95', many.p95, few!.p95, RATIO_BAR),
      {
        work: `a search that nobody asked before, p95, ${with_}`,
        reference: 'absolute',
        bar: atMost(BAR),
        measured: many.p95,
        unit: 'ms',
        figures: `median ${ms(many.p50)}`,
      },
      row('the first search of a release', many.first, few!.first, null),
    ];
  });
}
