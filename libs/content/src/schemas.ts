/**
 * The document kinds of Rulewright, one zod schema each. A document is one file of `cards/` or `rules/`;
 * the same schema validates it, types it, and is printed as JSON Schema for editors and forms.
 *
 * What belongs to one game only (parameters, steps, the fields of a card, the ability vocabulary) is declared
 * by that game's plugin as a `GameVocabulary` (see vocabulary.ts), or by documents of its own (see data-game), and checked by the
 * loader on top of these.
 */
import { z } from 'zod';
import { carriedLawSchema } from './deck-law.ts';
import { lookSchema } from './look.ts';
import { conditionSchema, parameterNameSchema, ruleIdSchema, slugSchema } from './schema-words.ts';

export { conditionSchema, parameterNameSchema, ruleIdSchema, slugSchema };

/** A parameter value. `null` means "not applicable" or "no limit"; each parameter's help says which. */
export const parameterValueSchema = z.union([z.number().int(), z.boolean(), z.string(), z.null(), z.array(z.string())]);
export type ParameterValue = z.infer<typeof parameterValueSchema>;

/** In a variant a parameter may take the value that another parameter of the mode below has. */
const variantValueSchema = z.union([parameterValueSchema, z.strictObject({ sameAs: parameterNameSchema })]);

/** Where a stated value comes from. See product.md, "Honesty about card data". */
export const provenanceSchema = z.enum(['source', 'real-world', 'provisional']);
export type Provenance = z.infer<typeof provenanceSchema>;

/** rules/<game>/game.yaml */
export const gameSchema = z.strictObject({
  id: slugSchema,
  name: z.string().min(1),
  /** The prefix of its rule ids, `mb`. */
  rulePrefix: z.string().regex(/^[a-z]+$/),
  /** `none`: the game is data alone, and fields.yaml beside this file describes its cards. */
  engine: z.enum(['plugin', 'none']).default('plugin'),
  tagline: z.string(),
  summary: z.string(),
  /** Shown with the game's lists: the words this game uses for common things. */
  words: z.strictObject({ card: z.string(), cards: z.string(), deck: z.string(), player: z.string() }),
  /** Mode ids in the order in which they are shown; the first is the default. */
  modes: z.array(slugSchema).min(1),
  /** Chapter slugs (files of text/ without number and ending) in reading order. */
  chapters: z.array(slugSchema).min(1),
  /** Published decks in the order in which they are shown; others follow. The first is what games are played with. */
  decks: z.array(slugSchema).default([]),
  links: z.array(z.strictObject({ label: z.string(), url: z.url({ protocol: /^https$/ }) })).default([]),
  /** `private`: only members of the game can see that it exists. The newest release decides for all releases. */
  visibility: z.enum(['public', 'private']).optional(),
  /** The colours of its pages; without it they have those of the site. */
  look: lookSchema.optional(),
});

/** A rule of a mode or variant written as a trigger in the game's effect vocabulary (checked by the plugin). */
const modeRuleSchema = z.looseObject({ id: slugSchema, text: z.string().min(1) });

/** rules/<game>/modes/<id>.yaml */
export const modeSchema = z.strictObject({
  id: slugSchema,
  name: z.string().min(1),
  summary: z.string().min(1),
  extends: slugSchema.optional(),
  /** The deck law that judges its lists; a mode that names none has the law of the mode that it extends. */
  deckLaw: slugSchema.optional(),
  /** Only what differs from the mode it extends (or from the plugin's defaults). */
  parameters: z.record(parameterNameSchema, parameterValueSchema).default({}),
  /** Step ids; each list as a whole replaces the inherited one. */
  setup: z.array(slugSchema).min(1).optional(),
  turn: z.array(slugSchema).min(1).optional(),
  rules: z.array(modeRuleSchema).default([]),
});

