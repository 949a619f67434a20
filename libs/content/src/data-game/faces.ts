/** rules/<game>/faces.yaml: which values fill the slots of a card face. The site draws the slots. */
import { z } from 'zod';
import { FACE_LAYOUTS } from '../printed-face.ts';
import { lineSchema } from './lines.ts';

const fieldSchema = z.string().regex(/^[a-z][A-Za-z0-9]*$/, 'the id of a field');
const fieldsSchema = z.array(fieldSchema).min(1).max(6);

const linesSchema = z.array(lineSchema).min(1).max(6);

/** Colours that a face can have. Each is readable in light mode, dark mode and print. */
const FACE_TINTS = ['moss', 'sea', 'amber', 'rust', 'plum', 'slate', 'rose', 'sand', 'night'] as const;

const signSchema = z.enum(['attack', 'defense', 'life', 'damage']);
/** A number with a symbol. Lists and tables show it too. */
const signedSchema = z.strictObject({ field: fieldSchema, sign: signSchema });

/** How the entries of a group are drawn. Fields in it are those of the group. */
const entriesSchema = z
  .strictObject({
    field: fieldSchema,
    /** Only the entries that have a value of this field, or that have none. */
    having: fieldSchema.optional(),
    lacking: fieldSchema.optional(),
    title: fieldSchema.optional(),
    lines: linesSchema.optional(),
    /** At the right of the title. */
    number: signedSchema.optional(),
    /** Symbols at the right of the title: choices or amounts. */
    symbols: fieldSchema.optional(),
    /** A choice. The sign that `signs` gives for its value decides the colour. */
    signOf: fieldSchema.optional(),
  })
  .meta({ title: 'Entries of a group' });

const slotsSchema = z.strictObject({
  /** A choice, shown as a symbol at the top left. */
  icon: fieldSchema.optional(),
  /** In a circle at the top left. Amounts are symbols beside the picture. */
  cost: fieldSchema.optional(),
  /** At the top right: a number or a word. */
  corner: fieldSchema.optional(),
  /** Under the name, in italics. */
  subtitle: fieldsSchema.optional(),
  /** Under the picture, from the widest category to the narrowest. */
  type: linesSchema.optional(),
  /** Amounts, shown as a row of symbols. */
  symbols: fieldsSchema.optional(),
  /** In a column beside the picture: the words of fields, and the entries of groups. */
  side: z
    .array(z.union([fieldSchema, entriesSchema]))
    .min(1)
    .max(6)
    .optional(),
  /** Texts and groups in the text box. If left out: every text and group. */
  body: z
    .array(z.union([...lineSchema.options, entriesSchema]))
    .min(1)
    .max(6)
    .optional(),
  /** At the lower corners of the picture. */
  left: signedSchema.optional(),
  right: signedSchema.optional(),
  /** Further numbers for lists, tables and small faces. */
  numbers: z.array(signedSchema).min(1).max(2).optional(),
  /** Small print. */
  foot: linesSchema.optional(),
  /** A picture, or a choice. The value of a choice is the name of a drawing, unless `pictures` maps it to another name. */
  picture: fieldSchema.optional(),
  /** A choice. `palette` gives its values a colour. */
  tint: fieldSchema.optional(),
});

const faceSchema = z.strictObject({
  /** Values that a card must have to get this face. If left out: every card. */
  for: z.record(fieldSchema, z.union([z.string(), z.array(z.string()).min(1)])).default({}),
  layout: z.enum(FACE_LAYOUTS).default('plate'),
  slots: slotsSchema.default({}),
});

export const facesSchema = z.strictObject({
  /** A card gets the first face whose `for` matches. */
  faces: z.array(faceSchema).min(1).max(20),
  /** Colours by value, for fields in the slot `tint`. */
  palette: z.record(z.string(), z.enum(FACE_TINTS)).default({}),
  /** Names of drawings by value, for fields in the slot `picture`. Needed only if the names differ from the values. */
  pictures: z.record(z.string(), z.string().min(1).max(40)).default({}),
  /** Names of symbols by value. Needed only if the names differ from the values. */
  symbols: z.record(z.string(), z.string().min(1).max(40)).default({}),
  /** Signs by value, for the member `signOf` of entries. */
  signs: z.record(z.string(), signSchema).default({}),
});

export type FacesDoc = z.infer<typeof facesSchema>;
export type FaceTemplate = z.infer<typeof faceSchema>;
export type FaceEntries = z.infer<typeof entriesSchema>;

/** The default without faces.yaml: texts in the box, the first choice below the picture. */
export const NO_FACES: FacesDoc = facesSchema.parse({ faces: [{}] });
