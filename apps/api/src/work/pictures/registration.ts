/**
 * Draws the sheet on which a player registers a deck for a tournament: fields for the player and the event, boxes for the judges, and each
 * part of the list, sorted by name, with its total.
 */
import type { RegistrationRow, SheetSection } from '@rulewright/decks';
import PdfDocument from 'pdfkit';
import { bytesOf } from './pdf-bytes.ts';
import { hasLetters, PdfText } from './pdf-text.ts';

export const SHEET_PAPERS = { a4: [595.28, 841.89], letter: [612, 792] } as const;
export type SheetPaper = keyof typeof SHEET_PAPERS;

/** The fields of the sheet, in reading order. An empty one is a line to write on. */
export const SHEET_FIELDS = ['player', 'playerId', 'event', 'date', 'format', 'deck'] as const;
export type SheetField = (typeof SHEET_FIELDS)[number];

export interface RegistrationJob {
  readonly paper: SheetPaper;
  readonly game: string;
  readonly fields: Readonly<Record<SheetField, string>>;
  readonly sections: readonly SheetSection[];
  /** ISO 8601. */
  readonly createdAt: string;
}

const LABELS: Readonly<Record<SheetField, string>> = {
  player: 'Player',
  playerId: 'Player ID',
  event: 'Event',
  date: 'Date',
  format: 'Format',
  deck: 'Deck name',
};
/** The boxes that judges fill in. */
const JUDGES = ['Table', 'Deck check round', 'Penalty', 'Judge'] as const;

/** The smallest letters of a name that is too long for its place. */
const LEAST = 6.5;
const MARGIN = 36;
const ROW = 14;
const FIELD = 30;
const FOOT = 62;
const COLUMN_GAP = 22;
const COLUMNS = 2;
const INK = '#000000';
const QUIET = '#555555';

/** A line of a column: the heading of a part, a card, or the total of a part. */
type SheetLine =
  | { readonly kind: 'heading'; readonly text: string; readonly isContinued: boolean }
  | { readonly kind: 'row'; readonly row: RegistrationRow }
  | { readonly kind: 'total'; readonly text: string; readonly copies: number }
  | { readonly kind: 'gap' };

const totalOf = (rows: readonly RegistrationRow[]): number => rows.reduce((sum, { copies }) => sum + copies, 0);

type SheetColumns = readonly (readonly SheetLine[])[];

const pagesFor = (columns: SheetColumns): number => Math.max(1, Math.ceil(columns.length / COLUMNS));

/**
 * The lines in columns of a height, in lines. A part that fits into a column is not split, unless that needs another page. A part that
 * continues in the next column repeats its heading.
 */
export function columnsOf(sections: readonly SheetSection[], height: number): SheetColumns {
  const [whole, split] = [true, false].map((keeps) => columnsWith(sections, height, keeps)) as [
    SheetColumns,
    SheetColumns,
  ];
  return pagesFor(whole) <= pagesFor(split) ? whole : split;
}

/** @param keeps whether a part that fits into a column moves to the next one where it would be split */
function columnsWith(sections: readonly SheetSection[], height: number, keeps: boolean): SheetColumns {
  const columns: SheetLine[][] = [[]];
  const left = (): number => height - columns.at(-1)!.length;
  for (const { name, rows } of sections) {
    // A part has a heading and a total, and a gap above it. A heading needs room for a card and the total.
    const lines = rows.length + 2;
    const needs = keeps && lines <= height ? lines : 3;
    if (columns.at(-1)!.length > 0 && left() - 1 < needs) columns.push([]);
    else if (columns.at(-1)!.length > 0) columns.at(-1)!.push({ kind: 'gap' });
    columns.at(-1)!.push({ kind: 'heading', text: name, isContinued: false });
    for (const row of rows) {
      if (left() < 2) columns.push([{ kind: 'heading', text: name, isContinued: true }]);
      columns.at(-1)!.push({ kind: 'row', row });
    }
    columns.at(-1)!.push({ kind: 'total', text: `Total: ${name}`, copies: totalOf(rows) });
  }
  return columns;
}

/** Draws the sheet. A list that is too long for a page continues on the next one. */
export async function drawRegistration(job: RegistrationJob): Promise<Uint8Array> {
  const [width, height] = SHEET_PAPERS[job.paper];
  const pdf = new PdfDocument({
    ...{ autoFirstPage: false, font: '', size: [width, height], margin: 0, lang: 'en' },
    info: {
      Title: `Deck registration: ${job.game}`,
      Creator: 'Rulewright',
      Producer: 'Rulewright',
      CreationDate: new Date(job.createdAt),
    },
  });
  const done = bytesOf(pdf);
  const text = new PdfText(pdf);
  const top = MARGIN + 34 + Math.ceil(SHEET_FIELDS.length / 2) * FIELD + 14;
  const lines = Math.floor((height - MARGIN - FOOT - top) / ROW);
  const columns = columnsOf(job.sections, lines);
  const pages = pagesFor(columns);
  const columnWidth = (width - 2 * MARGIN - (COLUMNS - 1) * COLUMN_GAP) / COLUMNS;
  for (let page = 0; page < pages; page++) {
    pdf.addPage();
    drawHead(pdf, text, job, { width, page, pages });
    for (let column = 0; column < COLUMNS; column++) {
      const x = MARGIN + column * (columnWidth + COLUMN_GAP);
      const own = columns[page * COLUMNS + column] ?? [];
      for (const [at, line] of own.entries()) drawLine(pdf, text, line, { x, y: top + at * ROW, width: columnWidth });
    }
    drawFoot(pdf, text, job, { width, height });
  }
  pdf.end();
  return done;
}

