/**
 * Packs the decisions of a part's games into one text, at about half a byte per decision. With the decisions, a game is replayed in
 * milliseconds, however long its bots thought.
 */
import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** The limit for unpacking, larger than the decisions of any part. The data is our own, but unpacking is never unlimited. */
const MOST_BYTES = 64 * 1024 * 1024;

/** @param games the chosen options of each game */
export function packDecisions(games: readonly (readonly number[])[]): string {
  const bytes: number[] = [];
  const write = (value: number): void => {
    let rest = value;
    for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128);
    bytes.push(rest);
  };
  for (const decisions of games) {
    write(decisions.length);
    decisions.forEach(write);
  }
  return deflateRawSync(Uint8Array.from(bytes)).toString('base64');
}

/** The inverse of `packDecisions`. */
export function unpackDecisions(text: string): number[][] {
  const bytes = inflateRawSync(Buffer.from(text, 'base64'), { maxOutputLength: MOST_BYTES });
  const games: number[][] = [];
  let at = 0;
  const read = (): number => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++]!;
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  while (at < bytes.length) games.push(Array.from({ length: read() }, read));
  return games;
}
