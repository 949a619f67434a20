/** Lays out the text box of a face: finds the largest size at which its texts fit, and positions their lines. */
import type { FaceText } from '@rulewright/content';
import { textWidth, wrap } from './fit-text.ts';

interface PlacedLine {
  readonly y: number;
  readonly text: string;
}

/** A text with its title above it. The title of a text with a number is in one line with the number and its symbols. */
export interface PlacedText {
  readonly title?: { readonly text: string; readonly y: number; readonly width: number; readonly size: number };
  readonly number?: FaceText['number'];
  readonly symbols: readonly string[];
  readonly lines: readonly PlacedLine[];
}

export interface BodyLayout {
  readonly size: number;
  readonly blocks: readonly PlacedText[];
  readonly height: number;
}

export interface BodyBox {
  readonly width: number;
  readonly height: number;
  readonly largest: number;
  readonly smallest: number;
}

const LINE = 1.25;
const GAP = 0.55;
/** The size of a title beside a number, relative to the text size. */
const BESIDE_NUMBER = 1.3;
/** The size of a number, and the width of a symbol beside it, relative to the text size. */
export const NUMBER = 1.5;
export const SYMBOL = 1.4;
/** The width of a digit, and that between a title and the number, relative to the text size. */
const DIGIT = 1;
const BETWEEN = 0.6;

/** Lays out texts; y is measured from the top of the box. Text that does not fit at the smallest size ends with an ellipsis. */
export function layoutBody(texts: readonly FaceText[], box: BodyBox): BodyLayout {
  for (let size = box.largest; size > box.smallest; size--) {
    const layout = setBody(texts, size, box.width);
    if (layout.height <= box.height) return layout;
  }
  return cut(setBody(texts, box.smallest, box.width), box.height);
}

/** The width of a number and its symbols. */
const numberWidth = (value: number, symbols: number, size: number): number =>
  (String(value).length * DIGIT + symbols * SYMBOL + BETWEEN) * size;

function setBody(texts: readonly FaceText[], size: number, width: number): BodyLayout {
  const lineHeight = size * LINE;
  let y = 0;
  const place = (lines: readonly string[]): PlacedLine[] =>
    lines.map((text) => {
      y += lineHeight;
      return { text, y: y - size * 0.3 };
    });
  const blocks = texts.map(({ title, text, number, symbols: resources = [] }, at): PlacedText => {
    if (at > 0) y += lineHeight * GAP;
    const symbols = resources.flatMap(({ type, amount, symbol = type }) => Array<string>(amount).fill(symbol));
    const rest = { symbols, ...(number && { number }) };
    if (number) {
      const room = width - numberWidth(number.value, symbols.length, size);
      const full = textWidth(title ?? '', size * BESIDE_NUMBER, 'strong');
      const titleSize = size * BESIDE_NUMBER * Math.min(1, room / Math.max(1, full));
      y += lineHeight * BESIDE_NUMBER;
      const placed = { text: title ?? '', y: y - size * 0.35, width: Math.min(full, room), size: titleSize };
      return { title: placed, ...rest, lines: place(wrap(text, size, width)) };
    }
    if (title === undefined) return { ...rest, lines: place(wrap(text, size, width)) };
    const placed = { text: title, y: y + lineHeight * 0.95, width: textWidth(title, size, 'strong'), size };
    y += lineHeight * 1.25;
    return { title: placed, ...rest, lines: place(wrap(text, size, width)) };
  });
  return { size, blocks, height: y };
}

/** Removes the lines below the box and adds an ellipsis to the last visible line. */
function cut(layout: BodyLayout, height: number): BodyLayout {
  if (layout.height <= height) return layout;
  const visible = layout.blocks.flatMap((block) => {
    const lines = block.lines.filter(({ y }) => y <= height);
    const shown = lines.map((line, i) =>
      i === lines.length - 1 && lines.length < block.lines.length
        ? { ...line, text: `${line.text.replace(/\S{0,2}$/u, '').trimEnd()}…` }
        : line,
    );
    const top = block.title?.y ?? block.lines[0]?.y ?? 0;
    return top <= height ? [{ ...block, lines: shown }] : [];
  });
  return { ...layout, blocks: visible, height };
}
