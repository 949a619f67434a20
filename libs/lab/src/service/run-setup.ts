/** The setup of a lab run, as it is stored. It has ids instead of documents, so it gives the same plan with the same release. */
import { resolveRuleset, type Content } from '@rulewright/content';
import { jsonColumn, type LabRunEntity } from '@rulewright/database';
import { cardsUsed, idsOf } from '@rulewright/engine';
import { engineOf } from '@rulewright/games';
import { z } from 'zod';
import { MOST_OF_A_PART, blocksWithin, type LabPlan } from '../runs/plan/lab-plan.ts';

const count = z.number().int().min(0);

const setupSchema = z.strictObject({
  arms: z
    .array(
      z.strictObject({
        name: z.string(),
        ruleset: z.string(),
        rulesetName: z.string(),
        hash: z.string(),
        /** The entrants that play this arm, if it has its own. */
        seats: z.array(count).optional(),
        /** The card for which the first entrant of this arm has a stand-in. */
        replaced: z.strictObject({ card: z.string(), standIn: z.array(z.string()).min(1) }).optional(),
      }),
    )
    .min(1),
  entrants: z
    .array(
      z.strictObject({
        name: z.string(),
        /** The name of the published list, or null for the visitor's own list. */
        deckName: z.string().nullable(),
        deck: z.array(z.strictObject({ card: z.string(), copies: count.min(1) })),
        bot: z.string(),
        /** The deck among those that can be searched, as `published/slug` or `shared/id`. */
        known: z.string().optional(),
      }),
    )
    .min(1),
  /** Games of each arm. */
  games: count,
  seed: z.number().int(),
  swap: z.boolean(),
  /** The players of a game, if each arm has its own entrants. */
  table: count.min(1).optional(),
  /** Games of a part. Missing in older runs, which had a fixed size. */
  part: count.min(1).optional(),
  /** `decks`: programs are compiled from the cards of the decks. Missing in older runs, whose programs have all cards. */
  cards: z.literal('decks').optional(),
  stop: z.strictObject({ metric: z.string(), matters: z.number().min(0) }).nullable(),
  /** The question that the run answers, as `AskedQuestion`. Null for a run without a question. Missing in older runs. */
  question: z
    .strictObject({
      id: z.string(),
      size: z.number().positive(),
      card: z.string().nullable(),
      /** Missing in runs from before a card was compared with a stand-in. */
      standIn: z
        .strictObject({ cards: z.array(z.string()).min(1).readonly(), copies: count.min(1), added: z.boolean() })
        .nullable()
        .default(null),
    })
    .nullable()
    .default(null),
  /** The swept parameter, its value in each arm, and the name of the ruleset without it. */
  sweep: z.strictObject({ parameter: z.string(), values: z.array(z.string()), of: z.string() }).nullable(),
  /** The tuning of the run. Its first arm is the unchanged ruleset. Missing in runs stored before tuning existed. */
  tune: z
    .strictObject({
      of: z.string(),
      /** In the format of `parseGoal`. */
      goals: z.array(z.string()).min(1),
      /** For each arm, the values that differ from the unchanged ruleset. */
      changes: z.array(z.record(z.string(), z.string())),
      refused: z.array(z.strictObject({ ruleset: z.string(), reason: z.string() })),
    })
    .nullable()
    .default(null),
});

export type LabSetup = z.infer<typeof setupSchema>;

export const setupColumn = jsonColumn('lab_runs', 'setup', setupSchema);

/** The setup of a stored run. @throws StoredValueError */
export const readSetup = ({ id, setup }: Pick<LabRunEntity, 'id' | 'setup'>): LabSetup => setupColumn.read(setup, id);

/** Thrown when the rules of a run have changed since it was set up. */
export class OtherRulesError extends Error {
  readonly code = 'other-rules';

  constructor(ruleset: string) {
    super(`${ruleset} has changed since this run was started. Start a new run.`);
  }
}

/** Makes the plan of a setup. @throws RulesetError; OtherRulesError */
export function planOf(content: Content, game: string, setup: LabSetup): LabPlan {
  const entrants = setup.entrants.map(({ name, deck, bot }) => ({ name, deck: { entries: deck }, bot }));
  const all = content.game(game).cards;
  const ids = idsOf(entrants.map(({ deck }) => deck));
  const cards = setup.cards === 'decks' ? cardsUsed(engineOf(content.game(game)), all, ids) : [...all.values()];
  return {
    game,
    cards: setup.cards,
    arms: setup.arms.map(({ name, ruleset: id, hash, seats }) => {
      const ruleset = resolveRuleset(content, id);
      if (ruleset.hash !== hash) throw new OtherRulesError(id);
      return { name, ruleset, cards, ...(seats && { seats }) };
    }),
    entrants,
    games: setup.games,
    seed: setup.seed,
    swap: setup.swap,
    ...(setup.table !== undefined && { table: setup.table }),
    part: setup.part ?? blocksWithin(setup, MOST_OF_A_PART),
  };
}
