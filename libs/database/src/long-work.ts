/** Long work: it reports its progress, lets other work run in between, and stops when its signal aborts. */

/** `reading`: documents are parsed and checked. `writing`: changed documents are written. */
export interface WorkStep {
  readonly step: 'reading' | 'writing';
  /** Number of documents. */
  readonly done: number;
  readonly total: number;
}

export interface LongWork {
  /** May return a promise, which the work awaits. */
  readonly onStep?: ((step: WorkStep) => void | Promise<void>) | undefined;
  /** Stops the work with the signal's reason. Its changes are undone. */
  readonly signal?: AbortSignal | undefined;
}

/** Runs between two pieces of long work: reports the step and lets other work run. @throws the reason of the signal */
export async function nextPiece({ onStep, signal }: LongWork, step: WorkStep): Promise<void> {
  await onStep?.(step);
  await new Promise((resolve) => setImmediate(resolve));
  signal?.throwIfAborted();
}
