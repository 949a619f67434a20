/** The column at the left of a Page's picture: the cost, the resources it makes, Traits and bonuses. */
import type { ReactNode } from 'react';
import type { PrintedPage } from '@rulewright/content';
import { lifeUnit, type CardFaceData, type FaceWords } from './card-face-data.ts';
import { SymbolDisc, discsOf } from './resource-symbol.tsx';

/** The left edge and the width of the column. */
export const SIDE = 34;
export const SIDE_WIDTH = 150;

export interface SidePart {
  readonly height: number;
  readonly draw: (y: number) => ReactNode;
}

/** The parts of the column: cost, resources, Traits and bonuses. */
export function sideParts(card: CardFaceData<PrintedPage>, words: FaceWords): readonly SidePart[] {
  const parts: SidePart[] = [];
  const resources = (label: string, of: PrintedPage['costs']): void => {
    const discs = discsOf(of);
    const rows = Math.max(1, Math.ceil(discs.length / 4));
    parts.push({
      height: 24 + rows * 38,
      draw: (y) => (
        <>
          <text className="pf-label" x={SIDE + 4} y={y + 16} fontSize="17">
            {label}
          </text>
          {discs.length === 0 && (
            <text className="pf-none" x={SIDE + 6} y={y + 50} fontSize="30">
              0
            </text>
          )}
          {discs.map((disc, i) => (
            <SymbolDisc
              key={i}
              word={disc.word}
              x={SIDE + 19 + (i % 4) * 37}
              y={y + 41 + Math.floor(i / 4) * 38}
              size={16}
            />
          ))}
        </>
      ),
    });
  };
  if (card.costs.length > 0 || (card.symbol && card.makes.length === 0)) resources(words.cost, card.costs);
  if (card.makes.length > 0) resources(words.makes, card.makes);
  for (const [i, trait] of card.traits.entries())
    parts.push({
      height: 38,
      draw: (y) => (
        <g key={`${trait}-${i}`}>
          <rect className="pf-trait" x={SIDE} y={y} width={SIDE_WIDTH} height="32" rx="16" />
          <text className="pf-trait-name" x={SIDE + SIDE_WIDTH / 2} y={y + 22} textAnchor="middle" fontSize="18">
            {trait}
          </text>
        </g>
      ),
    });
  for (const { symbol, amount, raises } of card.bonuses)
    parts.push({
      height: 66,
      draw: (y) => (
        <>
          <rect className="pf-bonus" x={SIDE} y={y} width={SIDE_WIDTH} height="60" rx="8" />
          <text className="pf-bonus-name" x={SIDE + SIDE_WIDTH / 2} y={y + 24} textAnchor="middle" fontSize="18">
            {symbol}
          </text>
          <text
            className={raises === lifeUnit(card) ? 'pf-bonus-life' : 'pf-damage'}
            x={SIDE + SIDE_WIDTH / 2}
            y={y + 50}
            textAnchor="middle"
            fontSize="22"
          >
            +{amount} {raises}
          </text>
        </>
      ),
    });
  return parts;
}

/** Draws the parts one below the other. */
export function SideColumn({ parts }: { readonly parts: readonly SidePart[] }) {
  let y = 140;
  return parts.map((part, i) => {
    const at = y;
    y += part.height;
    return <g key={i}>{part.draw(at)}</g>;
  });
}
