/** The face of a Page: a night-blue frame, symbols of type and cost, traits and bonuses at the side, texts and attacks below. */
import type { ReactNode } from 'react';
import { rarityName, type PageFaceData } from './card-face-data.ts';
import { EmblemPaths } from './emblem.tsx';
import { textWidth, wrap } from './fit-text.ts';
import { PageText } from './page-text.tsx';
import { SymbolDisc, discsOf } from './resource-symbol.tsx';

const SIDE = 34;
const SIDE_WIDTH = 150;

export function FullPage({ card }: { readonly card: PageFaceData }) {
  const left = card.symbol ? 122 : 44;
  const right = card.life === undefined ? 588 : 470;
  const nameSize = Math.min(44, (44 * (right - left)) / textWidth(card.name, 44, 'strong'));
  const side = sideParts(card);
  const plate = side.length > 0 ? SIDE + SIDE_WIDTH + 10 : SIDE;
  return (
    <>
      {card.symbol && <SymbolDisc word={card.symbol} x={76} y={80} size={34} />}
      <text className="pf-name" x={left} y="78" fontSize={nameSize}>
        {card.name}
      </text>
      <text className="pf-type" x={left} y="112" fontSize="22">
        {card.typeLine}
      </text>
      {card.life !== undefined && <Life x={586} y={94} size={54} value={card.life} />}
      <rect className="cf-plate" x={plate} y="138" width={596 - plate} height="318" rx="8" />
      <Picture card={card} x={(596 + plate) / 2} y={297} scale={1} />
      <SideColumn parts={side} />
      <rect className="pf-box" x="34" y="472" width="562" height="336" rx="8" />
      <PageText card={card} x={54} y={484} width={522} height={312} />
      <text className="pf-foot" x="40" y="842" fontSize="19">
        {card.collector} · {rarityName(card.rarity)}
        {card.limit !== null && ` · limit ${card.limit}`}
      </text>
      {card.provisional && (
        <text className="pf-foot pf-provisional" x="590" y="842" textAnchor="end" fontSize="19">
          provisional
        </text>
      )}
    </>
  );
}

interface SidePart {
  readonly height: number;
  readonly draw: (y: number) => ReactNode;
}

/** Cost, what it makes, Traits and bonuses. */
function sideParts(card: PageFaceData): readonly SidePart[] {
  const parts: SidePart[] = [];
  const resources = (label: string, of: PageFaceData['costs']): void => {
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
  if (card.costs.length > 0 || (card.symbol && card.makes.length === 0)) resources('Cost', card.costs);
  if (card.makes.length > 0) resources('Makes', card.makes);
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
            className={raises === 'LP' ? 'pf-bonus-life' : 'pf-damage'}
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

/** The parts, one below the other, at the left of the picture. */
function SideColumn({ parts }: { readonly parts: readonly SidePart[] }) {
  let y = 140;
  return parts.map((part, i) => {
    const at = y;
    y += part.height;
    return <g key={i}>{part.draw(at)}</g>;
  });
}

/** LP with its unit, at the right of `x`. */
function Life({
  x,
  y,
  size,
  value,
}: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly value: number;
}) {
  return (
    <text className="pf-life" x={x} y={y} textAnchor="end" fontSize={size}>
      {value}
      <tspan fontSize={size * 0.46} dx={size * 0.1}>
        LP
      </tspan>
    </text>
  );
}

export function ThumbnailPage({ card }: { readonly card: PageFaceData }) {
  const left = card.symbol ? 190 : 46;
  const room = 590 - left;
  const size = Math.min(
    58,
    (58 * room) / Math.max(...card.name.split(' ').map((word) => textWidth(word, 58, 'strong'))),
  );
  const words = wrap(card.name, size, room, 'strong');
  const lines = words.length > 2 ? wrap(card.name, Math.min(size, 42), room, 'strong') : words;
  const nameSize = words.length > 2 ? Math.min(size, 42) : size;
  const discs = discsOf(card.costs.length > 0 ? card.costs : card.makes).slice(0, 7);
  const damage = card.attacks.length > 0 ? Math.max(...card.attacks.map((one) => one.damage)) : undefined;
  return (
    <>
      {card.symbol && <SymbolDisc word={card.symbol} x={108} y={116} size={62} />}
      <text className="pf-name" fontSize={nameSize}>
        {lines.map((line, i) => (
          <tspan key={i} x={left} y={134 + (i - (lines.length - 1) / 2) * nameSize * 1.1}>
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
        <text className="pf-type-plain" x="315" y="810" textAnchor="middle" fontSize="44">
          {card.typeLine}
        </text>
      ) : (
        <>
          {card.life !== undefined && (
            <text className="pf-life-plain" x="60" y="820" fontSize="76">
              {card.life}
              <tspan fontSize="36" dx="8">
                LP
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

/** The emblem; a Page that makes a resource shows its symbols instead. */
function Picture({
  card,
  x,
  y,
  scale,
  plain = false,
}: {
  readonly card: PageFaceData;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly plain?: boolean;
}) {
  const discs = discsOf(card.makes);
  const size = discs.length > 1 ? 66 : 104;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {discs.length === 0 ? (
        <EmblemPaths name={card.emblem} seed={card.slug} plain={plain} />
      ) : (
        discs.map(({ word }, i) => (
          <SymbolDisc key={i} word={word} x={(i - (discs.length - 1) / 2) * 150} y={0} size={size} />
        ))
      )}
    </g>
  );
}
