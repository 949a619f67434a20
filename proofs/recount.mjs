/**
 * Recounts games from their event file alone, as docs/guide/events.md says it can be done. What there is to recount differs
 * from game to game: proofs/recount has a file for each. By hand: `node proofs/recount.mjs FILE.ndjson`.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MetabaloidsGame } from './recount/metabaloids.mjs';
import { MetazooGame } from './recount/metazoo.mjs';

/** By the game's id, the part of the ruleset before the mode. */
const GAMES = { metabaloids: MetabaloidsGame, metazoo: MetazooGame };

function begin(opening) {
  const game = opening.ruleset.id.split('/')[0];
  const Recounted = GAMES[game];
  if (!Recounted)
    throw new Error(`Nothing says how games of ${game} are recounted; proofs/recount/ has a file for each game.`);
  return new Recounted(opening);
}

/** Recounts the lines of an event file. Returns how many games were recounted and everything that does not agree. */
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
