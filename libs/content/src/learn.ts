/** The document that teaches a game: quick start, labelled card and table, worked turn, and reference sheet for every mode. */
import { z } from 'zod';
import { FACE_PARTS } from './printed-face.ts';
import { conditionSchema, hiddenWithSchema, ruleIdSchema, slugSchema } from './schemas.ts';

/** Markdown with `:param`, `:when`, `:term` and `:rule`. Values are parameters, so the texts of this document have no digits. */
const text = z.string().min(1).max(2_000);

/** A sentence or two of a section. */
const pointSchema = z.strictObject({
  text,
  /** The rules that the point sums up. It is shown only in modes with all of these rules. */
  rules: z.array(ruleIdSchema).min(1),
  when: conditionSchema.optional(),
  /** The step that the point explains. It is shown in modes with this step, in the order of the steps. */
  step: slugSchema.optional(),
  hiddenWith: hiddenWithSchema,
});

const sectionSchema = z.strictObject({
  id: slugSchema,
  title: z.string().min(1),
  when: conditionSchema.optional(),
  points: z.array(pointSchema).min(1),
  hiddenWith: hiddenWithSchema,
});

const labelFields = { name: z.string().min(1), text, when: conditionSchema.optional() };

/** A card of the game, with labels for the parts of its face. */
const cardDiagramSchema = z.strictObject({
  card: slugSchema,
  labels: z.array(z.strictObject({ part: z.enum(FACE_PARTS), ...labelFields })).min(1),
});

/** A zone on the table: `hand`, or `column` for column-1, column-2 and so on. */
const placeLabelSchema = z.strictObject({ zone: slugSchema, ...labelFields });

/** A table of the reference sheet. Each row has a name and a text with its rules. */
const sheetTableSchema = z.strictObject({
  title: z.string().min(1),
  when: conditionSchema.optional(),
  rows: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        text,
        rules: z.array(ruleIdSchema).min(1),
        when: conditionSchema.optional(),
      }),
    )
    .min(1),
});

/** rules/<game>/learn.yaml */
export const learnSchema = z.strictObject({
  /** The sections of the quick start, in order. */
  sections: z.array(sectionSchema).min(1),
  /** Worked turns. A mode shows the first one that applies to it. */
  examples: z.array(slugSchema).min(1),
  cards: z.array(cardDiagramSchema).min(1),
  /** The zones of one player. The diagram draws the table of the worked turn. */
  table: z.array(placeLabelSchema).min(1),
  sheet: z.array(sheetTableSchema).min(1),
  hiddenWith: hiddenWithSchema,
});
export type LearnDoc = z.infer<typeof learnSchema>;
