/**
 * The board of a match: each seat with its rows, hand and piles, as the game places them. Cards that can act are highlighted. The viewer's
 * own seat is at the bottom; the others are above, side by side.
 */
import type { ReactNode } from 'react';
import { placeKey, type BoardActions, type BoardWords, type TableSeatData, type TableZoneData } from '../types.ts';
import { CardBack, CardTile } from './card-tile.tsx';
import { attachedOf, hasThinFields, lanesOf, type Attached, type LaneData } from './shape.ts';
import { Lane, ZoneHead, type ZoneContext } from './zone.tsx';

/** A pile: its back or top card, the number of cards, and a list of the others. */
function Pile({ zone, context }: { readonly zone: TableZoneData; readonly context: ZoneContext }) {
  const { id, name, cards, count } = zone;
  const { seat, actions, faces, words } = context;
  const top = cards.at(-1);
  return (
    <div
      className="table-zone table-pile"
      data-zone={placeKey(seat, id)}
      data-open={actions?.zones.has(placeKey(seat, id)) || undefined}
      data-empty={count === 0 || undefined}
      data-deep={count > 1 || undefined}
    >
      <ZoneHead zone={zone} name={name} count={count} context={context} />
      {top ? (
        <ul className="table-cards">
          <li>
            <CardTile card={top} faces={faces} words={words} actions={actions} hinted={actions?.hinted === top.id} />
          </li>
        </ul>
      ) : (
        count > 0 && <CardBack />
      )}
      {cards.length > 1 && <RestOfPile zone={zone} context={context} />}
    </div>
  );
}

/** The cards under the top card of an open pile, from the top down. The list opens by itself if one of these cards can act. */
function RestOfPile({ zone, context }: { readonly zone: TableZoneData; readonly context: ZoneContext }) {
  const { faces, words, actions } = context;
  const cards = zone.cards.slice(0, -1);
  return (
    <details className="table-rest" open={cards.some(({ id }) => actions?.cards.has(id)) || undefined}>
      <summary>
        {words.more(cards.length)}
        <span className="visually-hidden"> {words.moreWhere(zone.name)}</span>
      </summary>
      <ul className="table-cards">
        {cards.toReversed().map((card) => (
          <li key={card.id}>
            <CardTile card={card} faces={faces} words={words} actions={actions} hinted={actions?.hinted === card.id} />
          </li>
        ))}
      </ul>
    </details>
  );
}

export interface BoardProps {
  /** The seats in display order. */
  readonly seats: readonly TableSeatData[];
  readonly names: readonly string[];
  /** The viewer's seat, shown at the bottom with its hand; null for a watcher. */
  readonly self: number | null;
  readonly asked: number | null;
  /** The seats of players who are not connected to the match. */
  readonly away?: readonly number[] | undefined;
  /** The base address of card pictures, to which the slug is added. */
  readonly faces?: string | undefined;
  readonly words: BoardWords;
  /** Content between the players: the current event. */
  readonly strip?: ReactNode;
  readonly actions?: BoardActions | undefined;
}

export function TableBoard(props: BoardProps) {
  const { seats, self, words } = props;
  const own = seats.find(({ seat }) => seat === self) ?? seats[0];
  // The other seats in seat order, starting with the one after the viewer's.
  const others = seats.filter((seat) => seat !== own);
  const from = others.findIndex(({ seat }) => own !== undefined && seat > own.seat);
  const around = from > 0 ? [...others.slice(from), ...others.slice(0, from)] : others;
  const attached = attachedOf(seats);
  const strip = <div className="table-strip">{props.strip}</div>;
  return (
    <div
      className="table-board"
      data-seats={seats.length}
      data-watched={self === null || undefined}
      data-thin={hasThinFields(seats) || undefined}
    >
      <div className="table-others" role="group" aria-label={words.others} tabIndex={around.length > 1 ? 0 : undefined}>
        {around.map((seat) => (
          <SeatArea key={seat.seat} data={seat} attached={attached} board={props} far />
        ))}
      </div>
      {hasMiddle(seats) ? (
        <div className="table-line">
          <Middle seats={seats} attached={attached} board={props} />
          {strip}
        </div>
      ) : (
        strip
      )}
      {own && <SeatArea key={own.seat} data={own} attached={attached} board={props} far={false} />}
    </div>
  );
}

interface MiddleProps {
  readonly seats: readonly TableSeatData[];
  readonly attached: Attached;
  readonly board: BoardProps;
}

const isMiddle = ({ place }: TableZoneData): boolean => place === 'middle';
const hasMiddle = (seats: readonly TableSeatData[]): boolean => seats.some(({ zones }) => zones.some(isMiddle));