/** rules/<game>/variants/<id>.yaml: the same shape as an overlay. */
export const variantSchema = z.strictObject({
  id: slugSchema,
  name: z.string().min(1),
  summary: z.string().min(1),
  /** The modes it may be applied to, as a condition on their parameters. */
  appliesTo: conditionSchema,
  /** Variants that cannot be combined with this one. */
  excludes: z.array(slugSchema).default([]),
  parameters: z.record(parameterNameSchema, variantValueSchema).default({}),
  setup: z.array(slugSchema).min(1).optional(),
  turn: z.array(slugSchema).min(1).optional(),
  rules: z.array(modeRuleSchema).default([]),
});

/** One entry of rules/<game>/rulings.yaml: our answer where a text is silent or unclear. */
const rulingSchema = z.strictObject({
  /** Unique in the game; usually the last parts of the rule id. */
  id: slugSchema,
  rules: z.array(ruleIdSchema).min(1),
  /** Shown only where this condition holds. */
  when: conditionSchema.optional(),
  question: z.string().min(1),
  readings: z.array(z.string().min(1)).min(1),
  answer: z.string().min(1),
  why: z.string().min(1),
  parameters: z.array(parameterNameSchema).default([]),
});
export const rulingsSchema = z.strictObject({ rulings: z.array(rulingSchema).min(1) });

/** One entry of rules/<game>/glossary.yaml. */
const glossaryTermSchema = z.strictObject({
  id: slugSchema,
  term: z.string().min(1),
  /** Other spellings that the rulebook links, matched as whole words. */
  also: z.array(z.string()).default([]),
  /** Inline Markdown; may hold `:param[…]`. */
  meaning: z.string().min(1),
  when: conditionSchema.optional(),
  rules: z.array(ruleIdSchema).default([]),
});
export const glossarySchema = z.strictObject({ terms: z.array(glossaryTermSchema).min(1) });

/** cards/<game>/sets/<id>.yaml */
export const setSchema = z.strictObject({
  id: slugSchema,
  code: z.string().min(1).max(8),
  name: z.string().min(1),
  summary: z.string(),
  promo: z.boolean().default(false),
  /** Only members of the game see the set before this moment. The newest release decides for all releases. */
  embargo: z.iso.datetime({ offset: true }).optional(),
});

/** A printing of a card in a set. */
export const printingSchema = z.strictObject({
  set: slugSchema,
  number: z.number().int().min(0),
  rarity: slugSchema,
  /** A promo identifier marks a promotional printing. */
  promo: z.string().min(1).optional(),
  provenance: provenanceSchema.default('provisional'),
});

/**
 * cards/<game>/cards/<slug>.yaml. `data` is what the game's plugin declares for a card (numbers, types, abilities);
 * it is validated by the vocabulary's card schema.
 */
export const cardSchema = z.strictObject({
  id: slugSchema,
  name: z.string().min(1).max(80),
  /** Other names under which lists may call it. */
  aliases: z.array(z.string()).default([]),
  data: z.looseObject({}),
  /** Deck law that the card carries: rules that it adds and bounds that it changes. */
  law: carriedLawSchema.optional(),
  printings: z.array(printingSchema).min(1),
  flavor: z.string().optional(),
  notes: z.string().optional(),
});

/** cards/<game>/decks/<slug>.yaml */
export const deckSchema = z.strictObject({
  id: slugSchema,
  name: z.string().min(1),
  summary: z.string(),
  provenance: provenanceSchema,
  source: z.string().optional(),
  entries: z.array(z.strictObject({ card: slugSchema, copies: z.number().int().min(1) })).min(1),
  /** Cards beside the deck, where a game has such a thing. */
  side: z.array(z.strictObject({ card: slugSchema, copies: z.number().int().min(1) })).default([]),
});

export type GameDoc = z.infer<typeof gameSchema>;
export type ModeDoc = z.infer<typeof modeSchema>;
export type VariantDoc = z.infer<typeof variantSchema>;
export type ModeRule = z.infer<typeof modeRuleSchema>;
export type Ruling = z.infer<typeof rulingSchema>;
export type GlossaryTerm = z.infer<typeof glossaryTermSchema>;
export type SetDoc = z.infer<typeof setSchema>;
export type Printing = z.infer<typeof printingSchema>;
export type CardDoc = z.infer<typeof cardSchema>;
export type DeckDoc = z.infer<typeof deckSchema>;
