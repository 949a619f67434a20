/** The difference of two sentences, word by word. */
import { diffArrays } from 'diff';

export interface DiffPart {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** Milliseconds that a comparison may take; texts that differ too much are shown one after the other. */
const PATIENCE = 100;

/** Words with the space after them, which does not count as a difference. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*/gu) ?? [];
const isSame = (a: string, b: string): boolean => a.trimEnd() === b.trimEnd();

/** Parts that, read without the added ones, give `before`, and without the removed ones, `after`. */
export function diffWords(before: string, after: string): DiffPart[] {
  const changes = diffArrays(wordsOf(before), wordsOf(after), { comparator: isSame, timeout: PATIENCE });
  if (!changes)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  return changes.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}
