/** Turns a card into rows of searchable values, and into texts. */
import { foldText, searchableFields, type CardDoc, type CardField } from '@rulewright/content';

/** The longest indexed value. A longer one is cut, which only affects comparisons with `=`. PostgreSQL indexes at most 2,700 bytes. */
export const LONGEST_VALUE = 200;
/** The longest searched text. PostgreSQL stores at most a megabyte of words. */
export const LONGEST_TEXT = 50_000;

export interface CardValue {
  readonly field: string;
  readonly number: number | null;
  /** The value as shown. */
  readonly text: string;
  readonly folded: string;
}

/** Cuts a text without leaving half of a surrogate pair. */
export const cut = (text: string, length: number): string => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');

export const foldValue = (text: string): string => cut(foldText(text), LONGEST_VALUE);

function membersOf(field: CardField, card: CardDoc): readonly (number | string)[] {
  const value = field.read(card);
  if (value === null) return [];
  return typeof value === 'object' ? [...new Set(value)] : [value];
}

/** Rows for every field of a card that has a value. A field of type `set` has a row for each member. */
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

/** The text fields of a card, by field id. A search such as `o:reserve` looks into them. */
export function cardTexts(card: CardDoc, fields: readonly CardField[]): { field: string; text: string }[] {
  return searchableFields(fields)
    .filter((field) => field.type === 'text')
    .map((field) => ({ field: field.id, text: membersOf(field, card).join('\n') }))
    .filter((one) => one.text !== '');
}
