/**
 * The face of a card with the ratio 63:88, rendered on the server. `full` has all texts; `thumbnail` has numbers that are readable at a
 * small size. The full face of a landscape card has the ratio 88:63.
 */
import { describeCard, styleOf, type CardFaceData, type FaceWords } from './card-face-data.ts';
import { FullSlots, LANDSCAPE, ThumbnailSlots } from './slot-face.tsx';
import { shortTexts } from './short-texts.ts';

export interface CardFaceProps {
  readonly card: CardFaceData;
  readonly words: FaceWords;
  readonly size?: 'thumbnail' | 'full';
  /** Hides the face from screen readers, because the text around it already names the card. */
  readonly decorative?: boolean;
}

const UPRIGHT = { width: 630, height: 880 } as const;

/** Whether the full face of a card is wider than high. */
export const isLandscape = (card: CardFaceData): boolean => card.layout === 'landscape';

export function CardFace({ card: whole, words, size = 'full', decorative = false }: CardFaceProps) {
  const card = shortTexts(whole);
  const named = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': describeCard(card, words) };
  const { width, height } = size === 'full' && isLandscape(card) ? LANDSCAPE : UPRIGHT;
  return (
    <svg
      className={`card-face card-face-${size} frame-${styleOf(card)}`}
      viewBox={`0 0 ${width} ${height}`}
      data-side={width > height || undefined}
      data-rarity={card.rarity}
      data-tint={card.tint}
      focusable="false"
      {...named}
    >
      <rect className="cf-edge" x="4" y="4" width={width - 8} height={height - 8} rx="30" />
      <rect className="cf-inner" x="18" y="18" width={width - 36} height={height - 36} rx="20" />
      {size === 'full' ? <FullSlots card={card} words={words} /> : <ThumbnailSlots card={card} />}
    </svg>
  );
}
