/**
 * The kinds of documents of Rulewright, with one zod schema each. A document is one file of `cards/` or `rules/`. Its schema validates it,
 * gives its type, and is exported as JSON Schema for editors and forms.
 *
 * Some parts belong to one game: parameters, steps, the fields of a card, the ability vocabulary. The game's plugin declares them as a
 * `GameVocabulary` (see vocabulary.ts), or the game's own documents do (see data-game). The loader checks them in addition.
 */
import { z } from 'zod';
import { carriedLawSchema } from './deck-law.ts';
import { firstHandSchema } from './first-hand.ts';
import { LOGO_FILES } from './logo-files.ts';
import { groundSchema, lookSchema } from './look.ts';
import { provenanceSchema } from './provenance.ts';
import {
  commonQuestions,
  conditionSchema,
  hiddenWithSchema,
  parameterNameSchema,
  ruleIdSchema,
  slugSchema,
} from './schema-words.ts';

export { conditionSchema, hiddenWithSchema, parameterNameSchema, ruleIdSchema, slugSchema };

/** A parameter value. `null` means "not applicable" or "no limit"; each parameter's help says which. */
export const parameterValueSchema = z.union([z.number().int(), z.boolean(), z.string(), z.null(), z.array(z.string())]);
export type ParameterValue = z.infer<typeof parameterValueSchema>;

/** In a variant, a parameter may copy the value of another parameter of the mode. */
const variantValueSchema = z.union([parameterValueSchema, z.strictObject({ sameAs: parameterNameSchema })]);

/** rules/<game>/game.yaml */
export const gameSchema = z.strictObject({
  id: slugSchema,
  name: z.string().min(1),
  /** The prefix of the game's rule ids, such as `mb`. */
  rulePrefix: z.string().regex(/^[a-z]+$/),
  /**
   * `play`: the documents in the folder play say how the game is played. `none`: nothing can play the game. In both cases fields.yaml
   * describes its cards.
   */
  engine: z.enum(['plugin', 'play', 'none']).default('plugin'),
  tagline: z.string(),
  /** The licence of recorded games between bots, as an SPDX id. The default is CC0-1.0. */
  gamesLicence: z.string().min(1).max(80).exactOptional(),
  summary: z.string(),
  /** The words of this game for common things, shown with its lists. */
  words: z.strictObject({ card: z.string(), cards: z.string(), deck: z.string(), player: z.string() }),
  /**
   * The members that identify a card: `name` and fields of cards. Two cards with the same values in all these members are a problem.
   * Without this key, cards may share a name.
   */
  cardKey: z
    .array(z.string().max(40))
    .min(1)
    .max(6)
    .refine((key) => key.includes('name'), 'a list of "name" and fields, such as [name, text]')
    .optional(),
  /** Groups of words that mean the same when people search, such as a word of another game for a thing of this one. */
  searchWords: z
    .array(z.array(z.string().min(1).max(40)).min(2).max(12))
    .max(200)
    .optional(),
  /** How players ask for a rule, in their own words. The search finds the rule by these words too. */
  ruleWords: z.record(ruleIdSchema, z.string().min(1).max(400)).optional(),
  /** The rules that answer questions that people ask about any card game. The first rule that a mode has is its answer. */
  commonQuestions: z
    .array(z.strictObject({ ask: z.enum(commonQuestions), rules: z.array(ruleIdSchema).min(1).max(6) }))
    .max(commonQuestions.length)
    .optional(),
  /** The field of cards with the codes that deck lists of other programs use instead of names, such as `passcode`. */
  listCodes: z.string().max(40).optional(),
  /** The fields of cards with the ids that files of other programs write next to the names. OCTGN also needs the id of its game. */
  listIds: z
    .strictObject({
      octgn: z.strictObject({ game: z.uuid(), field: z.string().max(40) }).optional(),
      mtgo: z.string().max(40).optional(),
      lackey: z.string().max(40).optional(),
    })
    .optional(),
  /** How players draw their first hand, for sample hands. */
  firstHand: firstHandSchema.optional(),
  /** Mode ids in display order. The first is the default. */
  modes: z.array(slugSchema).min(1),
  /** Chapter slugs (file names in text/ without number and extension), in reading order. */
  chapters: z.array(slugSchema).min(1),
  /** Published decks in display order. Unlisted decks follow. The first one is the default deck for games. */
  decks: z.array(slugSchema).default([]),
  links: z.array(z.strictObject({ label: z.string(), url: z.url({ protocol: /^https$/ }) })).default([]),
  /** `private`: only members of the game can see that it exists. The newest release decides for all releases. */
  visibility: z.enum(['public', 'private']).optional(),
  /**
   * A game that a guest brought: by whom, such as "someone who had only the guide", and in how many hours at most. Games of guests are
   * listed after the other games.
   */
  guest: z.strictObject({ by: z.string().min(1).max(120), hours: z.int().min(1).max(10_000) }).optional(),
  /** The colours of the pages of the game. By default, the colours of the site. */
  look: lookSchema.optional(),
  /** The ground of the game's table: a pattern and its colours. By default, the plain ground of the site. */
  ground: groundSchema.optional(),
  /** The file name of the game's logo, in the same folder. */
  logo: z.enum(LOGO_FILES).optional(),
});

