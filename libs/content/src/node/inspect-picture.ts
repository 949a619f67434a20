/** Checks that bytes are a valid picture: first the type and the limits, then the whole picture by decoding it. */
import { createHash } from 'node:crypto';
import {
  MOST_PICTURE_BYTES,
  MOST_PICTURE_SIDE,
  PICTURE_TYPES,
  type Picture,
  type PictureType,
} from '../pictures/picture.ts';

/** The bytes are not a picture, or the picture may not be used. The message says how to fix it. */
export class PictureError extends Error {
  readonly code = 'bad-picture';
}

const FORMATS: Readonly<Record<string, PictureType>> = { png: 'image/png', jpeg: 'image/jpeg', webp: 'image/webp' };
const ENDINGS: readonly string[] = Object.values(PICTURE_TYPES);
/** The time limit for decoding. Only a picture made as an attack takes longer. */
const SECONDS = 10;

const hasBytes = (bytes: Uint8Array, at: number, wanted: string): boolean =>
  [...wanted].every((character, i) => bytes[at + i] === character.charCodeAt(0));

/** The type according to the first bytes; null for any other file. */
function typeOf(bytes: Uint8Array): PictureType | null {
  if (hasBytes(bytes, 0, '\u0089PNG\r\n\u001a\n')) return 'image/png';
  if (hasBytes(bytes, 0, '\u00ff\u00d8\u00ff')) return 'image/jpeg';
  return hasBytes(bytes, 0, 'RIFF') && hasBytes(bytes, 8, 'WEBP') ? 'image/webp' : null;
}

const looksLikeSvg = (bytes: Uint8Array): boolean =>
  /<svg[\s>]/iu.test(Buffer.from(bytes.subarray(0, 1000)).toString());

/**
 * Describes a picture. Decodes it completely outside the calling thread, with limits on pixels and time.
 * @param name the file name. Its ending must match the type.
 * @throws PictureError
 */
export async function inspectPicture(name: string, bytes: Uint8Array): Promise<Picture> {
  if (bytes.byteLength > MOST_PICTURE_BYTES)
    throw new PictureError(
      `The picture has ${Math.ceil(bytes.byteLength / 1000)} kB. Use one of at most ${MOST_PICTURE_BYTES / 1000} kB.`,
    );
  const type = typeOf(bytes);
  if (!type)
    throw new PictureError(
      looksLikeSvg(bytes)
        ? 'SVG files can contain programs, so they are refused. Save the picture as PNG, JPEG or WebP.'
        : 'This is not a picture. Use a PNG, JPEG or WebP file.',
    );
  const ending = PICTURE_TYPES[type];
  if (!name.endsWith(`.${ending}`)) {
    const expected = ENDINGS.find((one) => name.endsWith(`.${one}`)) ?? 'another ending';
    throw new PictureError(
      `The file is named as ${expected}, but it is ${ending}. Rename it so that it ends in .${ending}.`,
    );
  }
  const { width, height } = await decoded(bytes, type);
  return { sha256: createHash('sha256').update(bytes).digest('hex'), type, width, height, bytes: bytes.byteLength };
}

async function decoded(bytes: Uint8Array, type: PictureType): Promise<{ width: number; height: number }> {
  const { default: sharp } = await import('sharp');
  const opened = sharp(bytes, { limitInputPixels: MOST_PICTURE_SIDE ** 2, failOn: 'error', animated: false });
  const {
    width,
    height,
    format,
    pages = 1,
  } = await opened.metadata().catch(() => {
    throw new PictureError('The picture is damaged or too large. Save it again in an image editor.');
  });
  if (FORMATS[format] !== type) throw new PictureError('This is not a picture. Use a PNG, JPEG or WebP file.');
  if (width > MOST_PICTURE_SIDE || height > MOST_PICTURE_SIDE)
    throw new PictureError(
      `The picture has ${width} × ${height} pixels. Use one of at most ${MOST_PICTURE_SIDE} × ${MOST_PICTURE_SIDE}.`,
    );
  if (pages > 1) throw new PictureError('The picture moves. Use a still picture.');
  await opened
    .timeout({ seconds: SECONDS })
    .stats()
    .catch(() => {
      throw new PictureError('The picture is damaged. Save it again in an image editor.');
    });
  return { width, height };
}
