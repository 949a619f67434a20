/** The report: a table for the terminal, latest.json for programs, README.md for readers of the repository. */
import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './content.ts';
import { passes, short, type BenchRow } from './rows.ts';

const WORK = 50;
const BAR = 16;
const MEASURED = 12;

const barText = ({ bar, unit }: BenchRow): string =>
  bar === null ? 'reported' : `${bar.sense} ${short(bar.value)} ${unit}`;
const measuredText = ({ measured, unit }: BenchRow): string => `${short(measured)} ${unit}`;
const mark = (row: BenchRow): string => {
  const passed = passes(row);
  return passed === null ? ' ' : passed ? '✓' : '✗';
};

export const header = (): string =>
  `  ${'work'.padEnd(WORK)} ${'bar'.padStart(BAR)} ${'measured'.padStart(MEASURED)}   figures`;

export const line = (row: BenchRow): string =>
  `${mark(row)} ${row.work.padEnd(WORK)} ${barText(row).padStart(BAR)} ${measuredText(row).padStart(MEASURED)}   ${row.figures}`;

const HOW = `How: each group runs in a process of its own; its sides run in turn, slice by slice, after a warm-up of some
seconds; what counts is CPU time of the process with all its threads (\`process.cpuUsage\`), the median of the slices. Where
both sides do the same work, the results are compared first and a difference fails the run. Ratios travel between
machines; the absolute figures are those of the machine named above. \`bench/README.md\` says what each row does.`;

function markdown(rows: readonly StoredRow[], { node, cpu, cores }: Results): string {
  const body = rows.map(
    (row) =>
      `| ${mark(row).trim()} | ${row.work} | ${row.reference} | ${barText(row)} | ${row.reachFor === undefined ? '' : short(row.reachFor)} | **${measuredText(row)}** | ${row.figures} | ${row.date} |`,
  );
  return [
    '# Results of `npm run bench`',
    '',
    `Node ${node}, ${cpu} (${cores} cores).`,
    '',
    '|   | work | reference | bar | reach for | measured | figures | day |',
    '| - | - | - | - | - | - | - | - |',
    ...body,
    '',
    HOW,
    '',
  ].join('\n');
}

/** A stored row, with its group and the day of the measurement. */
interface StoredRow extends BenchRow {
  readonly group: string;
  readonly date: string;
}

/** The contents of latest.json. */
interface Results {
  readonly node: string;
  readonly cpu: string;
  readonly cores: number;
  readonly rows: readonly (StoredRow & { readonly passed: boolean | null })[];
}

const FOLDER = 'bench/results';

async function readStored(path: string): Promise<readonly StoredRow[]> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? [] : (JSON.parse(text) as Results).rows;
}

/**
 * Replaces the stored rows of a group in both files. Each group measures both of its sides in one process, so the report can combine groups
 * of different days.
 * @param order all groups, in the order of the report
 */
export async function keepRows(group: string, measured: readonly BenchRow[], order: readonly string[]): Promise<void> {
  const path = join(ROOT, FOLDER, 'latest.json');
  const date = new Date().toISOString().slice(0, 10);
  const others = (await readStored(path)).filter((row) => row.group !== group && order.includes(row.group));
  const rows = [...others, ...measured.map((row) => ({ group, date, ...row }))]
    .sort((a, b) => order.indexOf(a.group) - order.indexOf(b.group))
    .map((row) => ({ ...row, passed: passes(row) }));
  const machine = { node: process.versions.node, cpu: cpus()[0]?.model.trim() ?? 'unknown', cores: cpus().length };
  const results: Results = { ...machine, rows };
  await writeFile(path, `${JSON.stringify(results, null, 2)}\n`);
  await writeFile(join(ROOT, FOLDER, 'README.md'), markdown(rows, results));
}