/** A rule of a mode or variant, written as a trigger in the game's effect vocabulary. The plugin checks it. */
const modeRuleSchema = z.looseObject({ id: slugSchema, text: z.string().min(1) });

/** rules/<game>/modes/<id>.yaml */
export const modeSchema = z.strictObject({
  id: slugSchema,
  name: z.string().min(1),
  summary: z.string().min(1),
  extends: slugSchema.optional(),
  /** The deck law for the mode's lists. A mode without one uses the law of the mode that it extends. */
  deckLaw: slugSchema.optional(),
  /** The legality document of the mode. A mode without one uses the document of the mode that it extends. */
  legality: slugSchema.optional(),
  /** Only values that differ from the mode it extends, or from the plugin's defaults. */
  parameters: z.record(parameterNameSchema, parameterValueSchema).default({}),
  /** Step ids. Each list replaces the whole inherited list. */
  setup: z.array(slugSchema).min(1).optional(),
  turn: z.array(slugSchema).min(1).optional(),
  rules: z.array(modeRuleSchema).default([]),
});

/** rules/<game>/variants/<id>.yaml: changes that are applied on top of a mode. */
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
  hiddenWith: hiddenWithSchema,
});

/** rules/<game>/rulings/<id>.yaml: our answer to a question that the rules leave open or unclear. */
export const rulingSchema = z.strictObject({
  /** Unique in the game; usually the last parts of the rule id. */
  id: slugSchema,
  rules: z.array(ruleIdSchema).min(1),
  /** The ruling is shown only if this condition holds. */
  when: conditionSchema.optional(),
  question: z.string().min(1),
  readings: z.array(z.string().min(1)).min(1),
  answer: z.string().min(1),
  why: z.string().min(1),
  parameters: z.array(parameterNameSchema).default([]),
  hiddenWith: hiddenWithSchema,
});
/** rules/<game>/rulings.yaml: rulings in one list. */
export const rulingsSchema = z.strictObject({ rulings: z.array(rulingSchema).min(1) });

/** rules/<game>/glossary/<id>.yaml: a word of the game. */
export const glossaryTermSchema = z.strictObject({
  id: slugSchema,
  term: z.string().min(1),
  /** Other spellings that the rulebook links, matched as whole words. */
  also: z.array(z.string()).default([]),
  /** Inline Markdown; may contain `:param[…]`. */
  meaning: z.string().min(1),
  when: conditionSchema.optional(),
  rules: z.array(ruleIdSchema).default([]),
  hiddenWith: hiddenWithSchema,
});
/** rules/<game>/glossary.yaml: terms in one list. */
export const glossarySchema = z.strictObject({ terms: z.array(glossaryTermSchema).min(1) });

/** cards/<game>/sets/<id>.yaml */
export const setSchema = z.strictObject({
  id: slugSchema,
  code: z.string().min(1).max(8),
  name: z.string().min(1),
  summary: z.string(),
  promo: z.boolean().default(false),
  /** The day of publication. It sorts the sets of a game. */
  released: z.iso.date().optional(),
  /** The series or cycle of the set, such as `Sword & Shield`. */
  series: z.string().min(1).max(80).optional(),
  /** Only members of the game see the set before this moment. The newest release decides for all releases. */
  embargo: z.iso.datetime({ offset: true }).optional(),
});

export const printingSchema = z.strictObject({
  set: slugSchema,
  /** The number that sorts the cards of a set. */
  number: z.number().int().min(0),
  /** The printed collector number, if it is more than a number, such as `12a` or `TG05`. */
  code: z
    .string()
    .max(12)
    .regex(/^[A-Za-z0-9]+(?:[ ./-][A-Za-z0-9]+)*$/, 'a collector number such as 12a or TG05')
    .optional(),
  rarity: slugSchema,
  /** A promo identifier marks a promotional printing. */
  promo: z.string().min(1).optional(),
  /** The printed texts that differ from the card. Each key is `name`, or the id of a value or text. */
  printed: z.record(z.string().min(1).max(80), z.string().min(1).max(4_000)).optional(),
  /** The reason why the card differs from its printed text. */
  erratum: z.string().min(1).max(400).optional(),
  provenance: provenanceSchema.default('provisional'),
});

/**
 * cards/<game>/cards/<slug>.yaml. `data` has the fields that the game declares for a card (numbers, types, abilities). The vocabulary's
 * card schema validates it.
 */
export const cardSchema = z.strictObject({
  id: slugSchema,
  name: z.string().min(1).max(80),
  /** Other names for the card that lists may use. */
  aliases: z.array(z.string()).default([]),
  data: z.looseObject({}),
  /** The deck law on the card: rules that it adds and bounds that it changes. */
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
  /** Rules that say what the list is, such as the rule that prints it. */
  follows: z.array(ruleIdSchema).max(40).default([]),
  entries: z.array(z.strictObject({ card: slugSchema, copies: z.number().int().min(1) })).min(1),
  /** The side deck, if the game has one. */
  side: z.array(z.strictObject({ card: slugSchema, copies: z.number().int().min(1) })).default([]),
  hiddenWith: hiddenWithSchema,
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
