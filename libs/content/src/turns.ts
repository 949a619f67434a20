/**
 * Queues in which names, such as network addresses, take turns: a name with many entries delays only itself. `Turns` holds the order.
 * `TurnQueue` runs work in that order, within limits.
 */

/** Waiting entries by name. */
export class Turns<Entry> {
  /** The first name has the next turn. */
  private readonly lines = new Map<string, Set<Entry>>();
  private waiting = 0;

  /** The number of waiting entries of all names. */
  get size(): number {
    return this.waiting;
  }

  /** The number of waiting entries of one name. */
  sizeOf(name: string): number {
    return this.lines.get(name)?.size ?? 0;
  }

  /** Adds an entry at the end of the line of its name. */
  push(name: string, entry: Entry): void {
    const line = this.lines.get(name) ?? new Set();
    this.lines.set(name, line);
    line.add(entry);
    this.waiting++;
  }

  /**
   * Removes the first entry of the name whose turn it is, and moves that name to the end of the round. Null if no entry may go.
   * @param may whether a name may have a turn now. A name that may not keeps its place
   */
  shift(may: (name: string) => boolean = () => true): Entry | null {
    for (const [name, line] of this.lines) {
      if (!may(name)) continue;
      const [entry] = line;
      this.remove(name, entry!);
      if (this.lines.delete(name)) this.lines.set(name, line);
      return entry!;
    }
    return null;
  }

  /** Removes the last entry of the longest line. Null if no line is longer than `length`. */
  popLongerThan(length: number): Entry | null {
    let longest: [name: string, line: Set<Entry>] | null = null;
    for (const of of this.lines) if (of[1].size > (longest?.[1].size ?? length)) longest = of;
    if (!longest) return null;
    const last = [...longest[1]].at(-1)!;
    this.remove(longest[0], last);
    return last;
  }

  /** Removes an entry at any position in the queue. Returns whether it was there. */
  remove(name: string, entry: Entry): boolean {
    const line = this.lines.get(name);
    if (!line?.delete(entry)) return false;
    this.waiting--;
    if (line.size === 0) this.lines.delete(name);
    return true;
  }

  /** Removes all entries and returns them. */
  clear(): Entry[] {
    const entries = [...this.lines.values()].flatMap((line) => [...line]);
    this.lines.clear();
    this.waiting = 0;
    return entries;
  }
}

export interface QueueSize {
  /** The most jobs that run at the same time: of all names, and of one name. */
  readonly slots: number;
  readonly slotsEach?: number;
  /** The most jobs that may wait: of all names, and of one name. */
  readonly waiting: number;
  readonly waitingEach: number;
}

/** The queue is full, so the job was refused. */
export class QueueFullError extends Error {
  constructor(
    /** What is full: the line of the name, or the queue of all names. */
    readonly full: 'line' | 'queue',
  ) {
    super('Too many jobs are waiting.');
  }
}

/** The program is stopping, so the job was not started. */
export class QueueClosedError extends Error {}

/** The visitor left before the job was started. */
export class VisitorGoneError extends Error {}

interface Waiting {
  readonly name: string;
  readonly start: () => void;
  readonly refuse: (error: Error) => void;
}

export class TurnQueue {
  private readonly turns = new Turns<Waiting>();
  /** The number of running jobs by name. */
  private readonly running = new Map<string, number>();
  private active = 0;
  private closed = false;

  constructor(private readonly size: QueueSize) {}

  /** The number of waiting jobs. */
  get waiting(): number {
    return this.turns.size;
  }

  /** The number of running jobs. */
  get busy(): number {
    return this.active;
  }

  /**
   * Runs the work when it is the turn of this name. In a full queue, the last job of the longest line makes room for a name with a shorter
   * line.
   * @param gone removes the job if it is still waiting
   * @throws QueueFullError; QueueClosedError; VisitorGoneError; the errors of the work
   */
  async run<Result>(name: string, work: () => Promise<Result>, gone?: AbortSignal): Promise<Result> {
    await this.turn(name, gone);
    try {
      return await work();
    } finally {
      this.count(name, -1);
      this.startNext();
    }
  }

  /** Refuses the waiting jobs and all later ones. */
  close(): void {
    this.closed = true;
    for (const { refuse } of this.turns.clear()) refuse(new QueueClosedError('The program stops.'));
  }

  private turn(name: string, gone?: AbortSignal): Promise<void> {
    if (gone?.aborted) return Promise.reject(new VisitorGoneError('The visitor has gone.'));
    if (this.closed) return Promise.reject(new QueueClosedError('The program stops.'));
    if (!this.isFree(name) || this.active >= this.size.slots) {
      const full = this.makeRoom(this.turns.sizeOf(name));
      if (full) return Promise.reject(new QueueFullError(full));
    }
    return new Promise((resolve, reject) => {
      const stay = (): void => gone?.removeEventListener('abort', leave);
      const waiting: Waiting = {
        name,
        start: () => (stay(), resolve()),
        refuse: (error) => (stay(), reject(error)),
      };
      const leave = (): void => {
        this.turns.remove(name, waiting);
        waiting.refuse(new VisitorGoneError('The visitor has gone.'));
      };
      gone?.addEventListener('abort', leave);
      this.turns.push(name, waiting);
      this.startNext();
    });
  }

  /** Makes room for a job in a line of this length. Returns what is full, or null if there is room. */
  private makeRoom(length: number): QueueFullError['full'] | null {
    if (length >= this.size.waitingEach) return 'line';
    if (this.turns.size < this.size.waiting) return null;
    const last = this.turns.popLongerThan(length + 1);
    last?.refuse(new QueueFullError('line'));
    return last ? null : 'queue';
  }

  private isFree(name: string): boolean {
    return (this.running.get(name) ?? 0) < (this.size.slotsEach ?? Infinity);
  }

  private startNext(): void {
    while (this.active < this.size.slots) {
      const next = this.turns.shift((name) => this.isFree(name));
      if (!next) return;
      this.count(next.name, 1);
      next.start();
    }
  }

  private count(name: string, by: 1 | -1): void {
    this.active += by;
    const count = (this.running.get(name) ?? 0) + by;
    if (count > 0) this.running.set(name, count);
    else this.running.delete(name);
  }
}
