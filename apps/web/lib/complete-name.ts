/** Completes card names in a list of cards. */

/** The maximum number of suggestions. */
const MOST = 5;
/** The minimum number of typed letters. */
const LEAST = 2;

interface TypedName {
  readonly start: number;
  readonly typed: string;
}

/** The partial name before the caret, or null unless the caret is at the end of its line. */
function nameAt(text: string, caret: number): TypedName | null {
  if (caret < text.length && text[caret] !== '\n') return null;
  const lineStart = text.lastIndexOf('\n', caret - 1) + 1;
  const line = text.slice(lineStart, caret);
  const count = /^\s*(\d+\s*[x×]?\s+)?/.exec(line)![0].length;
  return { start: lineStart + count, typed: line.slice(count) };
}

/** The names that match the typed text: first those that start with it, then those with a word that does. */
export function namesFor(text: string, caret: number, names: readonly string[]): string[] {
  const typed = nameAt(text, caret)?.typed.toLowerCase() ?? '';
  if (typed.length < LEAST) return [];
  const begins = names.filter((name) => name.toLowerCase().startsWith(typed));
  const inside = names.filter((name) => name.toLowerCase().includes(` ${typed}`));
  const found = [...new Set([...begins, ...inside])];
  return found.some((name) => name.toLowerCase() === typed) ? [] : found.slice(0, MOST);
}

/** Replaces the partial name with the whole one, and puts the caret after it. */
export function completeLine(text: string, caret: number, name: string): { text: string; caret: number } {
  const place = nameAt(text, caret);
  if (!place) return { text, caret };
  return { text: text.slice(0, place.start) + name + text.slice(caret), caret: place.start + name.length };
}
