/** Builds the schema that validates card data from the fields of a game. JSON Schemas for forms and editors come from the same schema. */
import { z } from 'zod';
import { didYouMean } from '../problems.ts';
import { PICTURE_FILE } from '../pictures/picture.ts';
import { provenanceSchema } from '../provenance.ts';
import { slugSchema } from '../schemas.ts';
import type { DataField, FieldsDoc, MemberField } from './fields.ts';

const LONGEST_LINE = 200;
const LONGEST_TEXT = 4000;
const MOST_VALUES = 40;

/** An error for a wrong value, or for a missing one. */
const said =
  (label: string, message: (value: unknown) => string) =>
  (issue: { readonly input?: unknown }): string =>
    issue.input === undefined ? `${label} is missing. Add a value.` : message(issue.input);

const listed = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(', ');

/**
 * One of the words of a choice.
 * @param label the name of the field in the message
 */
const oneOf = (values: Readonly<Record<string, string>>, label: string): z.ZodType => {
  const words = Object.keys(values);
  return z.enum(words as [string, ...string[]], {
    error: said(
      label,
      (value) =>
        `${label} cannot be "${String(value)}".${didYouMean(String(value), words)} Use one of ${listed(words)}, or add the value to fields.yaml.`,
    ),
  });
};

function integerOf({ label, min, max, words }: Extract<DataField, { type: 'integer' }>): z.ZodType {
  const bounds =
    min === undefined && max === undefined
      ? 'a whole number'
      : `a whole number${min === undefined ? '' : ` from ${min}`}${max === undefined ? '' : ` up to ${max}`}`;
  const orWord = words ? ` or one of ${listed(Object.keys(words))}` : '';
  const error = said(label, () => `${label} must be ${bounds}${orWord}.`);
  let number = z.int({ error });
  if (min !== undefined) number = number.min(min, { error });
  if (max !== undefined) number = number.max(max, { error });
  return words ? z.union([number, z.enum(Object.keys(words) as [string, ...string[]])], { error }) : number;
}

const lineOf = (label: string): z.ZodType =>
  z
    .string({ error: said(label, () => `${label} must be a text. Put quotation marks around it.`) })
    .min(1, { error: `${label} is empty. Write a text or remove the line.` })
    .max(LONGEST_LINE, { error: `${label} has at most ${LONGEST_LINE} characters.` })
    .regex(/^[^\n]*$/, { error: `${label} must fit on one line.` });

const textOf = (label: string): z.ZodType =>
  z
    .string({ error: said(label, () => `${label} must be a text. Put quotation marks around it.`) })
    .min(1, { error: `${label} is empty. Write a text or remove the line.` })
    .max(LONGEST_TEXT, { error: `${label} has at most ${LONGEST_TEXT} characters.` });

const cardOf = (label: string): z.ZodType =>
  slugSchema.refine(() => true, { error: `${label} must be the id of a card, such as tea-seller.` });

/** A place in a picture, from the left or from the top. */
const percent = (label: string): z.ZodType =>
  z
    .int({ error: `${label} has x and y, from 0 to 100.` })
    .min(0, { error: `${label}: at least 0.` })
    .max(100, { error: `${label}: at most 100.` });

const pictureOf = (label: string): z.ZodType =>
  z
    .strictObject(
      {
        file: z
          .string()
          .max(80)
          .regex(PICTURE_FILE, {
            error: `${label}: "file" is the name of a picture in the folder pictures, such as old-bridge.png.`,
          })
          .meta({ title: 'File' }),
        alt: lineOf(`${label}: the description`)
          .optional()
          .meta({ title: 'Description', description: 'What the picture shows, for people who cannot see it.' }),
        credit: lineOf(`${label}: the artist`)
          .optional()
          .meta({ title: 'Artist', description: 'The name that the card shows as small print.' }),
        licence: lineOf(`${label}: the licence`)
          .optional()
          .meta({ title: 'Licence', description: 'Under which licence the picture may be shown, such as CC BY 4.0.' }),
        focus: z
          .strictObject({ x: percent(`${label}: the focal point`), y: percent(`${label}: the focal point`) })
          .optional()
          .meta({ title: 'Focal point', description: 'The place that stays visible when a face crops the picture.' }),
      },
      { error: said(label, () => `${label} must name a picture, such as { file: old-bridge.png }.`) },
    )
    .meta({ format: 'picture' });

/** A list, without repetitions unless the field allows them. */
const listOf = (one: z.ZodType, label: string, repeats = false): z.ZodType =>
  z
    .array(one, { error: said(label, () => `${label} must be a list, such as [one, two].`) })
    .max(MOST_VALUES, { error: `${label} has at most ${MOST_VALUES} values.` })
    .refine((list) => repeats || new Set(list).size === list.length, {
      error: `${label} names a value twice. Remove one.`,
    });

