/** The vocabulary of a plugin, completed by the documents of its game. */
import type { GameVocabulary, PluginVocabulary } from '../vocabulary.ts';
import { NO_PARAMETERS, type ParametersDoc } from './parameters.ts';
import { cardVocabulary, type CardDocuments } from './vocabulary.ts';

/** What documents declare to a plugin. */
export interface PluginDocuments {
  readonly parameters: ParametersDoc;
  /** Null for a game whose plugin describes its cards. */
  readonly cards: CardDocuments | null;
}

interface Completed extends PluginDocuments {
  readonly vocabulary: GameVocabulary;
}

/** By plugin, the last ones that were made, because caches are keyed by vocabularies. */
const known = new WeakMap<PluginVocabulary, Completed[]>();
const MADE_KEPT = 4;

const NOTHING: PluginDocuments = { parameters: NO_PARAMETERS, cards: null };

const isWhole = (plugin: PluginVocabulary): plugin is GameVocabulary =>
  plugin.parameters !== undefined && plugin.steps !== undefined && plugin.cardData !== undefined;

const isSame = (one: CardDocuments | null, other: CardDocuments | null): boolean =>
  one?.fields === other?.fields && one?.faces === other?.faces && one?.pictures === other?.pictures;

/** The vocabulary of a plugin, with what documents say of its parameters, steps and cards where it declares nothing itself. */
export function pluginVocabulary(
  plugin: PluginVocabulary,
  { parameters, cards }: PluginDocuments = NOTHING,
): GameVocabulary {
  if (isWhole(plugin)) return plugin;
  const made = known.get(plugin) ?? [];
  const same = made.find((one) => one.parameters === parameters && isSame(one.cards, cards));
  if (same) return same.vocabulary;
  const { parts, moreFields = [], ...own } = plugin;
  const described = cards && cardVocabulary(cards, parts);
  const vocabulary = {
    ...parameters,
    ...(described && { ...described, cardFields: [...described.cardFields, ...moreFields] }),
    ...own,
  } as GameVocabulary;
  known.set(plugin, [{ parameters, cards, vocabulary }, ...made].slice(0, MADE_KEPT));
  return vocabulary;
}
