/** One line of a list in plain text: `2 Ant Swarm`, `2x …`, `… x2`, `… (2)`, `…, 2`, headings, comments, printings. */
import type { CardIndex } from '../card-index.ts';
import type { DeckZone } from '../issues.ts';
import { nameKey, plainLine } from '../names.ts';
import { LIMITS, type Span } from './parsed.ts';
import type { WrittenPrinting } from './written.ts';

export type LineReading =
  | { readonly kind: 'skip' }
  /** What follows is the deck, or cards beside it. */
  | { readonly kind: 'zone'; readonly zone: DeckZone }
  | { readonly kind: 'bad'; readonly message: string }
  | {
      readonly kind: 'entry';
      readonly name: string;
      readonly nameAt: Span;
      readonly count: string | null;
      readonly countAt: Span | null;
      readonly printing: WrittenPrinting | null;
      readonly printingAt: Span | null;
      /** Only where the line itself says so. */
      readonly zone: DeckZone | null;
    };

const NUMBER = String.raw`[+-]?\d+(?:[.,]\d+)*(?:[eE][+-]?\d+)?`;
const FRONT = new RegExp(String.raw`^["']?(${NUMBER})(?:\s*[x×*]\s+|[x×*]|\s*[,;|]\s*|\s+)(?=\S)`, 'i');
const BACK = new RegExp(
  String.raw`(?:\s*[,;|:]\s*[x×]?|\s+[x×*]\s*|\s*[×*]\s*|\s*[([]\s*[x×]?\s*|\s+)(${NUMBER})\s*[)\]]?$`,
  'i',
);
const BULLET = /^(?:[-*•·‣–—>]\s+|\[[ x]?\]\s+)+/i;
const REMARK = /^(?:#|\/\/|;|--)/;
const REMARK_AFTER = /\s+(?:#|\/\/).*$/;
const FINISH = /(?:\s*\*[A-Za-z]\*)+$/;
const SIDE_PREFIX = /^SB:\s*/i;
/** `(1) 17`, `[1]`. */
const SET_NUMBER = /\s*[([]\s*([^\s()[\]]{1,12})\s*[)\]](?:\s+#?(\d{1,6}))?$/;
/** The line at the foot of a card: set code, rarity, number. */
const SET_RARITY_NUMBER = /\s+[([]?\s*([A-Za-z0-9]{1,12})\s+[A-Za-z]{1,3}\s+#?(\d{1,6})\s*[)\]]?$/;
const ZONES: readonly [RegExp, DeckZone][] = [
  [/^(?:the )?(?:deck|deck ?list|main|main ?deck|main ?board|cards)$/i, 'main'],
  [/^(?:side|side ?board|side[ -]?deck|maybe ?board|considering)$/i, 'side'],
];
const SKIP: LineReading = { kind: 'skip' };

/** The zone that a heading or a cell names, in common words or those of the game, or null. */
export function zoneOf(text: string, { words }: CardIndex): DeckZone | null {
  const word = text.trim();
  const key = nameKey(word);
  if (key === nameKey(words.deck)) return 'main';
  if (key === nameKey(words.side)) return 'side';
  return ZONES.find(([pattern]) => pattern.test(word))?.[1] ?? null;
}

/** Reads one line. Positions are positions in the line as given. */
export function readTextLine(raw: string, index: CardIndex): LineReading {
  if (raw.length > LIMITS.line) return { kind: 'bad', message: `The line is longer than ${LIMITS.line} characters.` };
  const line = plainLine(raw);
  let from = line.length - line.trimStart().length;
  const to = line.trimEnd().length;
  if (from >= to) return SKIP;
  if (REMARK.test(line.slice(from, to))) return SKIP;
  from += BULLET.exec(line.slice(from, to))?.[0].length ?? 0;
  const side = SIDE_PREFIX.exec(line.slice(from, to));
  from += side?.[0].length ?? 0;
  const body = line.slice(from, to);
  const heading = side ? null : readHeading(body, index);
  if (heading) return heading;
  const entry = readEntry(body, from, index);
  return entry.kind === 'entry' && side ? { ...entry, zone: 'side' } : entry;
}

function readHeading(body: string, index: CardIndex): LineReading | null {
  const first = body.charCodeAt(0);
  const digit = first >= 48 && first <= 57;
  if (digit)
    return /^\d+\s+cards?(?:\s+total)?[.:]?$/i.test(body) && index.find(body.replace(/^\d+\s+/, '')).length === 0
      ? SKIP
      : null;
  const words = body
    .replace(/^[[=*_\s]+|[\]=*_\s]+$/g, '')
    .replace(/\s*[:([]?\s*\d*(?:\s+cards?)?\s*[)\]]?\s*:?$/i, '');
  const zone = zoneOf(words, index);
  if (zone) return { kind: 'zone', zone };
  if (index.find(body).length > 0) return null;
  if (/:$/.test(body) || /^total\b/i.test(words) || index.isHeading(words)) return SKIP;
  return null;
}

interface Part {
  readonly from: number;
  readonly to: number;
}

function readEntry(body: string, offset: number, index: CardIndex): LineReading {
  if (index.digitNames && index.find(body).length > 0)
    return entryOf(body, index, offset, { from: 0, to: body.length }, null, null);
  const front = FRONT.exec(body);
  if (front) {
    const at = front[0].indexOf(front[1]!);
    const count = { from: at, to: at + front[1]!.length };
    return namePart(body, offset, { from: front[0].length, to: body.length }, count, index);
  }
  const whole = { from: 0, to: body.length };
  if (index.find(body).length > 0) return entryOf(body, index, offset, whole, null, null);
  const printed = printedPart(body, whole, index, true);
  if (printed) return entryOf(body, index, offset, printed.name, null, printed);
  const back = BACK.exec(body);
  if (!back || back.index === 0) return namePart(body, offset, whole, null, index);
  const at = back.index + back[0].lastIndexOf(back[1]!);
  return namePart(body, offset, { from: 0, to: back.index }, { from: at, to: at + back[1]!.length }, index);
}

/** The part of a line that holds a name, perhaps with a printing, a finish or a remark behind it. */
function namePart(body: string, offset: number, part: Part, count: Part | null, index: CardIndex): LineReading {
  if (index.find(body.slice(part.from, part.to)).length > 0) return entryOf(body, index, offset, part, count, null);
  const shorter = [REMARK_AFTER, FINISH].reduce(
    (at, pattern) => ({ from: at.from, to: at.from + body.slice(at.from, at.to).replace(pattern, '').length }),
    part,
  );
  if (index.find(body.slice(shorter.from, shorter.to)).length > 0)
    return entryOf(body, index, offset, shorter, count, null);
  const printed = printedPart(body, shorter, index, count === null);
  return entryOf(body, index, offset, printed?.name ?? shorter, count, printed);
}

interface Printed extends WrittenPrinting {
  readonly name: Part;
  readonly at: Part;
}

/** Without a count elsewhere, `(2)` is a count, so that a printing needs its number there. */
function printedPart(body: string, part: Part, index: CardIndex, needsNumber: boolean): Printed | null {
  const text = body.slice(part.from, part.to);
  const foot = SET_RARITY_NUMBER.exec(text);
  const found = foot && index.set(foot[1]!) ? foot : SET_NUMBER.exec(text);
  if (!found || found.index === 0 || (needsNumber && found[2] === undefined)) return null;
  const end = part.from + found.index;
  return {
    set: found[1]!,
    number: found[2] === undefined ? null : Number(found[2]),
    name: { from: part.from, to: end },
    at: { from: end, to: part.to },
  };
}

function entryOf(
  body: string,
  index: CardIndex,
  offset: number,
  name: Part,
  count: Part | null,
  printed: Printed | null,
): LineReading {
  const text = body.slice(name.from, name.to);
  if (index.find(text).length === 0 && !/\p{L}/u.test(text))
    return { kind: 'bad', message: 'There is no name on this line.' };
  const span = (part: Part): Span => [offset + part.from, offset + part.to];
  return {
    kind: 'entry',
    name: text.replace(/^["'\s]+|["'\s]+$/g, ''),
    nameAt: span(name),
    count: count ? body.slice(count.from, count.to) : null,
    countAt: count ? span(count) : null,
    printing: printed ? { set: printed.set, number: printed.number } : null,
    printingAt: printed ? span(printed.at) : null,
    zone: null,
  };
}
