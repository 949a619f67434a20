/** Reads the document of a picture in the browser, without the schema of the content. The server has checked the document. */

export interface DescribedPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

const ENDINGS: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' };

/** The picture that a text describes; null for any other text. */
export function describedPicture(text: string): DescribedPicture | null {
  if (!text.startsWith('{"sha256":"')) return null;
  try {
    const { sha256, type, width, height, bytes } = JSON.parse(text) as Record<string, unknown>;
    const ending = ENDINGS[String(type)];
    if (!/^[0-9a-f]{64}$/u.test(String(sha256)) || ending === undefined) return null;
    return {
      src: `/pictures/${String(sha256)}.${ending}`,
      width: Number(width),
      height: Number(height),
      bytes: Number(bytes),
    };
  } catch {
    return null;
  }
}
