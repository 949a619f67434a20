/**
 * Worked examples: rules told as cases that the engine plays. A table is laid out, decisions are named as people name them,
 * and what must have happened is stated. One example may hold in several rulesets, with results that differ between them.
 */
import { z } from 'zod';
import { parameterNameSchema, parameterValueSchema, ruleIdSchema, slugSchema } from './schemas.ts';

/** A seat of the table: `A`, `B`… in turn order. */
const seatSchema = z.string().regex(/^[A-L]$/, 'a seat: A, B, C…');

/**
 * A card by name: `Sowbug`, a card of the example, or `Filler` (a card without numbers or text). `3 Filler` is three of them;
 * `Sowbug#x` gives this copy a mark by which decisions and results can tell it from others; `deck starter-deck-set-1`, in a
 * table, is every card of that published list.
 */
const cardName = z.string().min(1).max(120);
const cardList = z.array(cardName).max(200);

/** What lies where: zone ids of the game (piles with the top card first), or `columns` for all columns at once. */
const layoutSchema = z.record(z.string(), z.union([cardList, z.array(cardList)]));

/** Expected cards of a zone: names (any order, except in piles: top first), a number of cards, or all columns. */
const zoneExpectation = z.union([z.number().int().min(0), cardList, z.array(cardList)]);

/** An event that must have happened: its id, and any of its fields; seats by letter, cards by name, zones as `A/hand`. */
const eventExpectation = z.object({ event: z.string().min(1) }).catchall(z.union([z.string(), z.number(), z.null()]));

/** What must hold. Everything that is stated must be so; what is not stated is free. */
const expectationSchema = z.strictObject({
  /** `A/lost-pile`, `B/columns`. */
  zones: z.record(z.string().regex(/^[A-L]\/[a-z0-9-]+$/, 'a seat and a zone: A/hand'), zoneExpectation).optional(),
  /** Events since the table was laid out, in this order, others between them. */
  events: z.array(eventExpectation).optional(),
  /** Events that did not happen. */
  noEvents: z.array(eventExpectation).optional(),
  /** The seat asked at this point. */
  asked: seatSchema.nullable().optional(),
  /** Options that the seat asked has at this point, others besides. */
  offered: z.array(z.string().min(1)).optional(),
  /** Options that it does not have. */
  notOffered: z.array(z.string().min(1)).optional(),
  /** What a seat may know of a zone: the cards it can tell, as in `zones`; `[]` where it sees none of them. */
  sees: z
    .record(seatSchema, z.record(z.string().regex(/^[A-L]\/[a-z0-9-]+$/, 'a seat and a zone: A/hand'), cardList))
    .optional(),
  /** Public numbers of a card, a seat or the table now: `Sowbug: { attack: 3 }`, `A: {…}`, `table: {…}`. */
  numbers: z
    .record(z.string(), z.record(z.string(), z.union([z.number(), z.boolean(), z.string(), z.null()])))
    .optional(),
  /** Whether the match is over, and who won: a seat, or `nobody`. */
  over: z.boolean().optional(),
  winner: z.union([seatSchema, z.literal('nobody')]).optional(),
  cause: z.string().optional(),
  /** The match cannot begin, for this reason: `seat-count`. */
  refused: slugSchema.optional(),
  /** Of a deck list: the verdict, the codes of its issues (all of them, any order), the cards removed before play. */
  legal: z.boolean().optional(),
  issues: z.array(z.string()).optional(),
  removed: z.array(z.string()).optional(),
  /** Of a deck list: words that the messages of its issues hold. */
  says: z.array(z.string().min(1)).optional(),
  /** Of a deck list: its cards, their points, the cards left after the removal; copies by name or kind of card. */
  cards: z.number().int().min(0).optional(),
  points: z.number().int().min(0).optional(),
  left: z.number().int().min(0).optional(),
  copies: z.record(z.string().min(1), z.number().int().min(0)).optional(),
  /** Copies that lie beside the deck after the exchanges, and what opponents learn of them before the first game. */
  beside: z.record(z.string().min(1), z.number().int().min(0)).optional(),
  shown: z.record(z.string(), z.union([z.number(), z.boolean(), z.literal('nothing')])).optional(),
});
export type Expectation = z.infer<typeof expectationSchema>;

