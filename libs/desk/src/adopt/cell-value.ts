/** Converts a cell of a source to the value of a field. */
import type { AdoptedField } from '@rulewright/content';
import { wholeNumber, yesOrNo } from './cell-words.ts';
import type { FieldWords } from './field-words.ts';
import type { Cell } from './source.ts';
import { amountsOf, proseOf, textOf, wordsOf } from './values.ts';

/** The error for a cell that does not match the form of its field. */
export class CellError extends Error {
  /** @param text the text to decide about: the cell, or the word of a list */
  constructor(
    message: string,
    readonly text: string,
  ) {
    super(message);
  }
}

const quoted = (text: string): string => `"${text.slice(0, 40)}"`;

/** What to do about a cell. The mapping form has the same answers. */
const ANSWERS =
  'Correct the cell, or say in the mapping what it means: another value, no value, or a word of the field.';

/** The value of a field from a cell; undefined for an empty one. @throws CellError */
export function valueOf(cell: Cell | undefined, field: AdoptedField, words: FieldWords): unknown {
  const { as, split, map, empty, default: usual } = field;
  const text = textOf(cell);
  const raw = text === '' || empty?.includes(text) ? (usual ?? null) : (cell as Cell);
  if (raw === null) return undefined;
  const said = map?.[textOf(raw)];
  switch (as) {
    case 'line':
    case 'text':
      return proseOf(raw).replaceAll('\r\n', '\n');
    case 'integer':
      return numberOf(said ?? textOf(raw), field, words);
    case 'yes': {
      const yes = yesOrNo(said ?? textOf(raw));
      if (yes === null) throw new CellError(`${quoted(text)} is not yes or no. ${ANSWERS}`, text);
      return yes;
    }
    case 'choice':
      return choiceOf(textOf(raw), field, words);
    case 'choices':
      return listOf(wordsOf(raw, split), field, words);
    case 'amounts': {
      const amounts = amountsOf(raw, split);
      if (!amounts)
        throw new CellError(
          `${quoted(text)} is not a list of amounts such as "2 tea, 1 bread". Correct the cell, or take the column as text.`,
          text,
        );
      return amounts;
    }
  }
}

/** @throws CellError */
function numberOf(text: string, field: AdoptedField, words: FieldWords): number | string {
  const number = wholeNumber(text, field);
  if (number !== undefined) return number;
  if (field.words?.includes(text) || words.declares(text)) return text;
  throw new CellError(`${quoted(text)} is not a whole number or a word of the field. ${ANSWERS}`, text);
}

/** @throws CellError */
function choiceOf(text: string, { map, words: permitted }: AdoptedField, words: FieldWords): string {
  const word = map?.[text] ?? words.idOf(text);
  if (word === '') throw new CellError(`${quoted(text)} has no letters. ${ANSWERS}`, text);
  if (map?.[text] !== undefined || permitted?.includes(text)) return word;
  const near = words.doubtful.get(text);
  if (near !== undefined)
    throw new CellError(`${quoted(text)} looks like ${quoted(near)}, which many cells have. ${ANSWERS}`, text);
  if (!words.permits(word)) throw new CellError(`The field has no value ${quoted(text)}. ${ANSWERS}`, text);
  return word;
}

/** @throws CellError */
function listOf(texts: readonly string[], field: AdoptedField, words: FieldWords): string[] {
  const list = texts.map((word) => {
    const meaning = field.map?.[word] ?? words.ofList(word, field);
    if (meaning === undefined) throw new CellError(`The field has no value ${quoted(word)}. ${ANSWERS}`, word);
    return meaning;
  });
  return [...new Set(list)].filter((word) => word !== '');
}
