/** rules/<game>/fields.yaml: what a card of a game without a plugin has, what is searched, and what each kind of card may have. */
import { z } from 'zod';
import { provenanceSchema, ruleIdSchema } from '../schemas.ts';

/** `influenceCost`: the name of a field in card files. */
const fieldIdSchema = z
  .string()
  .max(40)
  .regex(/^[a-z][A-Za-z0-9]*$/, 'a field name such as influenceCost');

/** A word before a colon or a sign in a search: `cost<=2`. */
const searchWordSchema = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z0-9_-]*$/, 'a search word in lower case such as cost');

const lineSchema = z.string().min(1).max(80);

/** Values by the word that card files use, with the words that readers see. */
const valuesSchema = z
  .record(z.string().regex(/^[A-Za-z0-9][A-Za-z0-9-]*$/, 'letters, digits and hyphens'), lineSchema)
  .refine((values) => Object.keys(values).length > 0, 'give at least one value');

/** What fields of every type may say. */
const common = {
  id: fieldIdSchema,
  label: lineSchema,
  /** Every card must have it; `shapes` asks for a field of some kinds only. */
  required: z.boolean().default(false),
  /** One sentence for the people who fill it in. */
  help: z.string().min(1).max(300).optional(),
  /** For faces only: neither the page of a card nor the search shows it. */
  hidden: z.boolean().default(false),
  /** The rule that explains it; the page of a card links to it. */
  rule: ruleIdSchema.optional(),
};

/** How the catalogue asks for a field; its id is the search word unless others are given. */
const searched = {
  search: z.array(searchWordSchema).max(6).default([]),
  /** Shown beside the results with its values and their counts. */
  facet: z.boolean().default(false),
};

const integer = {
  type: z.literal('integer'),
  min: z.number().int().optional(),
  max: z.number().int().optional(),
  /** Words that may take the place of a number: `X: by choice`. */
  words: valuesSchema.optional(),
  /** `coins`. */
  unit: lineSchema.optional(),
};
const line = { type: z.literal('line') };
const text = { type: z.literal('text') };
const yes = { type: z.literal('yes') };
const choice = { type: z.literal('choice'), values: valuesSchema };

/** A member of a group. */
const memberSchema = z.discriminatedUnion('type', [
  z.strictObject({ ...common, ...line }),
  z.strictObject({ ...common, ...text }),
  z.strictObject({ ...common, ...integer }),
  z.strictObject({ ...common, ...yes }),
  z.strictObject({ ...common, ...choice }),
]);

const fieldSchema = z.discriminatedUnion('type', [
  z.strictObject({ ...common, ...searched, ...line }),
  z.strictObject({ ...common, ...searched, ...text }),
  z.strictObject({ ...common, ...searched, ...integer }),
  z.strictObject({ ...common, ...searched, ...yes }),
  z.strictObject({ ...common, ...searched, ...choice }),
  z.strictObject({
    ...common,
    ...searched,
    type: z.literal('choices'),
    values: valuesSchema.optional(),
    /** Other words than the listed ones are allowed. */
    open: z.boolean().default(false),
  }),
  /** So many of each of some things: `{ tea: 2, bread: 1 }`. */
  z.strictObject({ ...common, ...searched, type: z.literal('amounts'), values: valuesSchema }),
  z.strictObject({ ...common, ...searched, type: z.literal('card') }),
  z.strictObject({ ...common, ...searched, type: z.literal('cards') }),
  /** A list of entries that each have fields of their own. */
  z.strictObject({
    ...common,
    ...searched,
    type: z.literal('group'),
    most: z.number().int().min(1).max(20).default(20),
    fields: z.array(memberSchema).min(1).max(12),
  }),
]);

const computedBase = { id: fieldIdSchema, label: lineSchema, ...searched };
/** A field or, in a group, `group.member`. */
const pathSchema = z.string().regex(/^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)?$/, 'a field or group.member');
/** What is worked out from other fields, for the search only. */
const computedSchema = z.union([
  z.strictObject({ ...computedBase, sum: pathSchema }),
  z.strictObject({ ...computedBase, max: pathSchema }),
]);

/** The fields that a kind of card must and may have; it has no others, except those that every card must have. */
const shapeSchema = z.strictObject({
  must: z.array(fieldIdSchema).default([]),
  may: z.array(fieldIdSchema).default([]),
});

export const fieldsSchema = z.strictObject({
  /** Where the values come from; `source` says that they are the designer's own. */
  provenance: provenanceSchema.default('source'),
  fields: z.array(fieldSchema).min(1).max(60),
  computed: z.array(computedSchema).max(20).default([]),
  /** `by` names a choice; `of` has a shape for each of its values. */
  shapes: z.strictObject({ by: fieldIdSchema, of: z.record(z.string(), shapeSchema) }).optional(),
});

export type FieldsDoc = z.infer<typeof fieldsSchema>;
export type DataField = z.infer<typeof fieldSchema>;
export type MemberField = z.infer<typeof memberSchema>;
export type ComputedField = z.infer<typeof computedSchema>;
