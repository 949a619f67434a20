/** Changes of a list. Each function returns the text with one changed entry. All other characters stay the same. */
import { formatEntry } from '../format.ts';
import { MAYBE_ZONE, type DeckZone } from '../issues.ts';
import { LIMITS } from '../parse/parsed-deck.ts';
import type { TextLine } from '../text-lines.ts';
import { tailOf } from './marks.ts';
import { entryKey, readSheet, textOf, type NamedCard, type Sheet, type SheetEntry } from './sheet.ts';

const endOf = (lines: readonly TextLine[]): string => lines.find(({ end }) => end !== '')?.end ?? '\n';

/** Sets the number of copies of an entry. Zero removes its line. */
export function setCopies(sheet: Sheet, entry: SheetEntry, copies: number): string {
  if (copies <= 0) return textOf(sheet.lines.filter((_, at) => at !== entry.line));
  const count = String(Math.min(copies, LIMITS.copies));
  const { text, end } = sheet.lines[entry.line]!;
  const { countAt, nameAt } = entry;
  const changed = countAt
    ? text.slice(0, countAt[0]) + count + text.slice(countAt[1])
    : `${text.slice(0, nameAt[0])}${count} ${text.slice(nameAt[0])}`;
  return textOf(sheet.lines.with(entry.line, { text: changed, end }));
}

/** Inserts lines before a line. At the end of the text, the former last line gets a line break. */
function insert(lines: readonly TextLine[], at: number, added: readonly string[]): string {
  const end = endOf(lines);
  const rest = lines.length > 0 && lines.at(-1)!.text === '' && lines.at(-1)!.end === '' ? lines.slice(0, -1) : lines;
  const place = Math.min(at, rest.length);
  const before = rest.slice(0, place).map((line) => (line.end === '' ? { ...line, end } : line));
  const after = rest.slice(place);
  return textOf([...before, ...added.map((text) => ({ text, end })), ...after]);
}

/** The entries of a card in a zone, from top to bottom. */
const entriesOf = ({ entries }: Sheet, card: NamedCard, zone: DeckZone): SheetEntry[] =>
  entries.filter((entry) => entry.zone === zone && entryKey(entry) === entryKey(card));

/** The heading of a zone, in the words of the game. */
const headingOf = ({ words }: Sheet, zone: DeckZone): string =>
  zone === 'side' ? words.words.side : zone === 'main' ? words.words.deck : zone === MAYBE_ZONE ? 'Maybeboard' : zone;

/**
 * Adds copies of a card to its first line in a zone, or as a new line after the other cards of the zone.
 * @param tail the tags and the note of a new line
 */
export function addCard(sheet: Sheet, card: NamedCard, zone: DeckZone = 'main', copies = 1, tail = ''): string {
  const [known] = entriesOf(sheet, card, zone);
  if (known) return setCopies(sheet, known, known.copies + copies);
  const line = formatEntry({ name: card.name, copies }) + tail;
  const inZone = sheet.entries.filter((entry) => entry.zone === zone);
  const last = inZone.findLast(({ statesZone }) => !statesZone);
  if (last) return insert(sheet.lines, last.line + 1, [line]);
  const heading = sheet.headings.findLast((each) => each.zone === zone);
  if (heading) return insert(sheet.lines, heading.line + 1, [line]);
  const first = sheet.headings[0];
  if (zone === 'main') {
    const blank = first && first.line > 0 && sheet.lines[first.line - 1]!.text.trim() === '';
    // If a list starts with another zone, the cards of the deck go above its heading.
    return first
      ? insert(sheet.lines, blank ? first.line - 1 : first.line, blank ? [line] : [line, ''])
      : insert(sheet.lines, sheet.lines.length, [line]);
  }
  const empty = sheet.lines.every(({ text }) => text.trim() === '');
  return insert(sheet.lines, sheet.lines.length, [...(empty ? [] : ['']), headingOf(sheet, zone), line]);
}

/** Removes copies of a card from a zone, starting with its last line. */
export function removeCard(sheet: Sheet, card: NamedCard, zone: DeckZone = 'main', copies = 1): string {
  const last = entriesOf(sheet, card, zone).at(-1);
  if (!last) return textOf(sheet.lines);
  const left = copies - last.copies;
  const text = setCopies(sheet, last, last.copies - copies);
  return left > 0 ? removeCard(readSheet(text, sheet.words), card, zone, left) : text;
}

/** Moves copies of a card from one zone to another. */
export function moveCard(sheet: Sheet, card: NamedCard, from: DeckZone, to: DeckZone, copies = 1): string {
  const own = entriesOf(sheet, card, from);
  const held = own.reduce((sum, entry) => sum + entry.copies, 0);
  const moved = Math.min(copies, held);
  if (moved <= 0 || from === to) return textOf(sheet.lines);
  const tail = own[0] ? tailOf(sheet, own[0]) : '';
  return addCard(readSheet(removeCard(sheet, card, from, moved), sheet.words), card, to, moved, tail);
}

/** Sets the number of copies of a card in a zone, counted over all its lines. */
export function setCard(sheet: Sheet, card: NamedCard, zone: DeckZone, copies: number): string {
  const held = entriesOf(sheet, card, zone).reduce((sum, entry) => sum + entry.copies, 0);
  return copies > held
    ? addCard(sheet, card, zone, copies - held)
    : removeCard(sheet, card, zone, held - Math.max(0, copies));
}
