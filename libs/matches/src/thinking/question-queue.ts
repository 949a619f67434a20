/**
 * A queue of questions that wait for a thread. Questions for which a person waits come first. Within each kind, network addresses take
 * turns, so a visitor with a hundred matches does not delay the others.
 */
import { Turns } from '@rulewright/content/turns';
import { queueOptionsSymbol, type TaskQueue } from 'piscina';

/** The type of the tasks that Piscina puts into a queue. */
type Task = Parameters<TaskQueue['push']>[0];

/** The priority of a question. */
export interface WaitingQuestion {
  /** Whether a person waits for the answer. */
  readonly urgent: boolean;
  /** The key of the share that the question counts for: a digest of the network address, or else of the key of the host. */
  readonly share: string;
}

/** Adds the priority to a question. */
export const waitingFor = <Question extends object>(question: Question, waiting: WaitingQuestion): Question => ({
  ...question,
  [queueOptionsSymbol]: waiting,
});

const NOBODY: WaitingQuestion = { urgent: false, share: '' };
const waitingOf = (task: Task): WaitingQuestion => (task[queueOptionsSymbol] as WaitingQuestion | null) ?? NOBODY;

export class QuestionQueue implements TaskQueue {
  private readonly urgent = new Turns<Task>();
  private readonly others = new Turns<Task>();

  get size(): number {
    return this.urgent.size + this.others.size;
  }

  push(task: Task): void {
    this.kindOf(task).push(waitingOf(task).share, task);
  }

  shift(): Task | null {
    return this.urgent.shift() ?? this.others.shift();
  }

  remove(task: Task): void {
    this.kindOf(task).remove(waitingOf(task).share, task);
  }

  private kindOf(task: Task): Turns<Task> {
    return waitingOf(task).urgent ? this.urgent : this.others;
  }
}
