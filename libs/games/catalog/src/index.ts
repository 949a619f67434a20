/** The games that ship: the one place that names them. */
import type { GameVocabulary } from '@rulewright/content';
import type { GamePlugin } from '@rulewright/engine';
import { metabaloids } from '@rulewright/metabaloids';
import { metazoo } from '@rulewright/metazoo';

export const gamePlugins: readonly GamePlugin[] = [metabaloids, metazoo];

export const vocabularies: readonly GameVocabulary[] = gamePlugins.map((plugin) => plugin.vocabulary);

/** The plugin of a game, or undefined. */
export const pluginFor = (game: string): GamePlugin | undefined => gamePlugins.find((plugin) => plugin.id === game);
