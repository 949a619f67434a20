/** Jobs for card pictures: they check and store an upload, and create a small version. */
import type { SourceFile } from '@rulewright/content';
import { inTransaction, pictureBytes, storePictures } from '@rulewright/database';
import { smallPictureApart } from '@rulewright/desk';
import type { WorkJob } from '../job.ts';
import { DECODING, uploaded } from '../pictures/uploads.ts';

/** Stores the bytes of an upload. Returns the text of its document. @throws DeskError `bad-text` */
export const storePicture: WorkJob<SourceFile, string> = {
  lane: 'files',
  what: 'Reading the picture',
  limit: DECODING,
  run: async (file, thread) => {
    const picture = await uploaded(file, thread);
    await inTransaction(thread.database, (runner) => storePictures(runner, [picture]));
    return picture.text;
  },
};

/** Creates a small version of a stored picture. Returns null if no picture has this hash. */
export const shrinkPicture: WorkJob<{ readonly sha256: string }, Uint8Array | null> = {
  lane: 'pictures',
  what: 'Making the picture smaller',
  limit: DECODING,
  run: async ({ sha256 }, { database }) => {
    const bytes = await pictureBytes(database, sha256);
    return bytes && smallPictureApart(bytes);
  },
};
