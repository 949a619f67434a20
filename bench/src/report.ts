/** The report: a table for the terminal, latest.json for programs, README.md for readers of the repository. */
import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './content.ts';
import { passes, short, type Row } from './rows.ts';

const WORK = 50;
const BAR = 16;
const MEASURED = 12;

const barText = ({ bar, unit }: Row): string =>
  bar === null ? 'reported' : `${bar.sense} ${short(bar.value)} ${unit}`;
const measuredText = ({ measured, unit }: Row): string => `${short(measured)} ${unit}`;
const mark = (row: Row): string => {
  const passed = passes(row);
  return passed === null ? ' ' : passed ? '✓' : '✗';
};

export const header = (): string =>
  `  ${'work'.padEnd(WORK)} ${'bar'.padStart(BAR)} ${'measured'.padStart(MEASURED)}   figures`;

export const line = (row: Row): string =>
  `${mark(row)} ${row.work.padEnd(WORK)} ${barText(row).padStart(BAR)} ${measuredText(row).padStart(MEASURED)}   ${row.figures}`;

const HOW = `How: each group runs in a process of its own; its sides run in turn, slice by slice, after a warm-up of some
seconds; what counts is CPU time of the process with all its threads (\`process.cpuUsage\`), the median of the slices. Where
both sides do the same work, the results are compared first and a difference fails the run. Ratios travel between
machines; the absolute figures are those of the machine named above. \`bench/README.md\` says what each row does.`;

function markdown(rows: readonly Row[], machine: Readonly<Record<string, unknown>>): string {
  const body = rows.map(
    (row) =>
      `| ${mark(row).trim()} | ${row.work} | ${row.reference} | ${barText(row)} | ${row.reachFor === undefined ? '' : short(row.reachFor)} | **${measuredText(row)}** | ${row.figures} |`,
  );
  return [
    '# Results of `npm run bench`',
    '',
    `${String(machine.date)}, Node ${String(machine.node)}, ${String(machine.cpu)} (${String(machine.cores)} cores).`,
    '',
    '|   | work | reference | bar | reach for | measured | figures |',
    '| - | - | - | - | - | - | - |',
    ...body,
    '',
    HOW,
    '',
  ].join('\n');
}

/** Writes both files; returns the folder, relative to the workspace. */
export async function writeResults(rows: readonly Row[]): Promise<string> {
  const machine = {
    date: new Date().toISOString().slice(0, 10),
    node: process.versions.node,
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: cpus().length,
  };
  const folder = 'bench/results';
  const marked = rows.map((row) => ({ ...row, passed: passes(row) }));
  await writeFile(join(ROOT, folder, 'latest.json'), `${JSON.stringify({ ...machine, rows: marked }, null, 2)}\n`);
  await writeFile(join(ROOT, folder, 'README.md'), markdown(rows, machine));
  return folder;
}
