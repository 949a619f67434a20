/**
 * The tags and the note of a card, which are part of its line: `2 Grey Heron #early game #draw // best in the rain`. So they travel with the
 * list, and each program reads the line as the same card.
 */
import { remarkBehind } from '../parse/scan.ts';
import { LIMITS } from '../parse/parsed-deck.ts';
import { entryKey, textOf, type NamedCard, type Sheet, type SheetEntry } from './sheet.ts';

export const MARK_LIMITS = { tags: 6, tag: 30, note: 300 } as const;

export interface CardMarks {
  readonly tags: readonly string[];
  readonly note: string;
}

export const NO_MARKS: CardMarks = { tags: [], note: '' };

/** The start of the marks in a line, after the name; the length of the line if it has none. */
function startOf(line: string, { nameAt, countAt }: Pick<SheetEntry, 'nameAt' | 'countAt'>): number {
  const from = Math.max(nameAt[1], countAt?.[1] ?? 0);
  const remark = remarkBehind(line.slice(from));
  return remark === null ? line.length : from + remark;
}

/** The text of the marks of an entry, with the blank before them; empty if there are none. */
export const tailOf = ({ lines }: Sheet, entry: SheetEntry): string => {
  const { text } = lines[entry.line]!;
  return text.slice(startOf(text, entry)).trimEnd();
};

/** Reads the tags and the note of an entry. A remark that does not start with a tag is a note. */
export function marksOfEntry(sheet: Sheet, entry: SheetEntry): CardMarks {
  const tail = tailOf(sheet, entry).trim();
  if (tail === '') return NO_MARKS;
  const slashes = tail.startsWith('//') ? 0 : tail.indexOf(' //');
  const before = slashes < 0 ? tail : tail.slice(0, slashes);
  const note = slashes < 0 ? '' : tail.slice(slashes).replace(/^\s*\/\/\s*/, '');
  if (before !== '' && !/^#\S/.test(before)) return { tags: [], note: tail.replace(/^[#;-]+\s*/, '') };
  const tags = before
    .split(/(?:^|\s)#/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
  return { tags: [...new Set(tags)], note };
}

const UNSEEN = /[\p{Cc}\p{Cs}\u2028-\u202e\u2060-\u2069]+/gu;

/** A tag that a line can have: visible characters without the signs that end it. A tag cannot start with a digit. */
export const plainTag = (tag: string): string =>
  tag
    .replaceAll(UNSEEN, ' ')
    .replaceAll(/[#,]|\/\/+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^[\d\s]+/, '')
    .slice(0, MARK_LIMITS.tag)
    .trim();

/** The text of marks, with a blank before it. */
function writeMarks({ tags, note }: CardMarks): string {
  const plain = [...new Set(tags.map(plainTag))].filter((tag) => tag !== '').slice(0, MARK_LIMITS.tags);
  const line = note.replaceAll(UNSEEN, ' ').replaceAll(/\s+/g, ' ').trim().slice(0, MARK_LIMITS.note).trim();
  return plain.map((tag) => ` #${tag}`).join('') + (line === '' ? '' : ` // ${line}`);
}

/** Sets the tags and the note of a card in a zone. They are on its first line; other lines of the card lose theirs. */
export function setCardMarks(sheet: Sheet, card: NamedCard, zone: string, marks: CardMarks): string {
  const own = sheet.entries.filter((entry) => entry.zone === zone && entryKey(entry) === entryKey(card));
  let { lines } = sheet;
  for (const [at, entry] of own.entries()) {
    const { text, end } = lines[entry.line]!;
    const changed = text.slice(0, startOf(text, entry)).trimEnd() + (at === 0 ? writeMarks(marks) : '');
    if (changed.length <= LIMITS.line) lines = lines.with(entry.line, { text: changed, end });
  }
  return textOf(lines);
}
