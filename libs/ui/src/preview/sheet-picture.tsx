/** Card pictures for other tabletop programs: a sheet of faces, row by row, and a back. */
import type { CardFaceData, FaceWords } from '../card/card-face-data.ts';
import { CardFace } from '../card/card-face.tsx';
import { EmblemPaths } from '../card/emblem.tsx';

/** The size of a card on a sheet, in pixels. */
export const CARD_PICTURE = { width: 420, height: 587 } as const;

export interface SheetData {
  readonly columns: number;
  readonly rows: number;
  readonly cards: readonly CardFaceData[];
}

export function SheetPicture({ data, words }: { readonly data: SheetData; readonly words: FaceWords }) {
  const { columns, rows, cards } = data;
  const [width, height] = [columns * CARD_PICTURE.width, rows * CARD_PICTURE.height];
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <rect className="pv-ground" width={width} height={height} />
      {cards.slice(0, columns * rows).map((card, at) => (
        <svg
          key={card.slug}
          x={(at % columns) * CARD_PICTURE.width}
          y={Math.floor(at / columns) * CARD_PICTURE.height}
          width={CARD_PICTURE.width}
          height={CARD_PICTURE.height}
          viewBox="0 0 630 880"
        >
          <CardFace card={card} words={words} decorative />
        </svg>
      ))}
    </svg>
  );
}

export interface BackData {
  /** The name of the game. */
  readonly name: string;
  readonly emblem: string;
}

export function BackPicture({ data: { name, emblem } }: { readonly data: BackData }) {
  const { width, height } = CARD_PICTURE;
  const size = Math.min(44, (1.6 * (width - 80)) / Math.max(1, name.length));
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <rect className="pv-edge" width={width} height={height} />
      <rect className="pv-ground" x="18" y="18" width={width - 36} height={height - 36} rx="16" />
      <g transform={`translate(${width / 2} ${height / 2 - 30}) scale(0.8)`}>
        <EmblemPaths name={emblem} seed={name} />
      </g>
      <text className="pv-title" x={width / 2} y={height - 72} fontSize={size} textAnchor="middle">
        {name}
      </text>
    </svg>
  );
}
