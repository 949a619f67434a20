/** Finds printings in a line: `(1) 17`, `(1) TG05`, `[Set 1]`, `(common)`, `1 C 17`, `[1#17] …`. */
import type { LineWords } from '../line-words.ts';
import { isCollectorNumber, plainNumber } from '../collector-number.ts';
import { bracketBehind, skipBlanks, wordsBehind, beforeBlanks, type LinePart } from './scan.ts';
import type { WrittenPrinting } from './written-entry.ts';

export interface PrintingPart extends WrittenPrinting {
  /** The rest of the part, without the printing. */
  readonly name: LinePart;
  readonly at: LinePart;
  /** Whether the game has this set or rarity. */
  readonly known: boolean;
}

const isNumber = (text: string): boolean => isCollectorNumber(text.replace(/^#/, ''));
const asNumber = (text: string | null): string | null => text && plainNumber(text.replace(/^#/, ''));

/**
 * Finds the printing at the end of a part. If the line has no count yet (`countless`), `(2)` is a count. An unknown set then needs a number
 * after it to be a printing.
 */
export function printingBehind(
  body: string,
  part: LinePart,
  index: LineWords,
  countless: boolean,
): PrintingPart | null {
  const foot = footBehind(body, part, index, countless);
  if (foot) return foot;
  const bracket = bracketBehind(body, part);
  if (!bracket || bracket.text === '') return null;
  const name = { from: part.from, to: beforeBlanks(body, bracket.from, part.from) };
  if (name.to <= name.from) return null;
  const at = { from: name.to, to: part.to };
  const rarity = bracket.number === null ? index.rarity(bracket.text) : null;
  if (rarity !== null) return { set: null, number: null, rarity, name, at, known: true };
  const known = index.set(bracket.text) !== null;
  // Letters after the bracket of an unknown set can be part of the name.
  if (!known && bracket.number !== null && /\D/.test(bracket.number)) return null;
  const count = /^[x×]? *\d+ *[x×]?$/i.test(bracket.text);
  if (countless && bracket.number === null && (count || !known)) return count ? null : remark(bracket.text, name, at);
  return { set: bracket.text, number: asNumber(bracket.number), rarity: null, name, at, known };
}

/** Words in brackets at the end of a line without a count. They are read as a set that does not exist, which only causes a warning. */
const remark = (set: string, name: LinePart, at: LinePart): PrintingPart => ({
  set,
  number: null,
  rarity: null,
  name,
  at,
  known: false,
});

/** Finds the text from the foot of a card: set, rarity and number. If the line starts with a count, set and number are enough. */
function footBehind(body: string, part: LinePart, index: LineWords, countless: boolean): PrintingPart | null {
  const words = wordsBehind(body, part, 3);
  const text = (at: number): string => (words[at] ? body.slice(words[at].from, words[at].to) : '');
  if (words.length < 2 || !isNumber(text(0))) return null;
  const long = words.length > 2 && /^[a-z]{1,3}$/i.test(text(1)) && index.set(text(2)) !== null;
  const short = !long && !countless && index.set(text(1)) !== null && words.length > 2;
  if (!long && !short) return null;
  const set = long ? words[2]! : words[1]!;
  let to = set.from;
  if (to > part.from && '(['.includes(body[to - 1]!)) to--;
  to = beforeBlanks(body, to, part.from);
  if (to <= part.from || to === set.from) return null;
  return {
    set: body.slice(set.from, set.to),
    number: asNumber(text(0)),
    rarity: null,
    name: { from: part.from, to },
    at: { from: to, to: part.to },
    known: true,
  };
}

/** Finds a printing at the start: `[1#17] Grey Heron`. Because names may start with a bracket, the set must be known. */
export function printingAhead(body: string, part: LinePart, index: LineWords): PrintingPart | null {
  const close = body[part.from] === '[' ? body.indexOf(']', part.from) : -1;
  if (close < 0 || close >= part.to) return null;
  const [set, number] = body.slice(part.from + 1, close).split('#', 2) as [string, string?];
  const from = skipBlanks(body, close + 1);
  if (from >= part.to || index.set(set) === null || (number !== undefined && !isNumber(number))) return null;
  return {
    set: set.trim(),
    number: asNumber(number ?? null),
    rarity: null,
    name: { from, to: part.to },
    at: { from: part.from, to: from },
    known: true,
  };
}
