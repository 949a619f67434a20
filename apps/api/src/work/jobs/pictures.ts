/** Jobs that draw link previews, cards for other tabletop programs, and PDF files for a printing press and for tournaments. */
import { pictureBytes } from '@rulewright/database';
import { pictureDataApart } from '@rulewright/desk';
import type { WorkJob } from '../job.ts';
import type { Drawing } from '../pictures/draw.ts';
import type { PressJob } from '../pictures/press.ts';
import type { RegistrationJob } from '../pictures/registration.ts';

/** Returns a PNG. Loads the drawing code with the first picture. */
export const drawing: WorkJob<{ readonly drawing: Drawing }, Uint8Array> = {
  lane: 'pictures',
  what: 'Drawing the picture',
  limit: 15_000,
  run: async ({ drawing: picture }, { database }) => {
    const { drawPicture } = await import('../pictures/draw.ts');
    return drawPicture(picture, async (sha256) => {
      const bytes = await pictureBytes(database, sha256);
      return bytes && pictureDataApart(bytes);
    });
  },
};

/** Returns a PDF. The job stops when the visitor leaves. */
export const press: WorkJob<PressJob, Uint8Array> = {
  lane: 'pictures',
  what: 'Drawing the cards for the press',
  limit: 60_000,
  run: async (cards) => (await import('../pictures/press.ts')).drawPress(cards),
};

/** Returns a PDF. */
export const registration: WorkJob<RegistrationJob, Uint8Array> = {
  lane: 'pictures',
  what: 'Drawing the registration sheet',
  limit: 15_000,
  run: async (sheet) => (await import('../pictures/registration.ts')).drawRegistration(sheet),
};
