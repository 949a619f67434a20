/** Games that once had a plugin. Releases from then lack the documents that replaced it, and are read with the first ones. */
import { placeOf, type DocumentKind } from './places.ts';
import type { GameContent, SourceFile } from './content.ts';
import type { PluginVocabulary } from './vocabulary.ts';

/** The documents for releases from when a game had a plugin. They are never changed, so that these releases stay as they were. */
export interface FormerPlugin {
  readonly game: string;
  readonly former: readonly SourceFile[];
}

/** What a program knows of a game besides the documents of a release. */
export type KnownGame = PluginVocabulary | FormerPlugin;

export const isPlugin = (known: KnownGame): known is PluginVocabulary => 'readings' in known;

/** The kinds that replace those of the release: they describe what the plugin declared. Those of other kinds are only added. */
const REPLACED: ReadonlySet<DocumentKind> = new Set(['fields', 'faces', 'play']);

/** Whether a release is from when its game had a plugin that is a document now. */
export const hadPlugin = ({ doc, data }: Pick<GameContent, 'doc' | 'data'>): boolean =>
  data !== null && doc.engine === 'plugin';

/** Whether files are from such a release: their game.yaml names no other engine. */
const areOfPlugin = (files: readonly SourceFile[], game: string): boolean =>
  files.some(({ path, text }) => path === `rules/${game}/game.yaml` && !/^engine:/mu.test(text));

/** The files of a release as they are read: with the documents that replaced plugins, for games that had one then. */
export function withFormer(files: readonly SourceFile[], known: readonly KnownGame[]): readonly SourceFile[] {
  const lent = known.flatMap((one) => (!isPlugin(one) && areOfPlugin(files, one.game) ? one.former : []));
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
