/**
 * Questions that wait for a thread: those for which a person waits come first. Of each kind the shares take turns, one for each
 * address, so that somebody with a hundred matches delays nobody else.
 */
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

/** Tasks of one kind. */
class Turns {
  /** By share, the one whose turn is next first. */
  private readonly shares = new Map<string, Set<Task>>();
  size = 0;

  push(share: string, task: Task): void {
    const tasks = this.shares.get(share) ?? new Set();
    this.shares.set(share, tasks);
    tasks.add(task);
    this.size++;
  }

  shift(): Task | null {
    for (const [share, tasks] of this.shares) {
      const [task] = tasks;
      this.remove(share, task!);
      // The next turn of this share comes after those of all others.
      if (this.shares.delete(share)) this.shares.set(share, tasks);
      return task!;
    }
    return null;
  }

  remove(share: string, task: Task): void {
    const tasks = this.shares.get(share);
    if (!tasks?.delete(task)) return;
    this.size--;
    if (tasks.size === 0) this.shares.delete(share);
  }
}

export class QuestionQueue implements TaskQueue {
  private readonly urgent = new Turns();
  private readonly others = new Turns();

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

  private kindOf(task: Task): Turns {
    return waitingOf(task).urgent ? this.urgent : this.others;
  }
}
