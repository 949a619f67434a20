/** The document of a guided first match: its ruleset, its decks, and the hints that appear next to the board. */
import { z } from 'zod';
import { hiddenWithSchema, parameterNameSchema, parameterValueSchema, ruleIdSchema, slugSchema } from './schemas.ts';

/** The parts of the match page that a hint can point at. Any other word is a zone of the board, such as `hand`. */
export const HINT_PLACES = ['start', 'turn', 'question', 'cards', 'end', 'log', 'result'] as const;

/** The moment at which a hint appears. All given members must apply to the player whose board shows the hint. */
const momentSchema = z
  .strictObject({
    /** Whose turn it is. */
    turn: z.enum(['mine', 'other']).optional(),
    /** The running step of the turn. */
    step: slugSchema.optional(),
    /** The rule of the player's current question. */
    question: ruleIdSchema.optional(),
    /** The rule of an event that has happened in the match. */
    happened: ruleIdSchema.optional(),
    /** The match is over. */
    over: z.literal(true).optional(),
  })
  .refine((moment) => Object.keys(moment).length > 0, 'Give at least one of turn, step, question, happened and over.');
export type HintMoment = z.infer<typeof momentSchema>;

const hintSchema = z
  .strictObject({
    id: slugSchema,
    /**
     * A part of the page, or the id of a zone: `hand`, or `column` for column-1, column-2 and so on. A hint at `start` is the first screen of the
     * match: it says the goal of the game, and its only button starts the match.
     */
    at: slugSchema,
    /** The owner of the zone: the player, or another player. */
    of: z.enum(['mine', 'other']).default('mine'),
    /** Without it, the hint can appear at any moment. Only a hint at `start` needs no moment. */
    when: momentSchema.optional(),
    /** One to three short sentences, with `:param` and `:term`. Values are parameters, so the text has no digits. */
    text: z.string().min(1).max(400),
    /** The rules that the text summarises. */
    rules: z.array(ruleIdSchema).min(1).max(4),
  })
  .refine(({ at, when }) => (at === 'start') === (when === undefined), {
    path: ['when'],
    message: 'Every hint needs the moment at which it appears, except a hint at "start", which has none.',
  });

/** rules/<game>/first-game.yaml */
export const firstGameSchema = z.strictObject({
  mode: slugSchema,
  variants: z.array(slugSchema).default([]),
  parameters: z.record(parameterNameSchema, parameterValueSchema).default({}),
  /** The decks of the seats: the player's deck first, then the decks of the bots. */
  decks: z.array(slugSchema).min(2).max(6),
  /** With a seed, every first match starts with the same cards. */
  seed: z.int().min(0).max(2_147_483_647).optional(),
  /** In order of priority: if several hints match the moment, the first one appears. */
  hints: z.array(hintSchema).min(1).max(30),
  hiddenWith: hiddenWithSchema,
});
export type FirstGameDoc = z.infer<typeof firstGameSchema>;
