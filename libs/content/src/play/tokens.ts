/** The words and signs of a play document. Indentation opens and closes blocks, two spaces for each level. */
import { PlayError, type Place } from './problem.ts';

type TokenKind = 'name' | 'number' | 'text' | 'sign' | 'line' | 'in' | 'out' | 'end';

export interface Token extends Place {
  readonly kind: TokenKind;
  /** The name, the sign, the digits of a number, or the characters of a text without its quotes. */
  readonly text: string;
}

/** The most characters of the play documents of a game. */
const MOST_CHARACTERS = 400_000;
/** The most levels of blocks inside each other. */
const MOST_LEVELS = 24;

const SPACES = /[ ]*/y;
const NAME = /[A-Za-z][A-Za-z0-9]*(?:[-.][A-Za-z0-9]+)*/y;
const NUMBER = /[0-9]+(?:\.[0-9]+)?/y;
const TEXT = /"([^"\n]*)"/y;
const SIGN = /<=|>=|!=|[=<>+\-*/(),:]/y;

/** Matches a sticky pattern at a place of a line. */
function match(pattern: RegExp, line: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(line);
}

/** The tokens of one line from `from` on. A comment starts with `#`. */
function readLine(line: string, number: number, from: number, out: Token[]): void {
  let at = from;
  while (at < line.length) {
    const place = { line: number, column: at + 1 };
    const addToken = (kind: TokenKind, [whole, inner]: RegExpExecArray): void => {
      out.push({ kind, text: inner ?? whole, ...place });
      at += whole.length;
    };
    const space = match(SPACES, line, at)![0].length;
    if (space > 0) {
      at += space;
      continue;
    }
    if (line[at] === '#') return;
    const name = match(NAME, line, at);
    if (name) {
      addToken('name', name);
      continue;
    }
    const digits = match(NUMBER, line, at);
    if (digits) {
      addToken('number', digits);
      continue;
    }
    const text = match(TEXT, line, at);
    if (text) {
      addToken('text', text);
      continue;
    }
    const sign = match(SIGN, line, at);
    if (sign) {
      addToken('sign', sign);
      continue;
    }
    if (line[at] === '"')
      throw new PlayError('open-text', 'This text has no closing quote on its line. Add one.', place);
    const shown = JSON.stringify(line[at]);
    throw new PlayError('bad-character', `The language has no sign ${shown}. Remove it, or put it into a text.`, place);
  }
}

/** The parentheses that tokens from a place on leave open. A line with open parentheses goes on in the next one. */
export const openAfter = (tokens: readonly Token[], from: number, before: number): number => {
  let open = before;
  for (let at = from; at < tokens.length; at++) {
    const { kind, text } = tokens[at]!;
    if (kind !== 'sign') continue;
    if (text === '(') open++;
    if (text === ')') open--;
  }
  return open;
};

/** The lines of a document. */
export const splitLines = (source: string): string[] => source.split(/\r?\n/u);

/** The tokens of a document. `in` and `out` open and close a block, and `line` ends a line. @throws PlayError */
export function tokensOf(source: string): Token[] {
  if (source.length > MOST_CHARACTERS)
    throw new PlayError(
      'too-long',
      `The play documents of a game have at most ${MOST_CHARACTERS} characters. Shorten them.`,
      {
        line: 1,
        column: 1,
      },
    );
  const tokens: Token[] = [];
  let level = 0;
  let open = 0;
  let number = 0;
  for (const line of splitLines(source)) {
    number++;
    if (/^[ ]*(?:#|$)/u.test(line)) continue;
    const indent = match(SPACES, line, 0)![0].length;
    const place = { line: number, column: indent + 1 };
    if (line[indent] === '\t') throw new PlayError('bad-indent', 'Indent with spaces, not with tabs.', place);
    if (open <= 0) {
      if (tokens.length > 0) tokens.push({ kind: 'line', text: '', line: number - 1, column: 1 });
      if (indent % 2 === 1)
        throw new PlayError('bad-indent', 'Indent by two spaces for each level. This line has an odd number.', place);
      const wanted = indent / 2;
      if (wanted > level + 1)
        throw new PlayError('bad-indent', 'This line is indented by more than one level. Use two spaces more.', place);
      if (wanted > MOST_LEVELS)
        throw new PlayError('too-deep', `Blocks lie in each other at most ${MOST_LEVELS} deep. Use a step.`, place);
      for (; level < wanted; level++) tokens.push({ kind: 'in', text: '', ...place });
      for (; level > wanted; level--) tokens.push({ kind: 'out', text: '', ...place });
      open = 0;
    }
    const start = tokens.length;
    readLine(line, number, indent, tokens);
    open = openAfter(tokens, start, open);
  }
  const end = { line: Math.max(1, number), column: 1 };
  if (tokens.length > 0) tokens.push({ kind: 'line', text: '', ...end });
  for (; level > 0; level--) tokens.push({ kind: 'out', text: '', ...end });
  tokens.push({ kind: 'end', text: '', ...end });
  return tokens;
}
