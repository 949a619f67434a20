/** Finds where a text stops being JSON. The errors of `JSON.parse` differ between engines, and some give no position. */
import { splitLines } from '../text-lines.ts';

export interface JsonFault {
  /** Counted from 1. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?/iy;
// eslint-disable-next-line no-control-regex
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-f]{4}))*/iy;
const WORD = /true|false|null/y;
const BLANKS = /[ \t\r\n]*/y;

class Scanner {
  at = 0;

  constructor(readonly text: string) {}

  take(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    const isMatch = pattern.test(this.text);
    if (isMatch) this.at = pattern.lastIndex;
    return isMatch;
  }

  next(sign: string): boolean {
    this.take(BLANKS);
    if (this.text[this.at] !== sign) return false;
    this.at++;
    return true;
  }

  /** Reads a string. Returns the fault, or null. */
  string(): string | null {
    this.take(BLANKS);
    if (!this.take(STRING)) return 'text in quotation marks is expected.';
    if (this.text[this.at] === '"') {
      this.at++;
      return null;
    }
    return this.at >= this.text.length || this.text[this.at]! < ' '
      ? 'this text is not closed.'
      : 'this character must be escaped.';
  }
}

/** Reads the text once, without recursion. Returns the fault as the end of a sentence, or null. */
function faultOf(scanner: Scanner): string | null {
  const open: string[] = [];
  for (let value = true; ;) {
    if (value) {
      if (scanner.next('{')) {
        if (!scanner.next('}')) {
          open.push('}');
          const fault = key(scanner);
          if (fault) return fault;
          continue;
        }
      } else if (scanner.next('[')) {
        if (!scanner.next(']')) {
          open.push(']');
          continue;
        }
      } else {
        const fault = scalar(scanner);
        if (fault) return fault;
      }
      value = false;
    }
    const close = open.at(-1);
    if (close === undefined) {
      scanner.take(BLANKS);
      return scanner.at < scanner.text.length ? 'nothing may follow the list.' : null;
    }
    if (scanner.next(',')) {
      const fault = close === '}' ? key(scanner) : null;
      if (fault) return fault;
      value = true;
    } else if (scanner.next(close)) open.pop();
    else
      return scanner.at >= scanner.text.length ? `"${close}" is missing at the end.` : `"," or "${close}" is expected.`;
  }
}

function key(scanner: Scanner): string | null {
  const fault = scanner.string();
  return fault ?? (scanner.next(':') ? null : '":" is expected.');
}

function scalar(scanner: Scanner): string | null {
  if (scanner.text[scanner.at] === '"') return scanner.string();
  return scanner.take(NUMBER) || scanner.take(WORD) ? null : 'a value is expected.';
}

/** The first fault of a text that is not JSON. */
export function jsonFault(text: string): JsonFault {
  const scanner = new Scanner(text);
  const message = faultOf(scanner) ?? 'something is wrong here.';
  const before = splitLines(text.slice(0, scanner.at));
  return { line: before.length, column: before.at(-1)!.text.length + 1, message };
}
