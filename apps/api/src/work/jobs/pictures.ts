/** The jobs that draw: pictures of links, pictures of cards for other table programs, and files for a printing press. */
import type { Job } from '../job.ts';
import type { Drawing } from '../pictures/draw.ts';
import type { PressJob } from '../pictures/press.ts';

/** Returns a PNG. Loads the drawing code with the first picture. */
export const drawing: Job<{ readonly drawing: Drawing }, Uint8Array> = {
  lane: 'pictures',
  what: 'Drawing the picture',
  limit: 15_000,
  run: async ({ drawing: picture }) => (await import('../pictures/draw.ts')).drawPicture(picture),
};

/** Returns a PDF, and ends when the visitor leaves. */
export const press: Job<PressJob, Uint8Array> = {
  lane: 'pictures',
  what: 'Drawing the cards for the press',
  limit: 60_000,
  run: async (cards) => (await import('../pictures/press.ts')).drawPress(cards),
};
