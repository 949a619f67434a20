/** Jobs that settle the failing examples of a check run. Each job uses the database connection of its thread. */
import type { Person } from '@rulewright/accounts';
import {
  correctedOutcome,
  Settling,
  type AcceptedOutcome,
  type OutcomeCorrection,
  type ShownOutcome,
} from '@rulewright/desk';
import { engineOf } from '@rulewright/games';
import { aboutContent, type Subject, type WorkJob } from '../job.ts';

interface OfRun {
  readonly person: Person;
  readonly run: number;
}

/** The time limit in milliseconds. Writing 400 examples into 40 files takes a few seconds. */
const WRITING = 60_000;

/** Returns the proposed outcome of one example. */
export const showOutcome: WorkJob<OfRun & { example: number }, ShownOutcome> = {
  lane: 'answers',
  what: 'Comparing the outcome',
  limit: 5_000,
  run: ({ person, run, example }, { database }) => new Settling(database).show(person, run, example),
};

/** Keeps the events and outcomes of examples: each example sets the old value. */
export const keepExamples: WorkJob<OfRun & { examples: readonly number[] | null }, void> = {
  lane: 'writing',
  what: 'Keeping the examples',
  limit: WRITING,
  run: ({ person, run, examples }, { database }) => new Settling(database).keep(person, run, examples),
};

/** The members of an example with a corrected outcome. Plays the example in its modes. */
export const correctOutcome = aboutContent<
  {
    subject: Subject;
    game: string;
    proposed: Pick<ShownOutcome, 'example' | 'modes' | 'isApart' | 'members'>;
    correction: OutcomeCorrection;
  },
  Readonly<Record<string, unknown>>
>('answers', 'Playing the example', 20_000, ({ content }, { game, proposed, correction }) =>
  correctedOutcome(content, engineOf(content.game(game)), proposed, correction),
);

/** Gives examples the proposed outcomes that the person has seen. */
export const acceptOutcomes: WorkJob<OfRun & { accepted: readonly AcceptedOutcome[] }, void> = {
  lane: 'writing',
  what: 'Writing the outcomes',
  limit: WRITING,
  run: ({ person, run, accepted }, { database }) => new Settling(database).accept(person, run, accepted),
};

/** Leaves out of examples the modes in which they fail. */
export const leaveModes: WorkJob<OfRun & { examples: readonly number[] }, void> = {
  lane: 'writing',
  what: 'Changing the modes of the examples',
  limit: WRITING,
  run: ({ person, run, examples }, { database }) => new Settling(database).leave(person, run, examples),
};
