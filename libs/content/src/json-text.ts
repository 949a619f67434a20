/** Parses JSON from users. `JSON.parse` accepts any nesting, but nearly all code that walks the value overflows the stack on a deep one. */
import { TEXT_LIMITS, type BrokenBound } from './text-bounds.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** The position after the string that begins at a quotation mark. */
function afterString(text: string, from: number): number {
  for (let close = text.indexOf('"', from + 1); close >= 0; close = text.indexOf('"', close + 1)) {
    let before = close - 1;
    while (text.charCodeAt(before) === BACKSLASH) before--;
    if ((close - before) % 2 === 1) return close + 1;
  }
  return text.length;
}

/** The first position where JSON is nested too deep, or null. Reads each character once; the text need not be valid. */
export function jsonBound(text: string): BrokenBound | null {
  const { depth } = TEXT_LIMITS.json;
  let open = 0;
  for (let at = 0; at < text.length;) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) {
      at = afterString(text, at);
      continue;
    }
    // The codes of `[` and `{`, and of `]` and `}`, differ in one bit.
    const bracket = sign & ~0x20;
    if (bracket === 0x5b && ++open > depth) {
      const before = text.slice(0, at).split(/\r\n?|\n/);
      const message = `Lists and objects are nested more than ${depth} deep.`;
      return { line: before.length, column: before.at(-1)!.length + 1, code: 'too-deep', message };
    }
    if (bracket === 0x5d) open--;
    at++;
  }
  return null;
}

/** Thrown for JSON that is nested too deep. The message says where. */
export class DeepJsonError extends Error {
  constructor(readonly broken: BrokenBound) {
    super(`${broken.message} The place is line ${broken.line}, column ${broken.column}.`);
  }
}

/** `JSON.parse` for a text from users. @throws DeepJsonError @throws SyntaxError */
export function parseJson(text: string): unknown {
  const broken = jsonBound(text);
  if (broken) throw new DeepJsonError(broken);
  return JSON.parse(text) as unknown;
}

/** The sentence for a text that `parseJson` refused. @param subject what the text is, such as “The file” */
export const jsonRefusal = (subject: string, error: unknown): string =>
  error instanceof DeepJsonError ? `${subject} is too deep. ${error.message}` : `${subject} is not JSON.`;
