/** The state of a thread between jobs: a database connection, opened on first use, and the most recently used content. */
import { openDatabase, type DatabaseOptions } from '@rulewright/database';
import { DeskContent } from '@rulewright/desk';
import type { DataSource } from 'typeorm';
import { answerOf, type Answer } from './answer.ts';
import type { Job, Thread } from './job.ts';
import { jobs, type JobName } from './jobs/index.ts';

/** The channel from a running job to its caller. */
export type Asker = Pick<Thread, 'step' | 'tell'>;

export class WorkerThread {
  private readonly contents: DeskContent;

  constructor(private readonly database: DataSource) {
    this.contents = new DeskContent(database);
  }

  static async over(options: DatabaseOptions): Promise<WorkerThread> {
    return new WorkerThread(await openDatabase(options));
  }

  /** Runs a job. Client errors become part of the answer. */
  run(name: JobName, input: unknown, { step, tell }: Asker): Promise<Answer> {
    const { database, contents } = this;
    const job = jobs[name] as Job<unknown, unknown>;
    const content: Thread['content'] = ({ release, proposed }) => contents.load(release, proposed);
    const files: Thread['files'] = (release) => contents.files(release);
    step(job.what, job.limit);
    return answerOf(() => job.run(input, { database, content, files, step, tell }));
  }
}
