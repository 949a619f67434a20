/** Lowers the priority of worker threads. A separate entry, so that threads that only play load no other part of this package. */
import { getPriority, setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';

/** The nice value of a background thread. On a busy processor, a thread of normal priority gets about ten times as much time. */
export const BACKGROUND_PRIORITY = 10;

/**
 * Lowers the priority of the calling worker thread. A free processor still runs it at full speed. Only Linux has a priority for each
 * thread. On other systems it applies to the whole process, so this function does nothing. It ignores a refusal by the system.
 */
export function runInBackground(): void {
  if (isMainThread || process.platform !== 'linux') return;
  try {
    if (getPriority() < BACKGROUND_PRIORITY) setPriority(BACKGROUND_PRIORITY);
  } catch {
    // Not an error: only speed depends on the priority.
  }
}
