/** Jobs that write a release or many drafts. Each runs completely in its thread, on the thread's own database connection. */
import type { Actor, Person } from '@rulewright/accounts';
import type { SourceFile } from '@rulewright/content';
import type { CheckRunKind, ReleaseInfo } from '@rulewright/database';
import { CheckRuns, importFiles as writeFiles, Publisher, type Author, type PublishOrder } from '@rulewright/desk';
import type { WorkJob } from '../job.ts';
import { isUpload, uploaded } from '../pictures/uploads.ts';
import { readAlone } from './reading.ts';

/** The time limit in milliseconds. Writing a release of 10,000 cards takes about a minute. */
const WRITING = 600_000;

export interface Publishing {
  readonly id: number;
  readonly version: number;
  readonly order: PublishOrder;
}

/** Publishes a change set now and reports each step as news. */
export const publish: WorkJob<Publishing & { person: Person }, ReleaseInfo> = {
  lane: 'writing',
  what: 'Publishing',
  limit: WRITING,
  run: ({ person, id, version, order }, { database, files, tell }) =>
    new Publisher(database, files).publish(person, id, version, order, { onStep: tell }),
};

/** Publishes a scheduled change set. The release names the person who scheduled it. */
export const publishDue: WorkJob<Publishing & { actor: Actor }, ReleaseInfo> = {
  lane: 'writing',
  what: 'Publishing',
  limit: WRITING,
  run: ({ actor, id, version, order }, { database, files }) =>
    new Publisher(database, files).release(actor, id, version, order),
};

export const rollBack: WorkJob<{ person: Person; to: number; reason: string }, ReleaseInfo> = {
  lane: 'writing',
  what: 'Rolling back',
  limit: WRITING,
  run: ({ person, to, reason }, { database, files }) => new Publisher(database, files).rollBack(person, to, reason),
};

export interface Import {
  readonly author: Author;
  readonly title: string;
  readonly files: readonly { readonly path: string; readonly text: string }[];
  readonly whole: boolean;
}

/** Starts a change set from files and returns its id. */
export const importFiles: WorkJob<Import, number> = {
  lane: 'writing',
  what: 'Importing the files',
  limit: WRITING,
  run: async ({ author, title, files, whole }, thread) => {
    const read: SourceFile[] = [];
    for (const file of files) read.push(isUpload(file) ? await uploaded(file, thread) : file);
    for (const file of read) readAlone(file, thread);
    thread.step('Importing the files', WRITING);
    return (await writeFiles(thread.database, author, title, read, whole)).set.id;
  },
};

/** Queues the checks of a change set and returns the id of the run. It hashes the texts of all documents of the change set. */
export const queueChecks: WorkJob<{ actor: Actor; changeSet: number; games: number; kind: CheckRunKind }, number> = {
  lane: 'writing',
  what: 'Starting the checks',
  limit: WRITING,
  run: async ({ actor, changeSet, games, kind }, { database }) =>
    (await new CheckRuns(database).ask(actor, changeSet, games, kind)).id,
};
