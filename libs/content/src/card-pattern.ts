/**
 * Regular expressions of card searches. RE2 runs them in time that grows with the text, whatever the expression. They are compared with folded
 * texts, so their letters are folded as well: `/Salt-Haired/` finds what `/salt haired/` finds.
 */
import { RE2JS, RE2JSException } from 're2js';
import { CARD_QUERY_LIMITS } from './card-query-types.ts';
import { foldText } from './card-query-fields.ts';

export type ReadPattern = { readonly pattern: string } | { readonly message: string };

const SIGNS = '.^$*+?()|{}';

/** Folds the letters of an expression. A comma or hyphen between two words becomes a space, as it does in a folded text. */
export function readPattern(text: string): ReadPattern {
  if (text.length > CARD_QUERY_LIMITS.pattern)
    return { message: `A regular expression has at most ${CARD_QUERY_LIMITS.pattern} characters.` };
  const parts: string[] = [];
  let marks = '';
  const signs = [...text];
  for (let at = 0; at < signs.length; at++) {
    let sign = signs[at]!;
    const escaped = sign === '\\';
    if (escaped) sign = signs[++at] ?? '';
    const isWord = /[\p{L}\p{N}\p{M}]/u.test(sign);
    if (!isWord && (escaped || (!SIGNS.includes(sign) && sign !== '[' && sign !== ' '))) {
      marks += sign;
      continue;
    }
    const last = parts.at(-1) ?? '';
    if (marks !== '') {
      // Folded texts have no marks. Between two words, a mark is a space there.
      const isBetween = /[\p{L}\p{N} ]$/u.test(last) && (isWord || sign === ' ') && !escaped;
      if (!isBetween) return { message: noMark(marks) };
      if (last !== ' ' && sign !== ' ') parts.push(' ');
      marks = '';
    }
    if (escaped) parts.push(`\\${sign}`);
    else if (sign === '[') {
      const end = classEnd(signs, at);
      parts.push(signs.slice(at, end).join(''));
      at = end - 1;
    } else if (isWord) parts.push(foldText(sign));
    else if (sign !== ' ' || last !== ' ') parts.push(sign);
  }
  if (marks !== '') return { message: noMark(marks) };
  return checked(parts.join(''));
}

const noMark = (marks: string): string =>
  `A regular expression is compared with words in small letters, without marks such as "${marks}". Leave the marks out.`;

/** The position after a class such as `[a-z]`. */
function classEnd(signs: readonly string[], from: number): number {
  let at = from + (signs[from + 1] === '^' ? 2 : 1);
  if (signs[at] === ']') at++;
  for (; at < signs.length && signs[at] !== ']'; at++) if (signs[at] === '\\') at++;
  return Math.min(signs.length, at + 1);
}

function checked(pattern: string): ReadPattern {
  if (pattern === '') return { message: 'This regular expression is empty.' };
  try {
    if (RE2JS.compile(pattern, RE2JS.CASE_INSENSITIVE).programSize() <= CARD_QUERY_LIMITS.steps) return { pattern };
    return { message: 'This regular expression is too large. Use fewer or smaller repetitions.' };
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error;
    return { message: `This is not a regular expression that the search can read: ${error.message}.` };
  }
}

/** A test of folded texts by an expression from `readPattern`. */
export function patternTest(pattern: string): (folded: string) => boolean {
  const compiled = RE2JS.compile(pattern, RE2JS.CASE_INSENSITIVE);
  return (folded) => compiled.test(folded);
}
