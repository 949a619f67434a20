/**
 * Shares one lookup among the callers that wait for it. Each lookup starts after its callers asked, so no caller gets an outdated value.
 * Only one lookup runs at a time, unless it hangs. So a busy process sends fewer statements.
 */

/** Milliseconds after which new callers no longer wait for a running lookup. It can hang, for example on a lost connection. */
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
