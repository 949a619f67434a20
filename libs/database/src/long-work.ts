/** Work that takes long: it says how far it is, lets others have their turn, and ends early when told to. */

/** `reading`: documents are read and checked. `writing`: changed documents are written. */
export interface WorkStep {
  readonly step: 'reading' | 'writing';
  /** Documents. */
  readonly done: number;
  readonly total: number;
}

export interface LongWork {
  /** May give a promise, for which the work waits. */
  readonly onStep?: ((step: WorkStep) => void | Promise<void>) | undefined;
  /** Ends the work with the signal's reason; nothing of it is kept. */
  readonly signal?: AbortSignal | undefined;
}

/** Between two pieces of long work. @throws the reason of the signal */
export async function nextPiece({ onStep, signal }: LongWork, step: WorkStep): Promise<void> {
  await onStep?.(step);
  await new Promise((resolve) => setImmediate(resolve));
  signal?.throwIfAborted();
}
