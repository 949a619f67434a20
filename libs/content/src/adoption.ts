/**
 * Documents for imported data. cards/<game>/adopt/<source>.yaml maps the columns of a source to cards.
 * cards/<game>/adopted/<source>.yaml records the imported values. A later run can then tell a change at the source from a change here.
 */
import { z } from 'zod';
import { slugSchema } from './schema-words.ts';

const columnSchema = z.string().min(1).max(120);

const valueMembers = {
  from: columnSchema.optional(),
  /** A fixed value for every row. */
  is: z.union([z.string(), z.number()]).optional(),
  /** The value of an empty cell. */
  default: z.union([z.string(), z.number()]).optional(),
};
const hasOneOrigin = ({ from, is }: { readonly from?: unknown; readonly is?: unknown }): boolean =>
  (from === undefined) !== (is === undefined);
const ONE_ORIGIN = 'give either from or is';

/** A value of a card: the column to read, or one value for every row. */
const valueSchema = z.strictObject(valueMembers).refine(hasOneOrigin, ONE_ORIGIN);

const setOfRowSchema = z
  .strictObject({
    ...valueMembers,
    /** The column with the name of a new set. */
    name: columnSchema.optional(),
  })
  .refine(hasOneOrigin, ONE_ORIGIN);

const fieldSchema = z.strictObject({
  from: columnSchema,
  as: z.enum(['line', 'text', 'integer', 'yes', 'choice', 'choices', 'amounts']),
  /** The separator of the words of a list. Spaces around it are ignored. */
  split: z.string().min(1).max(10).optional(),
  /**
   * The words of the source, with the words for the card files: `three: '3'` for a number, `ja: 'yes'` for a yes or no. Without it, the words
   * of a choice become lower case with hyphens, and an open list keeps its words.
   */
  map: z.record(z.string(), z.string()).optional(),
  /** The texts of cells without a value, such as `0` or `n/a`. */
  empty: z.array(z.string().max(40)).min(1).max(20).optional(),
  /** The words that a number field or a choice may have although the game does not list them yet, such as `X`. They become words of the field. */
  words: z.array(z.string().min(1).max(40)).min(1).max(200).optional(),
  /** The sign or word after each number, such as `%`. */
  unit: z.string().min(1).max(20).optional(),
  /** The separator of thousands in numbers. */
  thousands: z.enum([',', '.', ' ', "'"]).optional(),
  /** Whether the field is added to a game that does not have it. */
  new: z.literal(true).optional(),
  default: z.union([z.string(), z.number()]).optional(),
});

/** cards/<game>/adopt/<source>.yaml */
export const adoptionSchema = z.strictObject({
  id: slugSchema,
  /** The column that identifies a row at the source. Without it, the name does. */
  key: columnSchema.optional(),
  /** The column of the name. Rows with the same name are printings of one card. */
  name: columnSchema,
  /**
   * How to treat rows with the same name that are not clearly printings of one card. `refuse` lists them, `first` takes the values of the first
   * row and makes the others printings, `once` leaves the others out, and `apart` makes one card for each group of equal values.
   */
  sameName: z.enum(['refuse', 'first', 'once', 'apart']).default('refuse'),
  /**
   * Decisions about single names: one of `sameName`, `leave` for rows that are left out, or `card` for a row that looks like a note or a total
   * but is a card.
   */
  names: z.record(z.string(), z.enum(['first', 'once', 'apart', 'leave', 'card'])).optional(),
  /** The column that names the card which a row repeats. */
  repeatOf: columnSchema.optional(),
  /** How to treat rows that repeat a card, by `repeatOf` or because all values are equal: list them, leave them out, or make them printings. */
  repeats: z.enum(['refuse', 'leave', 'printing']).default('refuse'),
  /** The set of a printing, by id, code or name. A set that does not exist is created. */
  set: setOfRowSchema,
  number: valueSchema.optional(),
  rarity: valueSchema.optional(),
  flavor: columnSchema.optional(),
  /** The columns of the fields, by field id. */
  fields: z.record(z.string().regex(/^[a-z][A-Za-z0-9]*$/), fieldSchema),
  /** Columns to ignore. A column that no member names is reported. */
  leave: z.array(columnSchema).max(200).default([]),
});

/** cards/<game>/adopted/<source>.yaml, or several such documents for a large source. */
export const adoptedSchema = z.strictObject({
  id: slugSchema,
  source: slugSchema,
  /** By card: the keys of its rows, and a short digest of every imported value. */
  cards: z.record(
    slugSchema,
    z.strictObject({ keys: z.array(z.string()).min(1), taken: z.record(z.string(), z.string()) }),
  ),
});

export type Adoption = z.infer<typeof adoptionSchema>;
export type AdoptedField = z.infer<typeof fieldSchema>;
export type AdoptedDoc = z.infer<typeof adoptedSchema>;
