/** The difference of two sentences, word by word. */
import { diffArrays } from 'diff';

export interface DiffPart {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** Milliseconds that a comparison may take. After that, one text is shown as removed and the other as added. */
const PATIENCE = 100;

/** Splits a text into words, each with the space after it. That space does not count as a difference. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*/gu) ?? [];
const isSame = (a: string, b: string): boolean => a.trimEnd() === b.trimEnd();

/** Returns parts. Without the added parts they give `before`; without the removed parts they give `after`. */
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
