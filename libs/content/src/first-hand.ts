/** The first hand of a mode, and how a player may exchange it: what the game declares, with the values of the mode. */
import { z } from 'zod';
import { parameterNameSchema, ruleIdSchema, slugSchema } from './schema-words.ts';

/** A whole number, or the parameter that has it. */
const numberSchema = z.union([z.number().int().min(0).max(1000), z.strictObject({ param: parameterNameSchema })]);

/** `firstHand` in game.yaml */
export const firstHandSchema = z.strictObject({
  /** How many cards a player draws before the first turn. */
  cards: numberSchema,
  /** How a player may exchange the first hand. Leave it out for a game in which no player may. */
  redraw: z
    .strictObject({
      /** `whole`: the hand goes back, and the deck is shuffled. `part`: chosen cards go to the bottom of the deck. */
      kind: z.enum(['whole', 'part']),
      rule: ruleIdSchema,
      /** How often. Without it, or with a parameter that is null, any number of times. */
      most: numberSchema.optional(),
      /** How many cards fewer each new hand has. */
      fewer: numberSchema.default(0),
      /** The smallest new hand. */
      least: numberSchema.default(0),
      /** The step of setting up that a mode must have for it. */
      step: slugSchema.optional(),
    })
    .optional(),
});

export interface FirstHand {
  readonly cards: number;
  /** Null if players of the mode keep their first hand. */
  readonly redraw: {
    readonly kind: 'whole' | 'part';
    readonly rule: string;
    /** Null for any number of times. */
    readonly most: number | null;
    readonly fewer: number;
    readonly least: number;
  } | null;
}

type NumberSource = z.infer<typeof numberSchema>;

/** The parts of a ruleset that say how the first hand is drawn. */
interface Dealt {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly setup: readonly string[];
}

const valueIn = ({ parameters }: Dealt, source: NumberSource): number | null => {
  if (typeof source === 'number') return source;
  const value = parameters[source.param];
  return typeof value === 'number' ? value : null;
};

/** The first hand of a ruleset. Null for a game that does not say how it is drawn. */
export function firstHandOf(
  { doc }: { readonly doc: { readonly firstHand?: z.infer<typeof firstHandSchema> | undefined } },
  ruleset: Dealt,
): FirstHand | null {
  const declared = doc.firstHand;
  const cards = declared && valueIn(ruleset, declared.cards);
  if (!declared || cards == null) return null;
  const { redraw } = declared;
  if (!redraw || (redraw.step !== undefined && !ruleset.setup.includes(redraw.step))) return { cards, redraw: null };
  const { kind, rule, fewer, least, most } = redraw;
  const numbers = { fewer: valueIn(ruleset, fewer) ?? 0, least: valueIn(ruleset, least) ?? 0 };
  return { cards, redraw: { kind, rule, most: most === undefined ? null : valueIn(ruleset, most), ...numbers } };
}
