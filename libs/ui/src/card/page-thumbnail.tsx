/** A Page at a small size: name, symbols, picture, life and damage. */
import type { PrintedPage } from '@rulewright/content';
import { lifeUnit, type CardFaceData } from './card-face-data.ts';
import { setName, sizeFor } from './fit-text.ts';
import { Picture } from './page-picture.tsx';
import { SymbolDisc, discsOf } from './resource-symbol.tsx';

export function ThumbnailPage({ card }: { readonly card: CardFaceData<PrintedPage> }) {
  const left = card.symbol ? 190 : 46;
  const { lines, size } = setName(card.name, 590 - left);
  const discs = discsOf(card.costs.length > 0 ? card.costs : card.makes).slice(0, 7);
  const damage = card.attacks.length > 0 ? Math.max(...card.attacks.map((one) => one.damage)) : undefined;
  return (
    <>
      {card.symbol && <SymbolDisc word={card.symbol} x={108} y={116} size={62} />}
      <text className="pf-name" fontSize={size}>
        {lines.map((line, i) => (
          <tspan key={i} x={left} y={134 + (i - (lines.length - 1) / 2) * size * 1.1}>
            {line}
          </tspan>
        ))}
      </text>
      <rect className="cf-plate" x="34" y="206" width="562" height="434" rx="8" />
      <Picture card={card} x={315} y={423} scale={1.34} plain />
      {discs.map((disc, i) => (
        <SymbolDisc key={i} word={disc.word} x={315 + (i - (discs.length - 1) / 2) * 78} y={690} size={34} />
      ))}
      <rect className="pf-box" x="34" y="738" width="562" height="112" rx="12" />
      {card.life === undefined && damage === undefined ? (
        <text className="pf-type-plain" x="315" y="810" textAnchor="middle" fontSize={sizeFor(card.typeLine, 44, 540)}>
          {card.typeLine}
        </text>
      ) : (
        <>
          {card.life !== undefined && (
            <text className="pf-life-plain" x="60" y="820" fontSize="76">
              {card.life}
              <tspan fontSize="36" dx="8">
                {lifeUnit(card)}
              </tspan>
            </text>
          )}
          {damage !== undefined && (
            <text className="pf-damage" x="570" y="820" textAnchor="end" fontSize="76">
              {damage}
            </text>
          )}
        </>
      )}
    </>
  );
}
