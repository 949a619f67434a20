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

/** The number of started cards at once, and after each frame. */
function counts(count: number): number[] {
  const log: string[] = [];
  departures(count, log).start();
  const started = [log.length];
  while (frames.length > 0) {
    frames.shift()!();
    started.push(log.length);
  }
  return started;
}

test('starts a few cards at once', () => {
  expect(counts(4)).toEqual([4]);
});

test('starts many cards after the frame that draws the new board, at most four in a frame', () => {
  expect(counts(18)).toEqual([0, 0, 4, 8, 12, 16, 18]);
});

test('removes the cards that have not started', () => {
  const log: string[] = [];
  const all = departures(10, log);
  all.start();
  frames.shift()!();
  frames.shift()!();
  all.drop();
  expect(log.filter((one) => one === 'drop')).toHaveLength(6);
  expect(frames).toEqual([]);
});
