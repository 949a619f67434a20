/** Measures searches in games of increasing size: words, prefixes, phrases, values, legality, facets and sort orders, each once. */
import { parseCardQuery, searchableFields, type CardField } from '@rulewright/content';
import { searchCards, type CardSearch } from '@rulewright/database';
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

async function measured(cards: number): Promise<Figures> {
  const { database, files, close } = await largeDatabase(cards);
  const { cardFields } = vocabularies.find(({ game }) => game === LARGE_GAME)!;
  const texts = files.filter(({ path }) => path.startsWith(`cards/${LARGE_GAME}/cards/`)).map(({ text }) => text);
  const [mode] = await database.query<{ mode: string }[]>(
    `SELECT mode FROM release_rulesets WHERE game = '${LARGE_GAME}' ORDER BY mode LIMIT 1`,
  );
  const asked = searches(texts.slice(0, 500), searchableFields(cardFields), mode!.mode);
  const took = (search: Partial<CardSearch>): Promise<number> =>
    cpuMilliseconds(() => searchCards(database, { game: LARGE_GAME, fields: cardFields, ...search }));
  const first = await took({});
  // Loads each column once before the measurement. The measured searches are all different.
  for (const { id } of searchableFields(cardFields)) await took({ sort: { field: id } });
  const all: number[] = [];
  for (const one of asked) all.push(await took(one));
  await close();
  all.sort((a, b) => a - b);
  return { first, p50: median(all), p95: all[Math.floor(all.length * 0.95)]! };
}

export async function search(): Promise<Row[]> {
  const figures: Figures[] = [];
  for (const size of SIZES) figures.push(await measured(size));
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
