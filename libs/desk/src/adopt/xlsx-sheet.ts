/**
 * Rewrites the first sheet of a spreadsheet with only the cells that have content. A reference such as `XFD1048576` costs three bytes in a
 * file, and a reader that makes a grid from it needs gigabytes. So the references are checked here, blank cells are left out, and rows with
 * content follow each other without gaps.
 */
import { Parser } from 'htmlparser2';
import { SOURCE_LIMITS, SourceError } from './source.ts';

/** The last row and the last column of a sheet, as the format defines them. */
const LAST_ROW = 1_048_576;
const LAST_COLUMN = 16_384;

const MB = 1024 * 1024;

type Parts = Readonly<Record<string, Uint8Array>>;
type Attributes = Readonly<Record<string, string>>;

/** A name without its namespace. */
const local = (name: string): string => name.slice(name.indexOf(':') + 1);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

interface Handlers {
  readonly open: (name: string, attributes: Attributes) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

/** The deepest nesting of elements. Real sheets have six levels; the parser takes longer for each level. */
const DEEPEST = 50;

/** @throws SourceError */
function parse(xml: string, { open, text, close }: Handlers): void {
  let depth = 0;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (++depth > DEEPEST)
          throw new SourceError(`The spreadsheet is damaged: its elements are nested more than ${DEEPEST} deep.`);
        open(local(name), attributes);
      },
      ontext: (piece) => text?.(piece),
      onclosetag: (name) => {
        depth--;
        close?.(local(name));
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
}

const textOf = (parts: Parts, path: string): string => Buffer.from(parts[path] ?? []).toString('utf8');

/** The attributes of all elements with a name, without namespaces. */
function elements(xml: string, wanted: string): Attributes[] {
  const elements: Attributes[] = [];
  parse(xml, {
    open: (name, attributes) => {
      if (name !== wanted) return;
      elements.push(Object.fromEntries(Object.entries(attributes).map(([key, value]) => [local(key), value])));
    },
  });
  return elements;
}

/** The paths of the first sheet and of the shared texts. @throws SourceError */
function pathsIn(parts: Parts): { readonly sheet: string; readonly texts: string | null } {
  const relations = elements(textOf(parts, 'xl/_rels/workbook.xml.rels'), 'Relationship');
  const pathOf = (one: Attributes | undefined): string | null => {
    const target = one?.['Target'];
    if (target === undefined) return null;
    return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  };
  const [first] = elements(textOf(parts, 'xl/workbook.xml'), 'sheet');
  const sheet = pathOf(relations.find((one) => one['Id'] === first?.['id']));
  if (sheet === null || !parts[sheet]) throw new SourceError('The spreadsheet has no sheet.');
  return { sheet, texts: pathOf(relations.find((one) => one['Type']?.endsWith('/sharedStrings'))) };
}

/** The length of each shared text; 0 for a blank one. Guides to pronunciation (`rPh`) do not count. */
function lengthsOf(parts: Parts, path: string | null): number[] {
  const lengths: number[] = [];
  if (path === null) return lengths;
  let [inText, inGuide, blank, length] = [false, false, true, 0];
  parse(textOf(parts, path), {
    open: (name) => {
      if (name === 'si') [blank, length] = [true, 0];
      else if (name === 't') inText = true;
      else if (name === 'rPh') inGuide = true;
    },
    text: (text) => {
      if (!inText || inGuide) return;
      length += text.length;
      if (text.trim() !== '') blank = false;
    },
    close: (name) => {
      if (name === 'si') lengths.push(blank ? 0 : length);
      else if (name === 't') inText = false;
      else if (name === 'rPh') inGuide = false;
    },
  });
  return lengths;
}

function columnNumber(letters: string): number {
  let number = 0;
  for (const letter of letters) number = number * 26 + letter.charCodeAt(0) - 64;
  return number;
}

function columnName(number: number): string {
  let [name, rest] = ['', number];
  for (; rest > 0; rest = Math.floor((rest - 1) / 26)) name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
  return name;
}

/** The end of messages about a place outside of a sheet. */
const RANGE = 'A sheet goes from A1 to XFD1048576.';
const short = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** @throws SourceError */
function placeOf(reference: string): { readonly row: number; readonly column: number } {
  const [, letters = '', digits = ''] = /^([A-Z]{1,3})([1-9]\d{0,6})$/u.exec(reference) ?? [];
  const place = { row: Number(digits), column: columnNumber(letters) };
  if (letters === '' || place.row > LAST_ROW || place.column > LAST_COLUMN)
    throw new SourceError(`The sheet has a cell at "${short(reference)}", which is not a place in a sheet. ${RANGE}`);
  return place;
}

/** @throws SourceError */
function rowNumber(text: string): number {
  if (!/^[1-9]\d{0,6}$/u.test(text) || Number(text) > LAST_ROW)
    throw new SourceError(`The sheet has a row with the number "${short(text)}". ${RANGE}`);
  return Number(text);
}

const TOO_MANY = `than ${SOURCE_LIMITS.cells.toLocaleString('en')} cells. Delete the empty rows and columns, or save the cards in several files.`;

/** Counts the cells of a sheet by the text of their tags, which takes a fraction of the time of parsing them. @throws SourceError */
function refuseManyCells(xml: Uint8Array): void {
  const tags = Buffer.from(xml.buffer, xml.byteOffset, xml.byteLength)
    .toString('latin1')
    .matchAll(/<(?:[\w.-]+:)?c[\s/>]/gu);
  let cells = 0;
  for (const _ of tags)
    if (++cells > SOURCE_LIMITS.cells) throw new SourceError(`The first sheet has more ${TOO_MANY}`);
}

interface OpenCell {
  readonly column: number;
  readonly attributes: Attributes;
  text: string;
  inline: boolean;
}

/** Collects the cells with content, and writes them as a sheet. */
class Compactor {
  /** The numbers in the file of the rows that were written. */
  readonly rows: number[] = [];
  private readonly written: string[] = [];
  private row = 0;
  private column = 0;
  private last = { row: 0, column: 0 };
  private widest = 0;
  private cells: string[] = [];
  private size = 0;
  private cell: OpenCell | null = null;
  /** Whether the text at this place is the value of a cell. */
  private reads = false;
  private inGuide = false;

