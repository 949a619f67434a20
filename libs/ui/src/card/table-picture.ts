/**
 * The picture of a card for tables: frame, drawing and symbols as an SVG file with one symbol, `#cut`. A page includes it with `<use>`, so
 * it has the colours of the page. Names, numbers and marks are text on top of it, because they change.
 */
import type { CardFaceData } from './card-face-data.ts';
import { partsOf } from './emblem.tsx';
import { discsOf } from './resource-symbol.tsx';
import { SYMBOL_NAMES, drawSymbol } from './symbols.ts';

interface Ink {
  readonly paper: string;
  readonly plate: string;
  readonly ink: string;
  readonly line: string;
}

const SPECIMEN: Ink = { paper: '--card-paper', plate: '--card-plate', ink: '--card-ink', line: '--card-line' };
const PAGE: Ink = { paper: '--page-paper', plate: '--page-plate', ink: '--page-ink', line: '--page-line' };

const RARITIES = ['common', 'uncommon', 'rare', 'super-rare'];

/** Line widths. They are larger than on a card face, because the picture is only about a hundred pixels wide. */
const WIDTHS: Readonly<Record<string, number>> = { paper: 5, veil: 4, line: 5, limb: 9 };
/** Line widths of a card's own drawing, which has more lines than an emblem. */
const FINER: Readonly<Record<string, number>> = { paper: 3.4, veil: 2.6, line: 3.4, limb: 6 };

function emblem({ emblem: name, slug: seed, drawing }: CardFaceData, { paper, ink }: Ink): string {
  const widths = drawing ? FINER : WIDTHS;
  const paths = partsOf({ name, seed, drawing }).flatMap(({ ink: kind, d }) => {
    if (kind === 'hair') return [];
    if (kind === 'wash') return [`<path fill="var(${ink})" fill-opacity=".14" d="${d}"/>`];
    if (kind === 'ink') return [`<path fill="var(${ink})" d="${d}"/>`];
    const fill = kind === 'paper' || kind === 'veil' ? `var(${paper})` : 'none';
    const veil = kind === 'veil' ? ' fill-opacity=".68"' : '';
    return [`<path fill="${fill}"${veil} stroke="var(${ink})" stroke-width="${widths[kind]}" d="${d}"/>`];
  });
  return `<g stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g>`;
}

/** A symbol on its disc; `size` is the radius. */
function disc(word: string, x: number, y: number, size: number): string {
  const name = word.toLowerCase();
  const colour = SYMBOL_NAMES.includes(name) ? name : 'neutral';
  const { solid, line } = drawSymbol(word);
  return (
    `<g transform="translate(${x} ${y}) scale(${size / 16})">` +
    `<circle r="16" fill="var(--symbol-${colour})" stroke="var(--symbol-ink)" stroke-width="1.6"/>` +
    (solid ? `<path fill="var(--symbol-ink)" fill-rule="evenodd" d="${solid}"/>` : '') +
    (line ? `<path fill="none" stroke="var(--symbol-ink)" stroke-width="2" stroke-linecap="round" d="${line}"/>` : '') +
    '</g>'
  );
}

/** A row of discs, centred on the card. */
const discs = (words: readonly string[], y: number, size: number): string =>
  words.map((word, at) => disc(word, 315 + (at - (words.length - 1) / 2) * size * 2.3, y, size)).join('');

const MOST_DISCS = 6;

/** The picture of `card`, 630 by 880 units, as the text of an SVG file. */
export function tablePicture(card: CardFaceData): string {
  const page = card.frame === 'page';
  const ink = page ? PAGE : SPECIMEN;
  const rarity = RARITIES.includes(card.rarity) ? `--rarity-${card.rarity}` : '--card-ink';
  const makes = page ? discsOf(card.makes).map(({ word }) => word) : [];
  const costs = page ? discsOf(card.costs).map(({ word }) => word) : [];
  const top = page && card.symbol ? disc(card.symbol, 532, 296, 56) : '';
  const drawing =
    !card.drawing && makes.length > 0 && makes.length < 3
      ? discs(makes, 500, makes.length > 1 ? 96 : 150)
      : `<g transform="translate(330 ${page ? 500 : 530}) scale(1.5)">${emblem(card, ink)}</g>`;
  const edge = page ? '--page-night' : ink.paper;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="cut" viewBox="0 0 630 880">' +
    `<rect x="8" y="8" width="614" height="864" rx="34" fill="var(${edge})" stroke="var(${rarity})" stroke-width="14"/>` +
    `<rect x="28" y="28" width="574" height="824" rx="16" fill="var(${ink.plate})" stroke="var(${ink.line})" stroke-width="3"/>` +
    `${drawing}${top}${discs(costs.slice(0, MOST_DISCS), 786, 40)}</symbol></svg>\n`
  );
}
