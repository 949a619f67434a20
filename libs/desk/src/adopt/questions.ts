/** The texts of cells about which a mapping decides: yes and no, words among numbers, texts without a value, and probable mistakes. */
import type { AdoptedField, Adoption } from '@rulewright/content';
import { CellError, valueOf } from './cell-value.ts';
import { probableNumber, wholeNumber } from './cell-words.ts';
import type { FieldWords } from './field-words.ts';
import type { Cell, Source } from './source.ts';
import { textOf } from './values.ts';

/** What a text means: yes, no, no value, a word of the field, or another value. */
type CellAnswer = 'yes' | 'no' | 'none' | 'word' | 'other';

export interface CellQuestion {
  readonly field: string;
  readonly column: string;
  /** The text of the cells, or a word of a list. Empty for empty cells. */
  readonly text: string;
  readonly count: number;
  /** The first rows with this text. */
  readonly rows: readonly number[];
  /** The decision of the mapping; null if there is none, and the rows are not taken. */
  readonly answer: CellAnswer | null;
  /** The value instead of the text, if the mapping gives one; otherwise, a suggestion, or an empty text. */
  readonly value: string;
}

/** The most different texts of a column that are read. A column with more has no typical texts. */
const MOST_TEXTS = 5_000;
const SHOWN_ROWS = 5;

interface CellPlace {
  cell: Cell | undefined;
  count: number;
  rows: number[];
}

/** All such texts, those without a decision first. */
export function cellQuestions(
  source: Source,
  { fields }: Adoption,
  words: ReadonlyMap<string, FieldWords>,
): CellQuestion[] {
  const all = Object.entries(fields).flatMap(([id, field]) =>
    isRead(field) ? questionsOf(id, field, textsIn(source, field.from), words.get(id)!) : [],
  );
  return all.toSorted((a, b) => Number(a.answer !== null) - Number(b.answer !== null));
}

const isRead = ({ as, empty }: AdoptedField): boolean => (as !== 'line' && as !== 'text') || empty !== undefined;

function textsIn({ rows }: Source, column: string): Map<string, CellPlace> {
  const texts = new Map<string, CellPlace>();
  for (const { row, cells } of rows) {
    const cell = cells[column];
    const text = textOf(cell);
    const known = texts.get(text) ?? { cell, count: 0, rows: [] };
    if (known.count === 0 && texts.size >= MOST_TEXTS) continue;
    texts.set(text, known);
    known.count++;
    if (known.rows.length < SHOWN_ROWS) known.rows.push(row);
  }
  return texts;
}

function questionsOf(
  id: string,
  field: AdoptedField,
  texts: ReadonlyMap<string, CellPlace>,
  words: FieldWords,
): CellQuestion[] {
  const questions = new Map<string, { -readonly [K in keyof CellQuestion]: CellQuestion[K] }>();
  for (const [text, { cell, count, rows }] of texts) {
    const read = readingOf(text, cell, field, words);
    if (!read) continue;
    const known = questions.get(read.text);
    if (known) known.count += count;
    else questions.set(read.text, { field: id, column: field.from, count, rows, ...read });
  }
  return [...questions.values()];
}

/** How a text is read; null for a text that needs no decision, such as a number. */
function readingOf(
  text: string,
  cell: Cell | undefined,
  field: AdoptedField,
  words: FieldWords,
): Pick<CellQuestion, 'text' | 'answer' | 'value'> | null {
  const { as, empty, map, words: permitted, default: usual } = field;
  if (text === '' && as !== 'yes') return null;
  const mapped = map?.[text] ?? '';
  try {
    const value = valueOf(cell, field, words);
    if (as === 'yes') return { text, answer: value === undefined ? 'none' : value ? 'yes' : 'no', value: '' };
    if (empty?.includes(text))
      return { text, answer: usual === undefined ? 'none' : 'other', value: String(usual ?? '') };
    if (mapped !== '') return { text, answer: 'other', value: mapped };
    return permitted?.includes(text) ? { text, answer: 'word', value: '' } : null;
  } catch (error) {
    if (!(error instanceof CellError)) throw error;
    const near = as === 'integer' ? probableNumber(text) : words.doubtful.get(text);
    return { text: error.text, answer: null, value: near ?? '' };
  }
}

/** The smallest and the greatest number of a column. */
export function rangeOf({ rows }: Source, field: AdoptedField): readonly [number, number] | null {
  let range: [number, number] | null = null;
  for (const { cells } of rows) {
    const number = wholeNumber(textOf(cells[field.from]), field);
    if (number === undefined) continue;
    range = range === null ? [number, number] : [Math.min(range[0], number), Math.max(range[1], number)];
  }
  return range;
}
