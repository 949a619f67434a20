/**
 * Pictures of cards. A picture is a file of the content tree, such as `cards/<game>/pictures/<name>.png`. Its document is one line of JSON
 * with the SHA-256, type and size of the bytes. The bytes are stored once, apart from the documents. So releases, drafts and views treat a
 * picture like any other text.
 */
import { z } from 'zod';
import type { Problem } from '../problems.ts';
import type { ParsedYaml } from '../yaml.ts';

/** The allowed types of pictures, with their file endings. */
export const PICTURE_TYPES = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' } as const;
export type PictureType = keyof typeof PICTURE_TYPES;

/** The maximum size of a picture in bytes, and the maximum length of each side in pixels. */
export const MOST_PICTURE_BYTES = 2_000_000;
export const MOST_PICTURE_SIDE = 4096;

/** The name of a picture file, in the form that card files use. */
export const PICTURE_FILE = /^[a-z0-9-]+\.(?:png|jpg|webp)$/u;

const pictureSchema = z.strictObject({
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  type: z.enum(Object.keys(PICTURE_TYPES) as [PictureType, ...PictureType[]]),
  width: z.int().min(1).max(MOST_PICTURE_SIDE),
  height: z.int().min(1).max(MOST_PICTURE_SIDE),
  bytes: z.int().min(1).max(MOST_PICTURE_BYTES),
});
export type Picture = z.infer<typeof pictureSchema>;

/** The document of a picture. */
export const pictureText = ({ sha256, type, width, height, bytes }: Picture): string =>
  `${JSON.stringify({ sha256, type, width, height, bytes })}\n`;

/** The address of the bytes on the site. The bytes at an address never change, because it contains their hash. */
export const pictureAddress = ({ sha256, type }: Pick<Picture, 'sha256' | 'type'>): string =>
  `/pictures/${sha256}.${PICTURE_TYPES[type]}`;

const START = { line: 1, column: 1 };

/** The picture that a document describes; null if `pictureText` did not write the text. */
export function pictureOf(text: string): Picture | null {
  try {
    const { data } = pictureSchema.safeParse(JSON.parse(text));
    return data && pictureText(data) === text ? data : null;
  } catch {
    return null;
  }
}

/** Reads the document of a picture. The result has the same form as for other documents. */
export function parsePicture(path: string, text: string): ParsedYaml<Picture> {
  const value = pictureOf(text);
  const message = 'This is not a picture. Put a PNG, JPEG or WebP file here, or upload it in the form of a card.';
  const problems: Problem[] = value ? [] : [{ path, ...START, code: 'bad-picture', message }];
  return { value, problems, at: () => START };
}
