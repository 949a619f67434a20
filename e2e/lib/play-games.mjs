/** Plays the same games wherever it runs: Node loads it as a file, a browser from the server of engine-server.mjs. */
import { botById } from '@rulewright/bots';
import { recordReplay, runReplay } from '@rulewright/engine';

/** Games this long have nothing left to tell. */
const LIMITS = { decisions: 4000 };

/**
 * Plays one game for each of `tables` (`{ ruleset, decks, bots, seed }`) and gives their replays: every decision, every event
 * and the digest of the last state. Plain data in, plain data out.
 */
export function playGames(plugin, cards, tables) {
  return tables.map(({ ruleset, decks, bots, seed }) => {
    const players = decks.map((_, seat) => botById(bots[seat % bots.length]).create());
    players.forEach((player, seat) => player.begin(seed, seat));
    const choose = (match, seat) => players[seat].choose(match);
    return recordReplay(plugin.compile(ruleset, cards), decks, seed, choose, LIMITS);
  });
}

/** Plays replays again: the digest of each, and where it differs from what is kept, or null. */
export function playAgain(plugin, cards, tables, replays) {
  return replays.map((replay, at) => {
    const { digest, divergence } = runReplay(plugin.compile(tables[at].ruleset, cards), replay);
    return { digest, divergence };
  });
}
