/** Measures many releases that change one card each: the growth of the database, and the time to write, open and compare releases. */
import { loadReleased, placeOf, type SourceFile } from '@rulewright/content';
import { differencesBetween, inTransaction, releaseFiles, writeRelease } from '@rulewright/database';
import { knownGames } from '@rulewright/games';
import { LARGE_GAME } from '../content.ts';
import { largeDatabase, type LargeDatabase } from '../large/database.ts';
import { cpuMilliseconds, median } from '../measure.ts';
import { atMost, short, type BenchRow } from '../rows.ts';

const QUICK = process.env.BENCH_QUICK === '1';
const MANY = QUICK ? 1_000 : 10_000;
const RELEASES = Number(process.env.BENCH_RELEASES ?? (QUICK ? 20 : 200));
const ROUNDS = 9;
const WRITE_BAR = 2;

interface Figures {
  /** Bytes per release. */
  readonly bytes: number;
  /** CPU milliseconds. */
  readonly write: number;
  readonly openFirst: number;
  readonly openMiddle: number;
  readonly openLast: number;
  readonly compare: number;
}

const medianOf = async (work: () => Promise<unknown>): Promise<number> => {
  const all: number[] = [];
  for (let n = 0; n < ROUNDS; n++) all.push(await cpuMilliseconds(work));
  return median(all);
};

/** Changes the file of one card: appends a YAML comment. */
function changedFiles(files: readonly SourceFile[], n: number): { files: SourceFile[]; path: string } {
  const cards = files.filter(({ path }) => placeOf(path)?.kind === 'card' && path.includes(`/${LARGE_GAME}/`));
  const { path } = cards[(n * 37) % cards.length]!;
  return { path, files: files.map((file) => (file.path === path ? { path, text: `${file.text}# ${n}\n` } : file)) };
}

async function measured({ database, files: first, size }: LargeDatabase): Promise<Figures> {
  const writes: number[] = [];
  const before = await size();
  let files = first;
  for (let n = 1; n <= RELEASES; n++) {
    const next = changedFiles(files, n);
    files = next.files;
    const { content } = loadReleased(files, knownGames, new Set([next.path]));
    const release = { content, origin: 'desk', author: 'bench', message: `Change ${n}` } as const;
    writes.push(await cpuMilliseconds(() => inTransaction(database, (runner) => writeRelease(runner, release))));
  }
  return {
    bytes: ((await size()) - before) / RELEASES,
    write: median(writes),
    openFirst: await medianOf(() => releaseFiles(database, 1)),
    openMiddle: await medianOf(() => releaseFiles(database, Math.ceil(RELEASES / 2))),
    openLast: await medianOf(() => releaseFiles(database, RELEASES + 1)),
    compare: await medianOf(() => differencesBetween(database, 1, RELEASES + 1, { most: 300 })),
  };
}

export async function releases(): Promise<BenchRow[]> {
  const sides: Figures[] = [];
  for (const further of [0, MANY]) {
    const large = await largeDatabase(further);
    sides.push(await measured(large));
    await large.close();
  }
  const [few, many] = sides as [Figures, Figures];
  const ms = (value: number): string => `${short(value)} ms`;
  const kilobytes = (value: number): string => `${short(value / 1024)} kB`;
  const row = (work: string, one: number, other: number, bar: number | null, figure = ms): BenchRow => ({
    work: `${work}, with ${short(MANY)} further cards`,
    reference: 'the cards that ship',
    bar: bar === null ? null : atMost(bar),
    measured: one / other,
    unit: 'x',
    figures: `${figure(one)} against ${figure(other)}`,
  });
  const older = (number: string, took: number): BenchRow => ({
    work: `reading release ${number} of ${RELEASES + 1}, with ${short(MANY)} further cards`,
    reference: 'reading the newest',
    bar: atMost(1.2),
    measured: took / many.openLast,
    unit: 'x',
    figures: `${ms(took)} against ${ms(many.openLast)}`,
  });
  return [
    row('growth of the database by a release of one card', many.bytes, few.bytes, WRITE_BAR, kilobytes),
    row('writing a release of one card', many.write, few.write, null),
    row(`comparing release 1 with release ${RELEASES + 1}`, many.compare, few.compare, WRITE_BAR),
    older('1', many.openFirst),
    older(`${Math.ceil(RELEASES / 2)}`, many.openMiddle),
  ];
}
