/** Threads that leave the processors to the thread that answers requests (Node only). */
import { getPriority, setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';

/** How nice a background thread is: a thread of normal priority gets about ten times its share of a busy processor. */
export const BACKGROUND_PRIORITY = 10;

/**
 * Lowers the priority of the calling worker thread; a free processor still runs it at full speed. Linux keeps a priority for each
 * thread. Elsewhere it belongs to the whole process, and nothing changes. It does nothing where the system forbids the change.
 */
export function runInBackground(): void {
  if (isMainThread || process.platform !== 'linux') return;
  try {
    if (getPriority() < BACKGROUND_PRIORITY) setPriority(BACKGROUND_PRIORITY);
  } catch {
    // Only speed depends on it.
  }
}
