/** The games that have a plugin: the one place that names them, and the one that is asked what a game has beyond its documents. */
import { hasDeckLaw, type GameContent, type GameVocabulary } from '@rulewright/content';
import type { GamePlugin } from '@rulewright/engine';
import { metabaloids } from '@rulewright/metabaloids';
import { metazoo } from '@rulewright/metazoo';

export const gamePlugins: readonly GamePlugin[] = [metabaloids, metazoo];

/** The vocabularies of plugins; a game without one has its vocabulary made from its documents. */
export const vocabularies: readonly GameVocabulary[] = gamePlugins.map((plugin) => plugin.vocabulary);

/** The plugin of a game, or undefined. */
export const pluginFor = (game: string): GamePlugin | undefined => gamePlugins.find((plugin) => plugin.id === game);

/** A game was asked for something that it does not have. */
export class MissingPartError extends Error {
  constructor(
    readonly code: 'no-engine' | 'no-deck-law',
    message: string,
  ) {
    super(message);
  }
}

/** Whether a game can be played here: its matches, lab and worked examples need an engine. */
export const hasEngine = (game: string): boolean => pluginFor(game) !== undefined;

/** The plugin of a game. @throws MissingPartError `no-engine` */
export function engineOf(game: string): GamePlugin {
  const plugin = pluginFor(game);
  if (plugin) return plugin;
  const message = `The game "${game}" has no engine yet, so it cannot be played or simulated here.`;
  throw new MissingPartError('no-engine', message);
}

/** @throws MissingPartError `no-deck-law` */
export function demandDeckLaw(game: GameContent): void {
  if (!hasDeckLaw(game))
    throw new MissingPartError(
      'no-deck-law',
      `The game "${game.doc.id}" has no deck law yet, so its decks cannot be checked.`,
    );
}
