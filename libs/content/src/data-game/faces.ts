/** rules/<game>/faces.yaml: which values fill the slots of a card face. The site draws the slots. */
import { z } from 'zod';

const fieldSchema = z.string().regex(/^[a-z][A-Za-z0-9]*$/, 'the id of a field');
const fieldsSchema = z.array(fieldSchema).min(1).max(6);

/** How large the picture is beside the text: more picture, both alike, more text. */
const FACE_LAYOUTS = ['tall', 'plate', 'wide'] as const;

/** Colours of the site that a face can have. Each is readable in light, dark and print. */
const FACE_TINTS = ['moss', 'sea', 'amber', 'rust', 'plum', 'slate', 'rose', 'sand'] as const;

/** A number with a sign that lists and tables show too. */
const signedSchema = z.strictObject({ field: fieldSchema, sign: z.enum(['attack', 'defense', 'life', 'damage']) });

const slotsSchema = z.strictObject({
  /** In a sphere at the top left. */
  cost: fieldSchema.optional(),
  /** At the top right: a number or a word. */
  corner: fieldSchema.optional(),
  /** Under the name, in italics. */
  subtitle: fieldsSchema.optional(),
  /** Under the picture, the widest group first. */
  type: fieldsSchema.optional(),
  /** Amounts as symbols in a row. */
  symbols: fieldsSchema.optional(),
  /** Texts and groups in the box below; every text and group if left out. */
  body: fieldsSchema.optional(),
  /** At the lower corners of the picture. */
  left: signedSchema.optional(),
  right: signedSchema.optional(),
  /** Small print. */
  foot: fieldsSchema.optional(),
  /** A choice whose value names the drawing, or `palette` names it. */
  picture: fieldSchema.optional(),
  /** A choice whose value has a colour in `palette`. */
  tint: fieldSchema.optional(),
});

const faceSchema = z.strictObject({
  /** Values that a card must have for this face; every card if left out. */
  for: z.record(fieldSchema, z.union([z.string(), z.array(z.string()).min(1)])).default({}),
  layout: z.enum(FACE_LAYOUTS).default('plate'),
  slots: slotsSchema.default({}),
});

export const facesSchema = z.strictObject({
  /** The first face whose `for` holds draws a card. */
  faces: z.array(faceSchema).min(1).max(20),
  /** Colours by value of the fields in the slot `tint`. */
  palette: z.record(z.string(), z.enum(FACE_TINTS)).default({}),
  /** Drawings by value of the fields in the slot `picture`, where they are not called alike. */
  pictures: z.record(z.string(), z.string().min(1).max(40)).default({}),
  /** Drawings of symbols by value of the fields in the slot `symbols`, where they are not called alike. */
  symbols: z.record(z.string(), z.string().min(1).max(40)).default({}),
});

export type FacesDoc = z.infer<typeof facesSchema>;
export type FaceTemplate = z.infer<typeof faceSchema>;

/** Without faces.yaml: texts in the box, the first choice below the picture. */
export const NO_FACES: FacesDoc = facesSchema.parse({ faces: [{}] });
