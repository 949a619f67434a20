/**
 * The games that have a plugin. Only this file names them. Other code asks this file for the parts of a game that are
 * not documents.
 */
import type { GameContent, GameVocabulary } from '@rulewright/content';
import { hasDeckLaw } from '@rulewright/content/playing';
import type { GamePlugin } from '@rulewright/engine';
import { metabaloids } from '@rulewright/metabaloids';
import { metazoo } from '@rulewright/metazoo';

export const gamePlugins: readonly GamePlugin[] = [metabaloids, metazoo];

/** The vocabularies of the plugins. The vocabulary of a game without a plugin is computed from its documents. */
export const vocabularies: readonly GameVocabulary[] = gamePlugins.map((plugin) => plugin.vocabulary);

/** The plugin of a game, or undefined. */
export const pluginFor = (game: string): GamePlugin | undefined => gamePlugins.find((plugin) => plugin.id === game);

/** Thrown when code asks a game for a part that it does not have. */
export class MissingPartError extends Error {
  constructor(
    readonly code: 'no-engine' | 'no-deck-law',
    message: string,
  ) {
    super(message);
  }
}

/** Whether a game has an engine, which its matches, lab and worked examples need. */
export const hasEngine = (game: string): boolean => pluginFor(game) !== undefined;

/** The plugin of a game. @throws MissingPartError `no-engine` */
export function engineOf(game: string): GamePlugin {
  const plugin = pluginFor(game);
  if (plugin) return plugin;
  const message = `The game "${game}" has no engine yet, so it cannot be played or simulated here.`;
  throw new MissingPartError('no-engine', message);
}

/** Checks that a game has deck law. @throws MissingPartError `no-deck-law` */
export function demandDeckLaw(game: GameContent): void {
  if (!hasDeckLaw(game))
    throw new MissingPartError(
      'no-deck-law',
      `The game "${game.doc.id}" has no deck law yet, so its decks cannot be checked.`,
    );
}
