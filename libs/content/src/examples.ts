/**
 * Worked examples: rules shown as cases that the engine plays. An example sets up a table, lists decisions in the words of players, and
 * states the expected results. It may apply to several rulesets, with results that differ between them.
 */
import { z } from 'zod';
import { hiddenWithSchema, parameterNameSchema, parameterValueSchema, ruleIdSchema, slugSchema } from './schemas.ts';

/** A seat of the table: `A`, `B` and so on, in turn order. */
const seatSchema = z.string().regex(/^[A-L]$/, 'a seat: A, B, C…');

/**
 * A card by name: `Sowbug`, a card defined in the example, or `Filler` (a card without numbers or text). `3 Filler` means three copies.
 * `Sowbug#x` marks this copy, so that decisions and results can refer to it. In a table, `deck starter-deck-set-1` means every card of that
 * published list.
 */
const cardName = z.string().min(1).max(120);
const cardList = z.array(cardName).max(200);

/** The cards in each zone, by zone id of the game (piles with the top card first). `columns` means all columns at once. */
const layoutSchema = z.record(z.string(), z.union([cardList, z.array(cardList)]));

/** The expected cards of a zone: names (in any order, but in piles the top card first), a number of cards, or all columns. */
const zoneExpectation = z.union([z.number().int().min(0), cardList, z.array(cardList)]);

/** An expected event: its id and any of its fields. Seats are letters, cards are names, zones are written like `A/hand`. */
const eventExpectation = z.object({ event: z.string().min(1) }).catchall(z.union([z.string(), z.number(), z.null()]));

const zonePathSchema = z
  .string()
  .regex(/^(?:[A-L]|table)\/[a-z0-9-]+$/, 'a seat and a zone, such as A/hand, or table and a zone of the table');

/** Expected results. Everything stated must be true; anything not stated may have any value. */
const expectationSchema = z.strictObject({
  /** By seat and zone, such as `A/lost-pile` or `B/columns`, or `table/deck` for a zone of the table. */
  zones: z.record(zonePathSchema, zoneExpectation).optional(),
  /** Events since the table was set up, in this order. Other events may happen between them. */
  events: z.array(eventExpectation).optional(),
  /** Events that did not happen. */
  noEvents: z.array(eventExpectation).optional(),
  /** The seat that has to decide at this point. */
  asked: seatSchema.nullable().optional(),
  /** Options that this seat has at this point. It may have others. */
  offered: z.array(z.string().min(1)).optional(),
  /** Options that this seat does not have. */
  notOffered: z.array(z.string().min(1)).optional(),
  /** The cards of a zone that a seat can identify, written as in `zones`; `[]` if it can identify none. */
  sees: z.record(seatSchema, z.record(zonePathSchema, cardList)).optional(),
  /** Current public numbers of a card, a seat or the table: `Sowbug: { attack: 3 }`, `A: {…}`, `table: {…}`. */
  numbers: z
    .record(z.string(), z.record(z.string(), z.union([z.number(), z.boolean(), z.string(), z.null()])))
    .optional(),
  /** Whether the match is over, and who won: a seat, or `nobody`. */
  over: z.boolean().optional(),
  /** `A`, `A and C` or `nobody`. */
  winner: z
    .union([z.string().regex(/^[A-L](?: and [A-L])*$/, 'one seat or several: A, A and C'), z.literal('nobody')])
    .optional(),
  cause: z.string().optional(),
  /** The reason why the match cannot start, such as `seat-count`. */
  refused: slugSchema.optional(),
  /** For a deck list: the verdict, the codes of all its issues in any order, and the cards removed before play. */
  legal: z.boolean().optional(),
  issues: z.array(z.string()).optional(),
  removed: z.array(z.string()).optional(),
  /** For a deck list: words that appear in the messages of its issues. */
  says: z.array(z.string().min(1)).optional(),
  /** For a deck list: its cards, their points, the cards left after the removal, and the copies by name or kind of card. */
  cards: z.number().int().min(0).optional(),
  points: z.number().int().min(0).optional(),
  left: z.number().int().min(0).optional(),
  copies: z.record(z.string().min(1), z.number().int().min(0)).optional(),
  /** The copies in the side deck after the exchanges, and the facts about it that opponents see before the first game. */
  beside: z.record(z.string().min(1), z.number().int().min(0)).optional(),
  shown: z.record(z.string(), z.union([z.number(), z.boolean(), z.literal('nothing')])).optional(),
});
export type Expectation = z.infer<typeof expectationSchema>;

