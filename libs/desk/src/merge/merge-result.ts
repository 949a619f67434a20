/** What a merge gives back. */

/** A place where both sides changed the same thing into different ones. */
export interface MergeConflict {
  /** Lines `12-14` of the merged text, or a field as differences name it; empty for the whole document. */
  readonly place: string;
  readonly base: string | null;
  readonly mine: string | null;
  readonly theirs: string | null;
}

export interface MergeResult {
  /** Both changes together, mine where they conflict; null where that removes the document. */
  readonly text: string | null;
  readonly conflicts: readonly MergeConflict[];
}
