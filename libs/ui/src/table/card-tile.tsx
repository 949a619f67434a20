/** A card on the table: its name, its numbers as they count now, and what is true of it. */
import { NumberLabel } from './number-label.tsx';
import type { BoardActions, TableCardData } from './types.ts';

export interface CardTileProps {
  readonly card: TableCardData;
  /** One line: on a pile. */
  readonly small?: boolean;
  readonly actions?: BoardActions | undefined;
}

export function CardTile({ card, small = false, actions }: CardTileProps) {
  const { id, name, numbers, marks, texts = [] } = card;
  const can = actions?.cards.has(id) ?? false;
  const face = (
    <>
      <span className="tile-name">{name}</span>
      {!small && numbers.length > 0 && (
        <span className="tile-numbers">
          {numbers.map((one) => (
            <span key={one.name} data-number={one.name}>
              <NumberLabel name={one.name} /> {one.value}
            </span>
          ))}
        </span>
      )}
      {!small && texts.length > 0 && <span className="tile-text">{texts.join(' ')}</span>}
      {marks.map((mark) => (
        <span key={mark} className="table-mark">
          {mark}
        </span>
      ))}
    </>
  );
  const data = {
    'data-can': can || undefined,
    'data-small': small || undefined,
    'data-card': id,
    'data-hinted': actions?.hinted === id || undefined,
  };
  if (!actions) {
    return (
      <span className="tile" {...data}>
        {face}
      </span>
    );
  }
  return (
    <button
      type="button"
      className="tile"
      aria-pressed={actions.selected === id}
      onClick={() => actions.onCard(card)}
      {...data}
    >
      {face}
      {can && <span className="visually-hidden"> (can act)</span>}
    </button>
  );
}
