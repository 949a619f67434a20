/**
 * Recomputes games from their event file and their ruleset alone, as docs/guide/events.md describes. Each game has its own checks in
 * proofs/recount. Command line: `node proofs/recount.mjs FILE.ndjson RULESET.json`, with the output of `rw ruleset --json`.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MetabaloidsGame } from './recount/metabaloids.mjs';
import { MetazooGame } from './recount/metazoo.mjs';

/** The checks by game id, which is the part of the ruleset id before the mode. */
const GAMES = { metabaloids: MetabaloidsGame, metazoo: MetazooGame };

/** The games whose event files can be recounted. */
export const recountedGames = Object.keys(GAMES);

function begin(opening, ruleset) {
  const game = opening.ruleset.id.split('/')[0];
  const Recounted = GAMES[game];
  if (!Recounted)
    throw new Error(`Nothing says how games of ${game} are recounted; proofs/recount/ has a file for each game.`);
  return new Recounted(opening, ruleset);
}

/**
 * Recomputes the games of an event file, given as lines or as what they hold.
 * @param ruleset what `rw ruleset --json` prints for the ruleset of the file
 * @returns the number of games that have an end, and all differences
 */
export function recount(lines, ruleset) {
  let game = null;
  let games = 0;
  const wrong = [];
  const close = () => {
    if (game === null) return;
    if (!game.ended) wrong.push(`game ${game.number} has no end`);
    wrong.push(...game.wrong);
    games += game.ended ? 1 : 0;
    game = null;
  };
  for (const text of lines) {
    const line = typeof text === 'string' ? JSON.parse(text) : text;
    if (line.event === 'match.started') {
      const last = game?.number ?? games - 1;
      close();
      if (line.game !== last + 1) wrong.push(`game ${line.game} comes after game ${last}`);
      game = begin(line, ruleset);
    }
    if (game === null) wrong.push(`game ${line.game}, line ${line.n}: a line before the first game`);
    else game.take(line);
  }
  close();
  return { games, wrong };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [file, ruleset] = process.argv.slice(2);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const { games, wrong } = recount(lines, JSON.parse(readFileSync(ruleset, 'utf8')));
  console.log(wrong.slice(0, 50).join('\n') || 'Everything agrees.');
  console.log(`${games} games recounted, ${wrong.length} differences.`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
}
