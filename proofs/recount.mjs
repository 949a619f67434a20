/**
 * Recomputes games from their event file alone, as docs/guide/events.md describes. Each game has its own checks in proofs/recount.
 * Command line: `node proofs/recount.mjs FILE.ndjson`.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MetabaloidsGame } from './recount/metabaloids.mjs';
import { MetazooGame } from './recount/metazoo.mjs';

/** The checks by game id, which is the part of the ruleset id before the mode. */
const GAMES = { metabaloids: MetabaloidsGame, metazoo: MetazooGame };

function begin(opening) {
  const game = opening.ruleset.id.split('/')[0];
  const Recounted = GAMES[game];
  if (!Recounted)
    throw new Error(`Nothing says how games of ${game} are recounted; proofs/recount/ has a file for each game.`);
  return new Recounted(opening);
}

/** Recomputes the games of an event file, given as lines. Returns the number of games and all differences. */
export function recount(lines) {
  let game = null;
  let games = 0;
  const wrong = [];
  for (const text of lines) {
    const line = JSON.parse(text);
    if (line.event === 'match.started') game = begin(line);
    game.take(line);
    if (line.event !== 'match.ended') continue;
    games++;
    wrong.push(...game.wrong);
  }
  return { games, wrong };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { games, wrong } = recount(readFileSync(process.argv[2], 'utf8').trimEnd().split('\n'));
  console.log(wrong.slice(0, 50).join('\n') || 'Everything agrees.');
  console.log(`${games} games recounted, ${wrong.length} differences.`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
}
