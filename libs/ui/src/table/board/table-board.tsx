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
  const at = Math.max(
    0,
    seats.findIndex(({ seat }) => seat === self),
  );
  const own = seats[at];
  // The other seats in their order, starting with the one after the viewer's.
  const around = [...seats.slice(at + 1), ...seats.slice(0, at)];
  const attached = attachedOf(seats);
  const shared = seats.find(({ zones }) => zones.some(({ place }) => place === 'middle'));
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
      {shared ? (
        <div className="table-line">
          <Middle
            data={shared}
            context={{ seat: shared.seat, attached, words, faces: props.faces, actions: props.actions }}
          />
          {strip}
        </div>
      ) : (
        strip
      )}
      {own && <SeatArea key={own.seat} data={own} attached={attached} board={props} far={false} />}
    </div>
  );
}

/** Makes a scrolling row focusable. If nothing in it can be pressed, keyboard users could not scroll it otherwise. */
const SCROLLS = { role: 'group', tabIndex: 0 } as const;

/** Piles beside each other. */
const piles = (zones: readonly TableZoneData[], context: ZoneContext): ReactNode =>
  zones.map((zone) => <Pile key={zone.id} zone={zone} context={context} />);

/** Rows beside each other. @param more further attributes of their box */
const row = (lanes: readonly LaneData[], context: ZoneContext, more?: object): ReactNode => (
  <div className="table-lanes" {...more}>
    {lanes.map((lane) => (
      <Lane key={lane.key} lane={lane} context={context} />
    ))}
  </div>
);

const always = (): boolean => true;

interface MiddleProps {
  /** The seat that comes with the zones of the table: the first one. */
  readonly data: TableSeatData;
  readonly context: ZoneContext;
}

/** The zones of the table, between the players: piles, and a row for the others. */
function Middle({ data, context }: MiddleProps) {
  const lanes = lanesOf(data, context.attached, always, always).filter(
    ({ place, zone }) => place === 'middle' && zone.layout !== 'pile',
  );
  return (
    <div className="table-middle" {...SCROLLS} aria-label={context.words.middle}>
      {piles(
        data.zones.filter(({ place, layout }) => place === 'middle' && layout === 'pile'),
        context,
      )}
      {lanes.length > 0 && <div className="table-band">{row(lanes, context)}</div>}
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
  const band = (name: string, some: readonly LaneData[]) =>
    some.length > 0 && (
      <div
        key={name}
        className={`table-band table-band-${name}`}
        data-empty={some.every(({ cards, hidden }) => cards.length + hidden === 0) || undefined}
      >
        {row(some, context, actions ? undefined : { ...SCROLLS, 'aria-label': words.cards })}
      </div>
    );
  const field = [band('back', back), band('front', front)];
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
      <div className="table-piles" {...SCROLLS} aria-label={words.piles}>
        {piles(
          zones.filter(({ place }) => place === 'piles'),
          context,
        )}
      </div>
      <div className="table-field">
        {far ? field : field.toReversed()}
        {front.length + back.length === 0 && <p className="quiet">{words.empty}</p>}
      </div>
      {band('hand', hands.filter(seen))}
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
