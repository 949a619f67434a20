/**
 * Breaks text into lines without a browser, so that the text of a card face rendered on the server always fits. The widths are those of
 * Source Serif 4 at weights 400 and 600, for the characters from space to tilde. Their unit is a hundredth of the font size.
 */

const REGULAR = [
  24, 29, 38, 53, 52, 93, 73, 18, 36, 36, 46, 53, 30, 32, 30, 34, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 30, 30, 53,
  53, 53, 41, 83, 71, 65, 66, 74, 64, 61, 72, 81, 38, 38, 71, 62, 94, 77, 74, 62, 74, 69, 54, 63, 76, 71, 101, 67, 67,
  59, 34, 34, 34, 53, 51, 40, 54, 62, 52, 61, 53, 37, 56, 64, 33, 30, 59, 33, 96, 64, 58, 62, 60, 46, 47, 36, 63, 58,
  84, 57, 59, 49, 36, 29, 36, 53,
];
const STRONG = [
  23, 31, 42, 54, 54, 95, 74, 21, 38, 38, 46, 55, 31, 34, 31, 36, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 31, 31, 55,
  55, 55, 43, 87, 71, 67, 66, 75, 64, 61, 73, 81, 39, 39, 73, 62, 93, 76, 74, 64, 74, 71, 56, 65, 76, 71, 102, 68, 67,
  59, 36, 36, 36, 55, 53, 40, 56, 63, 53, 62, 54, 38, 57, 65, 34, 31, 62, 34, 96, 65, 59, 63, 61, 48, 48, 37, 64, 58,
  85, 59, 59, 50, 37, 30, 37, 55,
];
/** The width of any character outside the table. It is large, so that the text still fits. */
const OTHER = 80;
/** The width of East Asian characters, and of emoji, which are wider than their font size. */
const EAST_ASIAN = 100;
const EMOJI = 130;

const widthOf = (code: number): number => (code >= 0x1f000 ? EMOJI : code >= 0x2e80 ? EAST_ASIAN : OTHER);

export type Weight = 'regular' | 'strong';

/** The width of a text at a font size, in the unit of the size. */
export function textWidth(text: string, size: number, weight: Weight = 'regular'): number {
  const table = weight === 'strong' ? STRONG : REGULAR;
  let sum = 0;
  for (const char of text) {
    const code = char.codePointAt(0)!;
    sum += table[code - 32] ?? widthOf(code);
  }
  return (sum * size) / 100;
}

/** The largest font size up to `size` at which a text fits into one line. */
export const sizeFor = (text: string, size: number, width: number): number =>
  Math.min(size, (size * width) / Math.max(1, textWidth(text, size, 'strong')));

/** Breaks a text into lines no wider than `width`. A single word wider than that is broken. */
export function wrap(text: string, size: number, width: number, weight: Weight = 'regular'): string[] {
  const lines: string[] = [];
  let line = '';
  const pieces = text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => breakWord(word, size, width, weight));
  for (const word of pieces) {
    const longer = line ? `${line} ${word}` : word;
    if (line && textWidth(longer, size, weight) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line ? [...lines, line] : lines;
}

/** Breaks a text into the same number of lines as `wrap`, but of more equal length. */
function balance(text: string, size: number, width: number, weight: Weight): string[] {
  const lines = wrap(text, size, width, weight);
  let [narrow, wide] = [width / 2, width];
  while (lines.length > 1 && wide - narrow > size / 4) {
    const middle = (narrow + wide) / 2;
    if (wrap(text, size, middle, weight).length > lines.length) narrow = middle;
    else wide = middle;
  }
  return wrap(text, size, wide, weight);
}

function breakWord(word: string, size: number, width: number, weight: Weight): string[] {
  if (textWidth(word, size, weight) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  for (const char of word) {
    if (part && textWidth(part + char, size, weight) > width) {
      parts.push(part);
      part = '';
    }
    part += char;
  }
  return [...parts, part];
}

export interface TextBox {
  readonly width: number;
  readonly height: number;
  /** The font sizes to try, from `largest` down to `smallest`. */
  readonly largest: number;
  readonly smallest: number;
}

export interface FittedText {
  readonly size: number;
  readonly lineHeight: number;
  /** The lines of each paragraph. */
  readonly paragraphs: readonly (readonly string[])[];
  /** The height of the text, with half a line between paragraphs. */
  readonly height: number;
}

const LINE = 1.28;

/** Sets the paragraphs in the largest size at which they fit. At the smallest size, text that does not fit is cut with an ellipsis. */
export function fitText(paragraphs: readonly string[], box: TextBox, weight: Weight = 'regular'): FittedText {
  for (let size = box.largest; size >= box.smallest; size--) {
    const fitted = set(paragraphs, size, box.width, weight);
    if (fitted.height <= box.height) return fitted;
  }
  return cut(set(paragraphs, box.smallest, box.width, weight), box);
}

function set(paragraphs: readonly string[], size: number, width: number, weight: Weight): FittedText {
  const lines = paragraphs.map((text) => balance(text, size, width, weight));
  const lineHeight = size * LINE;
  return { size, lineHeight, paragraphs: lines, height: heightOf(lines, lineHeight) };
}

const heightOf = (lines: readonly (readonly string[])[], lineHeight: number): number =>
  lines.reduce((sum, each) => sum + each.length * lineHeight, 0) + Math.max(0, lines.length - 1) * lineHeight * 0.5;

function cut(text: FittedText, box: TextBox): FittedText {
  const remaining: string[][] = [];
  for (const paragraph of text.paragraphs) {
    remaining.push([]);
    for (const line of paragraph) {
      const current = remaining.at(-1)!;
      if (heightOf([...remaining.slice(0, -1), [...current, line]], text.lineHeight) > box.height) {
        const last = current.length > 0 ? current : (remaining.at(-2) ?? current);
        last[last.length - 1] = `${(last.at(-1) ?? '').replace(/\S{0,2}$/u, '').trimEnd()}…`;
        const paragraphs = remaining.filter((each) => each.length > 0);
        return { ...text, paragraphs, height: heightOf(paragraphs, text.lineHeight) };
      }
      current.push(line);
    }
  }
  return text;
}