  /** @param lengths the lengths of the shared texts @param most the most characters of all cells */
  constructor(
    private readonly lengths: readonly number[],
    private readonly most: number,
  ) {}

  get xml(): string {
    const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
    return `<?xml version="1.0"?><worksheet xmlns="${main}"><sheetData>${this.written.join('')}</sheetData></worksheet>`;
  }

  open(name: string, attributes: Attributes): void {
    if (name === 'row') {
      this.row = attributes['r'] === undefined ? this.row + 1 : rowNumber(attributes['r']);
      this.column = 0;
    } else if (name === 'c') this.openCell(attributes);
    else if (name === 'rPh') this.inGuide = true;
    else if (this.cell && (name === 'v' || name === 't')) {
      this.reads = !this.inGuide;
      if (name === 't') this.cell.inline = true;
    }
  }

  text(piece: string): void {
    if (this.cell && this.reads) this.cell.text += piece;
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.reads = false;
    else if (name === 'rPh') this.inGuide = false;
    else if (name === 'c') this.closeCell();
    else if (name === 'row') this.closeRow();
  }

  private openCell(attributes: Attributes): void {
    const reference = attributes['r'];
    const place = reference === undefined ? { row: this.row, column: this.column + 1 } : placeOf(reference);
    const { row, column } = this.last;
    if (place.row !== this.row && this.cells.length > 0) this.closeRow();
    if (place.row < row || (place.row === row && place.column <= column))
      throw new SourceError(
        `The sheet has the cell ${columnName(place.column)}${place.row} after ${columnName(column)}${row}. Open it in a spreadsheet program, and save it again.`,
      );
    this.row = place.row;
    this.column = place.column;
    this.last = place;
    this.cell = { column: place.column, attributes, text: '', inline: false };
  }

  private closeCell(): void {
    const { cell } = this;
    this.cell = null;
    if (!cell) return;
    const { column, attributes, text, inline } = cell;
    const where = `${columnName(column)}${this.row}`;
    const isShared = attributes['t'] === 's';
    const length = isShared ? this.lengths[Number(text)] : text.trim() === '' ? 0 : text.length;
    if (length === undefined && text.trim() !== '')
      throw new SourceError(`The cell ${where} refers to a text that the file does not have.`);
    if (!length) return;
    if (column > SOURCE_LIMITS.columns)
      throw new SourceError(
        `The cell ${where} has content, but at most ${SOURCE_LIMITS.columns} columns are read (up to ${columnName(SOURCE_LIMITS.columns)}). Clear the cell, or move it.`,
      );
    this.widest = Math.max(this.widest, column);
    this.size += length;
    if (this.size > this.most)
      throw new SourceError(
        `The cells up to ${where} have more than ${Math.floor(this.most / MB)} million characters. Save the cards alone, or in several files.`,
      );
    const copied = ['t', 's'].map((key) =>
      attributes[key] === undefined ? '' : ` ${key}="${escaped(attributes[key])}"`,
    );
    const value = inline ? `<is><t xml:space="preserve">${escaped(text)}</t></is>` : `<v>${escaped(text)}</v>`;
    this.cells.push(`<c r="${columnName(column)}${this.rows.length + 1}"${copied.join('')}>${value}</c>`);
  }

  private closeRow(): void {
    if (this.cells.length === 0) return;
    if (this.rows.length > SOURCE_LIMITS.rows)
      throw new SourceError(`The sheet has more than ${SOURCE_LIMITS.rows} rows with content.`);
    this.rows.push(this.row);
    // The reader makes a grid, in which a row with one cell takes as much memory as the widest row.
    if (this.rows.length * this.widest > SOURCE_LIMITS.cells)
      throw new SourceError(
        `The first sheet has content in ${this.rows.length} rows and in columns up to ${columnName(this.widest)}, which is more ${TOO_MANY}`,
      );
    this.written.push(`<row r="${this.rows.length}">${this.cells.join('')}</row>`);
    this.cells = [];
  }
}

/**
 * Rewrites the first sheet of an archive.
 * @param most the most characters in all its cells together
 * @returns the parts with the new sheet, and the number in the file of each row with content
 * @throws SourceError for a reference outside of a sheet, or too many rows, columns or characters
 */
export function compactSheet(
  parts: Parts,
  most: number,
): { readonly parts: Record<string, Uint8Array>; readonly rows: readonly number[] } {
  const { sheet, texts } = pathsIn(parts);
  refuseManyCells(parts[sheet]!);
  const compactor = new Compactor(lengthsOf(parts, texts), most);
  parse(textOf(parts, sheet), {
    open: (name, attributes) => compactor.open(name, attributes),
    text: (text) => compactor.text(text),
    close: (name) => compactor.close(name),
  });
  return { parts: { ...parts, [sheet]: Buffer.from(compactor.xml) }, rows: compactor.rows };
}
