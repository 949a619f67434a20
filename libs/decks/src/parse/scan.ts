/**
 * Finds the parts of a line by reading it once, from the front or the back. Lines come from users, so no regular expression here can
 * backtrack over the same characters. Lines are plain: the only white space is a space.
 */
import { isCollectorNumber, LONGEST_NUMBER } from '../collector-number.ts';

/** Start and end positions in a line. The end is exclusive. */
export interface LinePart {
  readonly from: number;
  readonly to: number;
}

/** A number of copies. `rest` is where the rest of the line starts (after a count in front) or ends (before a count at the end). */
export interface CountPart {
  readonly count: LinePart;
  readonly rest: number;
}

/** Whether a text has one of the digits 0 to 9 at a position, which may be outside the text. */
export function isDigitAt(text: string, at: number): boolean {
  const sign = text.charCodeAt(at);
  return sign >= 48 && sign <= 57;
}

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /^\p{L}$/u.test(sign);
const isTimes = (sign: string | undefined): boolean => sign === 'x' || sign === 'X' || sign === '×' || sign === '*';

/** Whether a sign is one of a few. Compares numbers, because a search in a text takes several times as long. */
function oneOf(signs: string, sign: string | undefined): boolean {
  if (sign === undefined) return false;
  const code = sign.charCodeAt(0);
  for (let at = 0; at < signs.length; at++) if (signs.charCodeAt(at) === code) return true;
  return false;
}

function skipDigits(text: string, at: number): number {
  let next = at;
  while (isDigitAt(text, next)) next++;
  return next;
}

function beforeDigits(text: string, to: number): number {
  let end = to;
  while (isDigitAt(text, end - 1)) end--;
  return end;
}

export function skipBlanks(text: string, at: number): number {
  let next = at;
  while (text[next] === ' ') next++;
  return next;
}

/** The end of a text without the spaces before `to`. */
export function beforeBlanks(text: string, to: number, from = 0): number {
  let end = to;
  while (end > from && text[end - 1] === ' ') end--;
  return end;
}

/** The part without the given characters at both ends. */
export function without(text: string, signs: string, { from, to }: LinePart = { from: 0, to: text.length }): LinePart {
  let start = from;
  let end = to;
  while (start < end && oneOf(signs, text[start])) start++;
  while (end > start && oneOf(signs, text[end - 1])) end--;
  return { from: start, to: end };
}

/** Finds a count at the front: `2 `, `2x `, `2x`, `x2 `, `2 × `, `(2) `, `2, `, `2 - `. */
export function countInFront(text: string): CountPart | null {
  let at = oneOf('"\'', text[0]) ? 1 : 0;
  const bracket = oneOf('([', text[at]);
  if (bracket) at = skipBlanks(text, at + 1);
  const times = isTimes(text[at]) && isDigitAt(text, at + 1);
  const from = times ? at + 1 : at;
  const count = { from, to: numberBehind(text, from) };
  if (count.to === from) return null;
  const rest = bracket ? afterBracket(text, count.to) : afterCount(text, count.to, times);
  return rest === null || rest >= text.length ? null : { count, rest };
}

function afterBracket(text: string, at: number): number | null {
  let end = skipBlanks(text, at);
  if (isTimes(text[end])) end = skipBlanks(text, end + 1);
  return oneOf(')]', text[end]) ? skipBlanks(text, end + 1) : null;
}

/** Skips the separator after a count. In `2x` and `2 x ` it is a times sign, but the x that starts a name such as Xerxes is not. */
function afterCount(text: string, at: number, hadTimes: boolean): number | null {
  const next = skipBlanks(text, at);
  const blank = next > at;
  const sign = text[next];
  if (hadTimes) return blank ? next : null;
  if (isTimes(sign) && (!blank || text[next + 1] === ' ' || sign === '×' || sign === '*'))
    return skipBlanks(text, next + 1);
  if (oneOf(',;|:', sign)) return skipBlanks(text, next + 1);
  if (blank && oneOf('-–—', sign) && text[next + 1] === ' ') return skipBlanks(text, next + 1);
  return blank ? next : null;
}

/** The end of the number that starts at `start`, or `start` itself if there is no number: `2`, `+2`, `1,000.5`, `1e3`. */
function numberBehind(text: string, start: number): number {
  const first = oneOf('+-', text[start]) ? start + 1 : start;
  let end = skipDigits(text, first);
  if (end === first) return start;
  while (oneOf('.,', text[end]) && isDigitAt(text, end + 1)) end = skipDigits(text, end + 1);
  if (!oneOf('eE', text[end])) return end;
  const power = oneOf('+-', text[end + 1]) ? end + 2 : end + 1;
  return isDigitAt(text, power) ? skipDigits(text, power) : end;
}

/** The start of the number that ends at `end`, or `end` itself if there is no number. */
function numberBefore(text: string, end: number): number {
  let at = beforeDigits(text, end);
  if (at === end) return end;
  const sign = oneOf('+-', text[at - 1]) ? at - 1 : at;
  if (oneOf('eE', text[sign - 1]) && isDigitAt(text, sign - 2)) at = beforeDigits(text, sign - 1);
  while (oneOf('.,', text[at - 1]) && isDigitAt(text, at - 2)) at = beforeDigits(text, at - 1);
  return oneOf('+-', text[at - 1]) ? at - 1 : at;
}

