/** Decodes pictures of users in a process of its own, because their decoder is native code. */
import type { Picture } from '@rulewright/content';
import { PictureError } from '@rulewright/content/node';
import { ParseError, parseApart } from './apart.ts';

/** @throws PictureError */
async function decode<Result>(parser: string, input: unknown): Promise<Result> {
  try {
    return (await parseApart(parser, input)) as Result;
  } catch (error) {
    throw error instanceof ParseError ? new PictureError(error.message, { cause: error }) : error;
  }
}

/** Describes a picture after decoding it completely. @param name its ending must match the type @throws PictureError */
export const inspectApart = (name: string, bytes: Uint8Array): Promise<Picture> => decode('picture', { name, bytes });

/** The picture as a small WebP without metadata. @throws PictureError */
export const smallPictureApart = (bytes: Uint8Array): Promise<Uint8Array> => decode('smallPicture', bytes);

/** The picture as a data URL, in PNG or JPEG. @throws PictureError */
export const pictureDataApart = (bytes: Uint8Array): Promise<string> => decode('pictureData', bytes);
