/** A card on the table: picture, name, current numbers, and marks. */
import { memo } from 'react';
import type { BoardActions, BoardWords, TableCardData, TableNumber } from '../types.ts';
import { NumberLabel } from './number-label.tsx';

export interface CardTileProps {
  readonly card: TableCardData;
  /** The number of equal cards in this stack, including this one. */
  readonly count?: number;
  /** The base address of card pictures, to which the slug is added. Without it the card has no picture. */
  readonly faces: string | undefined;
  readonly words: BoardWords;
  readonly actions?: BoardActions | undefined;
  readonly hinted?: boolean;
  /** Whether the next card covers all but the upper edge of this one. */
  readonly covered?: boolean;
}

export function CardTile({ card, count = 1, faces, words, actions, hinted = false, covered = false }: CardTileProps) {
  return (
    <Tile
      can={actions?.cards.has(card.id) ?? false}
      isPressed={actions?.selected.has(card.id) ?? false}
      canAct={words.canAct}
      onCard={actions?.onCard}
      {...{ card, count, faces, hinted, covered }}
    />
  );
}

interface TileProps {
  readonly card: TableCardData;
  readonly count: number;
  readonly faces: string | undefined;
  readonly can: boolean;
  readonly isPressed: boolean;
  readonly hinted: boolean;
  readonly covered: boolean;
  readonly canAct: string;
  readonly onCard: BoardActions['onCard'] | undefined;
}

/** The card itself. React renders it again only if its props have changed. */
const Tile = memo(function Tile({ card, count, faces, can, isPressed, hinted, covered, canAct, onCard }: TileProps) {
  const { id, name, slug, numbers, marks, turned } = card;
  const face = (
    <>
      <CardCut faces={faces} slug={slug} compact />
      {covered && isDrawn(faces, slug) && (
        <svg
          className="tile-line"
          viewBox="0 0 630 96"
          preserveAspectRatio="xMinYMid"
          aria-hidden="true"
          focusable="false"
        >
          <use href={`${faces}/${slug}#line`} />
        </svg>
      )}
      <span className="tile-name">{name}</span>
      {numbers.length > 0 && (
        <span className="tile-numbers">
          {joined(numbers).map(([one, whole]) => (
            <span key={one.name} data-number={one.name} data-sign={whole ? 'meter' : signOf(one.name)}>
              <NumberLabel name={one.name} /> {one.value}
              {whole && (
                <span className="tile-whole">
                  <span className="visually-hidden"> {whole.name} </span>
                  <span aria-hidden="true">/</span>
                  {whole.value}
                </span>
              )}
            </span>
          ))}
        </span>
      )}
      {marks.length > 0 && (
        <span className="tile-marks">
          {marks.map((mark) => (
            <span key={mark} className="table-mark">
              {mark}
            </span>
          ))}
        </span>
      )}
      {count > 1 && <span className="tile-count">×{count}</span>}
    </>
  );
  const data = {
    'data-can': can || undefined,
    'data-card': id,
    'data-count': count > 1 ? Math.min(count, 4) : undefined,
    'data-turned': turned || undefined,
    'data-hinted': hinted || undefined,
    'data-covered': covered || undefined,
    'data-drawn': isDrawn(faces, slug) || undefined,
  };
  if (!onCard) {
    return (
      <span className="tile" {...data}>
        {face}
      </span>
    );
  }
  return (
    <button type="button" className="tile" aria-pressed={isPressed} onClick={() => onCard(card)} {...data}>
      {face}
      {can && <span className="visually-hidden"> {canAct}</span>}
    </button>
  );
});

/** Pairs each number with the number after it if that one is named "of" (the maximum). */
function joined(numbers: readonly TableNumber[]): (readonly [TableNumber, TableNumber?])[] {
  return numbers.flatMap((one, at) => {
    const next = numbers[at + 1];
    if (one.name === WHOLE && at > 0) return [];
    return [next?.name === WHOLE ? ([one, next] as const) : ([one] as const)];
  });
}

const WHOLE = 'of';

/** Numbers with these names are shown where a printed card has them: in the disc of the cost, and in the lower corners. */
const SIGNS = ['cost', 'attack', 'defense'];
const signOf = (name: string): string | undefined => (SIGNS.includes(name) ? name : undefined);

const isDrawn = (faces: string | undefined, slug: string): faces is string => faces !== undefined && slug !== '';

interface CardCutProps {
  readonly faces: string | undefined;
  readonly slug: string;
  /** Whether a small card has its name and numbers in large type. */
  readonly compact?: boolean;
}

/** The picture of a card, as large as the element around it. A card without a slug has no picture. */
export function CardCut({ faces, slug, compact = false }: CardCutProps) {
  if (!isDrawn(faces, slug)) return null;
  return (
    <svg className="tile-picture" viewBox="0 0 630 880" aria-hidden="true" focusable="false">
      <use href={`${faces}/${slug}#cut`} />
      <use className={compact ? 'tile-text' : undefined} href={`${faces}/${slug}#text`} />
      {compact && <use className="tile-compact" href={`${faces}/${slug}#compact`} />}
    </svg>
  );
}

/** A card that shows only its back. */
export const CardBack = () => <span className="tile tile-back" aria-hidden="true" />;
