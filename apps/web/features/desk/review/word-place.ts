/** The place of selected words in the proposed text of a document. */

export interface WordPlace {
  /** From 1. */
  readonly line: number;
  readonly lineText: string;
  /** The first selected character of the line, and the one after the last. */
  readonly from: number;
  readonly to: number;
}

/** What the open form is about: selected words, a field, or the document. */
export interface CommentTarget {
  readonly words?: WordPlace;
  readonly field?: string;
}

/** The words of a place. */
export const wordsOf = ({ lineText, from, to }: WordPlace): string => lineText.slice(from, to);

/** The line with other words in the place of the selected ones. */
export const withWords = ({ lineText, from, to }: WordPlace, words: string): string =>
  lineText.slice(0, from) + words + lineText.slice(to);

/** The place of the characters from `start` to `end`, at most to the end of their first line. Null if these are only spaces. */
export function placeIn(text: string, start: number, end: number): WordPlace | null {
  const selected = text.slice(start, end);
  const first = start + (selected.length - selected.trimStart().length);
  const lineStart = text.lastIndexOf('\n', first - 1) + 1;
  const lineEnd = text.indexOf('\n', first);
  const lineText = text.slice(lineStart, lineEnd < 0 ? undefined : lineEnd);
  const words = text.slice(first, Math.min(end, lineStart + lineText.length)).trimEnd();
  if (words === '') return null;
  const from = first - lineStart;
  return { line: text.slice(0, first).split('\n').length, lineText, from, to: from + words.length };
}

/** The number of the first line that differs, in a text that is given in parts of a difference. */
export function firstChangedLine(parts: readonly { readonly kind: string; readonly text: string }[]): number {
  const same = parts[0]?.kind === 'same' ? parts[0].text : '';
  return same.split('\n').length;
}

/** The offset of a point of the selection in the proposed text. Elements with `data-at` say where their text begins. */
function offsetOf(node: Node, offset: number): number | null {
  const element = node instanceof Element ? node : node.parentElement;
  const part = element?.closest<HTMLElement>('[data-at]');
  if (!part) return null;
  const before = document.createRange();
  before.setStart(part, 0);
  before.setEnd(node, offset);
  // A page says some attributes in words of its own, which are not in the text.
  const text = before.cloneContents();
  for (const own of text.querySelectorAll('[data-said]')) own.remove();
  return Number(part.dataset['at']) + (text.textContent?.length ?? 0);
}

/** The selected words inside an element that shows a text; null without a selection there. */
export function selectedIn(within: HTMLElement, text: string): WordPlace | null {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!within.contains(range.commonAncestorContainer)) return null;
  const start = offsetOf(range.startContainer, range.startOffset);
  const end =
    offsetOf(range.endContainer, range.endOffset) ?? (start === null ? null : start + range.toString().length);
  return start === null || end === null ? null : placeIn(text, start, end);
}
