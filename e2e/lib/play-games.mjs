/** Plays the same games in any environment: Node imports this file, and a browser loads it from the server of engine-server.mjs. */
import { botById } from '@rulewright/bots';
import { openContent, resolveRuleset } from '@rulewright/content';
import { recordReplay, runReplay } from '@rulewright/engine';
import { engineOf } from '@rulewright/games';

/** A limit for each game. Longer games test nothing more. */
const LIMITS = { decisions: 1500 };

/** Reads the documents of one game. Returns a function that gives the program of a mode. */
export function programs(files, id) {
  const content = openContent(files, []);
  const game = content.game(id);
  const plugin = engineOf(game);
  return (mode) => plugin.compile(resolveRuleset(content, `${id}/${mode}`), [...game.cards.values()]);
}

/**
 * Plays one game for each of `tables` (`{ mode, decks, bots, seed }`) and returns the replays: every decision, every event and the
 * digest of the final state. Parameters and results are plain data.
 * @param files the documents of the game, `{ path, text }`
 */
export function playGames(files, game, tables) {
  const programOf = programs(files, game);
  return tables.map(({ mode, decks, bots, seed }) => {
    const players = decks.map((_, seat) => botById(bots[seat % bots.length]).create());
    players.forEach((player, seat) => player.begin(seed, seat));
    const choose = (match, seat) => players[seat].choose(match);
    return recordReplay(programOf(mode), decks, seed, choose, LIMITS);
  });
}

/** Plays the replays again. Returns for each the digest, and the first divergence from the stored replay or null. */
export function playAgain(files, game, tables, replays) {
  const programOf = programs(files, game);
  return replays.map((replay, at) => {
    const { digest, divergence } = runReplay(programOf(tables[at].mode), replay);
    return { digest, divergence };
  });
}
