/**
 * Shares one lookup among the callers that wait for it. Each lookup begins after its callers asked, so no caller gets a value that is
 * older than its question. Only one lookup runs at a time, so busy processes send fewer statements.
 */

/** After this time, in milliseconds, callers no longer wait for a lookup that has not ended, for example on a lost connection. */
const PATIENCE = 1_000;

export class SharedLookup<Value> {
  private begun = -Infinity;
  private running: Promise<unknown> = Promise.resolve();
  private next: Promise<Value> | null = null;

  constructor(private readonly look: () => Promise<Value>) {}

  ask(): Promise<Value> {
    if (performance.now() - this.begun > PATIENCE) return this.begin();
    return (this.next ??= this.running.then(() => this.begin()));
  }

  private begin(): Promise<Value> {
    this.next = null;
    this.begun = performance.now();
    const looked = this.look();
    this.running = looked.catch(() => undefined);
    return looked;
  }
}
