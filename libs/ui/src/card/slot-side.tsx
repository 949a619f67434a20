/** The column beside the picture of a face: its price and its symbols with their labels, and words. */
import type { ReactNode } from 'react';
import type { FaceNote, FaceResource } from '@rulewright/content';
import type { CardFaceData } from './card-face-data.ts';
import { sizeFor } from './fit-text.ts';
import { discsOf, SymbolDisc } from './resource-symbol.tsx';

/** The width of the column, and that of its parts. */
export const SIDE = 160;
const WIDTH = 150;
const DISCS_IN_ROW = 4;

interface SidePart {
  readonly height: number;
  readonly draw: ReactNode;
}

/** Symbols below their label. */
function symbolsPart(label: string, resources: readonly FaceResource[]): SidePart {
  const discs = discsOf(resources);
  return {
    height: 24 + Math.max(1, Math.ceil(discs.length / DISCS_IN_ROW)) * 38,
    draw: (
      <>
        <text className="ss-label" x="4" y="16" fontSize={Math.min(17, sizeFor(label, 17, WIDTH - 4))}>
          {label}
        </text>
        {discs.length === 0 && (
          <text className="ss-none" x="6" y="50" fontSize="30">
            0
          </text>
        )}
        {discs.map(({ word }, i) => (
          <SymbolDisc
            key={i}
            word={word}
            x={19 + (i % DISCS_IN_ROW) * 37}
            y={41 + Math.floor(i / DISCS_IN_ROW) * 38}
            size={16}
          />
        ))}
      </>
    ),
  };
}

/** Words, or a box with a title and a text. */
function notePart({ title, text, sign }: FaceNote): SidePart {
  const middle = { x: WIDTH / 2, textAnchor: 'middle' } as const;
  const line = (words: string, size: number): number => Math.min(size, sizeFor(words, size, WIDTH - 14));
  if (text === undefined)
    return {
      height: 38,
      draw: (
        <>
          <rect className="ss-word" width={WIDTH} height="32" rx="16" />
          <text className="ss-word-name" {...middle} y="22" fontSize={line(title, 18)}>
            {title}
          </text>
        </>
      ),
    };
  return {
    height: 66,
    draw: (
      <>
        <rect className="ss-box" width={WIDTH} height="60" rx="8" />
        <text className="ss-box-name" {...middle} y="24" fontSize={line(title, 18)}>
          {title}
        </text>
        <text className={`sf-number${sign ? ` sign-${sign}` : ''}`} {...middle} y="50" fontSize={line(text, 22)}>
          {text}
        </text>
      </>
    ),
  };
}

/** The parts of the column. In the layout `column`, the symbols are in it; in others, they are on the picture. */
export function sideParts(card: CardFaceData): readonly SidePart[] {
  const { layout, price, symbols, symbolsLabel = '', side = [] } = card;
  const shown = layout === 'column' ? symbols : [];
  return [
    ...(price && (price.resources.length > 0 || shown.length === 0) ? [symbolsPart(price.label, price.resources)] : []),
    ...(shown.length > 0 ? [symbolsPart(symbolsLabel, shown)] : []),
    ...side.map(notePart),
  ];
}

/** Draws the parts one below the other. A column that is too high is drawn smaller. */
export function SideColumn({
  parts,
  x,
  y,
  height,
}: {
  readonly parts: readonly SidePart[];
  readonly x: number;
  readonly y: number;
  readonly height: number;
}) {
  const whole = parts.reduce((sum, part) => sum + part.height, 0);
  const tops = parts.map((_, at) => parts.slice(0, at).reduce((sum, part) => sum + part.height, 0));
  return (
    <g transform={`translate(${x} ${y}) scale(${Math.min(1, height / Math.max(1, whole))})`}>
      {parts.map(({ draw }, at) => (
        <g key={at} transform={`translate(0 ${tops[at]})`}>
          {draw}
        </g>
      ))}
    </g>
  );
}
