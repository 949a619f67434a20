/** The sentences of the games in this repository. They are loaded on demand, without the engine of the game. */
import { sentencesOf, type GamePhrases, type GameSentences } from '@rulewright/content/sentences';

const LOADED: Readonly<Record<string, () => Promise<GameSentences>>> = {
  metazoo: async () => (await import('@rulewright/metazoo/sentences')).metazooSentences,
};

/**
 * The sentences of a game; null for a game without them.
 * @param phrases what its play documents declare for sentences; null for a game that declares nothing of the kind
 */
export const sentencesFor = async (game: string, phrases: GamePhrases | null): Promise<GameSentences | null> =>
  (await LOADED[game]?.()) ?? (phrases && sentencesOf(phrases));
