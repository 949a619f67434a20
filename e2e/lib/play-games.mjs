/** Plays the same games in any environment: Node imports this file, and a browser loads it from the server of engine-server.mjs. */
import { botById } from '@rulewright/bots';
import { recordReplay, runReplay } from '@rulewright/engine';

/** A limit for each game. Longer games test nothing more. */
const LIMITS = { decisions: 4000 };

/**
 * Plays one game for each of `tables` (`{ ruleset, decks, bots, seed }`) and returns the replays: every decision, every event and the
 * digest of the final state. Parameters and results are plain data.
 */
export function playGames(plugin, cards, tables) {
  return tables.map(({ ruleset, decks, bots, seed }) => {
    const players = decks.map((_, seat) => botById(bots[seat % bots.length]).create());
    players.forEach((player, seat) => player.begin(seed, seat));
    const choose = (match, seat) => players[seat].choose(match);
    return recordReplay(plugin.compile(ruleset, cards), decks, seed, choose, LIMITS);
  });
}

/** Plays the replays again. Returns for each the digest, and the first divergence from the stored replay or null. */
export function playAgain(plugin, cards, tables, replays) {
  return replays.map((replay, at) => {
    const { digest, divergence } = runReplay(plugin.compile(tables[at].ruleset, cards), replay);
    return { digest, divergence };
  });
}
