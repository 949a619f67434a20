/** The picture of a face with slots. */
import { smallPictureOf, type CardFaceData } from './card-face-data.ts';
import { EmblemPaths } from './emblem.tsx';

interface ArtProps {
  readonly card: CardFaceData;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The scale factor of the emblem. */
  readonly scale: number;
  /** Whether this is a thumbnail. It uses the small file of the picture, or an emblem without the finest lines. */
  readonly small?: boolean;
}

/** The picture of the card, cropped to fill its area. A card without a picture has its emblem in the middle. */
export function Art({ card, x, y, width, height, scale, small = false }: ArtProps) {
  const { picture } = card;
  if (picture?.focus) {
    // The picture fills the frame, and its focal point decides which part is cut off.
    const fill = Math.max(width / picture.width, height / picture.height);
    const [wide, high] = [picture.width * fill, picture.height * fill];
    const place = { x: ((width - wide) * picture.focus.x) / 100, y: ((height - high) * picture.focus.y) / 100 };
    return (
      <svg {...{ x, y, width, height }} overflow="hidden">
        <image href={small ? smallPictureOf(picture) : picture.src} {...place} width={wide} height={high} />
      </svg>
    );
  }
  if (picture)
    return (
      <image
        href={small ? smallPictureOf(picture) : picture.src}
        {...{ x, y, width, height }}
        preserveAspectRatio="xMidYMid slice"
      />
    );
  return (
    <g
      transform={`translate(${x + width / 2} ${y + height / 2}) scale(${scale})`}
      data-symbol={card.icon?.symbol.toLowerCase()}
    >
      <EmblemPaths name={card.emblem} seed={card.slug} drawing={card.drawing} plain={small} />
    </g>
  );
}
