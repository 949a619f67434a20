/** The state of a thread between jobs: a database connection, opened on first use, and the most recently used content. */
import { openDatabase, type DatabaseOptions } from '@rulewright/database';
import { LruAsync } from '@rulewright/content';
import { ChangeSets, DeskContent, type ProposedText } from '@rulewright/desk';
import type { DataSource } from 'typeorm';
import { answerOf, type WorkAnswer } from './answer.ts';
import type { WorkJob, Subject, Thread } from './job.ts';
import { jobs, type JobName } from './jobs/index.ts';

/** The channel from a running job to its caller. */
export type Asker = Pick<Thread, 'step' | 'tell'>;

/** The most change sets whose texts a thread caches. */
const SETS_KEPT = 4;

export class WorkerThread {
  private readonly contents: DeskContent;
  private readonly texts = new LruAsync<string, readonly ProposedText[]>(SETS_KEPT);

  constructor(private readonly database: DataSource) {
    this.contents = new DeskContent(database);
  }

  static async over(options: DatabaseOptions): Promise<WorkerThread> {
    return new WorkerThread(await openDatabase(options));
  }

  /** Runs a job. Client errors become part of the answer. */
  run(name: JobName, input: unknown, { step, tell }: Asker): Promise<WorkAnswer> {
    const { database, contents } = this;
    const job = jobs[name] as WorkJob<unknown, unknown>;
    const content: Thread['content'] = ({ release, proposed }) => contents.load(release, proposed);
    const files: Thread['files'] = (release) => contents.files(release);
    step(job.what, job.limit);
    return answerOf(async () => job.run(await this.whole(input), { database, content, files, step, tell }));
  }

  /** Adds the texts of the subject's change set to the input. Equal versions get the same list, because `proposalHash` caches by list. */
  private async whole(input: unknown): Promise<unknown> {
    const { subject } = (input ?? {}) as { readonly subject?: Subject };
    if (!subject?.changeSet) return input;
    const { release, changeSet } = subject;
    const proposed = await this.texts.get(`${changeSet.id} ${changeSet.version}`, () =>
      new ChangeSets(this.database).texts(changeSet.id),
    );
    return { ...(input as object), subject: { release, proposed } satisfies Subject };
  }
}
