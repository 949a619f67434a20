/**
 * The decisions of the games of a part as one text: numbers of options, most of them small, packed to about half a byte each. With
 * them a game is played again in milliseconds, however long its bots thought.
 */
import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** Larger than the decisions of any part; what is stored is our own, and even so nothing unpacks without a bound. */
const MOST_BYTES = 64 * 1024 * 1024;

/** By game, the options that were taken. */
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

/** What was packed. */
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
