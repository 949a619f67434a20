/** Lowers the priority of worker threads. Threads that only play load no other part of this package for it. */
import { getPriority, setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';

/** The nice value of a background thread. On a busy processor, a thread of normal priority gets about ten times its share. */
export const BACKGROUND_PRIORITY = 10;

/**
 * Lowers the priority of the calling worker thread. A free processor still runs it at full speed. Linux keeps a priority for each thread;
 * elsewhere it belongs to the whole process, so nothing changes. If the system forbids the change, nothing changes either.
 */
export function runInBackground(): void {
  if (isMainThread || process.platform !== 'linux') return;
  try {
    if (getPriority() < BACKGROUND_PRIORITY) setPriority(BACKGROUND_PRIORITY);
  } catch {
    // Not an error: only speed depends on the priority.
  }
}
