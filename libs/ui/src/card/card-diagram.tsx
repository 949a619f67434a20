/** A card's face with a number for each part. The names of the parts are in a list next to it. */
import type { FacePart } from '@rulewright/content';
import { styleOf, type CardFaceData, type FaceStyle, type FaceWords } from './card-face-data.ts';
import { CardFace } from './card-face.tsx';

/** The centre of a number outside the card, and the end of its line at the edge of the part. */
interface CalloutPlace {
  readonly disc: readonly [x: number, y: number];
  readonly part: readonly [x: number, y: number];
}

const left = (y: number, x: number): CalloutPlace => ({ disc: [-44, y], part: [x, y] });
const right = (y: number, x: number): CalloutPlace => ({ disc: [674, y], part: [x, y] });
const above = (discX: number, x: number, y: number): CalloutPlace => ({ disc: [discX, -44], part: [x, y] });

/** The positions by style. All numbers are outside the card, so that they hide nothing. */
export const CALLOUTS: Readonly<Record<FaceStyle, Readonly<Partial<Record<FacePart, CalloutPlace>>>>> = {
  specimen: {
    cost: left(80, 34),
    name: above(228, 228, 42),
    subtitle: right(111, 340),
    picture: right(300, 520),
    attack: left(545, 62),
    defense: right(545, 570),
    type: { disc: [674, 630], part: [460, 590] },
    text: left(722, 62),
    collector: left(842, 40),
  },
  slots: {
    cost: left(82, 34),
    name: above(228, 228, 42),
    subtitle: above(420, 340, 111),
    picture: right(300, 560),
    type: { disc: [674, 600], part: [460, 600] },
    text: left(722, 62),
    collector: left(842, 40),
  },
  column: {
    symbol: left(73, 40),
    name: above(200, 200, 40),
    type: above(420, 352, 98),
    life: right(78, 592),
    cost: left(176, 40),
    side: left(240, 40),
    picture: right(290, 560),
    text: left(590, 48),
    attack: right(706, 584),
    collector: left(838, 40),
  },
};

export interface CardDiagramProps {
  readonly card: CardFaceData;
  readonly words: FaceWords;
  /** The parts in the order of their numbers. Parts that the card's layout does not have get no number. */
  readonly parts: readonly FacePart[];
}

export function CardDiagram({ card, words, parts }: CardDiagramProps) {
  const places = CALLOUTS[styleOf(card)];
  return (
    <div className="card-diagram">
      <CardFace card={card} words={words} />
      <svg className="card-callouts" viewBox="0 0 630 880" aria-hidden="true" focusable="false">
        {parts.map((part, i) => {
          const place = places[part];
          if (!place) return null;
          const [x, y] = place.disc;
          return (
            <g key={part}>
              <line className="callout-line" x1={x} y1={y} x2={place.part[0]} y2={place.part[1]} />
              <Callout x={x} y={y} radius={27} number={i + 1} />
            </g>
          );
        })}
      </svg>
    </div>
  );
}

/** A number in a disc. */
export function Callout({
  x,
  y,
  radius,
  number,
}: {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly number: number;
}) {
  return (
    <g className="callout">
      <circle cx={x} cy={y} r={radius} />
      <text x={x} y={y + radius * 0.36} textAnchor="middle" fontSize={radius * 1.05}>
        {number}
      </text>
    </g>
  );
}
