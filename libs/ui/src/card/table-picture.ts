/**
 * The picture of a card for tables as an SVG file with four symbols: `#cut` is the frame and the drawing, `#text` has the name and numbers on
 * it as the catalogue shows them, `#compact` has both in large type instead, for a small card, and `#line` is the name in one line, for a card
 * that shows only its upper edge. Browsers take longer to lay out text than drawings, so a card has only the text that it shows. A page
 * includes the symbols with `<use>`, so they have the colours and fonts of the page. Numbers that change are text on top.
 */
import type { PrintedNumber } from '@rulewright/content';
import { statParts } from './card-marks.tsx';
import { resourcesOf, smallCornersOf, smallPictureOf, styleOf, type CardFaceData } from './card-face-data.ts';
import { partsOf } from './emblem.tsx';
import { setName, sizeFor, textWidth, wrap } from './fit-text.ts';
import { discsOf } from './resource-symbol.tsx';
import { SIGN_PATHS } from './sign-paths.ts';
import { SYMBOL_NAMES, drawSymbol } from './symbols.ts';

/** The colours of a frame, as names of tokens. */
interface Ink {
  readonly paper: string;
  readonly plate: string;
  readonly ink: string;
  readonly line: string;
  readonly edge: string;
  readonly stroke: string;
  /** The ground of the name, and the name on it. */
  readonly head: string;
  readonly name: string;
  readonly wash: string;
  readonly washes: number;
}

const RARITIES = ['common', 'uncommon', 'rare', 'super-rare'];
const TINTS = ['moss', 'sea', 'amber', 'rust', 'plum', 'rose', 'sand', 'night'];

const symbolToken = (word: string): string => {
  const name = word.toLowerCase();
  return `--symbol-${SYMBOL_COLOURS[name] ?? (SYMBOL_NAMES.includes(name) ? name : 'neutral')}`;
};

/** The colours of symbols that are named after things. */
const SYMBOL_COLOURS: Readonly<Record<string, string>> = {
  ...{ cup: 'earth', loaf: 'lightning', note: 'spirit', lamp: 'light', leaf: 'forest' },
};

/** The paper of most cards, and that of the tint `night`. */
const PLAIN = { paper: '--card-paper', plate: '--card-plate', ink: '--card-ink', line: '--card-line' };
const NIGHT = { paper: '--night-paper', plate: '--night-plate', ink: '--night-ink', line: '--night-line' };

