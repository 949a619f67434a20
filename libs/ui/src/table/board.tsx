/** The board of a table: each seat with its columns, rows, hand and piles. What can act is marked, the rest recedes. */
import { CardTile } from './card-tile.tsx';
import { NumberLabel } from './number-label.tsx';
import { placeKey, type BoardActions, type TableCardData, type TableSeatData, type TableZoneData } from './types.ts';

export type { BoardActions };

export interface BoardProps {
  /** In the order in which they are shown. */
  readonly seats: readonly TableSeatData[];
  readonly names: readonly string[];
  /** The seat at the bottom, whose hand is open; null for who only watches. */
  readonly self: number | null;
  readonly asked: number | null;
  readonly actions?: BoardActions | undefined;
}

export function TableBoard(props: BoardProps) {
  const { seats, self } = props;
  const ordered = [...seats].sort((a, b) => Number(a.seat === self) - Number(b.seat === self));
  return (
    <div className="table-board" data-seats={seats.length} data-acting={props.actions ? '' : undefined}>
      {ordered.map((seat) => (
        <SeatArea key={seat.seat} data={seat} {...props} />
      ))}
    </div>
  );
}

function SeatArea({ data, ...board }: BoardProps & { readonly data: TableSeatData }) {
  const { seat, zones, numbers, marks } = data;
  const { names, self, asked, actions } = board;
  const of = (layout: string): TableZoneData[] => zones.filter((zone) => zone.layout === layout);
  const wanted = (zone: TableZoneData): boolean => zone.count > 0 || !!actions?.zones.has(placeKey(seat, zone.id));
  const part = (zone: TableZoneData) => <Zone key={zone.id} zone={zone} seat={seat} {...board} />;
  const asides = of('aside').filter(wanted);
  const stacks = of('column').filter(wanted);
  // What lies aside for a moment stands beside the columns where there are some.
  const columns = stacks.length > 0 ? [...stacks, ...asides] : [];
  const rows = [...of('row').filter(wanted), ...(stacks.length > 0 ? [] : asides)];
  // A hand that nobody here may see is a pile of so many cards.
  const seen = (zone: TableZoneData): boolean => zone.cards.length > 0 || seat === self;
  const hands = of('hand').filter(seen).map(part);
  const unseen = of('hand').filter((zone) => !seen(zone));
  return (
    <section
      className="table-seat"
      aria-label={names[seat]}
      data-self={seat === self || undefined}
      data-asked={seat === asked || undefined}
    >
      <header className="table-seat-head">
        <h2>
          {names[seat]}
          {seat === self && <span className="quiet"> (you)</span>}
        </h2>
        {seat === asked && <span className="table-turn">{seat === self ? 'your decision' : 'decides'}</span>}
        {numbers.map(({ name, value }) => (
          <span key={name}>
            <span className="table-label">{name}</span> <strong>{value}</strong>
          </span>
        ))}
        {marks.map((mark) => (
          <span key={mark} className="table-mark">
            {mark}
          </span>
        ))}
        <div className="table-piles">{[...unseen, ...of('pile')].map(part)}</div>
      </header>
      {seat !== self && hands}
      {columns.length > 0 && <div className="table-columns">{columns.map(part)}</div>}
      {rows.length > 0 && <div className="table-rows">{rows.map(part)}</div>}
      {columns.length + rows.length === 0 && <p className="quiet">No card in play.</p>}
      {seat === self && hands}
    </section>
  );
}

function Zone({ zone, seat, actions }: BoardProps & { readonly zone: TableZoneData; readonly seat: number }) {
  const { id, name, layout, count, cards, sums } = zone;
  const open = actions?.zones.has(placeKey(seat, id)) ?? false;
  const head = (
    <>
      <span className="table-zone-name">{name}</span>
      {layout === 'column' ? <Sums sums={sums} /> : <span className="table-count">{count}</span>}
    </>
  );
  const top = layout === 'pile' ? cards.slice(-1) : cards;
  return (
    <div className={`table-zone table-${layout}`} data-open={open || undefined}>
      {open ? (
        <button type="button" className="table-zone-head" onClick={() => actions?.onZone(seat, id)}>
          {head}
        </button>
      ) : (
        <p className="table-zone-head">{head}</p>
      )}
      {top.length > 0 && <Cards cards={top} small={layout === 'pile'} actions={actions} />}
      {layout === 'pile' && cards.length > 1 && <RestOfPile name={name} cards={cards.slice(0, -1)} actions={actions} />}
    </div>
  );
}

interface CardsProps {
  readonly cards: readonly TableCardData[];
  readonly small: boolean;
  readonly actions: BoardActions | undefined;
}

const Cards = ({ cards, small, actions }: CardsProps) => (
  <ul className="table-cards">
    {cards.map((card) => (
      <li key={card.id}>
        <CardTile card={card} small={small} actions={actions} />
      </li>
    ))}
  </ul>
);

/** What lies under the top card of an open pile, the last one first; unfolded by itself where one of them can act. */
function RestOfPile({ name, cards, actions }: Omit<CardsProps, 'small'> & { readonly name: string }) {
  return (
    <details className="table-rest" open={cards.some(({ id }) => actions?.cards.has(id)) || undefined}>
      <summary>
        {cards.length} more<span className="visually-hidden"> under the top card, {name}</span>
      </summary>
      <Cards cards={cards.toReversed()} small actions={actions} />
    </details>
  );
}

function Sums({ sums }: { readonly sums: TableZoneData['sums'] }) {
  return (
    <span className="table-sums">
      {sums.map(({ name, value }) => (
        <span key={name}>
          <NumberLabel name={name} /> <strong>{value}</strong>
        </span>
      ))}
    </span>
  );
}
