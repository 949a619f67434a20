/**
 * The drawing tools of the emblems: smooth outlines from a few points, mirrored halves, hatching as in engravings. A plate is 300 by 300
 * units with its centre at 0, 0. Animals in top view face up.
 */

export type Point = readonly [x: number, y: number];

/** How to draw a part: paper with an outline, solid ink, or a line of one of several weights. */
export type Ink = 'paper' | 'veil' | 'ink' | 'hair' | 'line' | 'limb';

export interface Part {
  readonly ink: Ink;
  readonly d: string;
}

/** A random number source from a text seed. The same text always gives the same numbers between 0 and 1. */
export function seeded(text: string): () => number {
  let state = 2166136261;
  for (const char of text) state = Math.imul(state ^ char.codePointAt(0)!, 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Parses points from a text such as `0 -64, 18 -60`. */
export const points = (text: string): Point[] =>
  text.split(',').map((pair) => pair.trim().split(/\s+/).map(Number) as unknown as Point);

const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** The x coordinate at the height y of a half outline, whose points run from top to bottom. */
export function widthAt(half: readonly Point[], y: number): number {
  for (let i = 1; i < half.length; i++) {
    const [x1, y1] = half[i]!;
    const [x0, y0] = half[i - 1]!;
    if (y >= y0 && y <= y1) return y1 === y0 ? x1 : mix(x0, x1, (y - y0) / (y1 - y0));
  }
  return 0;
}

export class Plate {
  readonly parts: Part[] = [];
  private readonly random: () => number;
  private place: (point: Point) => Point = (point) => point;

  constructor(seed: string) {
    this.random = seeded(seed);
  }

  /** A random factor near 1, at most `by` away from it. It makes two specimens differ. */
  vary(by: number): number {
    return 1 + (this.random() * 2 - 1) * by;
  }

  /** A random integer from `low` to `high`. */
  pick(low: number, high: number): number {
    return low + Math.floor(this.random() * (high - low + 1));
  }

  /** Draws inside a frame that is moved, turned (in degrees) and scaled. */
  within(x: number, y: number, scale: number, turn: number, draw: () => void): void {
    const outer = this.place;
    const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
    this.place = ([px, py]) => outer([x + scale * (px * cos - py * sin), y + scale * (px * sin + py * cos)]);
    draw();
    this.place = outer;
  }

  /** Draws on the right, and mirrored on the left. */
  both(draw: (side: 1 | -1) => void): void {
    draw(1);
    const outer = this.place;
    this.place = ([x, y]) => outer([-x, y]);
    draw(-1);
    this.place = outer;
  }

  /** A smooth closed outline. */
  shape(points: readonly Point[], ink: Ink = 'paper'): void {
    this.add(ink, this.path(points, true));
  }

  /** A smooth open line. */
  curve(points: readonly Point[], ink: Ink = 'line'): void {
    this.add(ink, this.path(points, false));
  }

  /** A symmetric outline from its right half, whose points run from top to bottom. */
  body(half: readonly Point[], ink: Ink = 'paper'): void {
    const left = half
      .filter(([x]) => x > 0)
      .map(([x, y]): Point => [-x, y])
      .reverse();
    this.shape([...half, ...left], ink);
  }

  /** Hatching across a body: long strokes on the right, short ones on the left. */
  shade(half: readonly Point[], step: number, reach = 0.55): void {
    const top = half[0]![1];
    const bottom = half.at(-1)![1];
    for (let y = top + step; y < bottom - step / 2; y += step) {
      const width = widthAt(half, y) * 0.96;
      if (width < 4) continue;
      const bow = step * 0.45;
      const inner = width * (1 - reach * this.vary(0.18));
      this.curve(
        [
          [inner, y + bow],
          [(inner + width) / 2, y + bow * 0.7],
          [width, y],
        ],
        'hair',
      );
      this.curve(
        [
          [-width, y],
          [-width * 0.86, y + bow * 0.5],
          [-width * (1 - reach * 0.35), y + bow],
        ],
        'hair',
      );
    }
  }

  /** Lines across the whole body, such as between segments. */
  rings(half: readonly Point[], heights: readonly number[], bow = 5, ink: Ink = 'line'): void {
    for (const y of heights) {
      const width = widthAt(half, y) * 0.98;
      this.curve(
        [
          [-width, y],
          [0, y + bow],
          [width, y],
        ],
        ink,
      );
    }
  }

  /** An ellipse. */
  round(x: number, y: number, rx: number, ry = rx, ink: Ink = 'ink'): void {
    const k = 0.7071;
    this.shape(
      [
        [x + rx, y],
        [x + rx * k, y + ry * k],
        [x, y + ry],
        [x - rx * k, y + ry * k],
        [x - rx, y],
        [x - rx * k, y - ry * k],
        [x, y - ry],
        [x + rx * k, y - ry * k],
      ],
      ink,
    );
  }

  /** A jointed leg: the first segment thick, the others thin. */
  leg(points: readonly Point[]): void {
    this.straight(points.slice(0, 2), 'limb');
    this.straight(points.slice(1), 'line');
  }

  /** Straight lines from point to point. */
  straight(points: readonly Point[], ink: Ink = 'line'): void {
    this.add(ink, `M${points.map((point) => this.at(point)).join('L')}`);
  }

  /** A wing with veins from its root to points on its edge. */
  wing(outline: readonly Point[], veins: readonly number[], ink: Ink = 'veil'): void {
    this.shape(outline, ink);
    const [rx, ry] = outline[0]!;
    for (const index of veins) {
      const [x, y] = outline[index]!;
      const [nx, ny] = outline[(index + 1) % outline.length]!;
      const end: Point = [mix(x, nx, 0.3), mix(y, ny, 0.3)];
      this.curve(
        [
          [rx, ry],
          [mix(rx, end[0], 0.5) + (end[1] - ry) * 0.05, mix(ry, end[1], 0.5) - (end[0] - rx) * 0.05],
          [mix(rx, end[0], 0.96), mix(ry, end[1], 0.96)],
        ],
        'hair',
      );
    }
  }

  private add(ink: Ink, d: string): void {
    const last = this.parts.at(-1);
    // Lines of one weight may share a path. Filled parts must not, because each covers the parts behind it.
    const joins = ink === 'hair' || ink === 'line' || ink === 'limb' || ink === 'ink';
    if (last?.ink === ink && joins) this.parts[this.parts.length - 1] = { ink, d: last.d + d };
    else this.parts.push({ ink, d });
  }

  private at(point: Point): string {
    const [x, y] = this.place(point);
    return `${Math.round(x)} ${Math.round(y)}`;
  }

  /** A Catmull-Rom spline through the points, as cubic curves. */
  private path(points: readonly Point[], closed: boolean): string {
    const count = points.length;
    const get = (i: number): Point =>
      closed ? points[(i + count) % count]! : points[Math.max(0, Math.min(count - 1, i))]!;
    let d = `M${this.at(get(0))}`;
    for (let i = 0; i < (closed ? count : count - 1); i++) {
      const [p0, p1, p2, p3] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
      const c1: Point = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
      const c2: Point = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
      d += `C${this.at(c1)} ${this.at(c2)} ${this.at(p2)}`;
    }
    return closed ? `${d}Z` : d;
  }
}
