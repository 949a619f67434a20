/**
 * Computes the texts of a view, which replace the texts of documents. They hide whole games, sets, and everything that mentions hidden
 * cards. Readers of the view see only these texts, so they cannot find the hidden parts.
 */
import type { SourceFile } from '../content.ts';
import { placeOf, type DocumentKind } from '../places.ts';
import { fileNamesIn } from '../pictures/names.ts';
import { withoutComments } from './edit-yaml.ts';
import { hiddenNames } from './names.ts';
import type { Withheld } from './restrictions.ts';
import { shownCard, SHOWN } from './shown.ts';

/** The text that replaces the text of a document; null if the view hides the document. */
export interface WithheldText {
  readonly path: string;
  readonly text: string | null;
}

/** Documents that are not YAML. */
const NOT_YAML: ReadonlySet<DocumentKind> = new Set(['text', 'logo', 'picture', 'play']);

/** The replaced texts of one game with hidden sets. @param files the files of the game */
function withholdSets(files: readonly SourceFile[], sets: ReadonlySet<string>): WithheldText[] {
  const byKind = new Map<DocumentKind, SourceFile[]>();
  for (const file of files) {
    const { kind } = placeOf(file.path)!;
    const same = byKind.get(kind);
    if (same) same.push(file);
    else byKind.set(kind, [file]);
  }
  const of = (kind: DocumentKind): readonly SourceFile[] => byKind.get(kind) ?? [];
  /** The texts that the view shows, if they differ. */
  const texts = new Map<string, string | null>();
  for (const { path } of of('set')) if (sets.has(placeOf(path)!.slug)) texts.set(path, null);
  const hiddenCards = new Map<string, string>();
  const shownPictures = new Set<string>();
  for (const { path, text } of of('card')) {
    const shown = shownCard(text, sets);
    if (shown !== text) texts.set(path, shown);
    if (shown === null) hiddenCards.set(placeOf(path)!.slug, text);
    else for (const name of fileNamesIn(shown)) shownPictures.add(name);
  }
  // A picture that no visible card names may belong to a withheld card.
  for (const { path } of of('picture'))
    if (!shownPictures.has(path.slice(path.lastIndexOf('/') + 1))) texts.set(path, null);
  const names = hiddenNames(of, sets, hiddenCards);
  for (const [kind, show] of SHOWN)
    for (const { path, text } of of(kind)) {
      const shown = show(text, names);
      if (shown !== text) texts.set(path, shown);
    }
  // The files of a release are published with their comments.
  for (const { path, text } of files) {
    const shown = texts.has(path) ? texts.get(path)! : text;
    if (shown === null || !shown.includes('#') || NOT_YAML.has(placeOf(path)!.kind)) continue;
    if (names.isWrittenIn(shown))
      texts.set(
        path,
        withoutComments(shown, (comment) => names.isNamed(comment)),
      );
  }
  return files.flatMap(({ path, text }) => {
    const shown = texts.get(path);
    return shown === undefined || shown === text ? [] : [{ path, text: shown }];
  });
}

/** The texts that replace those of `files` in a view. The time grows with the number of files of the games. */
export function withheldTexts(files: readonly SourceFile[], withheld: readonly Withheld[]): WithheldText[] {
  const games = new Set(withheld.filter(({ set }) => set === null).map(({ game }) => game));
  const sets = new Map<string, Set<string>>();
  for (const { game, set } of withheld)
    if (set !== null && !games.has(game)) sets.set(game, (sets.get(game) ?? new Set()).add(set));
  const texts: WithheldText[] = [];
  const parts = new Map<string, SourceFile[]>();
  for (const file of files) {
    const { game = '' } = placeOf(file.path) ?? {};
    if (games.has(game)) texts.push({ path: file.path, text: null });
    if (!sets.has(game)) continue;
    const part = parts.get(game);
    if (part) part.push(file);
    else parts.set(game, [file]);
  }
  for (const [game, part] of parts) texts.push(...withholdSets(part, sets.get(game)!));
  return texts;
}
