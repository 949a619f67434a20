/** The difference of two texts by lines, for readers. Unchanged parts are cut to a little context. */
import { structuredPatch } from 'diff';

export interface DiffLine {
  readonly kind: 'same' | 'added' | 'removed' | 'gap';
  readonly text: string;
}

/** The number of unchanged lines to show on each side of a change. */
const CONTEXT = 3;
/** Milliseconds that a comparison may take. After that, one text is shown as removed and the other as added. */
const PATIENCE = 200;

const KINDS = { ' ': 'same', '+': 'added', '-': 'removed' } as const;
const GAP: DiffLine = { kind: 'gap', text: '' };

const linesOf = (text: string): string[] => (text === '' ? [] : text.replace(/\n$/u, '').split('\n'));
/** Adds a line break at the end, so that a missing one does not count as a difference. */
const closed = (text: string): string => (text === '' || text.endsWith('\n') ? text : `${text}\n`);

function lineOf(line: string): DiffLine {
  return { kind: KINDS[line[0] as keyof typeof KINDS], text: line.slice(1) };
}

export function diffLines(before: string, after: string): DiffLine[] {
  const options = { context: CONTEXT, timeout: PATIENCE };
  const patch = structuredPatch('', '', closed(before), closed(after), '', '', options);
  if (!patch)
    return [
      ...linesOf(before).map((text): DiffLine => ({ kind: 'removed', text })),
      ...linesOf(after).map((text): DiffLine => ({ kind: 'added', text })),
    ];
  const shown = patch.hunks.flatMap(({ oldStart, lines }) => [...(oldStart > 1 ? [GAP] : []), ...lines.map(lineOf)]);
  const last = patch.hunks.at(-1);
  const end = last ? last.oldStart + last.oldLines : 0;
  return end > linesOf(before).length ? shown : [...shown, GAP];
}
