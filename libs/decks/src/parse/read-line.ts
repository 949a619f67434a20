/** Reads one line of a plain-text list: `2 Grey Heron`, `2x …`, `… x2`, `… (2)`, `two …`, `| … | 2 |`, printings, remarks, headings. */
import type { LineWords } from '../line-words.ts';
import type { DeckZone } from '../issues.ts';
import { plainLine } from '../typed-names.ts';
import { headingInRemark, readHeading, type Heading } from './heading.ts';
import { numberWord } from './number-words.ts';
import { LIMITS, type Span } from './parsed-deck.ts';
import { printingAhead, printingBehind, type PrintingPart } from './printing.ts';
import {
  beforeBlanks,
  countBehind,
  countInFront,
  isDigitAt,
  remarkBehind,
  skipBlanks,
  without,
  withoutMarks,
  type LinePart,
} from './scan.ts';
import type { WrittenPrinting } from './written-entry.ts';

export type LineReading<Card = unknown> =
  | { readonly kind: 'skip' }
  | Heading
  | { readonly kind: 'bad'; readonly message: string }
  | {
      readonly kind: 'entry';
      readonly name: string;
      /** The cards that the name means. */
      readonly cards: readonly Card[];
      readonly nameAt: Span;
      readonly count: string | null;
      readonly countAt: Span | null;
      readonly printing: WrittenPrinting | null;
      readonly printingAt: Span | null;
      /** Null unless the line itself names the zone. */
      readonly zone: DeckZone | null;
    };

