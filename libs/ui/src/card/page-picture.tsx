/** The picture of a Page. */
import type { PrintedPage } from '@rulewright/content';
import type { CardFaceData } from './card-face-data.ts';
import { EmblemPaths } from './emblem.tsx';
import { SymbolDisc, discsOf } from './resource-symbol.tsx';

/** Draws the Page's own drawing. A Page without one shows the symbols of the resource that it makes, or its emblem. */
export function Picture({
  card,
  x,
  y,
  scale,
  plain = false,
}: {
  readonly card: CardFaceData<PrintedPage>;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly plain?: boolean;
}) {
  const discs = discsOf(card.makes);
  const size = discs.length > 1 ? 66 : 104;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} data-symbol={card.drawing && card.symbol?.toLowerCase()}>
      {card.drawing || discs.length === 0 ? (
        <EmblemPaths name={card.emblem} seed={card.slug} drawing={card.drawing} plain={plain} />
      ) : (
        discs.map(({ word }, i) => (
          <SymbolDisc key={i} word={word} x={(i - (discs.length - 1) / 2) * 150} y={0} size={size} />
        ))
      )}
    </g>
  );
}
