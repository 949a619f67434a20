/** The face of a Page: a night-blue frame with symbols of type and cost. Traits and bonuses are at the side, texts and attacks below. */
import type { PrintedPage } from '@rulewright/content';
import { lifeUnit, type CardFaceData, type FaceWords } from './card-face-data.ts';
import { sizeFor, textWidth } from './fit-text.ts';
import { Picture } from './page-picture.tsx';
import { SIDE, SIDE_WIDTH, SideColumn, sideParts } from './page-side.tsx';
import { PageText } from './page-text.tsx';
import { SymbolDisc } from './resource-symbol.tsx';

export function FullPage({ card, words }: { readonly card: CardFaceData<PrintedPage>; readonly words: FaceWords }) {
  const left = card.symbol ? 122 : 44;
  const right = card.life === undefined ? 588 : 470;
  const nameSize = Math.min(44, (44 * (right - left)) / textWidth(card.name, 44, 'strong'));
  const limit = card.limit === null ? [] : [words.limit(card.limit)];
  const foot = [card.collector, words.rarity(card.rarity), ...limit].join(' · ');
  const side = sideParts(card, words);
  const plate = side.length > 0 ? SIDE + SIDE_WIDTH + 10 : SIDE;
  return (
    <>
      {card.symbol && <SymbolDisc word={card.symbol} x={76} y={80} size={34} />}
      <text className="pf-name" x={left} y="78" fontSize={nameSize}>
        {card.name}
      </text>
      <text className="pf-type" x={left} y="112" fontSize={sizeFor(card.typeLine, 22, right - left)}>
        {card.typeLine}
      </text>
      {card.life !== undefined && <Life x={586} y={94} size={54} value={card.life} unit={lifeUnit(card)} />}
      <rect className="cf-plate" x={plate} y="138" width={596 - plate} height="318" rx="8" />
      <Picture card={card} x={(596 + plate) / 2} y={297} scale={1} />
      <SideColumn parts={side} />
      <rect className="pf-box" x="34" y="472" width="562" height="336" rx="8" />
      <PageText card={card} words={words} x={54} y={484} width={522} height={312} />
      <text className="pf-foot" x="40" y="842" fontSize={sizeFor(foot, 19, card.provisional ? 370 : 550)}>
        {foot}
      </text>
      {card.provisional && (
        <text className="pf-foot pf-provisional" x="590" y="842" textAnchor="end" fontSize="19">
          {words.provisional}
        </text>
      )}
    </>
  );
}

/** The life number with its unit, right-aligned at `x`. */
function Life({
  x,
  y,
  size,
  value,
  unit,
}: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly value: number;
  readonly unit: string;
}) {
  return (
    <text className="pf-life" x={x} y={y} textAnchor="end" fontSize={size}>
      {value}
      <tspan fontSize={size * 0.46} dx={size * 0.1}>
        {unit}
      </tspan>
    </text>
  );
}
