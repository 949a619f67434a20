/** rules/<game>/fields.yaml: the fields of cards, how they are searched, and the fields of each kind of card. */
import { z } from 'zod';
import { provenanceSchema } from '../provenance.ts';
import { ruleIdSchema } from '../schemas.ts';

/** The name of a field in card files, such as `influenceCost`. */
const fieldIdSchema = z
  .string()
  .max(40)
  .regex(/^[a-z][A-Za-z0-9]*$/, 'a field name such as influenceCost');

/** The word before the colon or sign in a search, such as `cost` in `cost<=2`. */
const searchWordSchema = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z0-9_-]*$/, 'a search word in lower case such as cost');

/** A word that a card may have instead of a number. Spaces separate its parts. A whole number is not a word. */
const NUMBER_WORD = /^(?=.{1,40}$)(?![+-]?[0-9]+$)[^\s\p{C}]+(?: [^\s\p{C}]+)*$/u;

const lineSchema = z.string().min(1).max(80);

/** Words with fields in braces: `limit {copies}`. A line whose field has no value is left out. */
export const saySchema = z
  .string()
  .min(1)
  .max(200)
  .regex(/^(?:[^{}]|\{[a-z][A-Za-z0-9]*\})*$/, 'words with fields in braces, such as limit {copies}');

/** Words with the labels that readers see. @param words what a word is, for the error */
const labelsSchema = (pattern: RegExp, words: string) =>
  z
    .record(z.string().regex(pattern), lineSchema, {
      error: ({ code, key }) => (code === 'invalid_key' ? `"${String(key)}" must be ${words}` : undefined),
    })
    .refine((values) => Object.keys(values).length > 0, 'give at least one value');

/** The words of card files, each with the words that readers see. */
const valuesSchema = labelsSchema(/^[A-Za-z0-9][A-Za-z0-9-]*$/, 'letters, digits and hyphens');

/** The words of a number field. Cards print signs such as `*`, so card files may have them too. */
const wordsSchema = labelsSchema(NUMBER_WORD, 'a word or a sign such as X or *, and not a number');

/** Members that fields of every type have. */
const common = {
  id: fieldIdSchema,
  label: lineSchema,
  /** Whether every card must have it. `shapes` requires a field for some kinds of card only. */
  required: z.boolean().default(false),
  /** One sentence for the people who fill in this field. */
  help: z.string().min(1).max(300).optional(),
  /** For faces only: neither the card page nor the search shows the field. */
  hidden: z.boolean().default(false),
  /** The rule that explains the field. The card page links to it. */
  rule: ruleIdSchema.optional(),
};

/** How the catalogue searches a field. Without `search`, the field's id in lower case is its search word. */
const searched = {
  search: z.array(searchWordSchema).max(6).default([]),
  /** Whether the search results list the field's values with their counts. */
  facet: z.boolean().default(false),
};

const integer = {
  type: z.literal('integer'),
  min: z.number().int().optional(),
  max: z.number().int().optional(),
  /** Words and signs allowed instead of a number, such as `X: by choice` or `'*': '*'`. */
  words: wordsSchema.optional(),
  /** Such as `coins`. */
  unit: lineSchema.optional(),
  /** What the card page says of a card without the number, such as `any number`. */
  without: lineSchema.optional(),
  /** Which number is the better one for the owner of the card. Without it, two cards with different numbers are not compared. */
  better: z.enum(['more', 'less']).optional(),
};
const line = { type: z.literal('line') };
const text = { type: z.literal('text') };
/** Whether each word or entry of a list is an advantage for the owner of the card. */
const each = z.literal('more').optional();
const yes = { type: z.literal('yes') };
const choice = { type: z.literal('choice'), values: valuesSchema };

const choices = {
  type: z.literal('choices'),
  values: valuesSchema.optional(),
  /** Whether other words than the listed ones are allowed. */
  open: z.boolean().default(false),
  /** Whether a card can have a word several times. */
  repeats: z.boolean().default(false),
};
/** A number for each of some things: `{ tea: 2, bread: 1 }`. */
const amounts = { type: z.literal('amounts'), values: valuesSchema, without: lineSchema.optional() };

/** What the card page lists of the entries of a group: the words for each entry, or once if they have no field. */
const factSchema = z.strictObject({
  /** If left out: the label of the group. */
  label: lineSchema.optional(),
  say: saySchema,
  /** Only for entries that have a value of this member. */
  having: fieldIdSchema.optional(),
  rule: ruleIdSchema.optional(),
});

