/**
 * The tests of `npm run test:long`. Each has a time limit in minutes and reports its progress. The seed changes daily, so that the
 * tests play new games. A test resolves to a list of problems as sentences; an empty list means that it passed.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { recount, recountedGames as games } from '../../proofs/recount.mjs';
import { hasNode24 } from './node24.mjs';
import { run } from './run.mjs';
import { severalMachines } from '../../bench/load/several-machines.mjs';
import { modesOf, root } from './workspace.mjs';

const node = (script, args, options) => run(process.execPath, [join(root, script), ...args], options);
const rw = (args, options) => node('apps/cli/bin/rw.mjs', [...args, '--content', root], options);
const lastLines = (output) => output.trimEnd().split('\n').slice(-20).join('\n');

/** Seconds for each step of the fuzz run. After a step it reports its progress and checks the time. */
const FUZZ_STEP = 20;

/** Plays random games with random rulesets until the time is over. Checks the invariants after every decision. */
async function fuzz(game, { seed, minutes, signal, progress }) {
  const end = performance.now() + minutes * 60_000;
  let [from, decisions, capped, step] = [0, 0, 0, 128];
  while (performance.now() < end) {
    const flags = ['--game', game, '--games', step, '--from', from, '--seed', seed].map(String);
    const threads = ['--workers', String(availableParallelism())];
    const { code, output } = await rw(['fuzz', ...flags, ...threads, '--json'], { signal });
    if (code !== 0) return [`rw fuzz ${flags.join(' ')} ended with code ${code}.`, lastLines(output)];
    const report = JSON.parse(/^\{.*\}$/msu.exec(output)[0]);
    from += report.games;
    decisions += report.decisions;
    capped += report.capped;
    const played = `${from.toLocaleString('en')} games with ${decisions.toLocaleString('en')} decisions`;
    progress(`${played}: every invariant holds, ${capped} games cut off`);
    step = Math.max(64, Math.round((report.games / report.seconds) * FUZZ_STEP));
  }
  return [];
}

/** The number of recomputed games in each mode, and the numbers of players. */
const RECOUNTED = 200;
const PLAYERS = [2, 3, 4, 5, 6];