/** The zones of the table, between the players: piles, and a row for the others. They come with the first seat. */
function Middle({ seats, attached, board: { faces, words, actions } }: MiddleProps) {
  const held = seats.flatMap((data) => {
    const context: ZoneContext = { seat: data.seat, faces, words, attached, actions };
    return data.zones.filter(isMiddle).map((zone) => ({ data, zone, context }));
  });
  const rows = held.flatMap(({ data, zone, context }) =>
    zone.layout === 'pile'
      ? []
      : lanesOf(
          { ...data, zones: [zone] },
          attached,
          () => true,
          () => true,
        ).map((lane) => ({ lane, context })),
  );
  return (
    <div className="table-middle" role="group" aria-label={words.middle} tabIndex={0}>
      {held.map(({ zone, context }) => zone.layout === 'pile' && <Pile key={zone.id} zone={zone} context={context} />)}
      {rows.length > 0 && (
        <div className="table-band">
          <div className="table-lanes">
            {rows.map(({ lane, context }) => (
              <Lane key={lane.key} lane={lane} context={context} />
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

interface SeatAreaProps {
  readonly data: TableSeatData;
  readonly attached: Attached;
  readonly board: BoardProps;
  /** Whether the seat is on the opposite side, with its front row at the bottom. */
  readonly far: boolean;
}

/** Makes a scrolling row focusable. If nothing in it can be pressed, keyboard users could not scroll it otherwise. */
const SCROLLS = { role: 'group', tabIndex: 0 } as const;

const FRONT = ['front', 'side', 'strip'];

/** With more seats than this, the other players' fields are narrow. */
const FEW_SEATS = 3;

function SeatArea({ data, attached, board, far }: SeatAreaProps) {
  const { seat, zones } = data;
  const { seats, names, self, asked, faces, words, actions } = board;
  const context: ZoneContext = { seat, faces, words, attached, actions };
  const isSmall = far && seats.length > FEW_SEATS;
  const lanes = lanesOf(
    data,
    attached,
    (zone) => actions?.places.has(placeKey(seat, zone)) ?? false,
    (place) => (place === 'front' && !isSmall) || (place === 'hand' && seat === self),
  );
  const at = (...places: string[]): LaneData[] => lanes.filter(({ place }) => places.includes(place));
  const seen = ({ cards }: LaneData): boolean => cards.length > 0 || seat === self;
  const hands = at('hand');
  // A narrow field has no room for a side lane beside the front line, so the lane is in the back row.
  const front = at(...(isSmall ? FRONT.filter((place) => place !== 'side') : FRONT)).sort(
    (a, b) => FRONT.indexOf(a.place) - FRONT.indexOf(b.place),
  );
  const back = at('back', ...(isSmall ? ['side'] : []));
  const row = (name: string, some: readonly LaneData[]) =>
    some.length > 0 && (
      <div
        key={name}
        className={`table-band table-band-${name}`}
        data-empty={some.every(({ cards, hidden }) => cards.length + hidden === 0) || undefined}
      >
        <div className="table-lanes" {...(actions ? {} : { ...SCROLLS, 'aria-label': words.cards })}>
          {some.map((lane) => (
            <Lane key={lane.key} lane={lane} context={context} />
          ))}
        </div>
      </div>
    );
  const field = [row('back', back), row('front', front)];
  return (
    <section
      className="table-seat"
      aria-label={names[seat]}
      data-seat={seat}
      data-self={seat === self || undefined}
      data-far={far || undefined}
      data-asked={seat === asked || undefined}
      data-open-hand={hands.some(seen) || undefined}
    >
      <Plate data={data} board={board} hands={hands.filter((hand) => !seen(hand))} context={context} />
      <div className="table-piles" role="group" aria-label={words.piles} tabIndex={0}>
        {zones
          .filter(({ place }) => place === 'piles')
          .map((zone) => (
            <Pile key={zone.id} zone={zone} context={context} />
          ))}
      </div>
      <div className="table-field">
        {far ? field : field.toReversed()}
        {front.length + back.length === 0 && <p className="quiet">{words.empty}</p>}
      </div>
      {row('hand', hands.filter(seen))}
    </section>
  );
}

interface PlateProps extends Omit<SeatAreaProps, 'attached' | 'far'> {
  /** Hands that no viewer of this page may see. */
  readonly hands: readonly LaneData[];
  readonly context: ZoneContext;
}

/** The maximum number of card backs to draw for a hand. The number next to them is exact. */
const BACKS = 7;

function Plate({ data, board, hands, context }: PlateProps) {
  const { seat, numbers, marks } = data;
  const { names, self, asked, away, words } = board;
  return (
    <header className="table-seat-head">
      <h2>
        {names[seat]}
        {seat === self && <span className="quiet"> {words.you}</span>}
        {away?.includes(seat) && <span className="quiet"> {words.away}</span>}
      </h2>
      {seat === asked && <span className="table-turn">{seat === self ? words.yourDecision : words.decides}</span>}
      {numbers.map(({ name, value }) => (
        <span key={name} className="table-number" data-number={name}>
          <span className="table-label">{name}</span> <strong>{value}</strong>
        </span>
      ))}
      {marks.map((mark) => (
        <span key={mark} className="table-mark">
          {mark}
        </span>
      ))}
      {hands.map(({ key, zone }) => (
        <div key={key} className="table-zone table-backs" data-zone={placeKey(seat, zone.id)}>
          <ZoneHead zone={zone} name={zone.name} count={zone.count} context={context} />
          <span className="table-backs-row">
            {Array.from({ length: Math.min(zone.count, BACKS) }, (_, at) => (
              <CardBack key={at} />
            ))}
          </span>
        </div>
      ))}
    </header>
  );
}
