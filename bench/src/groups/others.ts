/**
 * Compares this API with bare SQL, PostGraphile, Directus and Strapi. All read cards with their legality from the same PostgreSQL rows.
 * bench/others starts the servers and queries them. Each server has its own lock file.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTree, writeTree } from '@rulewright/content/node';
import { LARGE_GAME, ROOT } from '../content.ts';
import { madeCards } from '../large/made-cards.ts';
import { atLeast, atMost, short, type BenchRow } from '../rows.ts';

const FURTHER = 2_000;
const OWN = 'Rulewright';
const BARE = 'bare SQL and JSON';
/** The CPU time limits relative to bare SQL, for a page that was not requested before and for a cached page. */
const NEW_BAR = 8;
const KEPT_BAR = 2;

interface Figures {
  readonly name: string;
  /** Answers per second. */
  readonly rate: number;
  /** The 95th percentile of the waits, in milliseconds. */
  readonly p95: number;
  /** The CPU time of server and database per answer, in milliseconds. */
  readonly cpu: number;
}

interface OthersFigures {
  readonly cards: number;
  readonly modes: number;
  readonly different: readonly Figures[];
  readonly same: readonly Figures[];
}

/** @throws Error with the output of the programs in bench/others */
async function measured(): Promise<OthersFigures> {
  const tree = await mkdtemp(join(tmpdir(), 'rulewright-others-'));
  try {
    const files = await readTree(ROOT);
    await writeTree(tree, [...files, ...madeCards(files, LARGE_GAME, FURTHER)]);
    const file = join(ROOT, 'bench/others/measure.mjs');
    const child = spawnSync(process.execPath, [file, tree, LARGE_GAME], { encoding: 'utf8', maxBuffer: 1 << 26 });
    if (child.status !== 0) throw new Error(child.stderr);
    return JSON.parse(child.stdout.trim().split('\n').at(-1)!) as OthersFigures;
  } finally {
    await rm(tree, { recursive: true, force: true });
  }
}

const figuresOf = (own: Figures, other: Figures): string =>
  `${short(own.rate)} against ${short(other.rate)} a second; p95 ${short(own.p95)} against ${short(other.p95)} ms; ` +
  `CPU ${short(own.cpu)} against ${short(other.cpu)} ms`;

/** The result rows of one kind of request: answers per second against each other server, and CPU time against bare SQL. */
function rowsOf(work: string, figures: readonly Figures[], bareBar: number): BenchRow[] {
  const own = figures.find(({ name }) => name === OWN)!;
  return figures
    .filter((other) => other !== own)
    .map((other): BenchRow => {
      const isBare = other.name === BARE;
      return {
        work: isBare ? `${work}, CPU time` : `${work}, answers in a second`,
        reference: other.name,
        bar: isBare ? atMost(bareBar) : atLeast(1),
        measured: isBare ? own.cpu / other.cpu : own.rate / other.rate,
        unit: 'x',
        figures: figuresOf(own, other),
      };
    });
}

export async function others(): Promise<BenchRow[]> {
  const { different, same, modes } = await measured();
  const work = `50 cards with legality in ${modes} modes`;
  return [
    ...rowsOf(`${work}, each page asked once`, different, NEW_BAR),
    ...rowsOf(`${work}, the same page`, same, KEPT_BAR),
  ];
}