const BULLET = /(?:[-*•·‣–—>]|\[[ x]?\]) +/iy;
const REMARK = /^(?:#|\/\/|;|--)/;
const SIDE = /SB: */iy;
const SKIP: LineReading<never> = { kind: 'skip' };

/** Reads one line. Positions refer to the line as given. */
export function readTextLine<Card>(raw: string, index: LineWords<Card>): LineReading<Card> {
  if (raw.length > LIMITS.line) return { kind: 'bad', message: `The line is longer than ${LIMITS.line} characters.` };
  const usual = readUsualLine(raw, index);
  if (usual) return usual;
  const line = plainLine(raw);
  const to = beforeBlanks(line, line.length);
  let from = skipBlanks(line, 0);
  if (from >= to) return SKIP;
  let isSide = false;
  // Most lines start with a digit. No bullet, remark, table row or mark of a zone does.
  if (!isDigitAt(line, from)) {
    const text = line.slice(from, to);
    if (REMARK.test(text)) return headingInRemark(text, index) ?? SKIP;
    if (text.startsWith('|')) return readRow(text, from, index);
    from += bulletsOf(text);
    SIDE.lastIndex = from;
    isSide = SIDE.test(line);
    if (isSide) from = SIDE.lastIndex;
  }
  const body = line.slice(from, to);
  const heading = isSide ? null : readHeading(body, index);
  if (heading) return heading;
  const entry = readEntry(body, from, index);
  return entry.kind === 'entry' && isSide ? { ...entry, zone: 'side' } : entry;
}

/** Whether a text has one of the letters A to Z at a position, which may be outside the text. */
function isPlainLetterAt(text: string, at: number): boolean {
  const sign = text.charCodeAt(at) | 32;
  return sign >= 97 && sign <= 122;
}

/**
 * Reads `2 Grey Heron` if one card has the name; null for any other line. This is most lines of most lists, and the steps for all lines would
 * read the same: a name between two letters has no marks, printing or remark that they would take off.
 */
function readUsualLine<Card>(raw: string, index: LineWords<Card>): LineReading<Card> | null {
  let end = 0;
  while (isDigitAt(raw, end)) end++;
  const from = end + 1;
  if (end === 0 || raw.charCodeAt(end) !== 32 || !isPlainLetterAt(raw, from) || !isPlainLetterAt(raw, raw.length - 1))
    return null;
  // The x of `2 x Grey Heron` belongs to the number, and the number may belong to the name.
  if ((raw.charCodeAt(from) | 32) === 120 || index.digitNames) return null;
  const name = raw.slice(from);
  const cards = index.find(name);
  if (cards.length !== 1) return null;
  return {
    kind: 'entry',
    name,
    cards,
    nameAt: [from, raw.length],
    count: raw.slice(0, end),
    countAt: [0, end],
    printing: null,
    printingAt: null,
    zone: null,
  };
}

/** The length of the bullets before a line. */
function bulletsOf(text: string): number {
  let end = 0;
  for (;;) {
    BULLET.lastIndex = end;
    if (!BULLET.test(text)) return end;
    end = BULLET.lastIndex;
  }
}

/** Reads a table row when no heading row names the columns. A cell with a number is the count; the first other cell is the name. */
function readRow<Card>(text: string, offset: number, index: LineWords<Card>): LineReading<Card> {
  const cells: LinePart[] = [];
  for (let at = 1; at < text.length;) {
    const bar = text.indexOf('|', at);
    const end = bar < 0 ? text.length : bar;
    const cell = without(text, ' ', { from: at, to: end });
    if (cell.from < cell.to) cells.push(cell);
    at = end + 1;
  }
  const words = (cell: LinePart): string => text.slice(cell.from, cell.to);
  if (cells.every((cell) => /^:?-+:?$/.test(words(cell)))) return SKIP;
  const count = cells.find((cell) => /^[x×]?\d+[x×]?$/i.test(words(cell)));
  const name = cells.find((cell) => cell !== count);
  if (!name) return { kind: 'bad', message: 'There is no name on this line.' };
  if (!count) return readEntry(words(name), offset + name.from, index);
  const digits = without(text, 'xX×', count);
  return entryOf(text, offset, readName(text, name, digits, index), index);
}

/** The parts of a line. */
interface LineAttempt<Card> {
  readonly name: LinePart;
  readonly count: LinePart | null;
  /** A count in words as a number; null if the count is in digits. */
  readonly copies: number | null;
  readonly printing: PrintingPart | null;
  /** The cards with this name. */
  readonly cards: readonly Card[];
}

function readEntry<Card>(body: string, offset: number, index: LineWords<Card>): LineReading<Card> {
  const first = takeApart(body, index);
  const remark = isKnown(first) ? null : remarkBehind(body);
  if (remark === null) return entryOf(body, offset, first, index);
  return entryOf(body, offset, takeApart(body.slice(0, remark), index), index);
}

const attempt = <Card>(
  name: LinePart,
  count: LinePart | null,
  printing: PrintingPart | null,
  cards: readonly Card[],
): LineAttempt<Card> => ({ name, count, copies: null, printing, cards });

const isKnown = ({ cards }: LineAttempt<unknown>): boolean => cards.length > 0;

const findIn = <Card>(body: string, { from, to }: LinePart, index: LineWords<Card>): readonly Card[] =>
  index.find(body.slice(from, to));

function takeApart<Card>(body: string, index: LineWords<Card>): LineAttempt<Card> {
  const front = countInFront(body);
  const cards = front === null || index.digitNames ? index.find(body) : [];
  if (front && cards.length === 0) return readName(body, { from: front.rest, to: body.length }, front.count, index);
  const whole = { from: 0, to: body.length };
  if (cards.length > 0) return attempt(whole, null, null, cards);
  const worded = wordInFront(body, index);
  if (worded) return worded;
  const back = countBehind(body);
  const behind = back && readName(body, { from: 0, to: back.rest }, back.count, index);
  if (behind && isKnown(behind)) {
    const printed = readName(body, whole, null, index);
    return isKnown(printed) && printed.printing?.number != null ? printed : behind;
  }
  const plain = readName(body, whole, null, index);
  if (isKnown(plain)) return plain;
  // Such as `Mosquito x2 (common)` or `Mosquito x2 *F*`.
  const shorter = plain.name.to < body.length ? countBehind(body, plain.name.to) : null;
  if (shorter) {
    const reading = readName(body, { from: 0, to: shorter.rest }, shorter.count, index);
    if (isKnown(reading)) return { ...reading, printing: reading.printing ?? plain.printing };
  }
  return behind ?? plain;
}

/** Reads a count in words: `two Grey Heron`. After `a`, `an` or a word that starts some card's name, the rest must be a known name. */
function wordInFront<Card>(body: string, index: LineWords<Card>): LineAttempt<Card> | null {
  const end = body.indexOf(' ');
  const copies = end < 0 ? null : numberWord(body.slice(0, end));
  if (copies === null) return null;
  let rest = skipBlanks(body, end);
  if (/^[x×] /i.test(body.slice(rest, rest + 2))) rest = skipBlanks(body, rest + 1);
  const reading = readName(body, { from: rest, to: body.length }, { from: 0, to: end }, index);
  const certain = end > 2 && !index.beginsName(body.slice(0, end));
  return isKnown(reading) || certain ? { ...reading, copies } : null;
}

/** Reads the part of a line that has the name, and perhaps a printing and marks after it. */
function readName<Card>(
  body: string,
  part: LinePart,
  count: LinePart | null,
  index: LineWords<Card>,
): LineAttempt<Card> {
  let cards = findIn(body, part, index);
  if (cards.length > 0) return attempt(part, count, null, cards);
  let name = withoutMarks(body, part);
  if (name.to < part.to) cards = findIn(body, name, index);
  if (cards.length > 0) return attempt(name, count, null, cards);
  let printing = printingAhead(body, name, index);
  if (printing) name = printing.name;
  // A label may follow the printing: `Grey Heron (1) 1 [Birds]`.
  let best: LineAttempt<Card> | null = null;
  for (let brackets = 0; brackets < 3; brackets++) {
    const behind = printingBehind(body, name, index, count === null);
    if (!behind) break;
    printing = printing?.known ? printing : behind;
    name = withoutMarks(body, behind.name);
    cards = findIn(body, name, index);
    if (cards.length > 0) return attempt(name, count, printing, cards);
    best ??= attempt(name, count, printing, cards);
  }
  if (printing && best === null) return attempt(name, count, printing, findIn(body, name, index));
  return best ?? attempt(withoutMarks(body, part), count, null, cards);
}

function entryOf<Card>(
  body: string,
  offset: number,
  attempt: LineAttempt<Card>,
  index: LineWords<Card>,
): LineReading<Card> {
  const { name, count, copies, printing } = attempt;
  const text = body.slice(name.from, name.to);
  if (!isKnown(attempt) && !/\p{L}/u.test(text)) return { kind: 'bad', message: 'There is no name on this line.' };
  const span = (part: LinePart): Span => [offset + part.from, offset + part.to];
  const { from, to } = without(body, `"' `, name);
  const bare = from === name.from && to === name.to ? text : body.slice(from, to);
  return {
    kind: 'entry',
    name: bare,
    cards: bare === text ? attempt.cards : index.find(bare),
    nameAt: span(name),
    count: count ? (copies === null ? body.slice(count.from, count.to) : String(copies)) : null,
    countAt: count ? span(count) : null,
    printing: printing && { set: printing.set, number: printing.number, rarity: printing.rarity },
    printingAt: printing ? span(printing.at) : null,
    zone: null,
  };
}