/** What the fields of a card are checked with. */
interface Declared {
  readonly fields: readonly DataField[];
  readonly parts: EngineParts;
}

function groupOf(field: Extract<DataField, { type: 'group' }>, declared: Declared): z.ZodType {
  const { label, most, fields } = field;
  return z
    .array(objectOf(fields, `An entry of ${label}`, declared), { error: `${label} must be a list of entries.` })
    .max(most, { error: `${label} has at most ${most} entries.` });
}

/** What can have an origin: a field, and members of a group, such as `attacks.damage`. */
const originsIn = (field: DataField): string[] => [
  field.id,
  ...(field.type === 'group' ? field.fields.map(({ id }) => `${field.id}.${id}`) : []),
];

/** The forms of entries that a plugin defines, by field. */
export type EngineParts = Readonly<Record<string, z.ZodType>>;

const NO_PARTS: EngineParts = {};

function valueOf(field: DataField | MemberField, declared: Declared): z.ZodType {
  const { label } = field;
  const { fields, parts } = declared;
  switch (field.type) {
    case 'engine':
      return parts[field.id] ?? z.never({ error: `No engine defines the values of ${label}.` });
    case 'origins':
      return strict(
        Object.fromEntries(['name', ...fields.flatMap(originsIn)].map((id) => [id, provenanceSchema.optional()])),
        `${label} has`,
      );
    case 'line':
      return lineOf(label);
    case 'text':
      return textOf(label);
    case 'integer':
      return integerOf({ ...field, search: [], facet: false });
    case 'yes':
      return z.boolean({ error: said(label, () => `${label} must be true or false.`) });
    case 'choice':
      return oneOf(field.values, label);
    case 'choices':
      return listOf(field.open || !field.values ? lineOf(label) : oneOf(field.values, label), label, field.repeats);
    case 'amounts': {
      const amount = z
        .int({ error: `${label}: each amount is a whole number from 1.` })
        .min(1)
        .max(99);
      const each = Object.fromEntries(Object.keys(field.values).map((id) => [id, amount.optional()]));
      return strict(each, `${label} has`);
    }
    case 'card':
      return cardOf(label);
    case 'picture':
      return pictureOf(label);
    case 'cards':
      return listOf(cardOf(label), label);
    case 'group':
      return groupOf(field, declared);
  }
}

/** An object schema whose error names the members that are not declared. */
const strict = (members: Readonly<Record<string, z.ZodType>>, subject: string): z.ZodType =>
  z.strictObject(members, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `${subject} no field ${listed(issue.keys)}.${didYouMean(issue.keys[0]!, Object.keys(members))} Fix the name, or add the field to fields.yaml.`
        : undefined,
  });

const objectOf = (fields: readonly (DataField | MemberField)[], subject: string, declared: Declared): z.ZodType =>
  strict(
    Object.fromEntries(
      fields.map((field) => {
        const value = valueOf(field, declared).meta({
          title: field.label,
          ...(field.help && { description: field.help }),
        });
        return [field.id, field.required ? value : value.optional()];
      }),
    ),
    `${subject} has`,
  );

/** Checks that a card has every field that its kind requires, and no field that only other kinds have. */
function checkShape(
  { fields, shapes }: FieldsDoc,
  data: Readonly<Record<string, unknown>>,
  context: z.RefinementCtx,
): void {
  const by = fields.find(({ id }) => id === shapes?.by);
  const kind = by && data[by.id];
  const shape = typeof kind === 'string' ? shapes?.of[kind] : undefined;
  if (!by || !shape) return;
  const name = (by.type === 'choice' && by.values[kind as string]) || String(kind);
  for (const id of shape.must) {
    const label = fields.find((field) => field.id === id)?.label ?? id;
    if (data[id] === undefined)
      context.addIssue({ code: 'custom', message: `A card of the kind ${name} needs ${label}. Add "${id}: …".` });
  }
  const allowed = new Set([by.id, ...shape.must, ...shape.may]);
  const ofSomeKinds = new Set(Object.values(shapes!.of).flatMap(({ must, may }) => [...must, ...may]));
  for (const { id, label, required } of fields) {
    if (data[id] !== undefined && !required && ofSomeKinds.has(id) && !allowed.has(id))
      context.addIssue({
        code: 'custom',
        path: [id],
        message: `A card of the kind ${name} has no ${label}. Remove it, or allow it in the shapes of fields.yaml.`,
      });
  }
}

/**
 * The schema of `data` in the card files of a game.
 * @param parts the forms of the entries that a plugin defines
 */
export function cardDataSchema(fields: FieldsDoc, parts: EngineParts = NO_PARTS): z.ZodType {
  const whole = objectOf(fields.fields, 'fields.yaml', { fields: fields.fields, parts });
  return fields.shapes === undefined
    ? whole
    : whole.superRefine((data, context) => checkShape(fields, data as Record<string, unknown>, context));
}
