/** A card for a printing press: the face, with a bleed of the edge colour around it. The press cuts the bleed off. Unit: 0.1 mm. */
import { styleOf, type CardFaceData, type FaceWords } from '../card/card-face-data.ts';
import { CardFace, isLandscape } from '../card/card-face.tsx';

export interface PressData {
  readonly card: CardFaceData;
  /** `bleed`: the width of the colour outside the cut. `margin`: the distance from the cut to the edge of the page. Unit: 0.1 mm. */
  readonly bleed: number;
  readonly margin: number;
}

const CARD = { width: 630, height: 880 } as const;

export function PressPicture({ data, words }: { readonly data: PressData; readonly words: FaceWords }) {
  const { card, bleed, margin } = data;
  const face = <CardFace card={card} words={words} decorative />;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`${-margin} ${-margin} ${CARD.width + 2 * margin} ${CARD.height + 2 * margin}`}
    >
      <g className={`frame-${styleOf(card)}`} data-rarity={card.rarity} data-tint={card.tint}>
        <rect
          className="pp-bleed"
          x={-bleed}
          y={-bleed}
          width={CARD.width + 2 * bleed}
          height={CARD.height + 2 * bleed}
        />
      </g>
      {isLandscape(card) ? (
        <g transform="translate(630 0) rotate(90)">
          <svg width={CARD.height} height={CARD.width}>
            {face}
          </svg>
        </g>
      ) : (
        <svg width={CARD.width} height={CARD.height}>
          {face}
        </svg>
      )}
    </svg>
  );
}
