/**
 * Decides what an import does, from three states of the tree: the files now, the files at their last import (the marks), and the current
 * release. It needs no database, so the decision can be read and tested by itself.
 */

/** The hash of each text, by path. */
export type TreeState = ReadonlyMap<string, string>;

export type ImportPlan =
  | { readonly kind: 'first-release' }
  | { readonly kind: 'next-release' }
  /** The files contain nothing that the release does not have. */
  | { readonly kind: 'unchanged' }
  /** Files and desk have both changed. These paths of the files are proposed against the release. */
  | { readonly kind: 'in-review'; readonly proposed: readonly string[] };

/** Paths at which two states differ, sorted. */
export function differences(a: TreeState, b: TreeState): string[] {
  return [...new Set([...a.keys(), ...b.keys()])].filter((path) => a.get(path) !== b.get(path)).sort();
}

/** Makes the decision. `release` is null if nothing has been released yet. */
export function planImport(files: TreeState, marks: TreeState, release: TreeState | null): ImportPlan {
  if (release === null) return { kind: 'first-release' };
  const proposed = differences(files, marks).filter((path) => files.get(path) !== release.get(path));
  if (proposed.length === 0) return { kind: 'unchanged' };
  // Desk changes that were exported into the files are not lost when the files are released.
  const desk = differences(release, marks).filter((path) => files.get(path) !== release.get(path));
  return desk.length === 0 ? { kind: 'next-release' } : { kind: 'in-review', proposed };
}
