/** The job that draws pictures: of links, and of cards for other table programs. */
import { pictureData } from '@rulewright/content/node';
import { pictureBytes } from '@rulewright/database';
import type { Job } from '../job.ts';
import type { Drawing } from '../pictures/draw.ts';

/** Returns a PNG. Loads the drawing code with the first picture. */
export const drawing: Job<{ readonly drawing: Drawing }, Uint8Array> = {
  lane: 'pictures',
  what: 'Drawing the picture',
  limit: 15_000,
  run: async ({ drawing: picture }, { database }) => {
    const { drawPicture } = await import('../pictures/draw.ts');
    return drawPicture(picture, async (sha256) => {
      const bytes = await pictureBytes(database, sha256);
      return bytes && pictureData(bytes);
    });
  },
};
