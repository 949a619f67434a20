/**
 * The memory layout of a match in its one ArrayBuffer. A layout is computed from the declared fields, the number of
 * seats and cards, and the capacities of the growing tables. Other functions here create typed arrays over the regions.
 */

import { KEY_BYTES } from './keyed-random.ts';

/** A field is a named integer: one per table, per seat or per card. */
export type FieldNames = readonly string[];

/** Declares the fields of a plugin, in addition to the kernel's fields for every game. */
export interface StateSpec<
  T extends FieldNames = FieldNames,
  S extends FieldNames = FieldNames,
  C extends FieldNames = FieldNames,
  R extends Readonly<Record<string, FieldNames>> = Readonly<Record<string, FieldNames>>,
  D extends FieldNames = FieldNames,
> {
  /** Fields of the whole match, 32 bits each. */
  readonly table: T;
  /** One 32-bit number for each seat. */
  readonly seat: S;
  /** One 16-bit number for each card. */
  readonly card: C;
  /** Data with a varying number of rows of 32-bit numbers. The tables grow when they are full. */
  readonly records: R;
  /**
   * One 32-bit number per seat, cached because it can be computed from the state. Not part of the state: all values are
   * set to 0 when another state is loaded, so 0 must mean "not known". Code that writes directly into the arrays of a
   * match must load a state first.
   */
  readonly derived?: D;
}

/** Declares the fields of a plugin. Preserves the literal names, so that the compiler checks `m.table.turn`. */
export function defineState<
  const T extends FieldNames,
  const S extends FieldNames,
  const C extends FieldNames,
  const R extends Readonly<Record<string, FieldNames>>,
  const D extends FieldNames = readonly [],
>(spec: StateSpec<T, S, C, R, D>): StateSpec<T, S, C, R, D> {
  return spec;
}

/** Number of 32-bit words in a frame of the control stack: the stage and the step's locals. */
export const FRAME_WORDS = 8;
/** The most locals that a step can have. */
export const MAX_LOCALS = FRAME_WORDS - 1;

/** The region of the secret key of the generator. All zeros in a match with a seed. */
export const KEY_REGION = 'key';

/** Kernel words at the start of the buffer. */
export const HEAD = {
  /** Offset of the running frame in the control stack, in words. -FRAME_WORDS before the first frame. */
  framePointer: 0,
  /** 1 when the match is over. */
  over: 1,
  /**
   * Four words of generator state. In a match with a key, the first word counts the keystream words drawn and the
   * others are 0.
   */
  random: 2,
  /** Number of decisions taken so far. */
  decisions: 6,
  /** 1 when the random numbers come from the key at the end of the buffer instead of from a 32-bit seed. */
  keyed: 7,
  words: 8,
} as const;

export interface Capacities {
  frames: number;
  /** Number of cards that can be created in play before the state must grow. 0 by default. */
  made?: number;
  records: Readonly<Record<string, number>>;
}

export interface Region {
  readonly offset: number;
  readonly length: number;
}

export interface Layout {
  readonly spec: StateSpec;
  readonly seats: number;
  readonly cards: number;
  readonly zonesPerSeat: number;
  readonly capacities: Capacities;
  readonly bytes: number;
  /** Byte offset and element count of each typed array. */
  readonly regions: Readonly<Record<string, Region>>;
}

/** Computes a layout. Regions of 32-bit words come first, so that every array is aligned. */
export function layoutState(
  spec: StateSpec,
  seats: number,
  cards: number,
  zonesPerSeat: number,
  capacities: Capacities,
): Layout {
  const regions: Record<string, Region> = {};
  let offset = 0;
  const place = (name: string, length: number, width: 1 | 2 | 4): void => {
    regions[name] = { offset, length };
    offset += length * width;
  };
  place('head', HEAD.words, 4);
  // `Match.seatWords` relies on this order: the seat fields directly follow the table fields.
  place('table', spec.table.length, 4);
  for (const name of spec.seat) place(`seat.${name}`, seats, 4);
  place('frames', capacities.frames * FRAME_WORDS, 4);
  for (const [name, fields] of Object.entries(spec.records)) {
    place(`records.${name}`, 1 + (capacities.records[name] ?? 8) * fields.length, 4);
  }
  const zones = seats * zonesPerSeat;
  // `Match.cardWords` relies on this order: the card fields directly follow `prev`.
  for (const name of ['def', 'owner', 'zone', 'next', 'prev', ...spec.card.map((field) => `field.${field}`)]) {
    place(`card.${name}`, cards, 2);
  }
  for (const name of ['head', 'tail', 'count']) place(`zone.${name}`, zones, 2);
  // The key is the last region, so that it does not change the offsets of the others.
  offset = (offset + 7) & ~7;
  place(KEY_REGION, KEY_BYTES, 1);
  return { spec, seats, cards, zonesPerSeat, capacities, bytes: offset, regions };
}

/** A 32-bit view of a region. */
export function words(layout: Layout, buffer: ArrayBuffer, name: string): Int32Array {
  const region = layout.regions[name]!;
  return new Int32Array(buffer, region.offset, region.length);
}

/** A 16-bit view of a region. */
export function halves(layout: Layout, buffer: ArrayBuffer, name: string): Int16Array {
  const region = layout.regions[name]!;
  return new Int16Array(buffer, region.offset, region.length);
}

/** The key's bytes. */
export function keyBytes(layout: Layout, buffer: ArrayBuffer): Uint8Array {
  const { offset, length } = layout.regions[KEY_REGION]!;
  return new Uint8Array(buffer, offset, length);
}

/** Bytes per element of a region. */
export const elementBytes = (region: string): 1 | 2 | 4 =>
  region === KEY_REGION ? 1 : region.startsWith('card.') || region.startsWith('zone.') ? 2 : 4;
