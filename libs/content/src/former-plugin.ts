/** Games that once had a plugin. Releases from then lack the documents that replaced it, and are read with the first ones. */
import { placeOf, type DocumentKind } from './places.ts';
import type { GameContent, SourceFile } from './content.ts';
import type { ParametersDoc } from './data-game/parameters.ts';
import type { FormerCards } from './former-cards.ts';
import type { PluginVocabulary } from './vocabulary.ts';

/** The documents for releases from when a game had a plugin. They are never changed, so that these releases stay as they were. */
export interface FormerPlugin {
  readonly game: string;
  readonly former: readonly SourceFile[];
  /** How the values of its cards were written then, if they were written in another way. */
  readonly cards?: FormerCards;
  /** Parameters that only the play reads. Releases from then have them with their defaults, and their rulesets do not count them. */
  readonly added?: Pick<ParametersDoc, 'parameters' | 'usualStep'>;
  /** Ids of options that came together in the order of their cards, where the play has one kind after the other. */
  readonly byCard?: readonly (readonly string[])[];
}

/** What a program knows of a game besides the documents of a release. */
export type KnownGame = PluginVocabulary | FormerPlugin;

export const isPlugin = (known: KnownGame): known is PluginVocabulary => 'readings' in known;

/** The kinds that replace those of the release: they describe what the plugin declared. Those of other kinds are only added. */
const REPLACED: ReadonlySet<DocumentKind> = new Set(['fields', 'faces', 'play']);

/** Whether a release is from when its game had a plugin that is a document now. */
export const hadPlugin = ({ doc, data }: Pick<GameContent, 'doc' | 'data'>): boolean =>
  data !== null && doc.engine === 'plugin';

/** What the former plugin of a game says of releases from then, for releases that are read with its documents. */
export const formerOf = (game: string, known: readonly KnownGame[]): FormerPlugin | undefined =>
  known.find((one): one is FormerPlugin => !isPlugin(one) && one.game === game);

/** By former plugin and by the parameters of a release, because checked play is kept by them. */
const completed = new WeakMap<FormerPlugin, WeakMap<ParametersDoc, ParametersDoc>>();

/** The parameters of a release from then with those that only the play reads. */
export function withAdded(former: FormerPlugin, own: ParametersDoc): ParametersDoc {
  if (!former.added) return own;
  const known = completed.get(former) ?? new WeakMap<ParametersDoc, ParametersDoc>();
  completed.set(former, known);
  const made = known.get(own) ?? { ...former.added, ...own, parameters: [...own.parameters, ...addedTo(former, own)] };
  known.set(own, made);
  return made;
}

/** The parameters that a release from then does not have. */
export const addedTo = ({ added }: FormerPlugin, { parameters }: ParametersDoc): ParametersDoc['parameters'] =>
  (added?.parameters ?? []).filter(({ name }) => parameters.every((one) => one.name !== name));

/** Whether files are from such a release: their game.yaml names no other engine. */
const areOfPlugin = (files: readonly SourceFile[], game: string): boolean =>
  files.some(({ path, text }) => path === `rules/${game}/game.yaml` && !/^engine:/mu.test(text));

/** The former plugins of the games of a release that had one then, by game. */
export const formersIn = (
  files: readonly SourceFile[],
  known: readonly KnownGame[],
): ReadonlyMap<string, FormerPlugin> =>
  new Map(known.flatMap((one) => (!isPlugin(one) && areOfPlugin(files, one.game) ? [[one.game, one]] : [])));

/** The files of a release as they are read: with the documents that replaced plugins, for games that had one then. */
export function withFormer(
  files: readonly SourceFile[],
  formers: ReadonlyMap<string, FormerPlugin>,
): readonly SourceFile[] {
  const lent = [...formers.values()].flatMap(({ former }) => former);
  if (lent.length === 0) return files;
  const keyOf = (path: string): string => {
    const place = placeOf(path);
    return place ? `${place.game} ${place.kind}` : path;
  };
  const replaced = new Set(lent.flatMap(({ path }) => (REPLACED.has(placeOf(path)!.kind) ? [keyOf(path)] : [])));
  const own = files.filter(({ path }) => !replaced.has(keyOf(path)));
  const kinds = new Set(own.map(({ path }) => keyOf(path)));
  return [...own, ...lent.filter(({ path }) => !kinds.has(keyOf(path)))];
}
