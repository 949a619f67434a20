/** A card as rows of searchable values, and its texts. */
import { foldText, searchableFields, type CardDoc, type CardField } from '@rulewright/content';

/** An indexed value; a longer one is cut, which only shortens what `=` compares. PostgreSQL indexes at most 2,700 bytes. */
const LONGEST_VALUE = 200;
/** A searched text; PostgreSQL keeps at most a megabyte of words. */
export const LONGEST_TEXT = 50_000;

export interface CardValue {
  readonly field: string;
  readonly number: number | null;
  /** As shown. */
  readonly text: string;
  readonly folded: string;
}

/** Cuts without leaving half a surrogate pair. */
export const cut = (text: string, length: number): string => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');

export const foldValue = (text: string): string => cut(foldText(text), LONGEST_VALUE);

function membersOf(field: CardField, card: CardDoc): readonly (number | string)[] {
  const value = field.read(card);
  if (value === null) return [];
  return typeof value === 'object' ? [...new Set(value)] : [value];
}

/** Rows for every field of a card that has a value; a field of type `set` has one for each member. */
export function cardValues(card: CardDoc, fields: readonly CardField[]): CardValue[] {
  return searchableFields(fields).flatMap((field) =>
    membersOf(field, card).map((value) => ({
      field: field.id,
      number: typeof value === 'number' ? value : null,
      text: cut(String(value), LONGEST_VALUE),
      // Folding would remove the sign and the decimal point of a number.
      folded: typeof value === 'number' ? String(value) : foldValue(value),
    })),
  );
}

/** The text fields of a card: what `o:reserve` looks into, by field id. */
export function cardTexts(card: CardDoc, fields: readonly CardField[]): { field: string; text: string }[] {
  return searchableFields(fields)
    .filter((field) => field.type === 'text')
    .map((field) => ({ field: field.id, text: membersOf(field, card).join('\n') }))
    .filter((one) => one.text !== '');
}
