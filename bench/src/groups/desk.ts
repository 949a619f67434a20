/**
 * Compares the desk with ten thousand cards and the desk with the published cards, each with fifty open change sets. The steps: start a
 * change set, open a document, save it, preview it. Both servers run at the same time and take turns.
 */
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { LARGE_GAME, openBench } from '../content.ts';
import { DeskClient } from '../large/editor.ts';
import { imported, Server } from '../large/server.ts';
import { median } from '../measure.ts';
import { atMost, short, type BenchRow } from '../rows.ts';

const QUICK = process.env.BENCH_QUICK === '1';
const MANY = QUICK ? 1_000 : 10_000;
const OPEN_SETS = 50;
const ROUNDS = QUICK ? 5 : 15;
/** Milliseconds until a started server has read its cards. */
const SETTLED = QUICK ? 6_000 : 20_000;
const BAR = 1.5;
const LONGEST = 1_000;

const STEPS = ['start a change set', 'open a document', 'save a document', 'preview a document'] as const;
type Took = Record<(typeof STEPS)[number], number[]>;

/** Performs each step at the desk once, and adds the times to `took`. */
async function round(editor: DeskClient, path: string, n: number, took: Took): Promise<void> {
  const timed = async <Result>(step: keyof Took, work: () => Promise<Result>): Promise<Result> => {
    const began = performance.now();
    const result = await work();
    took[step].push(performance.now() - began);
    return result;
  };
  const set = await timed('start a change set', () => editor.start());
  const { text, version } = await timed('open a document', () => editor.open(set, path));
  const edited = `${text}# Measured ${n}.\n`;
  await timed('save a document', () => editor.save(set, path, edited, version));
  await timed('preview a document', () => editor.preview(set, path));
}

export async function desk(): Promise<BenchRow[]> {
  const { content } = await openBench();
  const cards = [...content.game(LARGE_GAME).cards.keys()].map((slug) => `cards/${LARGE_GAME}/cards/${slug}.yaml`);
  const sides = [await imported(0), await imported(MANY)];
  for (const { data } of sides) await DeskClient.prepare(data);
  const servers: Server[] = [];
  try {
    for (const { data } of sides) servers.push(await Server.start(data));
    await sleep(SETTLED);
    const editors = await Promise.all(servers.map((server) => DeskClient.signIn(server)));
    const took = servers.map((): Took => Object.fromEntries(STEPS.map((step) => [step, []])) as unknown as Took);
    for (const editor of editors) {
      for (let n = 0; n < OPEN_SETS; n++) {
        const set = await editor.start();
        const path = cards[n % cards.length]!;
        const { text, version } = await editor.open(set, path);
        await editor.save(set, path, `${text}# Open ${n}.\n`, version);
      }
    }
    for (let n = 0; n < ROUNDS; n++)
      for (const [at, editor] of editors.entries()) await round(editor, cards[n % cards.length]!, n, took[at]!);
    return STEPS.flatMap((step) => rowsOf(step, median(took[0]![step]), median(took[1]![step])));
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    for (const { data } of sides) await rm(data, { recursive: true, force: true });
  }
}

const rowsOf = (step: string, few: number, many: number): BenchRow[] => [
  {
    work: `${step}, with ${short(MANY)} further cards and ${OPEN_SETS} open change sets`,
    reference: 'the cards that ship',
    bar: atMost(BAR),
    measured: many / few,
    unit: 'x',
    figures: `${short(many)} ms against ${short(few)} ms`,
  },
  {
    work: `${step}, with ${short(MANY)} further cards and ${OPEN_SETS} open change sets`,
    reference: 'absolute',
    bar: atMost(LONGEST),
    measured: many,
    unit: 'ms',
    figures: 'the median',
  },
];
