/**
 * Recomputes a lab run without the lab: `node proofs/recount-run.mjs RUN.json [EVENTS.ndjson …]`. RUN.json is the download of the page
 * of a run, or the output of `rw compare --export`. Recomputes all shares, lengths, intervals and findings from its games. With one event
 * file for each ruleset (`rw simulate --events`, for runs whose players keep their seats), also recomputes the games and cards.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { factsOf, gamesIn } from './recount-run/games.mjs';
import { chance, difference, holm, ratio } from './recount-run/statistics.mjs';

/** The allowed relative difference in the width of intervals. The lab approximates Student's t by a series; this program does not. */
const REACH = 0.01;

const worth = (row, seat) => (row.winner === null ? 0.5 : row.winner === seat ? 1 : 0);

/** The contribution of a game to the numerator and the denominator of a metric, by the id of the metric. */
function numbers(run) {
  const { entrants, swap } = run.setup;
  const { counts, ratios } = factsOf(run.game);
  const count = (id) => (row) => (id === 'turns' ? row.turns : row.counts[Object.keys(counts).indexOf(id)]);
  const one = () => 1;
  const known = {
    'starter-wins': [
      (row) => (row.starter === null ? 0 : worth(row, row.starter)),
      (row) => (row.starter === null ? 0 : 1),
    ],
    turns: [(row) => row.turns, one],
    decisions: [(row) => row.decisions, one],
    'decisions-per-turn': [(row) => row.decisions, (row) => row.turns],
    'lead-changes': [(row) => row.leadChanges, one],
    draws: [(row) => (row.winner === null && row.cause !== 'capped' ? 1 : 0), one],
  };
  entrants.forEach((_, at) => {
    known[`seat-${at + 1}-wins`] = [(row) => worth(row, at), one];
    // With `swap`, entrants move by one seat in each game.
    const seat = (row) => (swap ? (at + entrants.length - (row.game % entrants.length)) % entrants.length : at);
    known[`entrant-${at + 1}-wins`] = [(row) => worth(row, seat(row)), one];
  });
  // Cards of the starting player, and the average of the other players.
  const others = entrants.length - 1;
  for (const [id, of] of Object.entries({
    opening: 'opening',
    'first-turn': 'firstTurn',
    drawn: 'all',
    left: 'left',
  })) {
    const told = (row) => row.starter !== null && row.draws !== undefined;
    const first = (row) => (told(row) ? row.draws[of][row.starter] : 0);
    const everybody = (row) => (told(row) ? row.draws[of].reduce((total, cards) => total + cards, 0) : 0);
    known[`starter-${id}`] = [first, (row) => (told(row) ? 1 : 0)];
    known[`others-${id}`] = [(row) => everybody(row) - first(row), (row) => (told(row) ? others : 0)];
  }
  for (const id of Object.keys(counts)) known[id] = [count(id), one];
  for (const [id, [of, per]] of Object.entries(ratios)) known[id] = [count(of), count(per)];
  return (id) =>
    id.startsWith('ended-by-') ? [(row) => (row.cause === id.slice('ended-by-'.length) ? 1 : 0), one] : known[id];
}

/** The sums over each group of `size` games that share a seed. */
function unitsOf(rows, [of, per], size) {
  const units = [];
  rows.forEach((row, index) => {
    const unit = (units[Math.floor(index / size)] ??= { x: 0, y: 0 });
    unit.x += of(row);
    unit.y += per(row);
  });
  return units;
}

