/**
 * The card face of games without code, whose documents fill its slots: a coloured band with the name, a picture, symbols, and titled texts.
 */
import { CostSphere, StatMark, statWidth } from './card-marks.tsx';
import type { FaceMark } from '@rulewright/content';
import { cornersOf, resourcesOf, smallCornersOf, type CardFaceData, type FaceWords } from './card-face-data.ts';
import { setName, sizeFor, textWidth } from './fit-text.ts';
import { discsOf, SymbolDisc } from './resource-symbol.tsx';
import { Art } from './slot-art.tsx';
import { Body } from './slot-body.tsx';
import { SIDE, SideColumn, sideParts } from './slot-side.tsx';
import { FullSpecimen, ThumbnailSpecimen } from './specimen-face.tsx';

const LEFT = 40;
const WIDTH = 550;
/** The lower edge of the band. */
const TOP = 142;
const BOTTOM = 816;
/** The height of the picture for each layout. */
const PICTURES = { tall: 420, plate: 348, wide: 250, token: 540, column: 330 } as const;
const TYPE_LINE = 42;
/** The size of a number in a corner of the picture. */
const STAT = 50;
const SIDES = ['left', 'right'] as const;

interface FullProps {
  readonly card: CardFaceData;
  readonly words: FaceWords;
}

export function FullSlots({ card, words }: FullProps) {
  switch (card.layout) {
    case 'landscape':
      return <Landscape card={card} words={words} />;
    case 'specimen':
      return <FullSpecimen card={card} words={words} />;
    default:
      return <Upright card={card} words={words} picture={PICTURES[card.layout]} />;
  }
}

function Upright({ card, words, picture }: FullProps & { readonly picture: number }) {
  // In a column, type line and name are together above.
  const hasTypeLine = card.layout !== 'column';
  const typeTop = TOP + picture;
  const bodyTop = typeTop + (hasTypeLine ? TYPE_LINE : 0) + 12;
  const marks = cornersOf(card);
  const parts = sideParts(card);
  const side = parts.length > 0 ? SIDE : 0;
  const scale = Math.min(1.3, (picture - 28) / 300, (WIDTH - side - 28) / 300);
  const plate = { x: LEFT + side, y: TOP, width: WIDTH - side, height: picture };
  return (
    <>
      <Head card={card} right={612} />
      <SideColumn parts={parts} x={LEFT} y={TOP} height={picture} />
      <rect className="cf-plate" {...plate} rx="6" />
      <Art card={card} {...plate} scale={scale} />
      {hasTypeLine && <Discs card={card} x={plate.x} y={TOP + 40} size={26} width={plate.width} />}
      <SecondIcon card={card} right={LEFT + WIDTH} />
      {hasTypeLine && <TypeLine card={card} y={typeTop} />}
      {marks.map(
        (number, i) =>
          number && (
            <StatMark
              key={number.id}
              {...number}
              side={SIDES[i]!}
              x={i === 0 ? plate.x : LEFT + WIDTH}
              y={typeTop + 4}
              size={STAT}
            />
          ),
      )}
      {card.layout === 'column' && (
        <rect className="sf-box" x={LEFT} y={bodyTop} width={WIDTH} height={BOTTOM - bodyTop} rx="6" />
      )}
      <Body
        card={card}
        left={LEFT}
        width={WIDTH}
        top={bodyTop + (hasTypeLine ? 0 : 10)}
        height={BOTTOM - bodyTop - (hasTypeLine ? 0 : 20)}
      />
      <Collector card={card} words={words} right={584} y={846} />
    </>
  );
}

/** The type line between the numbers. It is in the middle of the card if it fits there. */
function TypeLine({ card, y }: { readonly card: CardFaceData; readonly y: number }) {
  const [before, after] = cornersOf(card).map((number) => (number ? statWidth(number.value, STAT) + 8 : 12));
  const [from, to] = [LEFT + before!, LEFT + WIDTH - after!];
  const half = Math.min(textWidth(card.typeLine, 21, 'strong'), to - from) / 2;
  const middle = Math.max(from + half, Math.min(to - half, LEFT + WIDTH / 2));
  return (
    <text
      className="sf-type"
      x={middle}
      y={y + 28}
      textAnchor="middle"
      fontSize={Math.min(21, sizeFor(card.typeLine, 21, to - from))}
    >
      {card.typeLine}
    </text>
  );
}

