/** The preview picture of a link: title and text at the left, cards or an emblem at the right. */
import type { ReactNode } from 'react';
import type { CardFaceData, FaceWords } from '../card/card-face-data.ts';
import { CardFace } from '../card/card-face.tsx';
import { EmblemPaths } from '../card/emblem.tsx';
import { fitText, type FittedText } from '../card/fit-text.ts';
import type { Plotted } from '../lab/key-plot-model.ts';
import { PlotPicture } from './plot-picture.tsx';

export const PREVIEW_WIDTH = 1200;
export const PREVIEW_HEIGHT = 630;

export interface PreviewData {
  /** The name of the game, above the title. */
  readonly over: string;
  readonly title: string;
  /** Paragraphs below the title. */
  readonly text: readonly string[];
  /** The site and the release, at the bottom. */
  readonly foot: string;
  /** One card is shown in full, two to four as thumbnails. Without cards, the emblem is shown. */
  readonly cards: readonly CardFaceData[];
  readonly emblem: string;
  /** The plot of a lab run, in place of cards and emblem. */
  readonly plot?: Plotted | null;
}

const LEFT = 64;
const GAP = 56;
const MARGIN = 32;
const BRAND =
  'M16 11C13 8 8 8 5 9.5V25c3-1.5 8-1.5 11 1.5 3-3 8-3 11-1.5V9.5C24 8 19 8 16 11ZM16 11v15.5M12.5 8.2C12.5 6 14 4.5 16 4.5s3.5 1.5 3.5 3.7M13.5 5.2 11 2.5M18.5 5.2 21 2.5';

/** An SVG of 1200 by 630. */
export function PreviewPicture({ data, words }: { readonly data: PreviewData; readonly words: FaceWords }) {
  const { over, title, text, foot, cards, emblem, plot } = data;
  const face = cards.length === 1 ? cards[0]! : null;
  const artWidth = face ? ((PREVIEW_HEIGHT - 2 * MARGIN) * 63) / 88 : plot ? 500 : 400;
  const artLeft = PREVIEW_WIDTH - artWidth - 48;
  const width = artLeft - GAP - LEFT;
  const head = fitText([title], { width, height: 190, largest: 76, smallest: 40 }, 'strong');
  const top = 116;
  const bodyTop = top + head.height + 24;
  const body = fitText(text, { width, height: 520 - bodyTop, largest: 34, smallest: 25 });
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={PREVIEW_WIDTH}
      height={PREVIEW_HEIGHT}
      viewBox={`0 0 ${PREVIEW_WIDTH} ${PREVIEW_HEIGHT}`}
    >
      <rect className="pv-ground" width={PREVIEW_WIDTH} height={PREVIEW_HEIGHT} />
      <rect className="pv-edge" width="14" height={PREVIEW_HEIGHT} />
      <text className="pv-over" x={LEFT} y="88" fontSize="26">
        {over}
      </text>
      <Lines className="pv-title" text={head} top={top} />
      <Lines className="pv-text" text={body} top={bodyTop} />
      <g transform={`translate(${LEFT} 546) scale(1.35)`}>
        <path className="pv-brand" d={BRAND} />
      </g>
      <text className="pv-foot" x={LEFT + 56} y="578" fontSize="26">
        {foot}
      </text>
      {plot ? (
        <PlotPicture plot={plot} left={artLeft} width={artWidth} top={72} height={PREVIEW_HEIGHT - 144} />
      ) : face ? (
        <Placed x={artLeft} y={MARGIN} width={artWidth}>
          <CardFace card={face} words={words} decorative />
        </Placed>
      ) : cards.length > 0 ? (
        <Thumbnails cards={cards} words={words} left={artLeft} />
      ) : (
        <g transform={`translate(${artLeft + artWidth / 2} ${PREVIEW_HEIGHT / 2}) scale(1.3)`}>
          <EmblemPaths name={emblem} seed={title} />
        </g>
      )}
    </svg>
  );
}

const CARD_WIDTH = 192;
const CARD_HEIGHT = (CARD_WIDTH * 88) / 63;

interface ThumbnailsProps {
  readonly cards: readonly CardFaceData[];
  readonly words: FaceWords;
  readonly left: number;
}

function Thumbnails({ cards, words, left }: ThumbnailsProps) {
  const rows = Math.ceil(Math.min(cards.length, 4) / 2);
  const top = (PREVIEW_HEIGHT - rows * CARD_HEIGHT - (rows - 1) * 16) / 2;
  return cards.slice(0, 4).map((card, i) => (
    <Placed
      key={card.slug}
      x={left + (i % 2) * (CARD_WIDTH + 16)}
      y={top + Math.floor(i / 2) * (CARD_HEIGHT + 16)}
      width={CARD_WIDTH}
    >
      <CardFace card={card} words={words} size="thumbnail" decorative />
    </Placed>
  ));
}

function Placed(at: { readonly x: number; readonly y: number; readonly width: number; readonly children: ReactNode }) {
  return (
    <svg x={at.x} y={at.y} width={at.width} height={(at.width * 88) / 63} viewBox="0 0 630 880">
      {at.children}
    </svg>
  );
}

function Lines({
  className,
  text,
  top,
}: {
  readonly className: string;
  readonly text: FittedText;
  readonly top: number;
}) {
  let y = top;
  return (
    <text className={className} fontSize={text.size}>
      {text.paragraphs.flatMap((lines, p) => {
        if (p > 0) y += text.lineHeight * 0.5;
        return lines.map((line, i) => {
          y += text.lineHeight;
          return (
            <tspan key={`${p}-${i}`} x={LEFT} y={Math.round(y - text.size * 0.32)}>
              {line}
            </tspan>
          );
        });
      })}
    </text>
  );
}