/** Recomputes a run. Returns the number of compared values and all differences. */
export function recountRun(run, eventFiles = []) {
  const wrong = [];
  let compared = 0;
  const agree = (what, actual, expected, slack = 1e-9) => {
    compared++;
    const same =
      typeof actual === 'number' && typeof expected === 'number'
        ? Math.abs(actual - expected) <= slack * Math.max(1, Math.abs(expected))
        : JSON.stringify(actual) === JSON.stringify(expected);
    if (!same) wrong.push(`${what}: recounted ${JSON.stringify(actual)}, the run says ${JSON.stringify(expected)}`);
  };
  const estimates = (what, estimate, value, low, high) => {
    agree(what, estimate.value, value);
    const half = (estimate.high - estimate.low) / 2;
    agree(`${what}, low`, estimate.low, low, (REACH * half) / Math.max(1, Math.abs(low)));
    agree(`${what}, high`, estimate.high, high, (REACH * half) / Math.max(1, Math.abs(high)));
  };
  const { setup, report } = run;
  const size = setup.swap ? setup.entrants.length : 1;
  const number = numbers(run);
  const rowsOf = setup.arms.map((_, arm) => run.games.filter((row) => row.arm === arm).sort((a, b) => a.game - b.game));

  report.arms.forEach((arm, at) => {
    const rows = rowsOf[at];
    const of = (what) => `${arm.name}, ${what}`;
    agree(of('games'), rows.length, arm.games);
    setup.entrants.forEach((_, seat) =>
      agree(of(`wins of seat ${seat + 1}`), rows.filter(({ winner }) => winner === seat).length, arm.wins[seat]),
    );
    for (const { at: turns, games } of arm.turns)
      agree(of(`games of ${turns} turns`), rows.filter((row) => row.turns === turns).length, games);
    for (const [cause, games] of Object.entries(arm.endings))
      agree(of(`ended by ${cause}`), rows.filter((row) => row.cause === cause).length, games);
    for (const { id, value, interval } of arm.metrics)
      estimates(of(id), ratio(unitsOf(rows, number(id), size)), value, ...interval);
  });

  const first = 0;
  const last = setup.arms.length - 1;
  const paired = rowsOf[last].map(({ game }) => game);
  const common = (arm) => rowsOf[arm].filter(({ game }) => paired.includes(game));
  if (last > 0 && report.findings.length > 0 && paired.length === rowsOf[first].length) {
    const differences = report.findings.map(({ metric }) =>
      difference(...[first, last].map((arm) => unitsOf(common(arm), number(metric), size))),
    );
    // The findings of a question are as certain as its answer.
    const shown = holm(differences.map(chance), setup.question ? 0.01 : 0.05);
    report.findings.forEach((finding, index) => {
      estimates(`difference in ${finding.metric}`, differences[index], finding.difference, ...finding.interval);
      agree(`whether ${finding.metric} is shown`, shown[index], finding.shown);
    });
  }

  eventFiles.forEach((lines, at) => {
    const rows = new Map(rowsOf[at].map((row) => [row.game, row]));
    const cards = new Map();
    let games = 0;
    for (const game of gamesIn(lines, factsOf(run.game))) {
      games++;
      const row = rows.get(game.game);
      for (const key of ['winner', 'cause', 'starter', 'turns', 'decisions', 'counts', 'draws'])
        agree(`${report.arms[at].name}, game ${game.game}, ${key}`, game[key], row?.[key]);
      for (const kind of ['drawn', 'played'])
        for (const key of game[kind]) {
          const [slug] = key.split('/');
          const card = cards.get(slug) ?? { drawn: 0, played: 0 };
          card[kind]++;
          cards.set(slug, card);
        }
    }
    agree(`${report.arms[at].name}, games in its file`, games, rows.size);
    agree(
      `${report.arms[at].name}, cards`,
      [...cards.keys()].sort(),
      report.arms[at].cards.map(({ card }) => card).sort(),
    );
    for (const { card, ...tally } of report.arms[at].cards)
      for (const key of ['drawn', 'played'])
        agree(`${report.arms[at].name}, ${card}, ${key}`, cards.get(card)?.[key] ?? 0, tally[key]);
  });
  return { compared, wrong };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [run, ...files] = process.argv.slice(2);
  const linesOf = (file) => readFileSync(file, 'utf8').trimEnd().split('\n');
  const { compared, wrong } = recountRun(JSON.parse(readFileSync(run, 'utf8')), files.map(linesOf));
  console.log(wrong.slice(0, 50).join('\n') || 'Everything agrees.');
  console.log(`${compared} numbers recounted, ${wrong.length} differences.`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
}
