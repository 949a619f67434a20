/**
 * The card face of games without code, whose documents fill its slots: a coloured band with the name, a picture, symbols, and titled texts.
 */
import { CostSphere, StatMark, statWidth } from './card-marks.tsx';
import type { FaceMark, PrintedSlots } from '@rulewright/content';
import { cornersOf, type CardFaceData, type FaceWords } from './card-face-data.ts';
import { fitText, setName, sizeFor, textWidth } from './fit-text.ts';
import { layoutPage } from './page-layout.ts';
import { discsOf, SymbolDisc } from './resource-symbol.tsx';
import { Art } from './slot-art.tsx';
import { FullSpecimen, ThumbnailSpecimen } from './specimen-face.tsx';

const LEFT = 40;
const WIDTH = 550;
/** The lower edge of the band. */
const TOP = 142;
const BOTTOM = 816;
/** The height of the picture for each layout. */
const PICTURES = { tall: 420, plate: 348, wide: 250, token: 540 } as const;
const TYPE_LINE = 42;
/** The size of a number in a corner of the picture. */
const STAT = 50;
const SIDES = ['left', 'right'] as const;

interface FullProps {
  readonly card: CardFaceData<PrintedSlots>;
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
  const typeTop = TOP + picture;
  const bodyTop = typeTop + TYPE_LINE + 12;
  const marks = cornersOf(card);
  const scale = Math.min(1.3, (picture - 28) / 300);
  // The type line is between the numbers. It is in the middle of the card if it fits there.
  const [before, after] = marks.map((number) => (number ? statWidth(number.value, STAT) + 8 : 12));
  const [from, to] = [LEFT + before!, LEFT + WIDTH - after!];
  const half = Math.min(textWidth(card.typeLine, 21, 'strong'), to - from) / 2;
  const middle = Math.max(from + half, Math.min(to - half, LEFT + WIDTH / 2));
  return (
    <>
      <Head card={card} right={612} />
      <rect className="cf-plate" x={LEFT} y={TOP} width={WIDTH} height={picture} rx="6" />
      <Art card={card} x={LEFT} y={TOP} width={WIDTH} height={picture} scale={scale} />
      <Discs card={card} y={TOP + 40} size={26} width={WIDTH} />
      <rect className="sf-line" x={LEFT} y={typeTop} width={WIDTH} height={TYPE_LINE} />
      <text
        className="sf-type"
        x={middle}
        y={typeTop + 28}
        textAnchor="middle"
        fontSize={Math.min(21, sizeFor(card.typeLine, 21, to - from))}
      >
        {card.typeLine}
      </text>
      {marks.map(
        (number, i) =>
          number && (
            <StatMark
              key={number.id}
              {...number}
              side={SIDES[i]!}
              x={i === 0 ? LEFT : LEFT + WIDTH}
              y={typeTop + 4}
              size={STAT}
            />
          ),
      )}
      <Body card={card} words={words} left={LEFT} width={WIDTH} top={bodyTop} height={BOTTOM - bodyTop} />
      <Collector card={card} words={words} right={584} y={846} />
    </>
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
  return (
    <>
      <Head card={card} right={862} />
      <rect className="cf-plate" x={LEFT} y={TOP} width={PLATE.width} height={PLATE.height} rx="6" />
      <Art card={card} x={LEFT} y={TOP} width={PLATE.width} height={PLATE.height} scale={1.05} />
      <Discs card={card} y={TOP + 40} size={26} width={PLATE.width} />
      {marks.map(
        (number, i) =>
          number && (
            <StatMark
              key={number.id}
              {...number}
              side={SIDES[i]!}
              x={LEFT + (i === 0 ? 14 : PLATE.width - 14)}
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
      <Body card={card} words={words} left={left} width={width} top={TOP + 46} height={PLATE.height - 40} />
      <Collector card={card} words={words} right={834} y={596} />
    </>
  );
}

/** The small print at the bottom. */
function Collector({ card, words, right, y }: FullProps & { readonly right: number; readonly y: number }) {
  const [start, end] = [
    [card.collector, words.rarity(card.rarity)].filter(Boolean).join(' · '),
    card.provisional ? words.provisional : card.foot,
  ];
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
function Head({ card, right: edge }: { readonly card: CardFaceData<PrintedSlots>; readonly right: number }) {
  const mark = card.mark ?? null;
  const left = mark ? 138 : 46;
  const right = edge - (card.corner ? 114 : 28);
  return (
    <>
      <rect className="sf-band" x="18" y="18" width={edge - 18} height="110" rx="20" />
      {mark && <CostSphere x={78} y={73} size={44} value={mark.text} />}
      <text className="sf-name" x={left} y={card.subtitle ? 70 : 88} fontSize={sizeFor(card.name, 44, right - left)}>
        {card.name}
      </text>
      {card.subtitle && (
        <text
          className="sf-subtitle"
          x={left}
          y={106}
          fontSize={Math.min(25, sizeFor(card.subtitle, 25, right - left))}
        >
          {card.subtitle}
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

interface DiscsProps {
  readonly card: CardFaceData<PrintedSlots>;
  readonly y: number;
  readonly size: number;
  /** The width of the picture. */
  readonly width: number;
}

/** The symbols in a row at the top left of the picture. */
function Discs({ card, y, size, width }: DiscsProps) {
  const discs = discsOf(card.symbols);
  const step = Math.min(size * 2.2, (width - 2 * size - 24) / Math.max(1, discs.length - 1));
  return discs.map(({ word }, i) => (
    <SymbolDisc key={i} word={word} x={LEFT + size + 14 + i * step} y={y} size={size} />
  ));
}

interface BodyProps extends FullProps {
  readonly left: number;
  readonly width: number;
  readonly top: number;
  readonly height: number;
}

/** Texts and flavour. Text that does not fit at the smallest size is cut with an ellipsis. */
function Body({ card, words, left, width, top, height }: BodyProps) {
  const box = { width: width - 40, height, largest: 36, smallest: 16 };
  const own = layoutPage({ texts: card.texts, attacks: [] }, box, words);
  const used = card.texts.length > 0 ? own.height : 0;
  const room = height - used - (used > 0 ? 22 : 0);
  const flavor =
    card.flavor && room > 46
      ? fitText([card.flavor], { width: width - 60, height: room, largest: used > 0 ? 24 : 30, smallest: 17 })
      : null;
  const rest = height - used - (flavor ? flavor.height + 22 : 0);
  const start = top + Math.max(0, rest / 2);
  return (
    <>
      {card.texts.length > 0 && (
        <g transform={`translate(${left + 20} ${start})`}>
          {own.blocks.map((block, i) => block.kind === 'text' && <Text key={i} block={block} size={own.size} />)}
        </g>
      )}
      {flavor && (
        <text className="cf-flavor" fontSize={flavor.size} textAnchor="middle">
          {flavor.paragraphs.flat().map((line, i) => (
            <tspan
              key={i}
              x={left + width / 2}
              y={Math.round(start + used + (used > 0 ? 22 : 0) + (i + 0.78) * flavor.lineHeight)}
            >
              {line}
            </tspan>
          ))}
        </text>
      )}
    </>
  );
}

type TextBlock = Extract<ReturnType<typeof layoutPage>['blocks'][number], { readonly kind: 'text' }>;

/** A text below its title. */
function Text({ block, size }: { readonly block: TextBlock; readonly size: number }) {
  return (
    <>
      {block.title && (
        <>
          <rect
            className="sf-title-ground"
            x={-size * 0.3}
            y={block.title.y - size * 0.95}
            width={block.title.width + size * 1.1}
            height={size * 1.3}
            rx={size * 0.3}
          />
          <text className="sf-title" x={size * 0.25} y={block.title.y} fontSize={size}>
            {block.title.text}
          </text>
        </>
      )}
      {block.lines.length > 0 && (
        <text className="cf-ability" fontSize={size}>
          {block.lines.map((line) => (
            <tspan key={line.y} x="0" y={Math.round(line.y)}>
              {line.text}
            </tspan>
          ))}
        </text>
      )}
    </>
  );
}

export function ThumbnailSlots({ card }: { readonly card: CardFaceData<PrintedSlots> }) {
  return card.layout === 'specimen' ? <ThumbnailSpecimen card={card} /> : <ThumbnailBand card={card} />;
}

function ThumbnailBand({ card }: { readonly card: CardFaceData<PrintedSlots> }) {
  const left = card.mark ? 186 : 46;
  const { lines, size } = setName(card.name, 578 - left);
  const marks = cornersOf(card);
  const bare = marks.every((one) => one === undefined);
  return (
    <>
      <rect className="sf-band" x="18" y="18" width="594" height="188" rx="20" />
      {card.mark && <CostSphere x={106} y={112} size={66} value={card.mark.text} />}
      <text className="sf-name" fontSize={size}>
        {lines.map((line, i) => (
          <tspan key={i} x={left} y={112 + size * 0.34 + (i - (lines.length - 1) / 2) * size * 1.12}>
            {line}
          </tspan>
        ))}
      </text>
      <Art card={card} x={LEFT} y={226} width={WIDTH} height={500} scale={1.6} small />
      <Discs card={card} y={262} size={38} width={WIDTH} />
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
