/** Tests of starting cards over several frames. */
import { Departures } from './departures.ts';

let frames: (() => void)[] = [];
beforeEach(() => {
  frames = [];
  Object.assign(globalThis, {
    requestAnimationFrame: (run: () => void) => frames.push(run),
    cancelAnimationFrame: (frame: number) => frames.splice(frame - 1, 1),
  });
});

const departures = (count: number, log: string[]): Departures => {
  const all = new Departures();
  for (let n = 0; n < count; n++) all.add({ start: () => void log.push('start'), drop: () => void log.push('drop') });
  return all;
};

test('starts at most four cards in a frame', () => {
  const log: string[] = [];
  departures(20, log).start();
  const counts = [log.length];
  while (frames.length > 0) {
    frames.shift()!();
    counts.push(log.length);
  }
  expect(counts).toEqual([4, 8, 12, 16, 20]);
});

test('removes the cards that have not started', () => {
  const log: string[] = [];
  const all = departures(10, log);
  all.start();
  all.drop();
  expect(log.filter((one) => one === 'drop')).toHaveLength(6);
  expect(frames).toEqual([]);
});
