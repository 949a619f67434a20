/** Uploaded pictures. An upload has the bytes in Base64 in place of the text of its document. */
import { pictureOf, pictureText, placeOf, type SourceFile } from '@rulewright/content';
import { PictureError } from '@rulewright/content/node';
import { DeskError, inspectApart } from '@rulewright/desk';
import type { Thread } from '../job.ts';

/** The time limit for one picture in milliseconds. */
export const DECODING = 15_000;

/** Whether a file is an uploaded picture: its text is Base64 and not the document of a stored picture. */
export const isUpload = ({ path, text }: SourceFile): boolean =>
  placeOf(path)?.kind === 'picture' && pictureOf(text) === null;

/** Decodes an upload completely. Returns its document with the bytes. @throws DeskError `bad-text` */
export async function uploaded({ path, text }: SourceFile, { step }: Pick<Thread, 'step'>): Promise<SourceFile> {
  step(`Reading ${path}`, DECODING);
  const bytes = Buffer.from(text, 'base64');
  const picture = await inspectApart(path, bytes).catch((error: unknown) => {
    throw error instanceof PictureError ? new DeskError('bad-text', `${path}: ${error.message}`, { path }) : error;
  });
  return { path, text: pictureText(picture), bytes };
}
