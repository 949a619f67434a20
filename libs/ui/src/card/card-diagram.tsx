/** A card's face with a number for each part. The names of the parts are in a list next to it. */
import type { FacePart } from '@rulewright/content';
import type { CardFaceData, FaceWords } from './card-face-data.ts';
import { CardFace } from './card-face.tsx';
import { CALLOUTS } from './callouts.ts';

export interface CardDiagramProps {
  readonly card: CardFaceData;
  readonly words: FaceWords;
  /** The parts in the order of their numbers. Parts that the card's frame does not have get no number. */
  readonly parts: readonly FacePart[];
}

export function CardDiagram({ card, words, parts }: CardDiagramProps) {
  const places = CALLOUTS[card.frame];
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