/** The size of a landscape card. */
export const LANDSCAPE = { width: 880, height: 630 } as const;
const PLATE = { width: 360, height: 400 } as const;

/** A landscape card: the picture on the left, type and text on the right. */
function Landscape({ card, words }: FullProps) {
  const left = LEFT + PLATE.width + 20;
  const width = LANDSCAPE.width - LEFT - left;
  const middle = left + width / 2;
  const marks = cornersOf(card);
  const parts = sideParts(card);
  const side = parts.length > 0 ? SIDE : 0;
  const plate = { x: LEFT + side, y: TOP, width: PLATE.width - side, height: PLATE.height };
  return (
    <>
      <Head card={card} right={862} />
      <SideColumn parts={parts} x={LEFT} y={TOP} height={PLATE.height} />
      <rect className="cf-plate" {...plate} rx="6" />
      <Art card={card} {...plate} scale={side > 0 ? 0.6 : 1.05} />
      <Discs card={card} x={plate.x} y={TOP + 40} size={26} width={plate.width} />
      <SecondIcon card={card} right={LEFT + PLATE.width} />
      {marks.map(
        (number, i) =>
          number && (
            <StatMark
              key={number.id}
              {...number}
              side={SIDES[i]!}
              x={i === 0 ? plate.x + 14 : LEFT + PLATE.width - 14}
              y={TOP + PLATE.height}
              size={STAT}
            />
          ),
      )}
      <text
        className="sf-type"
        x={middle}
        y={TOP + 26}
        textAnchor="middle"
        fontSize={Math.min(24, sizeFor(card.typeLine, 24, width))}
      >
        {card.typeLine}
      </text>
      <Body card={card} left={left} width={width} top={TOP + 46} height={PLATE.height - 40} />
      <Collector card={card} words={words} right={834} y={596} />
    </>
  );
}

/** The small print at the bottom. */
function Collector({ card, words, right, y }: FullProps & { readonly right: number; readonly y: number }) {
  // Small print that has no place at the right comes after the rarity.
  const [foot, end] = card.provisional ? [card.foot, words.provisional] : ['', card.foot];
  const start = [card.collector, words.rarity(card.rarity), foot].filter(Boolean).join(' · ');
  const room = right - 46;
  const most = Math.min(room / 2, textWidth(end, 19, 'strong'));
  return (
    <>
      <text className="cf-collector" x="46" y={y} fontSize={sizeFor(start, 19, room - most)}>
        {start}
      </text>
      <text className="cf-collector" x={right} y={y} textAnchor="end" fontSize={sizeFor(end, 19, room / 2)}>
        {end}
      </text>
    </>
  );
}

/** The band with cost, name and corner mark. `right` is its right edge. */
function Head({ card, right: edge }: { readonly card: CardFaceData; readonly right: number }) {
  const { mark, icon } = card;
  const left = mark || icon ? 138 : 46;
  const right = edge - (card.corner ? 114 : 28);
  const below = card.layout === 'column' ? [card.typeLine, card.subtitle].filter(Boolean).join(' · ') : card.subtitle;
  return (
    <>
      <rect className="sf-band" x="18" y="18" width={edge - 18} height="110" rx="20" />
      {mark && <CostSphere x={78} y={73} size={44} value={mark.text} />}
      {!mark && icon && <SymbolDisc word={icon.symbol} x={78} y={73} size={36} />}
      <text className="sf-name" x={left} y={below ? 70 : 88} fontSize={sizeFor(card.name, 44, right - left)}>
        {card.name}
      </text>
      {below && (
        <text className="sf-subtitle" x={left} y={106} fontSize={Math.min(25, sizeFor(below, 25, right - left))}>
          {below}
        </text>
      )}
      {card.corner && <Corner mark={card.corner} x={edge - 60} />}
    </>
  );
}

