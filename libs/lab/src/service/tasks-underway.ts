/** The tasks that a process works on now. It limits their number, in total and per share, and can stop them. */

interface Task {
  readonly run: string;
  readonly share: string;
  readonly stop: AbortController;
  readonly ended: Promise<void>;
}

export class TasksUnderway {
  private readonly tasks = new Set<Task>();
  private change: { readonly come: Promise<void>; readonly tell: () => void } | null = null;

  /**
   * @param most the most tasks at the same time
   * @param ofShare the most of them for one share
   */
  constructor(
    private readonly most: number,
    private readonly ofShare: number,
  ) {}

  get size(): number {
    return this.tasks.size;
  }

  get isFull(): boolean {
    return this.tasks.size >= this.most;
  }

  /** The shares that have reached their limit. */
  fullShares(): Set<string> {
    const counts = new Map<string, number>();
    for (const { share } of this.tasks) counts.set(share, (counts.get(share) ?? 0) + 1);
    return new Set([...counts].filter(([, count]) => count >= this.ofShare).map(([share]) => share));
  }

  runs(): string[] {
    return [...new Set([...this.tasks].map(({ run }) => run))];
  }

  /** @param work must not throw */
  begin(run: string, share: string, work: (signal: AbortSignal) => Promise<void>): void {
    const stop = new AbortController();
    const ended = work(stop.signal).then(() => {
      this.tasks.delete(task);
      this.change?.tell();
      this.change = null;
    });
    const task: Task = { run, share, stop, ended };
    this.tasks.add(task);
  }

  /** Stops the tasks of the chosen runs, or all tasks. They end soon after. */
  stop(which: (run: string) => boolean = () => true): void {
    for (const { run, stop } of this.tasks) if (which(run)) stop.abort();
  }

  /** Resolves when the next task has ended. */
  changed(): Promise<void> {
    if (this.change === null) {
      let tell = (): void => undefined;
      const come = new Promise<void>((resolve) => (tell = resolve));
      this.change = { come, tell };
    }
    return this.change.come;
  }

  /** Resolves when all current tasks have ended. */
  async ended(): Promise<void> {
    await Promise.all([...this.tasks].map(({ ended }) => ended));
  }
}
