/** Collects garbage between the steps of long work. A heap of several hundred megabytes would otherwise grow to a multiple of its contents. */
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The heap of the thread may grow by this factor and these bytes before garbage is collected. */
const FACTOR = 1.3;
const ROOM = 150 * 1024 * 1024;

let retained = 0;
let collect: (() => void) | undefined;

function collector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

/** Collects the garbage of the calling thread if its heap has grown much since the last call that did. Takes up to half a second then. */
export function collectGarbageIfGrown(): void {
  if (getHeapStatistics().used_heap_size < retained * FACTOR + ROOM) return;
  collect ??= collector();
  collect();
  retained = getHeapStatistics().used_heap_size;
}
