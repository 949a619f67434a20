/**
 * Jobs that compute the results of lab runs from their stored games. A run has up to 20,000 games of each ruleset, so requests do not read
 * them on the main thread.
 */
import { Proposals, type ProposedText } from '@rulewright/desk';
import { changedDocuments, LabStore, type LabRunEntity } from '@rulewright/database';
import { engineOf } from '@rulewright/games';
import { answerOf, csvLines, winnersOf, type Answer, type GameRow } from '@rulewright/lab';
import {
  KnownRuns,
  readParts,
  reportOf,
  runsCompared,
  type LabReport,
  type PlayedRun,
  type RunsCompared,
} from '@rulewright/lab/service';
import type { DataSource } from 'typeorm';
import { notFound } from '../../errors/errors.ts';
import { OPENING, OPENS, type Thread, type WorkJob } from '../job.ts';

/** The part of a run that its results depend on. */
export type StoredRun = Pick<LabRunEntity, 'id' | 'game' | 'release' | 'setup'>;

/** The time limit in milliseconds after the content is open. */
const LIMIT = 20_000;

/** More documents than a release can change. */
const MOST_CHANGES = 1_000_000;

/** The plans of the runs whose results a thread has computed. */
const known = new WeakMap<DataSource, KnownRuns>();

function knownRuns({ database, content }: Thread): KnownRuns {
  const runs = known.get(database) ?? new KnownRuns(contentsOf(database, content));
  known.set(database, runs);
  return runs;
}

const contentsOf = (database: DataSource, load: Thread['content']): KnownRuns['contents'] => {
  const open = async (release: number, proposed: readonly ProposedText[]) =>
    (await load({ release, proposed })).content;
  return {
    open,
    openSnapshot: async (_, id) => {
      const snapshot = await new Proposals(database).find(id);
      if (!snapshot) throw notFound('unknown-proposal', 'The change set of this run no longer exists.');
      return open(snapshot.release, snapshot.documents);
    },
    changes: async (release, game) => {
      const [list = []] = await changedDocuments(database, [release], MOST_CHANGES);
      return list.filter((one) => one.game === game);
    },
  };
};

async function played(thread: Thread, run: StoredRun): Promise<PlayedRun> {
  const one = await knownRuns(thread).of(run);
  return { ...one, parts: await readParts(new LabStore(thread.database), run.id, one.plan) };
}

const pluginOf = ({ plan }: PlayedRun) => engineOf(plan.arms[0]!.ruleset);

/** A job about a run: opens its content and reads its games first. */
function aboutRun<Input extends { readonly run: StoredRun }, Result>(
  what: string,
  make: (of: PlayedRun, input: Input, thread: Thread) => Result | Promise<Result>,
): WorkJob<Input, Result> {
  return {
    lane: 'answers',
    what: OPENS,
    limit: OPENING,
    run: async (input, thread) => {
      const of = await played(thread, input.run);
      thread.step(what, LIMIT);
      return make(of, input, thread);
    },
  };
}

export const labReport = aboutRun<{ run: StoredRun }, LabReport>('Counting the games of a run', (of) =>
  reportOf(pluginOf(of), of, of.parts),
);

export const labAnswer = aboutRun<{ run: StoredRun }, Answer | null>(
  'Answering the question of a run',
  (of) => of.setup.question && answerOf(pluginOf(of), of.plan, of.parts, of.setup.question),
);

export const labComparison = aboutRun<{ run: StoredRun; other: StoredRun }, RunsCompared>(
  'Comparing two runs',
  async (of, { other }, thread) => runsCompared(pluginOf(of), of, await played(thread, other)),
);

/** The games of a run as CSV. */
export const labCsv = aboutRun<{ run: StoredRun }, string>('Writing the games of a run', (of) =>
  [...csvLines(pluginOf(of), of.plan, of.parts)].join(''),
);

/** A game of a run, with the number of its arm. */
export type ListedGame = GameRow & { readonly arm: number };

/** The same with its winners as a list of seats. */
export type ShownGame = ListedGame & { readonly winners: readonly number[] };

/** Which games of a run to list. */
export interface LabGamesAsked {
  readonly arm: number;
  readonly turns?: number | null | undefined;
  readonly cause?: string | null | undefined;
  /** Only games with higher numbers. */
  readonly after: number;
  readonly first: number;
}

export const labGames = aboutRun<{ run: StoredRun; asked: LabGamesAsked }, readonly ShownGame[]>(
  'Listing the games of a run',
  ({ parts }, { asked: { arm, turns, cause, after, first } }) =>
    parts
      .filter((part) => part.arm === arm && part.to > after)
      .flatMap(({ rows }) => rows)
      .filter(
        (row) => row.game > after && (turns == null || row.turns === turns) && (cause == null || row.cause === cause),
      )
      .slice(0, first)
      .map((row) => ({ arm, ...row, winners: winnersOf(row) })),
);

/** All games of a run, with the number of their arm. */
export const labRows = aboutRun<{ run: StoredRun }, readonly ListedGame[]>('Reading the games of a run', ({ parts }) =>
  parts.flatMap(({ arm, rows }) => rows.map((row) => ({ arm, ...row }))),
);
