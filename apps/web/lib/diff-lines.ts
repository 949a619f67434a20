/** The difference of two texts by lines, for reading: what did not change is cut to a little context. */

export interface DiffLine {
  readonly kind: 'same' | 'added' | 'removed' | 'gap';
  readonly text: string;
}

/** Unchanged lines kept on each side of a change. */
const CONTEXT = 3;
/** Beyond this many cells the comparison would be slow, and the texts are shown one after the other. */
const MOST_CELLS = 4_000_000;

export function diffLines(before: string, after: string): DiffLine[] {
  const a = split(before);
  const b = split(after);
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) head++;
  let tail = 0;
  while (tail < a.length - head && tail < b.length - head && a.at(-1 - tail) === b.at(-1 - tail)) tail++;
  const same = (text: string): DiffLine => ({ kind: 'same', text });
  const middle = compare(a.slice(head, a.length - tail), b.slice(head, b.length - tail));
  return fold([...a.slice(0, head).map(same), ...middle, ...a.slice(a.length - tail).map(same)]);
}

const split = (text: string): string[] => (text === '' ? [] : text.replace(/\n$/, '').split('\n'));

function compare(a: readonly string[], b: readonly string[]): DiffLine[] {
  const removed = (text: string): DiffLine => ({ kind: 'removed', text });
  const added = (text: string): DiffLine => ({ kind: 'added', text });
  if (a.length * b.length > MOST_CELLS) return [...a.map(removed), ...b.map(added)];
  const common = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      common[i]![j] = a[i] === b[j] ? common[i + 1]![j + 1]! + 1 : Math.max(common[i + 1]![j]!, common[i]![j + 1]!);
    }
  }
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      lines.push({ kind: 'same', text: a[i]! });
      i++;
      j++;
    } else if (i < a.length && (j === b.length || common[i + 1]![j]! >= common[i]![j + 1]!))
      lines.push(removed(a[i++]!));
    else lines.push(added(b[j++]!));
  }
  return lines;
}

/** Replaces long unchanged stretches by a gap. */
function fold(lines: readonly DiffLine[]): DiffLine[] {
  const near = (i: number): boolean =>
    lines.slice(Math.max(0, i - CONTEXT), i + CONTEXT + 1).some((line) => line.kind !== 'same');
  return lines.flatMap((line, i): DiffLine[] => {
    if (near(i)) return [line];
    return i === 0 || near(i - 1) ? [{ kind: 'gap', text: '' }] : [];
  });
}