/** A member of a group. */
const memberSchema = z.discriminatedUnion('type', [
  z.strictObject({ ...common, ...line }),
  z.strictObject({ ...common, ...text }),
  z.strictObject({ ...common, ...integer }),
  z.strictObject({ ...common, ...yes }),
  z.strictObject({ ...common, ...choice }),
  z.strictObject({ ...common, ...choices }),
  z.strictObject({ ...common, ...amounts }),
]);

const fieldSchema = z.discriminatedUnion('type', [
  z.strictObject({ ...common, ...searched, ...line }),
  z.strictObject({ ...common, ...searched, ...text }),
  z.strictObject({ ...common, ...searched, ...integer }),
  z.strictObject({ ...common, ...searched, ...yes }),
  z.strictObject({ ...common, ...searched, ...choice }),
  z.strictObject({ ...common, ...searched, ...choices, better: each }),
  z.strictObject({ ...common, ...searched, ...amounts, better: z.enum(['more', 'less']).optional() }),
  z.strictObject({ ...common, ...searched, type: z.literal('card') }),
  z.strictObject({ ...common, ...searched, type: z.literal('cards') }),
  /** A picture file of the game, with a description for people who cannot see it and the name of its artist. */
  z.strictObject({ ...common, ...searched, type: z.literal('picture') }),
  /** Entries whose form a plugin defines, such as abilities. Each has a `text`. */
  z.strictObject({ ...common, ...searched, type: z.literal('engine') }),
  /** The origin of other values of the card, by field, member of a group or `name`: `{ cost: source, attacks.damage: source }`. A value that is not listed has the origin of the document. */
  z.strictObject({ ...common, ...searched, type: z.literal('origins') }),
  /** A list of entries. Each entry has fields of its own. */
  z.strictObject({
    ...common,
    ...searched,
    type: z.literal('group'),
    most: z.number().int().min(1).max(20).default(20),
    better: each,
    facts: z.array(factSchema).max(4).default([]),
    fields: z.array(memberSchema).min(1).max(40),
  }),
]);

const computedBase = {
  id: fieldIdSchema,
  label: lineSchema,
  ...searched,
  /** For play only: the search does not have the field. */
  hidden: z.boolean().default(false),
};
/** A field or, in a group, `group.member`. */
const pathSchema = z.string().regex(/^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)?$/, 'a field or group.member');
/** A field computed from other fields, for the search, deck law and play: a number, or words. `empty` is the number of a card without any. */
const computedSchema = z.union([
  z.strictObject({ ...computedBase, sum: pathSchema, empty: z.number().int().optional() }),
  z.strictObject({ ...computedBase, max: pathSchema, empty: z.number().int().optional() }),
  /** The words of several fields, such as all words of a type line. `name` is the name of the card. */
  z.strictObject({ ...computedBase, words: z.array(pathSchema).min(1).max(8) }),
  /** What the texts of some fields mention: each thing with the words of which a text has one. */
  z.strictObject({
    ...computedBase,
    texts: z.array(fieldIdSchema).min(1).max(8),
    says: z.record(z.string().regex(/^[a-z][a-z0-9-]*$/, 'a word such as reserve'), z.array(lineSchema).min(1).max(20)),
  }),
]);

/** The fields that a kind of card must have and may have. Every kind may have a field that no shape names. */
const shapeSchema = z.strictObject({
  must: z.array(fieldIdSchema).default([]),
  may: z.array(fieldIdSchema).default([]),
});

const exampleValuesSchema = z.record(fieldIdSchema, z.unknown()).default({});

export const fieldsSchema = z.strictObject({
  /** The origin of the values. `source` means that they are the designer's own. */
  provenance: provenanceSchema.default('source'),
  fields: z.array(fieldSchema).min(1).max(60),
  computed: z.array(computedSchema).max(20).default([]),
  /** `by` names a choice; `of` has a shape for each of its values. */
  shapes: z.strictObject({ by: fieldIdSchema, of: z.record(z.string(), shapeSchema) }).optional(),
  /** Of cards that worked examples make: the values that an example leaves out, and those of a card that fills piles. */
  examples: z.strictObject({ blank: exampleValuesSchema, filler: exampleValuesSchema }).optional(),
});

export type FieldsDoc = z.infer<typeof fieldsSchema>;
export type DataField = z.infer<typeof fieldSchema>;
export type MemberField = z.infer<typeof memberSchema>;
export type ComputedField = z.infer<typeof computedSchema>;
