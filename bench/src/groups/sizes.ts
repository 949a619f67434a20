/**
 * Measures how the cost of an import, a start and a release, and the memory, grow with the number of made-up cards. `BENCH_CARDS` sets the
 * numbers of further cards. The first number is the reference.
 */
import { rm } from 'node:fs/promises';
import { LARGE_GAME, openBench } from '../content.ts';
import { DeskClient } from '../large/editor.ts';
import { publishCard, type PublishingCost } from '../large/publishing.ts';
import { imported, Server, type Imported } from '../large/server.ts';
import { median } from '../measure.ts';
import { atMost, short, type BenchRow } from '../rows.ts';

const QUICK = process.env.BENCH_QUICK === '1';
const SIZES = (process.env.BENCH_CARDS ?? (QUICK ? '0,500' : '0,1000,10000')).split(',').map(Number);
const STARTS = QUICK ? 1 : 5;
const RELEASES = QUICK ? 1 : 5;
/** The bars for a start and a release apply up to this number of further cards. */
const LARGE = 10_000;
const START_BAR = 2;
const PUBLISH_BAR = 2;
const IMPORT_BAR = 1.3;
const MEMORY_BAR = 1_500;

interface Figures {
  readonly further: number;
  readonly import: Imported;
  /** The median of the milliseconds from the start of a process to its first answer. */
  readonly start: number;
  readonly published: PublishingCost;
  /** Peak megabytes of the API. */
  readonly memory: number;
}

async function medianStart(data: string): Promise<number> {
  const starts: number[] = [];
  for (let n = 0; n < STARTS; n++) {
    const server = await Server.start(data);
    starts.push(server.started);
    await server.stop();
  }
  return median(starts);
}

/** Publishes `RELEASES` changes of one number of a card. Returns the median costs. */
async function publish(server: Server, path: string): Promise<PublishingCost> {
  const editor = await DeskClient.signIn(server);
  const admin = await DeskClient.signIn(server, 'admin');
  const all: PublishingCost[] = [];
  for (let n = 0; n < RELEASES; n++) {
    const change = (text: string): string => text.replace(/\blp: (\d+)/u, (_, lp) => `lp: ${Number(lp) + 10}`);
    all.push(await publishCard(server, editor, admin, path, change));
    await server.idle();
  }
  return { checks: median(all.map(({ checks }) => checks)), release: median(all.map(({ release }) => release)) };
}

async function figuresOf(further: number, path: string): Promise<Figures> {
  const made = await imported(further);
  try {
    await DeskClient.prepare(made.data);
    await DeskClient.prepare(made.data, 'admin');
    const server = await Server.start(made.data);
    try {
      await server.idle();
      const published = await publish(server, path);
      const { memory } = await server.health();
      await server.stop();
      return { further, import: made, start: await medianStart(made.data), published, memory };
    } finally {
      if (!server.hasEnded) await server.stop();
    }
  } finally {
    await rm(made.data, { recursive: true, force: true });
  }
}

const ms = (value: number): string => `${short(value)} ms`;

/** The CPU milliseconds that each further card adds to an import. */
const perCard = (one: Figures, without: Figures): number =>
  ((one.import.cpu - without.import.cpu) * 1000) / (one.further - without.further);

function rowsOf(one: Figures, first: Figures, second: Figures): BenchRow[] {
  const size = `${short(one.further)} further cards`;
  const against = `${short(first.further)} further cards`;
  const isBound = one.further <= LARGE;
  const ratio = (work: string, few: number, many: number, bar: number | null): BenchRow => ({
    work: `${work}, with ${size}`,
    reference: against,
    bar: bar === null ? null : atMost(bar),
    measured: many / few,
    unit: 'x',
    figures: `${ms(many)} against ${ms(few)}`,
  });
  const memory = (work: string, value: number, few: number): BenchRow => ({
    work: `${work}, with ${size}`,
    reference: 'absolute',
    bar: atMost(MEMORY_BAR),
    measured: value,
    unit: 'MB',
    figures: `${short(few)} MB with ${against}`,
  });
  const ofAll = ({ published }: Figures): number => published.checks + published.release;
  return [
    ratio('start to first answer', first.start, one.start, isBound ? START_BAR : null),
    ratio('CPU of publishing one card with its checks', ofAll(first), ofAll(one), isBound ? PUBLISH_BAR : null),
    ratio('of that, the checks', first.published.checks, one.published.checks, null),
    ratio('of that, the release', first.published.release, one.published.release, null),
    memory('memory of the API', one.memory, first.memory),
    memory('memory of the import', one.import.memory, first.import.memory),
    {
      ...ratio('CPU of the import for each card', perCard(second, first), perCard(one, first), IMPORT_BAR),
      reference: `${short(second.further)} further cards`,
    },
  ];
}

export async function sizes(): Promise<BenchRow[]> {
  const { content } = await openBench();
  const [card] = [...content.game(LARGE_GAME).cards.values()].filter(({ data }) => 'lp' in (data as object));
  const path = `cards/${LARGE_GAME}/cards/${card!.id}.yaml`;
  const all: Figures[] = [];
  for (const further of SIZES) {
    all.push(await figuresOf(further, path));
    console.error(JSON.stringify(all.at(-1)));
  }
  const [first, second, ...rest] = all;
  return [second!, ...rest].flatMap((one) => rowsOf(one, first!, second!));
}
