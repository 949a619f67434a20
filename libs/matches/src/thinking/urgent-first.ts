/** Questions that wait for a thread: those for which a person waits come first, each kind in its order. */
import { queueOptionsSymbol, type TaskQueue } from 'piscina';

/** What Piscina hands to a queue. */
type Task = Parameters<TaskQueue['push']>[0];

/** Marks a question as urgent, or not. */
export const withUrgency = <Question extends object>(question: Question, urgent: boolean): Question => ({
  ...question,
  [queueOptionsSymbol]: { urgent },
});

const isUrgent = (task: Task): boolean => (task[queueOptionsSymbol] as { urgent?: boolean } | null)?.urgent === true;

export class UrgentFirst implements TaskQueue {
  private readonly urgent = new Set<Task>();
  private readonly others = new Set<Task>();

  get size(): number {
    return this.urgent.size + this.others.size;
  }

  push(task: Task): void {
    (isUrgent(task) ? this.urgent : this.others).add(task);
  }

  shift(): Task | null {
    for (const queue of [this.urgent, this.others]) {
      for (const task of queue) {
        queue.delete(task);
        return task;
      }
    }
    return null;
  }

  remove(task: Task): void {
    this.urgent.delete(task);
    this.others.delete(task);
  }
}