/** A decision: the seat, then the option by its kind and what it names: `A: attack-card House Fly`, `B: pass`. */
const decisionSchema = z.string().regex(/^[A-L]: .+$/, 'a decision: A: attack-with Sowbug');

/** Fields by name, with numbers or with names that stand for numbers. */
const fieldValuesSchema = z.record(z.string(), z.union([z.number().int(), z.string().min(1)]));

export const exampleSchema = z.strictObject({
  id: slugSchema,
  title: z.string().min(1),
  rules: z.array(ruleIdSchema).min(1),
  /**
   * Those of its rules that play does not count in it: shown by what does not happen, or named by a more particular rule. By
   * mode where that differs.
   */
  quiet: z.union([z.array(ruleIdSchema).min(1), z.record(slugSchema, z.array(ruleIdSchema).min(1))]).optional(),
  /** Modes in which it holds; without it, every mode whose rulebook has all its rules. */
  modes: z.array(slugSchema).min(1).optional(),
  variants: z.array(slugSchema).default([]),
  /** Parameters that the example changes. */
  set: z.record(parameterNameSchema, parameterValueSchema).default({}),
  /** Cards made for the example, as the game declares cards; what is not given is nought or empty. `printings` where they matter. */
  cards: z.record(z.string().min(1), z.looseObject({})).default({}),
  /**
   * Where it begins: the active seat, and a step of the turn or of setting up; `setup` begins a match, `end` the end of the
   * turn. Without a step, where the game's examples mostly begin.
   */
  start: z
    .strictObject({
      seat: seatSchema.default('A'),
      step: slugSchema.optional(),
      turn: z.number().int().min(1).default(5),
    })
    .prefault({}),
  /** What lies before each seat. A draw pile that is not stated has 20 fillers; other places are empty. */
  table: z.record(seatSchema, layoutSchema).default({}),
  /** A deck list to be checked, for rules on decks; nothing is played then. `published` is one of the game's own lists. */
  deck: z.union([z.string(), z.strictObject({ published: slugSchema })]).optional(),
  /** Cards exchanged with those beside the deck, before games of a match in their order: `{ game: 2, into: [3 Fog], out: [3 Dawn] }`. */
  exchanges: z
    .array(z.strictObject({ game: z.number().int().min(1), into: cardList.default([]), out: cardList.default([]) }))
    .default([]),
  /**
   * Fields of the match to set, by the plugin's own names: of the table, of seats, of cards by their names (`Sowbug#x` for a
   * marked copy), and rows of records. A value is a number, or the name of a card, a seat or an ability.
   */
  state: z
    .strictObject({
      table: z.record(z.string(), z.number().int()).default({}),
      seats: z.record(seatSchema, z.record(z.string(), z.number().int())).default({}),
      cards: z.record(z.string(), fieldValuesSchema).default({}),
      records: z.record(z.string(), z.array(fieldValuesSchema)).default({}),
    })
    .prefault({}),
  /** Answers of chance, in order; each must be used. Without it the seed decides. */
  random: z.array(z.number().int().min(0)).optional(),
  /** Decisions in order, and expectations between them. What is not listed is passed where passing is possible. */
  play: z.array(z.union([decisionSchema, z.strictObject({ expect: expectationSchema })])).default([]),
  /** Where it ends: at the next decision after the last one listed, or, passing, when the turn is over. */
  until: z.enum(['now', 'turn-end']).default('now'),
  then: expectationSchema.default({}),
  /** Further results by mode, for editions that differ. */
  thenIn: z.record(slugSchema, expectationSchema).default({}),
});
export type Example = z.infer<typeof exampleSchema>;

/** rules/<game>/examples/<slug>.yaml */
export const exampleFileSchema = z.strictObject({ examples: z.array(exampleSchema).min(1) });
