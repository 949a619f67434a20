/** A card as a line of a list: cost, name, type, numbers; the emblem small at the head. */
import type { ReactNode } from 'react';
import { rarityName, type CardFaceData } from './card-face-data.ts';
import { ATTACK_PATH, DEFENSE_PATH } from './card-marks.tsx';
import { Emblem } from './emblem.tsx';

/** A cost as a small sphere in the rarity's colour, with the rarity in words for those who cannot tell colours apart. */
export function CostPip({ cost, rarity }: { readonly cost: number | undefined; readonly rarity: string }) {
  return (
    <span className="cost-pip" data-rarity={rarity} title={`${rarityName(rarity)}, cost ${cost ?? 'none'}`}>
      {cost ?? '–'}
    </span>
  );
}

/** Attack or defense with its sign. */
export function StatNumber({
  kind,
  value,
}: {
  readonly kind: 'attack' | 'defense';
  readonly value: number | undefined;
}) {
  if (value === undefined) return null;
  return (
    <span className="stat-number">
      <svg viewBox="-16 -16 32 32" width="16" height="16" aria-hidden="true">
        <path className={`cf-${kind}`} d={kind === 'attack' ? ATTACK_PATH : DEFENSE_PATH} />
      </svg>
      <span className="visually-hidden">{kind} </span>
      {value}
    </span>
  );
}

export interface CardRowProps {
  readonly card: CardFaceData;
  readonly href?: string;
  /** In front of the name: "2 ×". */
  readonly copies?: number;
  /** At the end of the row. */
  readonly children?: ReactNode;
}

export function CardRow({ card, href, copies, children }: CardRowProps) {
  return (
    <div className="card-row">
      {copies !== undefined && <span className="card-row-copies">{copies} ×</span>}
      <CostPip cost={card.cost} rarity={card.rarity} />
      <span className="card-row-emblem">
        <Emblem name={card.emblem} seed={card.slug} plain size={36} />
      </span>
      <span className="card-row-name">
        {href ? <a href={href}>{card.name}</a> : card.name}
        {card.subtitle && <i>{card.subtitle}</i>}
      </span>
      <span className="card-row-type">{card.typeLine}</span>
      <span className="card-row-stats">
        <StatNumber kind="attack" value={card.attack} />
        <StatNumber kind="defense" value={card.defense} />
      </span>
      {children}
    </div>
  );
}