const Corner = ({ mark, x }: { readonly mark: FaceMark; readonly x: number }) => (
  <>
    <text className="sf-corner" x={x} y="76" textAnchor="middle" fontSize={Math.min(46, sizeFor(mark.text, 46, 84))}>
      {mark.text}
    </text>
    <text
      className="sf-subtitle"
      x={x}
      y="106"
      textAnchor="middle"
      fontSize={Math.min(20, sizeFor(mark.label, 20, 92))}
    >
      {mark.label}
    </text>
  </>
);

/** The symbol of a card whose cost has the place at the top left: at the top right of the picture. */
function SecondIcon({ card: { mark, icon }, right }: { readonly card: CardFaceData; readonly right: number }) {
  return mark && icon ? <SymbolDisc word={icon.symbol} x={right - 40} y={TOP + 40} size={26} /> : null;
}

interface DiscsProps {
  readonly card: CardFaceData;
  /** The left edge of the picture. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** The width of the picture. */
  readonly width: number;
}

/** The symbols in a row at the top left of the picture. */
function Discs({ card, x, y, size, width }: DiscsProps) {
  const discs = discsOf(card.symbols);
  const step = Math.min(size * 2.2, (width - 2 * size - 24) / Math.max(1, discs.length - 1));
  return discs.map(({ word }, i) => <SymbolDisc key={i} word={word} x={x + size + 14 + i * step} y={y} size={size} />);
}

export function ThumbnailSlots({ card }: { readonly card: CardFaceData }) {
  return card.layout === 'specimen' ? <ThumbnailSpecimen card={card} /> : <ThumbnailBand card={card} />;
}

/** A small face: the picture with the price or the symbols, and the first two numbers. */
function ThumbnailBand({ card }: { readonly card: CardFaceData }) {
  const { mark, icon } = card;
  const left = mark || icon ? 186 : 46;
  const { lines, size } = setName(card.name, 578 - left);
  const marks = smallCornersOf(card);
  const bare = marks.every((one) => one === undefined);
  // On a coloured ground, the symbols are below the picture.
  const isColumn = card.layout === 'column';
  return (
    <>
      <rect className="sf-band" x="18" y="18" width="594" height="188" rx="20" />
      {mark && <CostSphere x={106} y={112} size={66} value={mark.text} />}
      {!mark && icon && <SymbolDisc word={icon.symbol} x={106} y={112} size={62} />}
      <text className="sf-name" fontSize={size}>
        {lines.map((line, i) => (
          <tspan key={i} x={left} y={112 + size * 0.34 + (i - (lines.length - 1) / 2) * size * 1.12}>
            {line}
          </tspan>
        ))}
      </text>
      {isColumn && <rect className="cf-plate" x={LEFT} y={218} width={WIDTH} height={422} rx="6" />}
      <Art
        card={card}
        x={LEFT}
        y={226}
        width={WIDTH}
        height={isColumn ? 406 : 500}
        scale={isColumn ? 1.34 : 1.6}
        small
      />
      <Discs card={{ ...card, symbols: resourcesOf(card) }} x={LEFT} y={isColumn ? 686 : 262} size={38} width={WIDTH} />
      {mark && icon && <SymbolDisc word={icon.symbol} x={LEFT + WIDTH - 52} y={262} size={38} />}
      {marks.map(
        (number, i) =>
          number && (
            <StatMark
              key={number.id}
              {...number}
              side={SIDES[i]!}
              x={i === 0 ? 45 : 585}
              y={788}
              size={1.7 * STAT}
              most={3.1}
            />
          ),
      )}
      {bare && (
        <text className="cf-type" x="315" y="806" textAnchor="middle" fontSize={sizeFor(card.typeLine, 44, 540)}>
          {card.typeLine}
        </text>
      )}
    </>
  );
}