function inkOf(card: CardFaceData): Ink {
  const rarity = RARITIES.includes(card.rarity) ? `--rarity-${card.rarity}` : '--card-ink';
  if (styleOf(card) !== 'specimen') {
    const tint = `--tint-${TINTS.includes(card.tint ?? '') ? card.tint : 'slate'}`;
    const own = tint === '--tint-night' ? NIGHT : PLAIN;
    if (styleOf(card) === 'column')
      return {
        ...{ ...own, line: '--on-tint-2', edge: tint, stroke: rarity, head: tint, name: '--on-tint' },
        ...{ wash: symbolToken(card.icon?.symbol ?? ''), washes: 0.38 },
      };
    return { ...own, edge: own.paper, stroke: tint, head: tint, name: '--on-tint', wash: tint, washes: 0.26 };
  }
  return {
    ...{ ...PLAIN, edge: '--card-paper', stroke: rarity, head: '--card-paper', name: '--card-ink' },
    ...{ wash: rarity, washes: 0.15 },
  };
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Text for XML, without the control characters that XML does not allow. */
const escaped = (text: string): string =>
  // eslint-disable-next-line no-control-regex -- XML allows no control characters.
  text.replace(/[\u0000-\u001f\ufffe\uffff]/gu, ' ').replace(/[&<>"]/gu, (sign) => ESCAPES[sign]!);

interface TextLook {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly anchor?: 'middle' | 'end';
  readonly font?: 'serif' | 'sans';
  readonly weight?: number;
  /** The width into which a wider text is squeezed. */
  readonly room?: number;
}

function word(text: string, look: TextLook): string {
  const { x, y, size, fill, anchor, font = 'serif', weight = 600, room } = look;
  const squeeze =
    room !== undefined && textWidth(text, size, 'strong') > room
      ? ` textLength="${room}" lengthAdjust="spacingAndGlyphs"`
      : '';
  return (
    `<text x="${x}" y="${Math.round(y)}" font-family="var(--${font})" font-weight="${weight}" font-size="${Math.round(size)}"` +
    `${anchor ? ` text-anchor="${anchor}"` : ''} fill="var(${fill})"${squeeze}>${escaped(text)}</text>`
  );
}

/** Line widths. They are larger than on a card face, because the picture is only about a hundred pixels wide. */
const WIDTHS: Readonly<Record<string, number>> = { paper: 5, veil: 4, line: 5, limb: 9 };
/** Line widths of a card's own drawing, which has more lines than an emblem. */
const FINER: Readonly<Record<string, number>> = { paper: 3.4, veil: 2.6, line: 3.4, limb: 6 };

function emblem({ emblem: name, slug: seed, drawing }: CardFaceData, { paper, ink, wash, washes }: Ink): string {
  const widths = drawing ? FINER : WIDTHS;
  const paths = partsOf({ name, seed, drawing }).flatMap(({ ink: kind, d }) => {
    if (kind === 'hair') return [];
    if (kind === 'wash') return [`<path fill="var(${wash})" fill-opacity="${washes}" d="${d}"/>`];
    if (kind === 'ink') return [`<path fill="var(${ink})" d="${d}"/>`];
    const fill = kind === 'paper' || kind === 'veil' ? `var(${paper})` : 'none';
    const veil = kind === 'veil' ? ' fill-opacity=".68"' : '';
    return [`<path fill="${fill}"${veil} stroke="var(${ink})" stroke-width="${widths[kind]}" d="${d}"/>`];
  });
  return `<g stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g>`;
}

/** A symbol on its disc; `size` is the radius. */
function disc(name: string, x: number, y: number, size: number): string {
  const { solid, line } = drawSymbol(name);
  return (
    `<g transform="translate(${x} ${y}) scale(${size / 16})">` +
    `<circle r="16" fill="var(${symbolToken(name)})" stroke="var(--symbol-ink)" stroke-width="1.6"/>` +
    (solid ? `<path fill="var(--symbol-ink)" fill-rule="evenodd" d="${solid}"/>` : '') +
    (line ? `<path fill="none" stroke="var(--symbol-ink)" stroke-width="2" stroke-linecap="round" d="${line}"/>` : '') +
    '</g>'
  );
}

/** The cost in a sphere. */
function sphere(text: string, x: number, y: number, size: number, { stroke }: Ink, isBare: boolean): string {
  const font = size * Math.min(1.08, 1.6 / (0.67 * text.length));
  const [fill, line, ink] = isBare ? ['--card-paper', stroke, '--card-ink'] : [stroke, '--card-paper', '--on-rarity'];
  return (
    `<circle cx="${x}" cy="${y}" r="${size}" fill="var(${fill})" stroke="var(${line})" stroke-width="5"/>` +
    word(text, { x, y: y + font * 0.345, size: font, fill: ink, anchor: 'middle', font: 'sans', weight: 700 })
  );
}

/** Others have the colour of the ink. */
const SIGN_COLOURS: Readonly<Partial<Record<PrintedNumber['sign'], string>>> = {
  ...{ damage: '--sign-damage', life: '--sign-life' },
};

/** The greatest width of a seal, as a part of its size, and the room of two. */
const WIDEST = 2.75;
const SEALS = 528;

/** A printed number with its sign in a capsule. */
function seal({ value, sign }: PrintedNumber, side: 'left' | 'right', size: number, { paper, ink }: Ink): string {
  const y = 788;
  const { width, font, sign: at, number } = statParts(value, size, WIDEST);
  const left = side === 'left' ? 41 : 589 - width;
  const look =
    sign === 'defense'
      ? `fill="none" stroke="var(${ink})" stroke-width="2.6" stroke-linejoin="round"`
      : `fill="var(${SIGN_COLOURS[sign] ?? ink})"`;
  return (
    `<g transform="translate(${Math.round(left)} ${y})"><rect y="${-size * 0.62}" width="${width}" height="${size * 1.24}" rx="${size * 0.62}" ` +
    `fill="var(${paper})" stroke="var(${ink})" stroke-width="3"/>` +
    `<path ${look} transform="translate(${at} 0) scale(${size / 34})" d="${SIGN_PATHS[sign]}"/>` +
    `${word(String(value), { x: number, y: font * 0.36, size: font, fill: ink, font: 'sans', weight: 700 })}</g>`
  );
}

const hasBand = (card: CardFaceData): boolean => styleOf(card) !== 'specimen';

const typeLine = (card: CardFaceData, fill: string): string =>
  word(card.typeLine, {
    ...{ x: 315, y: 806, size: sizeFor(card.typeLine, 44, 540), fill, anchor: 'middle', font: 'sans', weight: 550 },
  });

/** Two numbers in one box, in the colours of their signs. */
const plainNumbers = (corners: readonly (PrintedNumber | undefined)[], size: number, { paper, ink }: Ink): string =>
  `<rect x="34" y="738" width="562" height="112" rx="12" fill="var(${paper})"/>` +
  corners
    .map((one, at) =>
      one
        ? word(String(one.value), {
            ...{ y: 794 + size * 0.36, size, fill: SIGN_COLOURS[one.sign] ?? ink, font: 'sans', weight: 750 },
            ...(at === 0 ? { x: 60 } : { x: 570, anchor: 'end' }),
          })
        : '',
    )
    .join('');

/** The numbers and symbols below the drawing. `size` is the height of the numbers. Two that have no room beside each other have no signs. */
function foot(card: CardFaceData, ink: Ink, size: number): string {
  const corners = smallCornersOf(card);
  if (corners.every((one) => one === undefined))
    return typeLine(card, styleOf(card) === 'column' ? '--on-tint' : '--card-ink-2');
  const width = corners.reduce((sum, one) => sum + (one ? statParts(one.value, size, WIDEST).width : 0), 0);
  if (width > SEALS) return plainNumbers(corners, size * 0.8, ink);
  return corners.map((one, at) => (one ? seal(one, at === 0 ? 'left' : 'right', size, ink) : '')).join('');
}

/** The drawing, and the symbols that belong to it. */
function art(card: CardFaceData, ink: Ink): string {
  const symbols = discsOf(resourcesOf(card)).map((one) => one.word);
  // On a coloured ground, the symbols are below the picture.
  const isColumn = styleOf(card) === 'column';
  const [height, scale, low] = isColumn ? [406, 1.34, 686] : [500, 1.6, 262];
  const middle = isColumn ? 429 : hasBand(card) ? 476 : 462;
  return (
    (isColumn ? `<rect x="40" y="218" width="550" height="422" rx="6" fill="var(${ink.plate})"/>` : '') +
    (card.picture
      ? `<image href="${escaped(smallPictureOf(card.picture))}" x="40" y="226" width="550" height="${height}" preserveAspectRatio="xMidYMid slice"/>`
      : `<g transform="translate(315 ${middle}) scale(${scale})">${emblem(card, ink)}</g>`) +
    symbols.map((one, at) => disc(one, 92 + at * Math.min(84, 440 / symbols.length), low, 38)).join('') +
    (card.mark && card.icon ? disc(card.icon.symbol, 538, 262, 38) : '')
  );
}

/** The upper part of the face: the cost or the symbol, and the name. */
function head(card: CardFaceData, ink: Ink): string {
  const cost = card.mark?.text;
  const symbol = cost === undefined ? card.icon?.symbol : undefined;
  const left = cost === undefined && !symbol ? 46 : 194;
  const { lines, size } = setName(card.name, 592 - left);
  return (
    (hasBand(card) ? `<rect x="18" y="18" width="594" height="188" rx="20" fill="var(${ink.head})"/>` : '') +
    (cost === undefined ? '' : sphere(cost, 106, 112, 70, ink, hasBand(card))) +
    (symbol ? disc(symbol, 108, 114, 66) : '') +
    lines
      .map((line, at) =>
        word(line, {
          x: left,
          y: 112 + size * 0.34 + (at - (lines.length - 1) / 2) * size * 1.1,
          size,
          fill: ink.name,
        }),
      )
      .join('')
  );
}

/** A name in large type is squeezed to this share of its width before it gets smaller. */
const SQUEEZE = 0.78;
const COMPACT = { size: 118, room: 574, lines: 3 };

/** The name over the whole width and large numbers. */
function compact(card: CardFaceData, ink: Ink): string {
  const { room } = COMPACT;
  const widest = Math.max(1, ...card.name.split(/\s+/u).map((one) => textWidth(one, 1, 'strong')));
  let size = Math.min(COMPACT.size, room / SQUEEZE / widest);
  let lines = wrap(card.name, size, room / SQUEEZE + 1, 'strong');
  while (lines.length > COMPACT.lines && size > 24) {
    size -= 4;
    lines = wrap(card.name, size, room / SQUEEZE + 1, 'strong');
  }
  const height = Math.max(206, 46 + lines.length * size * 1.04);
  const cost = card.mark?.text;
  return (
    `<path d="M15 ${height}V42A27 27 0 0 1 42 15H588A27 27 0 0 1 615 42V${height}Z" fill="var(${ink.head})"/>` +
    lines
      .map((line, at) => word(line, { x: 30, y: 26 + (at + 0.82) * size * 1.04, size, fill: ink.name, room }))
      .join('') +
    (cost === undefined ? '' : sphere(cost, 96, 490, 84, ink, hasBand(card))) +
    foot(card, ink, smallCornersOf(card).some(Boolean) ? 124 : 96)
  );
}

/** The name in one line, 630 by 96 units. */
function line(card: CardFaceData): string {
  const size = Math.min(74, 590 / SQUEEZE / Math.max(0.1, textWidth(card.name, 1, 'strong')));
  return word(card.name, { x: 22, y: 50 + size * 0.32, size, fill: '--card-ink', room: 590 });
}

/** The picture of `card`, 630 by 880 units, as the text of an SVG file. */
export function tablePicture(card: CardFaceData): string {
  const ink = inkOf(card);
  const face =
    `<rect x="8" y="8" width="614" height="864" rx="34" fill="var(${ink.edge})" stroke="var(${ink.stroke})" stroke-width="14" stroke-dasharray="var(${ink.stroke.replace('rarity', 'dash')}, none)"/>` +
    `<rect x="22" y="22" width="586" height="836" rx="20" fill="none" stroke="var(${ink.line})" stroke-width="3"/>`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg">' +
    `<symbol id="cut" viewBox="0 0 630 880">${face}${art(card, ink)}</symbol>` +
    `<symbol id="text" viewBox="0 0 630 880">${head(card, ink)}${foot(card, ink, 96)}</symbol>` +
    `<symbol id="compact" viewBox="0 0 630 880">${compact(card, ink)}</symbol>` +
    `<symbol id="line" viewBox="0 0 630 96">${line(card)}</symbol></svg>\n`
  );
}
