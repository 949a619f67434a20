/**
 * A table of rows inside the state: modifiers with durations, pending triggers, tokens, chain entries. Rows have no
 * gaps and keep their order. A full table makes the state grow with one copy (`Match.grow`), so no row is ever lost.
 */

/** The part of a match that a record table needs in order to grow. */
export interface Growable {
  grow(kind: string): void;
}

export class RecordTable {
  /** Word 0 is the number of rows; the rows follow. Replaced when the match switches to another buffer. */
  data: Int32Array = new Int32Array(1);

  constructor(
    private readonly match: Growable,
    private readonly kind: string,
    readonly width: number,
  ) {}

  get count(): number {
    return this.data[0]!;
  }

  /** Field `field` of row `row`. */
  get(row: number, field: number): number {
    return this.data[1 + row * this.width + field]!;
  }

  set(row: number, field: number, value: number): void {
    this.data[1 + row * this.width + field] = value;
  }

  /** Appends a row. Missing values are 0. */
  add(a = 0, b = 0, c = 0, d = 0, e = 0, f = 0): number {
    const row = this.data[0]!;
    if (1 + (row + 1) * this.width > this.data.length) this.match.grow(this.kind);
    const { data, width } = this;
    const at = 1 + row * width;
    for (let i = 0; i < width; i++)
      data[at + i] = i === 0 ? a : i === 1 ? b : i === 2 ? c : i === 3 ? d : i === 4 ? e : i === 5 ? f : 0;
    data[0] = row + 1;
    return row;
  }

  /** Removes a row. Later rows move up. */
  remove(row: number): void {
    const { data, width } = this;
    // Few rows follow, so that a loop is faster than `copyWithin`.
    for (let at = 1 + row * width, end = 1 + (data[0]! - 1) * width; at < end; at++) data[at] = data[at + width]!;
    data[0]!--;
  }

  clear(): void {
    this.data[0] = 0;
  }
}