interface PagePlace {
  readonly width: number;
  readonly page: number;
  readonly pages: number;
}

function drawHead(
  pdf: PDFKit.PDFDocument,
  text: PdfText,
  job: RegistrationJob,
  { width, page, pages }: PagePlace,
): void {
  const inner = width - 2 * MARGIN;
  pdf.fillColor(INK);
  text.line('Deck registration', MARGIN, MARGIN - 4, inner * 0.5, { size: 17, weight: 600 });
  pdf.fillColor(QUIET);
  text.line(job.game, MARGIN, MARGIN + 17, inner * 0.7, { size: 9.5 });
  const number = `Page ${page + 1} of ${pages}`;
  const numberWidth = text.widthOf(number, { size: 9.5 });
  text.line(number, width - MARGIN - numberWidth, MARGIN + 17, numberWidth + 1, { size: 9.5 });
  const gap = COLUMN_GAP;
  const fieldWidth = (inner - gap) / 2;
  for (const [at, field] of SHEET_FIELDS.entries()) {
    const x = MARGIN + (at % 2) * (fieldWidth + gap);
    const y = MARGIN + 34 + Math.floor(at / 2) * FIELD;
    pdf.fillColor(QUIET);
    text.line(LABELS[field], x, y, fieldWidth, { size: 7.5 });
    pdf.fillColor(INK);
    // A text with letters that no font has stays blank, to be written by hand.
    if (hasLetters(job.fields[field]))
      text.line(job.fields[field], x, y + 10, fieldWidth, { size: 11, weight: 600, least: LEAST });
    pdf.lineWidth(0.6).strokeColor(INK);
    pdf
      .moveTo(x, y + FIELD - 5)
      .lineTo(x + fieldWidth, y + FIELD - 5)
      .stroke();
  }
}

interface LinePlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The width of the numbers of copies. */
const COUNT = 26;
/** The side of the box in which a judge ticks a card. */
const TICK = 8;

function drawLine(pdf: PDFKit.PDFDocument, text: PdfText, line: SheetLine, { x, y, width }: LinePlace): void {
  if (line.kind === 'gap') return;
  pdf.fillColor(INK).strokeColor(INK);
  if (line.kind === 'heading') {
    text.line(line.isContinued ? `${line.text} (continued)` : line.text, x, y, width, { size: 10.5, weight: 600 });
    pdf
      .lineWidth(1)
      .moveTo(x, y + ROW - 0.5)
      .lineTo(x + width, y + ROW - 0.5)
      .stroke();
    return;
  }
  const isTotal = line.kind === 'total';
  const copies = String(isTotal ? line.copies : line.row.copies);
  const style = { size: 9.5, weight: isTotal ? 600 : 400, least: LEAST } as const;
  text.line(copies, x + COUNT - 8 - text.widthOf(copies, style), y + 1.5, COUNT, style);
  text.line(isTotal ? line.text : line.row.name, x + COUNT, y + 1.5, width - COUNT - (isTotal ? 0 : TICK + 6), style);
  if (isTotal) {
    pdf
      .lineWidth(0.6)
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke();
    return;
  }
  pdf
    .lineWidth(0.5)
    .rect(x + width - TICK - 1, y + (ROW - TICK) / 2 - 0.5, TICK, TICK)
    .stroke();
  pdf
    .lineWidth(0.25)
    .strokeColor('#bbbbbb')
    .moveTo(x, y + ROW - 0.5)
    .lineTo(x + width, y + ROW - 0.5)
    .stroke();
}

function drawFoot(
  pdf: PDFKit.PDFDocument,
  text: PdfText,
  { sections }: RegistrationJob,
  { width, height }: { readonly width: number; readonly height: number },
): void {
  const inner = width - 2 * MARGIN;
  const y = height - MARGIN - FOOT + 12;
  const totals = sections.map(({ name, rows }) => `${name}: ${totalOf(rows)}`).join('   ');
  pdf.fillColor(INK);
  text.line(totals, MARGIN, y - 4, inner, { size: 9.5, weight: 600 });
  const boxWidth = inner / JUDGES.length;
  for (const [at, label] of JUDGES.entries()) {
    pdf
      .lineWidth(0.8)
      .strokeColor(INK)
      .rect(MARGIN + at * boxWidth, y + 12, boxWidth, FOOT - 24)
      .stroke();
    pdf.fillColor(QUIET);
    text.line(`${label} (for judges)`, MARGIN + at * boxWidth + 4, y + 15, boxWidth - 8, { size: 7 });
  }
}
