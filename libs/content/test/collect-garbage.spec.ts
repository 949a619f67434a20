/** Garbage is collected when the heap has grown much. */
import { getHeapStatistics } from 'node:v8';
import { collectGarbageIfGrown } from '../src/node.ts';

const MB = 1024 * 1024;
const used = (): number => getHeapStatistics().used_heap_size / MB;

/** Fills the heap with arrays that live until the function returns. Returns the megabytes in use then. */
function grow(megabytes: number): number {
  const arrays = Array.from({ length: megabytes }, (_, n) => new Array<number>(MB / 8).fill(n + 0.5));
  return arrays.length > 0 ? used() : 0;
}

test('a heap that has grown by hundreds of megabytes is collected', () => {
  collectGarbageIfGrown();
  const full = grow(400);
  collectGarbageIfGrown();
  expect(full - used()).toBeGreaterThan(150);
});
