/**
 * The face of a card with the ratio 63:88, rendered on the server. `full` has all texts; `thumbnail` has numbers that are readable at a
 * small size.
 */
import { describeCard, type CardFaceData, type FaceWords } from './card-face-data.ts';
import { FullPage } from './page-face.tsx';
import { ThumbnailPage } from './page-thumbnail.tsx';
import { FullSlots, ThumbnailSlots } from './slot-face.tsx';
import { FullSpecimen, ThumbnailSpecimen } from './specimen-face.tsx';

export interface CardFaceProps {
  readonly card: CardFaceData;
  readonly words: FaceWords;
  readonly size?: 'thumbnail' | 'full';
  /** Hides the face from screen readers, because the text around it already names the card. */
  readonly decorative?: boolean;
}

export function CardFace({ card, words, size = 'full', decorative = false }: CardFaceProps) {
  const named = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': describeCard(card, words) };
  return (
    <svg
      className={`card-face card-face-${size} frame-${card.frame}`}
      viewBox="0 0 630 880"
      data-rarity={card.rarity}
      data-tint={card.frame === 'slots' ? card.tint : undefined}
      focusable="false"
      {...named}
    >
      <rect className="cf-edge" x="4" y="4" width="622" height="872" rx="30" />
      <rect className="cf-inner" x="18" y="18" width="594" height="844" rx="20" />
      {size === 'full' ? <Full card={card} words={words} /> : <Thumbnail card={card} />}
    </svg>
  );
}

function Full({ card, words }: Pick<CardFaceProps, 'card' | 'words'>) {
  if (card.frame === 'page') return <FullPage card={card} words={words} />;
  return card.frame === 'slots' ? <FullSlots card={card} words={words} /> : <FullSpecimen card={card} words={words} />;
}

function Thumbnail({ card }: Pick<CardFaceProps, 'card'>) {
  if (card.frame === 'page') return <ThumbnailPage card={card} />;
  return card.frame === 'slots' ? <ThumbnailSlots card={card} /> : <ThumbnailSpecimen card={card} />;
}
