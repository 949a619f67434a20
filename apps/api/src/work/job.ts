/** The type of a job: a function that runs in a worker thread, takes and returns plain data, and reports its progress. */
import type { SourceFile } from '@rulewright/content';
import type { LoadedContent, ProposedText } from '@rulewright/desk';
import type { DataSource } from 'typeorm';

/** The content of a job: a release, with proposed texts that replace its own. */
export interface Subject {
  readonly release: number;
  readonly proposed: readonly ProposedText[];
  /** Replaces `proposed`: the thread reads the texts of this change set. So a request does not read and send thousands of texts. */
  readonly changeSet?: ChangeSetAt;
}

/** A change set with its version, which each change of a document raises. */
interface ChangeSetAt {
  readonly id: number;
  readonly version: number;
}

/** The environment of a job in its thread. */
export interface Thread {
  /** The thread's own connection. */
  readonly database: DataSource;
  /** Opens content; the thread caches it. Content with problems is incomplete. */
  content(subject: Subject): Promise<LoadedContent>;
  /** The files of a release; the thread caches them. */
  files(release: number): Promise<readonly SourceFile[]>;
  /** Names the next step and its limit in milliseconds of CPU time. A step that takes longer ends the thread. */
  step(what: string, milliseconds: number): void;
  /** Sends news to the caller. Resolves once the caller has received them. */
  tell(news: unknown): Promise<void>;
}

/**
 * The queue of a job. `answers`: a person is waiting. `files`: a person waits for an uploaded file to be read, one file at a time, so that
 * large files do not delay other answers. `preparing`: collects something from all cards of a game once for all
 * visitors, one job at a time, so that short answers do not wait for it. `writing`: writes a release or many drafts, one job at a time.
 * `background`: may take minutes, one job at a time. `pictures`: draws a link preview, one job at a time, so that programs that
 * fetch many links do not delay readers.
 */
export type Lane = 'answers' | 'files' | 'preparing' | 'writing' | 'background' | 'pictures';

export interface WorkJob<Input, Result> {
  readonly lane: Lane;
  /** The name of the first step for messages, and its time limit in milliseconds after the content is open. */
  readonly what: string;
  readonly limit: number;
  run(input: Input, thread: Thread): Result | Promise<Result>;
}

/** The name of the step that opens content. The content is cached for later jobs. */
export const OPENS = 'Opening the content';
/** The time limit of that step, in milliseconds. Opening 10,000 cards takes about ten seconds on one core. */
export const OPENING = 120_000;

/** A job about one content. Opens the content before it runs. */
export function aboutContent<Input extends { readonly subject: Subject }, Result>(
  lane: Lane,
  what: string,
  limit: number,
  run: (loaded: LoadedContent, input: Input, thread: Thread) => Result | Promise<Result>,
): WorkJob<Input, Result> {
  return {
    lane,
    what: OPENS,
    limit: OPENING,
    run: async (input, thread) => {
      const loaded = await thread.content(input.subject);
      thread.step(what, limit);
      return run(loaded, input, thread);
    },
  };
}
