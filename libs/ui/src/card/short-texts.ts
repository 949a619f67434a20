/** Bounds the texts of a card face. No face has room for longer ones, and breaking them into lines takes time for each character. */
import type { CardFaceData } from './card-face-data.ts';

/** The most characters of a text with several lines, and of a text in one line; and the most members of a list. */
const LONGEST = 1_000;
const LONGEST_LINE = 200;
const MOST = 16;

const SEVERAL_LINES = new Set(['abilities', 'flavor', 'text']);
/** Members that are not shown as text. */
const NOT_SHOWN = new Set(['slug', 'src', 'drawing']);

function short(value: unknown, key: string): unknown {
  if (NOT_SHOWN.has(key)) return value;
  if (typeof value === 'string') {
    const most = SEVERAL_LINES.has(key) ? LONGEST : LONGEST_LINE;
    // A character outside the basic plane has two units. It is not cut into halves.
    return value.length <= most ? value : `${value.slice(0, most).replace(/[\ud800-\udbff]$/u, '')}…`;
  }
  if (Array.isArray(value)) return value.slice(0, MOST).map((one) => short(one, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, short(one, name)]));
}

/** The data of a face with texts of a bounded length. */
export const shortTexts = <Face extends CardFaceData>(card: Face): Face => short(card, '') as Face;
