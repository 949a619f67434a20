/** Compares two texts word by word. */
import { diffArrays, diffWordsWithSpace } from 'diff';

export interface DiffPart {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** The most characters compared by words. Longer texts are compared by lines, so that a hostile text cannot keep the server busy. */
const MOST_CHARACTERS = 40_000;
/** The longest time for a comparison, in milliseconds. */
const PATIENCE = 200;

const kindOf = (change: { added: boolean; removed: boolean }): DiffPart['kind'] =>
  change.added ? 'added' : change.removed ? 'removed' : 'same';

/** The lines of a text, with their line breaks. */
const linesOf = (text: string): string[] => text.match(/\n|[^\n]+\n?/gu) ?? [];

function byLines(before: string, after: string): DiffPart[] {
  const changes = diffArrays(linesOf(before), linesOf(after), { timeout: PATIENCE });
  if (!changes)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  return changes.map((change) => ({ kind: kindOf(change), text: change.value.join('') }));
}

/** The parts of both texts in order: unchanged, removed and added. */
export function wordDiff(before: string, after: string): DiffPart[] {
  if (before === after) return before === '' ? [] : [{ kind: 'same', text: before }];
  if (before.length + after.length > MOST_CHARACTERS) return byLines(before, after);
  const changes = diffWordsWithSpace(before, after, { timeout: PATIENCE });
  return changes ? changes.map((change) => ({ kind: kindOf(change), text: change.value })) : byLines(before, after);
}
