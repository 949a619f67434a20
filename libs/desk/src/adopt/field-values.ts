/** Converts the cells of a row to the values of a card, and collects the words of the fields of a new game. */
import { capital, type Adoption, type AdoptedField } from '@rulewright/content';
import { CellError, valueOf } from './cell-value.ts';
import type { FieldWords } from './field-words.ts';
import type { Cell, SourceRow } from './source.ts';
import { slugOf, spelledAmounts, textOf, wordsOf } from './values.ts';

/** Thrown for a row that cannot be converted, with the column of the error. */
export class RowError extends Error {
  constructor(
    readonly column: string | undefined,
    message: string,
  ) {
    super(message);
  }
}

/** The values of the fields of a row. @throws RowError */
export function fieldsOf(
  row: SourceRow,
  { fields, flavor }: Adoption,
  fieldWords: ReadonlyMap<string, FieldWords>,
  words: Map<string, Map<string, string>>,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [id, field] of Object.entries(fields)) {
    try {
      const cell = row.cells[field.from];
      const value = valueOf(cell, field, fieldWords.get(id)!);
      if (value === undefined) continue;
      values[`data.${id}`] = value;
      remember(words, id, value, cell ?? null, field);
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      throw new RowError(field.from, error.message);
    }
  }
  const told = flavor === undefined ? '' : textOf(row.cells[flavor]);
  return told === '' ? values : { ...values, flavor: told };
}

/** Records the words of a field with the words of the source, for the labels of a new game. */
function remember(
  words: Map<string, Map<string, string>>,
  id: string,
  value: unknown,
  cell: Cell,
  { as, split, map, words: permitted }: AdoptedField,
): void {
  const known = words.get(id) ?? new Map<string, string>();
  words.set(id, known);
  const add = (word: string, label: string): void => void (known.has(word) || known.set(word, label));
  if (as === 'choice')
    add(
      value as string,
      map?.[textOf(cell)] === undefined ? textOf(cell) || capital(value as string) : capital(value as string),
    );
  else if (as === 'choices' && permitted) for (const word of wordsOf(cell, split)) add(slugOf(word), word);
  else if (as === 'amounts')
    for (const [spelled] of spelledAmounts(cell, split) ?? []) add(slugOf(spelled), capital(spelled));
  else if (as === 'integer' && typeof value === 'string') add(value, value);
}

/** A label from a word: `sky` gives `Sky`, and `G-mod` stays. */
