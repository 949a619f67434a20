/** What a job is: a function of plain data that runs in a thread, gives plain data back, and says what it is doing. */
import type { SourceFile } from '@rulewright/content';
import type { LoadedContent, ProposedText } from '@rulewright/desk';
import type { DataSource } from 'typeorm';

/** The content that a job is about: a release, with proposed texts in place of its own. */
export interface Subject {
  readonly release: number;
  readonly proposed: readonly ProposedText[];
}

/** What a job finds in its thread. */
export interface Thread {
  /** The thread's own connection. */
  readonly database: DataSource;
  /** The content, opened once and kept by the thread. It is incomplete where it has problems. */
  content(subject: Subject): Promise<LoadedContent>;
  /** The files of a release, kept by the thread. */
  files(release: number): Promise<readonly SourceFile[]>;
  /** Names the next step. The thread is ended when the step takes longer than this. */
  step(what: string, milliseconds: number): void;
  /** Sends news to the asker, and goes on when they were taken. */
  tell(news: unknown): Promise<void>;
}

/**
 * The queue that a job waits in. `answers`: a person waits. `writing`: it writes a release or many drafts, one at a time.
 * `background`: it may take minutes, one at a time. `pictures`: a picture that goes with a link, one at a time, so that programs
 * which read many links keep no reader waiting.
 */
export type Lane = 'answers' | 'writing' | 'background' | 'pictures';

export interface Job<Input, Result> {
  readonly lane: Lane;
  /** What the first step is called in a message, and milliseconds that it may take once the content is open. */
  readonly what: string;
  readonly limit: number;
  run(input: Input, thread: Thread): Result | Promise<Result>;
}

/** The step in which content is opened: what it opens is kept for all jobs. */
export const OPENS = 'Opening the content';
/** Opening 10,000 cards takes about ten seconds on one core. */
export const OPENING = 120_000;

/** A job about one content, which is opened first. */
export function aboutContent<Input extends { readonly subject: Subject }, Result>(
  lane: Lane,
  what: string,
  limit: number,
  run: (loaded: LoadedContent, input: Input, thread: Thread) => Result | Promise<Result>,
): Job<Input, Result> {
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