/** A decision: the seat, then the kind of option and the names in it, such as `A: attack-card House Fly` or `B: pass`. */
const decisionSchema = z.string().regex(/^[A-L]: .+$/, 'a decision: A: attack-with Sowbug');

/** Fields by name. A value is a number, yes or no, or a name that is resolved to a number. */
const fieldValuesSchema = z.record(z.string(), z.union([z.number().int(), z.boolean(), z.string().min(1)]));

export const exampleSchema = z.strictObject({
  id: slugSchema,
  title: z.string().min(1),
  rules: z.array(ruleIdSchema).min(1),
  /**
   * Rules of the example that need not fire in it: it shows that something does not happen, or a more specific rule fires instead. If the
   * modes differ, the rules are listed by mode.
   */
  quiet: z.union([z.array(ruleIdSchema).min(1), z.record(slugSchema, z.array(ruleIdSchema).min(1))]).optional(),
  /** The modes that it applies to. Without it: every mode whose rulebook has all its rules. */
  modes: z.array(slugSchema).min(1).optional(),
  variants: z.array(slugSchema).default([]),
  /** Parameters that the example changes. */
  set: z.record(parameterNameSchema, parameterValueSchema).default({}),
  /** Cards defined for the example, in the game's card format. A missing value is zero or empty. Give `printings` only if they matter. */
  cards: z.record(z.string().min(1), z.looseObject({})).default({}),
  /**
   * Where it begins: the active seat, and a step of setup or of the turn. `setup` begins a match, `end` the end of the turn. Without a
   * step, the game's default for examples.
   */
  start: z
    .strictObject({
      seat: seatSchema.default('A'),
      step: slugSchema.optional(),
      turn: z.number().int().min(1).default(5),
    })
    .prefault({}),
  /** The cards of each seat. A draw pile that is not listed has 20 fillers; other places are empty. */
  table: z.record(seatSchema, layoutSchema).default({}),
  /** A deck list to check, for rules on decks. Nothing is played in this case. `published` names one of the game's own lists. */
  deck: z.union([z.string(), z.strictObject({ published: slugSchema })]).optional(),
  /** Exchanges with the side deck before games of a match, in order of the games: `{ game: 2, into: [3 Fog], out: [3 Dawn] }`. */
  exchanges: z
    .array(z.strictObject({ game: z.number().int().min(1), into: cardList.default([]), out: cardList.default([]) }))
    .default([]),
  /**
   * Fields of the match to set, by the names that the plugin uses: fields of the table, of seats, of cards by name (`Sowbug#x` for a marked
   * copy), and rows of records. A value is a number, or the name of a card, a seat, an ability or a word of the field.
   */
  state: z
    .strictObject({
      table: fieldValuesSchema.default({}),
      seats: z.record(seatSchema, fieldValuesSchema).default({}),
      cards: z.record(z.string(), fieldValuesSchema).default({}),
      records: z.record(z.string(), z.array(fieldValuesSchema)).default({}),
    })
    .prefault({}),
  /** The results of random choices, in order. Each must be used. Without it, the seed decides. */
  random: z.array(z.number().int().min(0)).optional(),
  /** Decisions in order, with expectations between them. At any other decision the seat passes, if it can. */
  play: z.array(z.union([decisionSchema, z.strictObject({ expect: expectationSchema })])).default([]),
  /** `now` ends at the next decision after the last listed one. `turn-end` lets the seats pass until the turn is over. */
  until: z.enum(['now', 'turn-end']).default('now'),
  then: expectationSchema.default({}),
  /** Further results by mode, for editions that differ. */
  thenIn: z.record(slugSchema, expectationSchema).default({}),
  hiddenWith: hiddenWithSchema,
});
export type Example = z.infer<typeof exampleSchema>;

/** rules/<game>/examples/<slug>.yaml */
export const exampleFileSchema = z.strictObject({ examples: z.array(exampleSchema).min(1) });

/** An example with other members, such as those of a proposed outcome, in the notation of its file. A state may leave out empty members. */
export function exampleWith(example: Example, members: Readonly<Record<string, unknown>>): Example {
  const { state } = members;
  const whole = state === undefined ? {} : { state: exampleSchema.shape.state.parse(state) };
  return { ...example, ...members, ...whole };
}
