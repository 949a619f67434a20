/** Reads one line of a plain-text list: `2 Ant Swarm`, `2x …`, `… x2`, `… (2)`, `two …`, `| … | 2 |`, printings, remarks, headings. */
import type { LineWords } from '../line-words.ts';
import type { DeckZone } from '../issues.ts';
import { plainLine } from '../typed-names.ts';
import { headingInRemark, readHeading, type Heading } from './heading.ts';
import { numberWord } from './number-words.ts';
import { LIMITS, type Span } from './parsed-deck.ts';
import { printingAhead, printingBehind, type PrintingPart } from './printing.ts';
import { countBehind, countInFront, remarkBehind, skipBlanks, without, withoutMarks, type LinePart } from './scan.ts';
import type { WrittenPrinting } from './written-entry.ts';

export type LineReading =
  | { readonly kind: 'skip' }
  | Heading
  | { readonly kind: 'bad'; readonly message: string }
  | {
      readonly kind: 'entry';
      readonly name: string;
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
const SKIP: LineReading = { kind: 'skip' };

/** Reads one line. Positions refer to the line as given. */
export function readTextLine(raw: string, index: LineWords): LineReading {
  if (raw.length > LIMITS.line) return { kind: 'bad', message: `The line is longer than ${LIMITS.line} characters.` };
  const line = plainLine(raw);
  const to = line.trimEnd().length;
  let from = line.length - line.trimStart().length;
  if (from >= to) return SKIP;
  const first = line.charCodeAt(from);
  // Fast path: most lines start with a digit. No bullet, remark or table row does.
  if (first < 48 || first > 57) {
    const text = line.slice(from, to);
    if (REMARK.test(text)) return headingInRemark(text, index) ?? SKIP;
    if (text.startsWith('|')) return readRow(text, from, index);
    from += bulletsOf(text);
  }
  const side = /^SB: */i.exec(line.slice(from, from + 40));
  from += side?.[0].length ?? 0;
  const body = line.slice(from, to);
  const heading = side ? null : readHeading(body, index);
  if (heading) return heading;
  const entry = readEntry(body, from, index);
  return entry.kind === 'entry' && side ? { ...entry, zone: 'side' } : entry;
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
function readRow(text: string, offset: number, index: LineWords): LineReading {
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
  const tail = readName(text, name, digits, index);
  return entryOf(text, offset, tail);
}

/** The parts of a line. */
interface LineAttempt {
  readonly name: LinePart;
  readonly count: LinePart | null;
  /** A count in words as a number; null if the count is in digits. */
  readonly copies: number | null;
  readonly printing: PrintingPart | null;
  /** Whether a card has this name. */
  readonly known: boolean;
}

function readEntry(body: string, offset: number, index: LineWords): LineReading {
  const first = takeApart(body, index);
  if (first.known) return entryOf(body, offset, first);
  const remark = remarkBehind(body);
  if (remark === null) return entryOf(body, offset, first);
  return entryOf(body, offset, takeApart(body.slice(0, remark), index));
}

const attempt = (
  name: LinePart,
  count: LinePart | null,
  printing: PrintingPart | null,
  known: boolean,
): LineAttempt => ({
  name,
  count,
  copies: null,
  printing,
  known,
});

function takeApart(body: string, index: LineWords): LineAttempt {
  const whole = { from: 0, to: body.length };
  const known = (part: LinePart): boolean => index.find(body.slice(part.from, part.to)).length > 0;
  if (index.digitNames && known(whole)) return attempt(whole, null, null, true);
  const front = countInFront(body);
  if (front) return readName(body, { from: front.rest, to: body.length }, front.count, index);
  if (known(whole)) return attempt(whole, null, null, true);
  const worded = wordInFront(body, index);
  if (worded) return worded;
  const back = countBehind(body);
  const behind = back && readName(body, { from: 0, to: back.rest }, back.count, index);
  if (behind?.known) {
    const printed = readName(body, whole, null, index);
    return printed.known && printed.printing?.number != null ? printed : behind;
  }
  const plain = readName(body, whole, null, index);
  if (plain.known) return plain;
  // Such as `Mosquito x2 (common)` or `Mosquito x2 *F*`.
  const shorter = plain.name.to < body.length ? countBehind(body, plain.name.to) : null;
  if (shorter) {
    const found = readName(body, { from: 0, to: shorter.rest }, shorter.count, index);
    if (found.known) return { ...found, printing: found.printing ?? plain.printing };
  }
  return behind ?? plain;
}

/** Reads a count in words: `two Ant Swarm`. After `a`, `an` or a word that starts some card's name, the rest must be a known name. */
function wordInFront(body: string, index: LineWords): LineAttempt | null {
  const end = body.indexOf(' ');
  const copies = end < 0 ? null : numberWord(body.slice(0, end));
  if (copies === null) return null;
  let rest = skipBlanks(body, end);
  if (/^[x×] /i.test(body.slice(rest, rest + 2))) rest = skipBlanks(body, rest + 1);
  const found = readName(body, { from: rest, to: body.length }, { from: 0, to: end }, index);
  const certain = end > 2 && !index.beginsName(body.slice(0, end));
  return found.known || certain ? { ...found, copies } : null;
}

/** Reads the part of a line that has the name, and perhaps a printing and marks after it. */
function readName(body: string, part: LinePart, count: LinePart | null, index: LineWords): LineAttempt {
  const known = ({ from, to }: LinePart): boolean => index.find(body.slice(from, to)).length > 0;
  if (known(part)) return attempt(part, count, null, true);
  let name = withoutMarks(body, part);
  if (name.to < part.to && known(name)) return attempt(name, count, null, true);
  let printing = printingAhead(body, name, index);
  if (printing) name = printing.name;
  // A label may follow the printing: `Ant Swarm (1) 1 [Insects]`.
  let best: LineAttempt | null = null;
  for (let brackets = 0; brackets < 3; brackets++) {
    const found = printingBehind(body, name, index, count === null);
    if (!found) break;
    printing = printing?.known ? printing : found;
    name = withoutMarks(body, found.name);
    best ??= attempt(name, count, printing, false);
    if (known(name)) return attempt(name, count, printing, true);
  }
  if (printing && best === null) return attempt(name, count, printing, known(name));
  return best ?? attempt(withoutMarks(body, part), count, null, false);
}

function entryOf(body: string, offset: number, found: LineAttempt): LineReading {
  const { name, count, copies, printing } = found;
  const text = body.slice(name.from, name.to);
  if (!found.known && !/\p{L}/u.test(text)) return { kind: 'bad', message: 'There is no name on this line.' };
  const span = (part: LinePart): Span => [offset + part.from, offset + part.to];
  const bare = without(text, `"' `);
  return {
    kind: 'entry',
    name: text.slice(bare.from, bare.to),
    nameAt: span(name),
    count: count ? (copies === null ? body.slice(count.from, count.to) : String(copies)) : null,
    countAt: count ? span(count) : null,
    printing: printing && { set: printing.set, number: printing.number, rarity: printing.rarity },
    printingAt: printing ? span(printing.at) : null,
    zone: null,
  };
}
