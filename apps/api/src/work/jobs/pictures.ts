/** The job that draws pictures: link previews, and cards for other tabletop programs. */
import type { Job } from '../job.ts';
import type { Drawing } from '../pictures/draw.ts';

/** Returns a PNG. Loads the drawing code with the first picture. */
export const drawing: Job<{ readonly drawing: Drawing }, Uint8Array> = {
  lane: 'pictures',
  what: 'Drawing the picture',
  limit: 15_000,
  run: async ({ drawing: picture }) => (await import('../pictures/draw.ts')).drawPicture(picture),
};
