/** Packs a file for the API: gzip in Base64. Tables compress well, so each preview request is small. */

/** The largest file in bytes. The API has the same limit. */
export const LARGEST_UPLOAD = 24 * 1024 * 1024;

/** The number of bytes per `fromCharCode` call. More arguments could overflow the stack. */
const PIECE = 0x8000;

export interface Upload {
  readonly name: string;
  readonly content: string;
}

export async function packed(name: string, file: Blob): Promise<Upload> {
  const stream = file.stream().pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE) text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return { name, content: btoa(text) };
}
