/**
 * Reads lists of owned and wanted cards: tables with the headings of the usual sites, and plain text. Each line is read by itself, so a text
 * can hold several tables. A line that names no card is returned as it was written, with the reason and what to do.
 */
import type { CardDoc, Printing } from '@rulewright/content';
import { unguarded } from '@rulewright/content/formula-guard';
import type { CardIndex, IndexedCard } from '../card-index.ts';
import { shownNumber } from '../collector-number.ts';
import { csvTableOf, fieldsOf, isTableRule, type CsvTable } from '../parse/csv.ts';
import { LIMITS } from '../parse/parsed-deck.ts';
import { readTextLine } from '../parse/read-line.ts';
import type { WrittenPrinting } from '../parse/written-entry.ts';
import { splitLines } from '../text-lines.ts';
import { listed, nameKey, plainLine } from '../typed-names.ts';
import { addRows, COLLECTION_LIMITS, readCondition, type CollectionRow } from './collection.ts';

/** A line that was not read, or that was read with less than it says. */
export interface LineProblem {
  /** Counted from 1. */
  readonly line: number;
  readonly message: string;
  /** The line as it would be read, if there is one card that it may mean. */
  readonly fixed: string | null;
}

export interface CollectionReading {
  readonly rows: readonly CollectionRow[];
  /** The lines that were not read, with the heading rows of their tables. Reading this text again gives the same problems. */
  readonly unread: string;
  /** The problems of the lines of `unread`, counted in that text. */
  readonly problems: readonly LineProblem[];
  /** What the collection does not contain of a line that was read, such as its unknown printing. Lines count in the given text. */
  readonly notes: readonly LineProblem[];
}

/** The names for which similar names are searched. */
const MOST_SEARCHES = LIMITS.searches;

interface WrittenCopies {
  readonly text: string;
  /** The position of the name in the line; null in a row of a table whose name is not written plainly. */
  readonly nameAt: readonly [number, number] | null;
  readonly name: string;
  readonly cards: readonly IndexedCard[];
  readonly own: string | null;
  readonly want: string | null;
  /** A set can be written as code and as name. */
  readonly printings: readonly WrittenPrinting[];
  readonly condition: string;
}

/** @param as what a count means in a line that does not say so itself */
export function readCollectionList(text: string, index: CardIndex, as: 'own' | 'want' = 'own'): CollectionReading {
  const reader = new ListReader(index, as);
  const lines = splitLines(text.slice(0, LIMITS.characters), LIMITS.lines);
  const read = lines.reduce((sum, line) => sum + line.text.length + line.end.length, 0);
  for (const [at, line] of lines.entries()) reader.read(line.text, at + 1);
  return reader.done(text.slice(read));
}

class ListReader {
  private readonly rows: CollectionRow[] = [];
  private readonly unread: string[] = [];
  private readonly problems: LineProblem[] = [];
  private readonly notes: LineProblem[] = [];
  private table: { readonly of: CsvTable; readonly heading: string } | null = null;
  /** The heading row that the last unread line has above it. */
  private heading: string | null = null;
  private searches = 0;

  constructor(
    private readonly index: CardIndex,
    private readonly as: 'own' | 'want',
  ) {}

  read(text: string, at: number): void {
    // The first line of some tables for spreadsheets names their separator.
    if (text.trim() === '' || /^"?sep=.?"?$/iu.test(text.trim())) return;
    const table = csvTableOf([{ text, end: '' }]);
    if (table) {
      this.table = { of: table, heading: text };
      this.noteColumns(text, table, at);
      return;
    }
    if (this.table && isTableRule(text)) return;
    const line =
      this.table?.of && text.includes(this.table.of.delimiter) ? this.row(text, this.table.of) : this.plain(text);
    if (line === null) return;
    if (typeof line === 'string') this.leave(text, line);
    else this.take(line, at);
  }

  /** @param rest the text after the lines that are read */
  done(rest: string): CollectionReading {
    if (rest !== '') this.leave(rest, `A text has at most ${LIMITS.lines} lines. Read the rest after these.`);
    return {
      rows: addRows([], this.rows),
      unread: this.unread.join('\n'),
      problems: this.problems,
      notes: this.notes,
    };
  }

  /** A line of plain text; the reason if it cannot be read, null if it has no card. */
  private plain(text: string): WrittenCopies | string | null {
    const line = readTextLine(text, this.index);
    if (line.kind === 'bad') return line.message;
    if (line.kind !== 'entry') return null;
    const counts = {
      own: this.as === 'own' ? (line.count ?? '1') : null,
      want: this.as === 'want' ? (line.count ?? '1') : null,
    };
    const printings = line.printing ? [line.printing] : [];
    return { ...line, ...counts, text, printings, condition: '' };
  }

