/** Smaller versions of pictures, for lists on the site and for drawings. Drawings can read only PNG and JPEG. */

/** The longest side of a small picture (`SMALL`) and of a picture in a drawing (`DRAWN`), in pixels. */
const SMALL = 480;
const DRAWN = 744;

async function opened(bytes: Uint8Array, side: number) {
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { animated: false })
    .rotate()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
}

/** The picture as a small WebP without metadata. */
export const smallPicture = async (bytes: Uint8Array): Promise<Uint8Array> =>
  (await opened(bytes, SMALL)).webp({ quality: 80 }).toBuffer();

/** The picture as a data URL, in PNG or JPEG. */
export async function pictureData(bytes: Uint8Array): Promise<string> {
  const picture = await opened(bytes, DRAWN);
  const { hasAlpha } = await picture.metadata();
  const made = await (hasAlpha ? picture.png() : picture.jpeg({ quality: 85 })).toBuffer();
  return `data:image/${hasAlpha ? 'png' : 'jpeg'};base64,${made.toString('base64')}`;
}
