/** Jobs that compare texts: word and field differences, merges, release notes, changes between releases. */
import {
  alikeChanges,
  ChangeSets,
  draftNotes,
  thankedIn,
  Drafts,
  entryOf,
  isCurrentRun,
  wordDiff,
  withBefore,
  yamlDiff,
} from '@rulewright/desk';
import type { DiffPart, DocumentEntry, FieldChange, Merge, MergeSide } from '@rulewright/desk';
import { differencesBetween, type CheckRunEntity, type DifferencesAsked } from '@rulewright/database';
import type { WorkJob, Subject } from '../job.ts';

export interface Texts {
  readonly before: string | null;
  readonly after: string | null;
}

export const words: WorkJob<Texts, readonly DiffPart[]> = {
  lane: 'answers',
  what: 'Comparing the texts',
  limit: 5_000,
  run: ({ before, after }) => wordDiff(before ?? '', after ?? ''),
};

export const fields: WorkJob<Texts, readonly FieldChange[]> = {
  lane: 'answers',
  what: 'Comparing the fields',
  limit: 5_000,
  run: ({ before, after }) => yamlDiff(before, after),
};

/** Merges a draft with the current release. */
export const merge: WorkJob<{ changeSet: number; path: string; sides: readonly MergeSide[] }, Merge> = {
  lane: 'answers',
  what: 'Merging the document',
  limit: 10_000,
  run: ({ changeSet, path, sides }, { database }) => new Drafts(database).merge(changeSet, path, sides),
};

/** Drafts release notes from the changes of the documents. */
export const notes: WorkJob<{ title: string; changeSet: number }, string> = {
  lane: 'answers',
  what: 'Drafting the notes',
  limit: 20_000,
  run: async ({ title, changeSet }, { database }) => {
    const { documents } = await new ChangeSets(database).find(changeSet);
    const thanked = await thankedIn(database.manager, changeSet);
    return draftNotes(title, await withBefore(database, documents), thanked);
  },
};

/** Sentences about documents of a change set that change in the same way. */
export const alike: WorkJob<{ changeSet: number }, readonly string[]> = {
  lane: 'answers',
  what: 'Comparing the documents',
  limit: 20_000,
  run: async ({ changeSet }, { database }) => {
    const { documents } = await new ChangeSets(database).find(changeSet);
    return alikeChanges(await withBefore(database, documents));
  },
};

/** Whether a run of the checks is current: it checked exactly these texts, and no later release has changed their games. */
export const isRunCurrent: WorkJob<
  { subject: Subject; run: Pick<CheckRunEntity, 'contentHash' | 'baseRelease'> },
  boolean
> = {
  lane: 'answers',
  what: 'Comparing the checks with the change set',
  limit: 20_000,
  run: ({ subject, run }, { database }) => isCurrentRun(database, run, subject.proposed, subject.release),
};

export interface ReleaseDifference extends Texts {
  readonly entry: DocumentEntry;
}

/** The documents that differ between two releases, sorted by path. */
export const releaseDifferences: WorkJob<
  { a: number; b: number; asked: DifferencesAsked },
  readonly ReleaseDifference[]
> = {
  lane: 'answers',
  what: 'Comparing the releases',
  limit: 30_000,
  run: async ({ a, b, asked }, { database }) => {
    const differences = await differencesBetween(database, a, b, asked);
    return differences.flatMap(({ path, before, after }) => {
      const entry = entryOf({ path, text: after ?? before ?? '' });
      return entry ? { entry, before, after } : [];
    });
  },
};