  private row(text: string, { columns, delimiter }: CsvTable): WrittenCopies | string | null {
    const fields = text.length > LIMITS.record ? null : fieldsOf(text, delimiter);
    if (fields === null) return 'This row has a quotation mark that is not closed, or is too long. Correct the row.';
    const cell = (column: keyof CsvTable['columns']): string =>
      unguarded(plainLine(fields[columns[column] ?? -1] ?? '').trim());
    const name = cell('name').slice(0, LIMITS.line);
    if (nameKey(name) === '')
      return fields.every((field) => field.trim() === '') ? null : 'This row has no name. Add it.';
    const number = cell('number') || null;
    const sets = [...new Set([cell('set'), cell('setName')])].filter((set) => set !== '');
    const counted = columns.count !== undefined || columns.wanted === undefined;
    const count = columns.count === undefined ? '1' : cell('count') || '0';
    const asWanted = this.as === 'want' && columns.wanted === undefined;
    const at = text.indexOf(name);
    return {
      ...{ text, name, cards: this.index.find(name), condition: cell('condition') },
      nameAt: at < 0 ? null : [at, at + name.length],
      own: counted && !asWanted ? count : null,
      want: asWanted ? count : columns.wanted === undefined ? null : cell('wanted') || '0',
      printings: sets.map((set) => ({ set, number })),
    };
  }

  private take(line: WrittenCopies, at: number): void {
    const own = countOf(line.own);
    const want = countOf(line.want);
    if (own === null || want === null) {
      const most = COLLECTION_LIMITS.copies;
      return this.leave(line.text, `The number of copies is a whole number up to ${most}. Correct the number.`);
    }
    const condition = readCondition(line.condition);
    if (condition === null)
      return this.leave(line.text, `A condition has at most ${COLLECTION_LIMITS.condition} characters. Shorten it.`);
    const cards = this.meant(line);
    const [only] = cards;
    if (only === undefined || cards.length > 1) return this.leaveName(line, cards);
    const printing = this.printingOf(only.card, line.printings);
    if (printing === null && line.printings.length > 0) this.noteLost(line, only.card, at);
    const printed = { set: printing?.set ?? '', number: printing ? shownNumber(printing) : '' };
    this.rows.push({ card: only.card.id, ...printed, condition, own, want });
  }

  /** If several cards share a name, those with the printing of the line. */
  private meant({ cards, printings }: WrittenCopies): readonly IndexedCard[] {
    if (cards.length < 2) return cards;
    const printed = cards.filter(({ card }) => this.printingOf(card, printings) !== null);
    return printed.length > 0 ? printed : cards;
  }

  private printingOf(card: CardDoc, written: readonly WrittenPrinting[]): Printing | null {
    for (const { set, number, rarity } of written) {
      if (rarity != null) return this.index.printingOfRarity(card, rarity);
      const known = set === null ? null : this.index.set(set);
      const printing = known && this.index.printing(card, known, number);
      if (printing) return printing;
    }
    return null;
  }

  private leaveName(line: WrittenCopies, cards: readonly IndexedCard[]): void {
    const { name, text, nameAt } = line;
    const near = cards.length > 1 ? this.index.namesInList(cards, null) : this.near(name);
    const names = listed(near.map((one) => `"${one}"`)).replace(/ and (?=[^ ])/u, ' or ');
    const { words } = this.index;
    const hint = near.length > 0 ? ` Did you mean ${names}?` : ' Correct the name, or remove the line.';
    const message =
      cards.length > 1
        ? `"${name}" may be several ${words.cards}.${hint}`
        : `There is no ${words.card} "${name}".${hint}`;
    const [first] = near;
    const fixed = first !== undefined && nameAt ? text.slice(0, nameAt[0]) + first + text.slice(nameAt[1]) : null;
    this.leave(text, message, fixed);
  }

  private near(name: string): readonly string[] {
    if (++this.searches > MOST_SEARCHES) return [];
    const behind = this.index.beforeFoot(name);
    return behind.length > 0 ? behind : this.index.near(name);
  }

  /** Names the columns that a collection does not store. */
  private noteColumns(text: string, { columns, delimiter }: CsvTable, line: number): void {
    const known = new Set(Object.values(columns));
    const others = (fieldsOf(text, delimiter) ?? []).filter((field, at) => field.trim() !== '' && !known.has(at));
    if (others.length === 0) return;
    const message = `A collection does not store these columns: ${listed(
      others.map((one) => one.trim().slice(0, 40)),
      20,
    )}.`;
    this.notes.push({ line, message, fixed: null });
  }

  private noteLost({ printings }: WrittenCopies, card: CardDoc, line: number): void {
    const [{ set, number, rarity } = { set: null, number: null }] = printings;
    const shown = (set ?? rarity ?? '').slice(0, 60) + (number === null ? '' : ` ${number}`);
    const message = `${this.index.listName(card)} has no printing "${shown}". Its copies count without a printing.`;
    this.notes.push({ line, message, fixed: null });
  }

  private leave(text: string, message: string, fixed: string | null = null): void {
    const heading = this.table?.heading ?? null;
    if (heading !== null && heading !== this.heading) this.unread.push(heading);
    this.heading = heading;
    this.unread.push(text);
    this.problems.push({ line: this.unread.length, message, fixed });
  }
}

/** A number of copies; null for any other text. */
function countOf(text: string | null): number | null {
  if (text === null) return 0;
  return /^\+?\d{1,4}$/u.test(text) ? Number(text) : null;
}
