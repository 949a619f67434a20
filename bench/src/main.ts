/** Runs the groups one after the other, prints each table row as soon as it is measured, and stores the results. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { GROUPS } from './groups/index.ts';
import { header, keepRows, line } from './report.ts';
import { passes, type BenchRow } from './rows.ts';

const { values } = parseArgs({ options: { only: { type: 'string' }, quick: { type: 'boolean', default: false } } });
const names = values.only?.split(',') ?? Object.keys(GROUPS);
const unknown = names.find((name) => !(name in GROUPS));
if (unknown !== undefined) {
  console.error(`There is no group "${unknown}"; there are ${Object.keys(GROUPS).join(', ')}.`);
  process.exit(2);
}

/** The line of a stack trace with the error message. */
const reasonOf = (stderr: string): string | undefined => stderr.split('\n').find((text) => /^\w*Error\b/u.test(text));

/** Runs a group. Returns its rows, or the reason why it failed. */
function run(name: string): BenchRow[] | string {
  const env = { ...process.env, NODE_ENV: 'production', ...(values.quick ? { BENCH_QUICK: '1' } : {}) };
  const child = spawnSync(process.execPath, [fileURLToPath(new URL('group.js', import.meta.url)), name], {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 1 << 26,
  });
  if (child.status !== 0) return reasonOf(child.stderr) ?? `ended with ${child.signal ?? `code ${child.status}`}`;
  return JSON.parse(child.stdout.trim().split('\n').at(-1)!) as BenchRow[];
}

const rows: BenchRow[] = [];
let broken = 0;
console.log(header());
for (const [at, name] of names.entries()) {
  if (process.stdout.isTTY) process.stdout.write(`  measuring ${name} (${at + 1} of ${names.length})…`);
  const result = run(name);
  if (process.stdout.isTTY) process.stdout.write('\r\u001b[2K');
  if (typeof result === 'string') {
    broken++;
    console.log(`! ${name} could not be measured: ${result}`);
    continue;
  }
  for (const row of result) console.log(line(row));
  rows.push(...result);
  if (!values.quick) await keepRows(name, result, Object.keys(GROUPS));
}
const met = rows.filter((row) => passes(row) === true).length;
const missed = rows.filter((row) => passes(row) === false).length;
console.log(`\n${met} bars met, ${missed} missed${broken > 0 ? `, ${broken} groups not measured` : ''}.`);
console.log(values.quick ? 'A quick run is not stored.' : 'Stored in bench/results.');
process.exitCode = broken > 0 ? 1 : 0;