/** Finds a count at the end: ` 2`, ` x2`, ` 2x`, `×2`, ` (2)`, ` [x2]`, `, 2`, `: 2`, ` - 2`. */
export function countBehind(text: string, to = text.length): CountPart | null {
  let end = beforeBlanks(text, to);
  const closed = oneOf(')]', text[end - 1]);
  if (closed) end = beforeBlanks(text, end - 1);
  let timed = false;
  if (isTimes(text[end - 1]) && isDigitAt(text, beforeBlanks(text, end - 1) - 1)) {
    end = beforeBlanks(text, end - 1);
    timed = true;
  }
  let from = numberBefore(text, end);
  if (from === end) return null;
  let rest = nameEnd(text, from, timed);
  if (rest === null) {
    // In `Name1,2` the comma separates name and count. It is not part of the number.
    const comma = text.slice(from, end).lastIndexOf(',');
    if (comma < 0) return null;
    from += comma + 1;
    rest = beforeBlanks(text, from - 1);
  }
  return rest > 0 ? { count: { from, to: end }, rest } : null;
}

/** The end of the text before a number and its signs; null if nothing separates the two. */
function nameEnd(text: string, number: number, timed: boolean): number | null {
  let at = beforeBlanks(text, number);
  let apart = at < number;
  if (!timed && isTimes(text[at - 1])) {
    const before = beforeBlanks(text, at - 1);
    const letter = oneOf('xX', text[at - 1]);
    if (!letter || before < at - 1 || oneOf('([,;|:', text[before - 1])) {
      at = before;
      apart = true;
    }
  }
  if (oneOf('([,;|:=', text[at - 1])) return beforeBlanks(text, at - 1);
  if (apart && oneOf('-–—', text[at - 1]) && text[at - 2] === ' ') return beforeBlanks(text, at - 1);
  return apart ? at : null;
}

/** A bracket at the end of a part: `(…)`, or `(…) 17` with a number after it. */
export interface Bracket extends LinePart {
  readonly text: string;
  readonly number: string | null;
}

const isNumberSign = (sign: string | undefined): boolean => sign !== undefined && /[\da-z./-]/i.test(sign);

const OPENS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

export function bracketBehind(text: string, { from, to }: LinePart): Bracket | null {
  let end = to;
  while (to - end <= LONGEST_NUMBER && isNumberSign(text[end - 1])) end--;
  const behind = isCollectorNumber(text.slice(end, to)) ? text.slice(end, to) : null;
  if (behind === null) end = to;
  else if (text[end - 1] === '#') end--;
  const close = beforeBlanks(text, end, from);
  if (behind !== null && close === end) return null;
  const opens = OPENS[text[close - 1] ?? ''];
  const open = opens === undefined ? -1 : text.lastIndexOf(opens, close - 2);
  if (open <= from) return null;
  const inside = text.slice(open + 1, close - 1).trim();
  // The number can also be inside: `[1#17]`, `(1:17)`.
  const split = behind === null ? Math.max(inside.lastIndexOf('#'), inside.lastIndexOf(':')) : -1;
  const within = split > 0 ? inside.slice(split + 1).trim() : '';
  const packed = isCollectorNumber(within);
  return { from: open, to, text: packed ? inside.slice(0, split).trim() : inside, number: packed ? within : behind };
}

/** The words at the end of a part, the last one first, without brackets around them. */
export function wordsBehind(text: string, { from, to }: LinePart, most: number): LinePart[] {
  const words: LinePart[] = [];
  let end = oneOf(')]', text[to - 1]) ? beforeBlanks(text, to - 1, from) : to;
  while (words.length < most && end > from) {
    let start = end;
    while (start > from && !oneOf(' ([', text[start - 1])) start--;
    words.push({ from: start, to: end });
    if (start === from || text[start - 1] !== ' ') break;
    end = beforeBlanks(text, start, from);
    if (end === from) break;
  }
  return words;
}

/** A part without the marks and labels at its end, such as `*F*`, `*CMDR*` and `^Have^`. */
export function withoutMarks(text: string, { from, to }: LinePart): LinePart {
  let end = to;
  for (let marks = 0; marks < 4; marks++) {
    const sign = text[end - 1];
    const open = sign === '*' || sign === '^' ? text.lastIndexOf(sign, end - 2) : -1;
    if (open <= from || text[open - 1] !== ' ' || end - open > 42) break;
    if (sign === '*' && ![...text.slice(open + 1, end - 1)].every(isLetter)) break;
    end = beforeBlanks(text, open, from);
  }
  return { from, to: end };
}

/** The start of a remark after an entry (` // `, ` # `, ` ; `, ` -- `), or null. `#17` is a number and `; 2` is a count. */
export function remarkBehind(text: string): number | null {
  for (let at = 1; at < text.length; at++) {
    if (text[at - 1] !== ' ') continue;
    const sign = text[at];
    const next = text[at + 1];
    const begins =
      (sign === '/' && next === '/') ||
      (sign === '-' && next === '-') ||
      ((sign === '#' || sign === ';') && !isDigitAt(text, skipBlanks(text, at + 1)));
    if (begins) return beforeBlanks(text, at);
  }
  return null;
}
