/** The setup of a lab run, as it is stored. It has ids instead of documents, so it gives the same plan with the same release. */
import { resolveRuleset, type Content } from '@rulewright/content';
import { jsonColumn, type LabRunEntity } from '@rulewright/database';
import { cardsUsed, idsOf } from '@rulewright/engine';
import { engineOf } from '@rulewright/games';
import { z } from 'zod';
import { MOST_OF_A_PART, blocksWithin, type Arm, type Entrant, type LabPlan } from '../runs/plan/lab-plan.ts';
import { blameSchema } from '../runs/blame/blame-state.ts';
import { edited } from '../runs/proposals/open-values.ts';
import { proposalSchema } from '../runs/proposals/proposal-state.ts';
import type { ArmContent } from './arm-content.ts';

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
        /** The content of the arm, if it is not that of the run: another release, and a part of the changes of the next one. */
        release: count.min(1).optional(),
        part: z.strictObject({ documents: count, lines: count.nullable() }).optional(),
        /** Values of cards in place of those of the content. */
        edits: z.array(z.strictObject({ card: z.string(), path: z.string(), to: z.number().int() })).optional(),
        /** The games of the arm, in a search. */
        games: count.optional(),
        /** The games with which learned players adapt to this arm before they play. */
        adapted: count.optional(),
        /** The seed of the arm, if it plays other games than the first arm. */
        seed: z.number().int().optional(),
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
  /** The search for a change that shifted a metric. Missing in runs stored before it existed. */
  blame: blameSchema.nullable().default(null),
  /** The search for changes that reach goals. Missing in runs stored before it existed. */
  propose: proposalSchema.nullable().default(null),
  /** The stored snapshot of the change set that the run plays. Without it, the run plays its release. */
  snapshot: z.string().optional(),
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

/** The content of an arm. */
export const contentOf = (
  { release, part, edits }: LabSetup['arms'][number],
  run: number,
  snapshot?: string,
): ArmContent => ({ release: release ?? run, part: part ?? null, snapshot, edits });

/** The players of a setup, as a plan has them. */
const entrantsOf = ({ entrants }: LabSetup): Entrant[] =>
  entrants.map(({ name, deck, bot }) => ({ name, deck: { entries: deck }, bot }));

/** The cards of an arm in its content. */
function cardsIn(content: Content, game: string, setup: LabSetup, edits: ArmContent['edits'] = []): Arm['cards'] {
  const all = content.game(game).cards;
  const cards =
    setup.cards === 'decks'
      ? cardsUsed(engineOf(content.game(game)), all, idsOf(entrantsOf(setup).map(({ deck }) => deck)))
      : [...all.values()];
  return edits.length === 0 ? cards : cards.map((card) => edited(card, edits));
}

/** The ruleset and the cards of an arm in its content. @throws RulesetError */
export const armIn = (
  content: Content,
  game: string,
  ruleset: string,
  setup: LabSetup,
  edits?: ArmContent['edits'],
): Pick<Arm, 'ruleset' | 'cards'> => ({
  ruleset: resolveRuleset(content, ruleset),
  cards: cardsIn(content, game, setup, edits),
});

/**
 * Makes the plan of a setup.
 * @param known the first arms, if they were made before
 * @throws RulesetError; OtherRulesError; any error from opening a content
 */
export async function planOf(
  open: (of: ArmContent) => Promise<Content> | Content,
  { game, release }: { readonly game: string; readonly release: number },
  setup: LabSetup,
  known: readonly Arm[] = [],
): Promise<LabPlan> {
  const arms: Arm[] = [];
  // Arms with the same content share its cards and rulesets, so that a thread receives them once.
  const shared = new Map<string, Arm['cards']>();
  const rulesets = new Map<string, Arm['ruleset']>();
  for (const [at, arm] of setup.arms.entries()) {
    const { name, ruleset: id, hash, games, seats, seed, adapted } = arm;
    const { edits, ...of } = contentOf(arm, release, setup.snapshot);
    const key = JSON.stringify(of);
    const [rulesKey, cardsKey] = [`${key} ${id}`, `${key} ${JSON.stringify(edits)}`];
    const isKnown = known[at] !== undefined || (rulesets.has(rulesKey) && shared.has(cardsKey));
    const content = isKnown ? null : await open(of);
    const ruleset = known[at]?.ruleset ?? rulesets.get(rulesKey) ?? resolveRuleset(content!, id);
    const cards = known[at]?.cards ?? shared.get(cardsKey) ?? cardsIn(content!, game, setup, edits);
    rulesets.set(rulesKey, ruleset);
    shared.set(cardsKey, cards);
    if (ruleset.hash !== hash) throw new OtherRulesError(id);
    arms.push({
      ...{ name, ruleset, cards },
      ...(games !== undefined && { games }),
      ...(seats && { seats }),
      ...(seed !== undefined && { seed }),
      ...(adapted !== undefined && { adapted }),
    });
  }
  return {
    game,
    cards: setup.cards,
    arms,
    entrants: entrantsOf(setup),
    games: setup.games,
    seed: setup.seed,
    swap: setup.swap,
    ...(setup.table !== undefined && { table: setup.table }),
    part: setup.part ?? blocksWithin(setup, MOST_OF_A_PART),
  };
}
