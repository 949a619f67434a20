/** The state of a search for proposals, as its run stores it. */
import { z } from 'zod';

const count = z.number().int().min(0);

/** A value of a parameter or of a card, as JSON. */
const changedTo = z.union([z.number().int(), z.boolean(), z.string(), z.null(), z.array(z.string()).readonly()]);

const stepSchema = z.strictObject({
  to: changedTo,
  /** How large the change is: 1 for the whole range of a number, and for another word. */
  size: z.number().positive(),
  /** Whether the first games try this step. Of the steps in one direction, only the largest is tried at first. */
  far: z.boolean(),
});

/** A value that may change, with the values to try in its place. */
const valueSchema = z.strictObject({
  kind: z.enum(['rule', 'card', 'variant']),
  /** The name of the parameter, or the id of the card or the variant. */
  of: z.string(),
  /** The place of the value in the data of the card, such as `attack` or `attacks.0.damage`. Empty for the other kinds. */
  path: z.string(),
  /** The name of the value for people. */
  label: z.string(),
  from: changedTo,
  /** What values mean in words, by their JSON. */
  words: z.record(z.string(), z.string()).readonly().optional(),
  steps: z.array(stepSchema).min(1).readonly(),
  /** The parameters that a variant sets. No set plays the variant and changes one of them. */
  sets: z.array(z.string()).readonly().optional(),
});

/** A step of a value: the index of the value, and of its step. */
const moveSchema = z.tuple([count, count]);

const candidateSchema = z.strictObject({
  arm: count,
  moves: z.array(moveSchema).readonly(),
});

/** The arms that play a candidate with seeds and players that the search did not use. The candidate without moves is the first. */
const checkedSchema = z.strictObject({
  /** The arm of the search. */
  arm: count,
  /** With the players of the search, and other seeds. */
  fresh: count,
  /** With other decks, and other seeds. Missing if no other published deck is legal, and in older runs. */
  decks: count.optional(),
  /** With other players, and other seeds. */
  other: count,
  /** With learned players that have adapted to the changes, and other seeds. Missing if the game has none, and in older runs. */
  learned: count.optional(),
});

export const proposalSchema = z.strictObject({
  /** In the format of `parseGoal`. */
  goals: z.array(z.string()).min(1).readonly(),
  /** The unit of all numbers of games: the games of an arm in its first round. */
  scale: count.min(1),
  /** The most games that the search plays. */
  most: count,
  /** The entrants with other decks than those of the search, if there are any. */
  decks: z.array(count).min(2).readonly().optional(),
  values: z.array(valueSchema).min(1).readonly(),
  stage: z.enum(['start', 'groups', 'singles', 'sets', 'check']),
  /** All candidates that played, by arm. The first one is the unchanged ruleset. */
  candidates: z.array(candidateSchema).readonly(),
  /** The arms that are still compared, and the games that each has played. */
  alive: z.array(count).readonly(),
  games: count,
  checked: z.array(checkedSchema).readonly(),
  /** How many candidates the rules refused. */
  refused: count,
  done: z.boolean(),
});

export type ProposalSearch = z.infer<typeof proposalSchema>;
export type OpenValue = z.infer<typeof valueSchema>;
export type ProposalMove = z.infer<typeof moveSchema>;
export type ProposalCandidate = z.infer<typeof candidateSchema>;
