/**
 * Questions that wait for a thread: those for which a person waits come first. Of each kind the shares take turns, one for each
 * address, so that somebody with a hundred matches delays nobody else.
 */
import { Turns } from '@rulewright/content';
import { queueOptionsSymbol, type TaskQueue } from 'piscina';

/** What Piscina hands to a queue. */
type Task = Parameters<TaskQueue['push']>[0];

/** Who waits for an answer. */
export interface Waiting {
  /** A person waits for it. */
  readonly urgent: boolean;
  /** Of whose share of the threads it is. */
  readonly share: string;
}

/** Marks a question with who waits for it. */
export const waitingFor = <Question extends object>(question: Question, waiting: Waiting): Question => ({
  ...question,
  [queueOptionsSymbol]: waiting,
});

const NOBODY: Waiting = { urgent: false, share: '' };
const waitingOf = (task: Task): Waiting => (task[queueOptionsSymbol] as Waiting | null) ?? NOBODY;

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
