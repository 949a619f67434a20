/** Parses JSON from users. `JSON.parse` accepts any nesting, but nearly all code that walks the value overflows the stack on a deep one. */
import { TEXT_LIMITS, type BrokenBound } from './text-bounds.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;

/** The position after the string that begins at a quotation mark. */
function afterString(text: string, from: number): number {
  for (let close = text.indexOf('"', from + 1); close >= 0; close = text.indexOf('"', close + 1)) {
    let before = close - 1;
    while (text.charCodeAt(before) === BACKSLASH) before--;
    if ((close - before) % 2 === 1) return close + 1;
  }
  return text.length;
}

/**
 * The first position where JSON is nested too deep, or null. Reads each character once; the text need not be valid.
 * @param most the most values of the whole text
 */
export function jsonBound(text: string, most = Infinity): BrokenBound | null {
  const { depth } = TEXT_LIMITS.json;
  let open = 0;
  let values = 0;
  const broken = (at: number, code: BrokenBound['code'], message: string): BrokenBound => {
    const before = text.slice(0, at).split(/\r\n?|\n/);
    return { line: before.length, column: before.at(-1)!.length + 1, code, message };
  };
  for (let at = 0; at < text.length;) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) {
      at = afterString(text, at);
      continue;
    }
    // The codes of `[` and `{`, and of `]` and `}`, differ in one bit.
    const bracket = sign & ~0x20;
    if (bracket === 0x5b && ++open > depth)
      return broken(at, 'too-deep', `Lists and objects are nested more than ${depth} deep.`);
    if (bracket === 0x5d) open--;
    // Each value but the first follows a comma or an opening bracket.
    if ((sign === COMMA || bracket === 0x5b) && ++values > most)
      return broken(at, 'too-large', `There are more than ${most} values.`);
    at++;
  }
  return null;
}

export const boundSentence = ({ message, line, column }: BrokenBound): string =>
  `${message} The place is line ${line}, column ${column}.`;

/** Thrown for JSON that is nested too deep. The message says where. */
export class DeepJsonError extends Error {
  constructor(broken: BrokenBound) {
    super(boundSentence(broken));
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
