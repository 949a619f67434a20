/** Lays out the text box of a Page: finds the largest size at which titled texts and attacks fit, and positions their lines. */
import type { FaceAttack, PrintedPage } from '@rulewright/content';
import type { FaceWords } from './card-face-data.ts';
import { textWidth, wrap } from './fit-text.ts';

export interface PlacedLine {
  readonly y: number;
  readonly text: string;
}

/** A text. If it has a title, the first line starts after the title. */
export interface PlacedText {
  readonly kind: 'text';
  readonly title?: { readonly text: string; readonly y: number; readonly width: number };
  readonly lines: readonly PlacedLine[];
}

export interface PlacedAttack {
  readonly kind: 'attack';
  readonly attack: FaceAttack;
  /** The position of the line with name and damage. */
  readonly y: number;
  readonly nameSize: number;
  readonly lines: readonly PlacedLine[];
}

export interface PageLayout {
  readonly size: number;
  readonly blocks: readonly (PlacedText | PlacedAttack)[];
  readonly height: number;
}

export interface PageBox {
  readonly width: number;
  readonly height: number;
  readonly largest: number;
  readonly smallest: number;
}

const LINE = 1.25;
const GAP = 0.55;
/** The size of an attack's name and damage, relative to the text size. */
const ATTACK = 1.3;
/** The width reserved for the damage, its symbols and conditions, as a multiple of the text size. */
const ATTACK_RIGHT = 7.5;

type Words = Pick<FaceWords, 'inflicts'>;

/** Lays out texts and attacks; y is measured from the top of the box. Text that does not fit at the smallest size ends with an ellipsis. */
export function layoutPage(card: Pick<PrintedPage, 'texts' | 'attacks'>, box: PageBox, words: Words): PageLayout {
  for (let size = box.largest; size > box.smallest; size--) {
    const layout = setPage(card, size, box.width, words);
    if (layout.height <= box.height) return layout;
  }
  return cut(setPage(card, box.smallest, box.width, words), box.height);
}

function setPage(
  { texts, attacks }: Pick<PrintedPage, 'texts' | 'attacks'>,
  size: number,
  width: number,
  words: Words,
): PageLayout {
  const lineHeight = size * LINE;
  const blocks: (PlacedText | PlacedAttack)[] = [];
  let y = 0;
  const place = (lines: readonly string[]): PlacedLine[] =>
    lines.map((text) => {
      y += lineHeight;
      return { text, y: y - size * 0.3 };
    });
  for (const { title, text } of texts) {
    if (blocks.length > 0) y += lineHeight * GAP;
    const titled =
      title === undefined
        ? undefined
        : { text: title, y: y + lineHeight * 0.95, width: textWidth(title, size, 'strong') };
    if (titled) y += lineHeight * 1.25;
    blocks.push({ kind: 'text', ...(titled && { title: titled }), lines: place(wrap(text, size, width)) });
  }
  for (const attack of attacks) {
    if (blocks.length > 0) y += lineHeight * GAP;
    const room = width - size * ATTACK_RIGHT;
    const nameSize = Math.min(size * ATTACK, (size * ATTACK * room) / textWidth(attack.name, size * ATTACK, 'strong'));
    y += lineHeight * ATTACK;
    const at = y - size * 0.35;
    const says = [attack.inflicts.length > 0 ? words.inflicts(attack.inflicts.join(', ')) : '', attack.text ?? ''];
    const text = says.filter((one) => one !== '').join(' ');
    blocks.push({ kind: 'attack', attack, y: at, nameSize, lines: text === '' ? [] : place(wrap(text, size, width)) });
  }
  return { size, blocks, height: y };
}

/** Removes the lines below the box and adds an ellipsis to the last visible line. */
function cut(layout: PageLayout, height: number): PageLayout {
  if (layout.height <= height) return layout;
  const visible = layout.blocks.flatMap((block) => {
    const lines = block.lines.filter(({ y }) => y <= height);
    const shown = lines.map((line, i) =>
      i === lines.length - 1 && lines.length < block.lines.length
        ? { ...line, text: `${line.text.replace(/\S{0,2}$/u, '').trimEnd()}…` }
        : line,
    );
    const top = block.kind === 'attack' ? block.y : (block.title?.y ?? block.lines[0]?.y ?? 0);
    return top <= height ? [{ ...block, lines: shown }] : [];
  });
  return { ...layout, blocks: visible, height };
}
