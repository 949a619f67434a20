/**
 * What an import has to do, from three states of the tree: the files as they are, as they were when last imported (the
 * marks), and as the current release has them. No database here, so that the rule can be read and tested on its own.
 */

/** Path to hash of the text. */
export type TreeState = ReadonlyMap<string, string>;

export type ImportPlan =
  | { readonly kind: 'first-release' }
  | { readonly kind: 'next-release' }
  /** The files hold nothing that the release does not have. */
  | { readonly kind: 'unchanged' }
  /** Files and desk both changed: these paths of the files are proposed against the release. */
  | { readonly kind: 'in-review'; readonly proposed: readonly string[] };

/** Paths at which two states differ, sorted. */
export function differences(a: TreeState, b: TreeState): string[] {
  return [...new Set([...a.keys(), ...b.keys()])].filter((path) => a.get(path) !== b.get(path)).sort();
}

/** Decides. `release` is null where nothing has been released yet. */
export function planImport(files: TreeState, marks: TreeState, release: TreeState | null): ImportPlan {
  if (release === null) return { kind: 'first-release' };
  const proposed = differences(files, marks).filter((path) => files.get(path) !== release.get(path));
  if (proposed.length === 0) return { kind: 'unchanged' };
  // Work of the desk that has been exported into the files is not lost by releasing them.
  const desk = differences(release, marks).filter((path) => files.get(path) !== release.get(path));
  return desk.length === 0 ? { kind: 'next-release' } : { kind: 'in-review', proposed };
}
