/** The result of a merge. */

/** A place that both sides changed differently. */
export interface MergeConflict {
  /** A line or lines of the merged text, such as `lines 12-14`, or a field as in `FieldChange`. Empty for the whole document. */
  readonly place: string;
  readonly base: string | null;
  readonly mine: string | null;
  readonly theirs: string | null;
  /** Both versions, one after the other; null if the place cannot have both. */
  readonly both: string | null;
}

export interface MergeResult {
  /** The merged text, with the draft's version at conflicts. Null if the merge removes the document. */
  readonly text: string | null;
  readonly conflicts: readonly MergeConflict[];
}
