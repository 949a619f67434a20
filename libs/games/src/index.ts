/** What plays the games: their play documents, and plugins from outside. No game is named here. */
import {
  NO_FACES,
  vocabularyOf,
  type Content,
  type DataGame,
  type GameContent,
  type KnownGame,
  type PluginVocabulary,
  type Ruleset,
} from '@rulewright/content';
import { playOf, vocabularyWithPlay, type PlayProgram } from '@rulewright/content/play';
import { hasDeckLaw } from '@rulewright/content/playing';
import type { GamePlugin } from '@rulewright/engine';
import { freeTableOf, pluginOf, tracedPlugin, type StatementTrace } from '@rulewright/play';
import { FORMER_PLUGINS } from './generated/former-plugins.ts';
import { outsidePlugins, type PluginProblem } from './outside.ts';

export type { PluginProblem };
export {
  MOVES,
  RunTrace,
  StoppedRun,
  inspect,
  placeAfter,
  type InspectedRun,
  type Move,
  type NamedValue,
  type StatementTrace,
  type TracedStatement,
} from '@rulewright/play';

const outside = outsidePlugins();

/** The modules of `RULEWRIGHT_PLUGINS` that gave no plugin. Their games have no engine; all others play. */
export const pluginProblems: readonly PluginProblem[] = outside.problems;

/** The vocabularies of plugins. The vocabulary of any other game is computed from its documents. */
export const pluginVocabularies: readonly PluginVocabulary[] = outside.plugins.map(({ vocabulary }) => vocabulary);

/** What content is loaded with: the plugins, and the first documents of games that had one. */
export const knownGames: readonly KnownGame[] = [...pluginVocabularies, ...FORMER_PLUGINS];

/** What names the engine of a game: the game in its content, or a ruleset, which threads have. */
export type Played = GameContent | Pick<Ruleset, 'game' | 'play'>;

/** The plugins made from play documents. */
const played = new WeakMap<PlayProgram, GamePlugin>();

function pluginOfPlay(play: PlayProgram): GamePlugin {
  const known = played.get(play);
  if (known) return known;
  const { game, documents } = play;
  const vocabulary = vocabularyOf(game, { ...documents, faces: NO_FACES, pictures: new Map() });
  const plugin = pluginOf(
    play,
    vocabularyWithPlay(vocabulary, () => play),
  );
  played.set(play, plugin);
  return plugin;
}

/** The plugin that plays a game, or undefined. */
export function pluginFor(of: Played): GamePlugin | undefined {
  const id = 'doc' in of ? of.doc.id : of.game;
  const plugin = outside.plugins.find((one) => one.id === id);
  if (plugin) return plugin;
  const play = 'doc' in of ? playOf(of).program : of.play;
  return play === null ? undefined : pluginOfPlay(play);
}

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
export const hasEngine = (of: Played): boolean => pluginFor(of) !== undefined;

/** The plugin that plays a game. @throws MissingPartError `no-engine` */
export function engineOf(of: Played): GamePlugin {
  const plugin = pluginFor(of);
  if (plugin) return plugin;
  const id = 'doc' in of ? of.doc.id : of.game;
  const message = `The game "${id}" has no engine yet, so it cannot be played or simulated here.`;
  throw new MissingPartError('no-engine', message);
}

/** The plugins of the games of a content that have an engine, in the order of the games. */
export const enginesOf = ({ games }: Content): GamePlugin[] => games.flatMap((game) => pluginFor(game) ?? []);

/** The data of a free table: it reads no card and no parameter. */
const NO_DATA: DataGame = {
  fields: { provenance: 'source', fields: [], computed: [] },
  faces: NO_FACES,
  parameters: { parameters: [], steps: [] },
  pictures: new Map(),
};

/** The free tables, by game. */
const freeTables = new Map<string, GamePlugin>();

/** The plugin with which people play a game: its engine, or a free table, which knows no rules. */
export function tableOf(of: Played): GamePlugin {
  const plugin = pluginFor(of);
  if (plugin) return plugin;
  const id = 'doc' in of ? of.doc.id : of.game;
  const known = freeTables.get(id) ?? freeTableOf(vocabularyOf(id, NO_DATA));
  freeTables.set(id, known);
  return known;
}

/**
 * The plugin of a game whose play is a document, with programs that report every statement to `trace`.
 * @throws MissingPartError `no-engine` for a game that has no play documents, or has errors in them
 */
export function tracedEngineOf(game: GameContent, trace: StatementTrace): GamePlugin {
  const { program } = playOf(game);
  if (program) return tracedPlugin(engineOf(game), program, trace);
  const message = `The game "${game.doc.id}" has no play documents without errors, so the debugger cannot run it.`;
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