/** Plays games of every mode with every number of players, and recomputes them from their event files. */
async function recounts({ seed, signal, progress }) {
  const folder = mkdtempSync(join(tmpdir(), 'rulewright-long-'));
  try {
    const problems = [];
    for (const game of games)
      for (const mode of modesOf(game))
        for (const players of PLAYERS) {
          const file = join(folder, 'games.ndjson');
          const flags = ['--game', game, '--mode', mode, '--players', players, '--games', RECOUNTED, '--seed', seed];
          const { code, output } = await rw(['simulate', ...flags.map(String), '--events', file], { signal });
          if (signal.aborted) return problems;
          const command = `rw simulate ${flags.join(' ')}`;
          if (code !== 0) {
            problems.push(`${command} ended with code ${code}.`, lastLines(output));
            continue;
          }
          const ruled = await rw(['ruleset', '--game', game, '--mode', mode, '--json'], { signal });
          const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
          const { games: counted, wrong } = recount(lines, JSON.parse(ruled.output));
          if (counted !== RECOUNTED) problems.push(`${command} wrote ${counted} games.`);
          if (wrong.length > 0) problems.push(`${command}: ${wrong.slice(0, 3).join('; ')}`);
          progress(`${game}/${mode} with ${players} players recounted`);
        }
    return problems;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Each entry: a bot, another bot that it must clearly beat, and the number of games. */
const LADDER = [
  ['easy', 'random', 200],
  ['medium', 'easy', 240],
];
/** The opponents of the learned level: a thinking level, the maximum number of games, and the maximum processor time in seconds. */
const LEARNED = [
  ['medium', 2000, 120],
  ['hard', 2000, 120],
];

/** Measures the score of a bot against another with `rw ladder`. Resolves to `{ row }`, or to `{ problems }` if the command fails. */
async function scoreOf(game, mode, [bot, against], flags, { seed, signal }) {
  const args = ['ladder', '--game', game, '--mode', mode, '--pair', `${bot},${against}`, '--seed', seed, ...flags];
  const { code, output } = await rw([...args.map(String), '--json'], { signal });
  if (code !== 0) return { problems: [`rw ${args.join(' ')} ended with code ${code}.`, lastLines(output)] };
  return { row: JSON.parse(/^\{.*\}$/msu.exec(output)[0]).rows[0] };
}

const scored = ({ bot, against, games, score, margin }) =>
  `${bot} against ${against}: ${(100 * score).toFixed(1)}% ± ${(100 * margin).toFixed(1)}% of ${games} games`;

/** Checks that the first bot of each `LADDER` entry is clearly stronger than the second, in the first mode of each game. */
async function ladder({ seed, signal, progress }) {
  const problems = [];
  for (const game of games)
    for (const [bot, against, least] of LADDER) {
      const [mode] = modesOf(game);
      const flags = ['--least', least, '--games', least];
      const { row, problems: failed } = await scoreOf(game, mode, [bot, against], flags, { seed, signal });
      if (signal.aborted) return problems;
      if (failed) problems.push(...failed);
      else if (row.score - row.margin <= 0.5)
        problems.push(`${bot} is not clearly stronger than ${against} in ${game}/${mode}: ${scored(row)}.`);
      if (row) progress(`${game}/${mode}, ${scored(row)}`);
    }
  return problems;
}

/** Checks in every mode that the learned level is not clearly weaker than the thinking levels. */
async function learned({ seed, signal, progress }) {
  const problems = [];
  for (const game of games)
    for (const mode of modesOf(game))
      for (const [against, most, seconds] of LEARNED) {
        const flags = ['--least', most, '--games', most, '--seconds', seconds];
        const { row, problems: failed } = await scoreOf(game, mode, ['quick', against], flags, { seed, signal });
        if (signal.aborted) return problems;
        if (failed) problems.push(...failed);
        else if (row.score + row.margin < 0.5)
          problems.push(`The learned level is weaker than ${against} in ${game}/${mode}: ${scored(row)}.`);
        if (row) progress(`${game}/${mode}, ${scored(row)}`);
      }
  return problems;
}

/** Runs a command whose exit code is the verdict. Its output is the progress. */
async function command(script, args, { signal, env }) {
  const { code, output } = await run(process.execPath, [script, ...args], { signal, env, show: true });
  return code === 0 ? [] : [`node ${[script, ...args].join(' ')} ended with code ${code}.`, lastLines(output)];
}

/** The tests by name, each with its time limit in minutes and its description. Together they take two hours at most. */
export const longTests = {
  ...Object.fromEntries(
    games.map((game) => [
      `fuzz-${game}`,
      {
        minutes: 6,
        about: `random games of ${game} under random rules`,
        test: (options) => fuzz(game, { minutes: 5, ...options }),
      },
    ]),
  ),
  slow: {
    minutes: 25,
    about: 'the spec files named *.long.spec.ts and the browser tests tagged @long',
    test: (options) =>
      command('tools/test.mjs', ['--only', 'unit,browser'], {
        ...options,
        env: { TEST_LONG: '1', TEST_DATABASES: 'every' },
      }),
  },
  whole: {
    minutes: 25,
    about: 'every spec file with all its tests, on both databases',
    test: (options) =>
      command('tools/test.mjs', ['--only', 'unit'], {
        ...options,
        env: { TEST_WHOLE: '1', TEST_DATABASES: 'every' },
      }),
  },
  types: {
    minutes: 5,
    about: 'the types, checked by the compiler alone',
    test: async (options) => [
      ...(await command('node_modules/typescript-7/bin/tsc', ['-p', 'tsconfig.json'], options)),
      ...(await command('node_modules/typescript-7/bin/tsc', ['-p', 'apps/web/tsconfig.json', '--noEmit'], options)),
    ],
  },
  guides: {
    minutes: 5,
    about: 'the commands and files of the guides, as written there',
    test: (options) =>
      command('--test', ['--test-concurrency=2', 'tools/operating.mjs', 'tools/your-game.mjs'], options),
  },
  recount: { minutes: 6, about: 'games of every mode, recounted from their events', test: recounts },
  ladder: { minutes: 6, about: 'every bot against the next weaker one', test: ladder },
  learned: { minutes: 25, about: 'the learned level against the thinking levels in every mode', test: learned },
  attack: { minutes: 15, about: 'npm run attack', test: (options) => command('tools/attack.mjs', [], options) },
  machines: {
    minutes: 10,
    about: 'two APIs and two workers over one PostgreSQL with ten thousand cards, while releases are published',
    test: (options) => severalMachines({ cards: 10_000, releases: 3, ...options }),
  },
  ...(hasNode24 && {
    node24: {
      minutes: 12,
      about: 'npm test under Node 24',
      test: (options) => command('tools/test-node24.mjs', [], options),
    },
  }),
};
