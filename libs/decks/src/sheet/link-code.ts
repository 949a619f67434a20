/**
 * A list as part of an address: deflated JSON in base64url. The link itself is the list, so it can be shared without an account, and nothing
 * is stored.
 */
import { splitLines } from '../text-lines.ts';
import { LIMITS } from '../parse/parsed-deck.ts';

/** The most characters of a code. Addresses up to 4,000 characters work in mail and chat programs. */
export const LONGEST_CODE = 3_500;
/** The most bytes of an unpacked code. A short code can unpack to gigabytes. */
const MOST_BYTES = 60_000;

export interface LinkedList {
  /** The name of the deck. It can be empty. */
  readonly name: string;
  readonly text: string;
}

/** Passes bytes through a transformation. Null if the result is larger than the limit. @throws TypeError for bytes that are not deflated */
async function passed(bytes: Uint8Array, through: CompressionStream | DecompressionStream): Promise<Uint8Array | null> {
  const reader = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(through).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    size += part.value.length;
    if (size > MOST_BYTES) {
      await reader.cancel();
      return null;
    }
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** The code of a list. Null if the list is too long for a link. */
export async function codeOfList({ name, text }: LinkedList): Promise<string | null> {
  const bytes = new TextEncoder().encode(JSON.stringify([name, text]));
  if (bytes.length > MOST_BYTES) return null;
  const packed = (await passed(bytes, new CompressionStream('deflate-raw')))!;
  const base64 = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''));
  const code = base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return code.length > LONGEST_CODE ? null : code;
}

/** The list of a code. Null for a text that is not a code. The name is one line of at most 80 characters. */
export async function listOfCode(code: string): Promise<LinkedList | null> {
  if (code.length > LONGEST_CODE || !/^[\w-]+$/.test(code)) return null;
  try {
    const packed = Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
    const bytes = await passed(packed, new DecompressionStream('deflate-raw'));
    const value: unknown = bytes && JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (!Array.isArray(value) || value.length !== 2) return null;
    const [name, text] = value as unknown[];
    if (typeof name !== 'string' || typeof text !== 'string' || /\0|\p{Cs}/u.test(name + text)) return null;
    return {
      name: oneLine(name),
      text: splitLines(text, LIMITS.lines)
        .map((line) => line.text + line.end)
        .join(''),
    };
  } catch {
    return null;
  }
}

const oneLine = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, LIMITS.name)
    .replaceAll(/\p{Cs}/gu, '');
