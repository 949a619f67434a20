/** Completing the name of a card in the line that is being typed. */

interface TypedName {
  readonly start: number;
  readonly typed: string;
}

/** The name being typed before the caret, if the caret is at the end of its line. */
export function nameAt(text: string, caret: number): TypedName | null {
  if (caret < text.length && text[caret] !== '\n') return null;
  const lineStart = text.lastIndexOf('\n', caret - 1) + 1;
  const line = text.slice(lineStart, caret);
  const count = /^\s*(\d+\s*[x×]?\s+)?/.exec(line)![0].length;
  return { start: lineStart + count, typed: line.slice(count) };
}

/** The text with the name being typed replaced, and the caret after it. */
export function completeLine(text: string, caret: number, name: string): { text: string; caret: number } {
  const place = nameAt(text, caret);
  if (!place) return { text, caret };
  return { text: text.slice(0, place.start) + name + text.slice(caret), caret: place.start + name.length };
}
