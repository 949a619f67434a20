/** Completes card names in a list of cards. */

interface TypedName {
  readonly start: number;
  readonly typed: string;
}

/** The partial name before the caret, or null unless the caret is at the end of its line. */
export function nameAt(text: string, caret: number): TypedName | null {
  if (caret < text.length && text[caret] !== '\n') return null;
  const lineStart = text.lastIndexOf('\n', caret - 1) + 1;
  const line = text.slice(lineStart, caret);
  const count = /^\s*(\d+\s*[x×]?\s+)?/.exec(line)![0].length;
  return { start: lineStart + count, typed: line.slice(count) };
}

/** Replaces the partial name with the whole one, and puts the caret after it. */
export function completeLine(text: string, caret: number, name: string): { text: string; caret: number } {
  const place = nameAt(text, caret);
  if (!place) return { text, caret };
  return { text: text.slice(0, place.start) + name + text.slice(caret), caret: place.start + name.length };
}
