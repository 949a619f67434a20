/** The references from public to hidden content that a change makes. */
import { hiddenReferences, placeOf, type Problem, type SourceFile } from '@rulewright/content';
import { knownGames } from '@rulewright/games';
import type { LoadedContent, ProposedText } from './desk-content.ts';

/**
 * @param before the files before the change. A reference that they have already does not stop a change of another document
 * @param changed paths of the changed documents
 */
export function newHiddenReferences(
  before: readonly SourceFile[],
  after: readonly SourceFile[],
  changed: ReadonlySet<string>,
): readonly Problem[] {
  const games = new Set([...changed].flatMap((path) => placeOf(path)?.game ?? []));
  const problems = hiddenReferences(after, knownGames, games);
  if (problems.every(({ path }) => changed.has(path))) return problems;
  const keyOf = ({ path, message }: Problem): string => `${path} ${message}`;
  const known = new Set(hiddenReferences(before, knownGames, games).map(keyOf));
  return problems.filter((one) => changed.has(one.path) || !known.has(keyOf(one)));
}

/**
 * The problems of content with drafts applied to it. If there are none, the references to hidden content that the drafts make.
 * @param before the files of the release
 */
export function problemsOfDrafts(
  before: readonly SourceFile[],
  { files, problems }: Pick<LoadedContent, 'files' | 'problems'>,
  drafts: readonly ProposedText[],
): readonly Problem[] {
  if (problems.length > 0 || drafts.length === 0) return problems;
  return newHiddenReferences(before, files, new Set(drafts.map(({ path }) => path)));
}
