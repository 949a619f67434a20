/** A row, a column or a hand on the board: its name, sums and cards, the cards under them, and the backs of hidden cards. */
import { placeKey, type BoardActions, type BoardWords, type TableCardData, type TableZoneData } from '../types.ts';
import { CardBack, CardTile } from './card-tile.tsx';
import { NumberLabel } from './number-label.tsx';
import type { Attached, LaneData } from './shape.ts';

interface CardGroup {
  /** The card that is shown and that a click selects. */
  readonly first: TableCardData;
  readonly cards: readonly TableCardData[];
}

/** @param differs whether a card must stay alone, because it is selected or has cards under it */
export function grouped(
  cards: readonly TableCardData[],
  can: (card: TableCardData) => boolean,
  differs: (card: TableCardData) => boolean,
): CardGroup[] {
  const groups = new Map<string, { first: TableCardData; cards: TableCardData[] }>();
  for (const card of cards) {
    const { id, name, slug, owner, numbers, marks, turned } = card;
    const key = differs(card)
      ? String(id)
      : JSON.stringify([name, slug, owner, turned, can(card), numbers.map(({ value }) => value), marks]);
    const group = groups.get(key);
    if (group) group.cards.push(card);
    else groups.set(key, { first: card, cards: [card] });
  }
  return [...groups.values()];
}

export interface ZoneContext {
  readonly seat: number;
  readonly faces: string | undefined;
  readonly words: BoardWords;
  readonly attached: Attached;
  readonly actions: BoardActions | undefined;
}

/** Columns with more cards than this are laid out as a row, so that every card keeps an edge to press. */
const DEEPEST = 3;

/** Rows with more cards than this may scroll. If nothing in them can be pressed, they become focusable for keyboard scrolling. */
const LONG = 1;

/** The maximum number of card backs to draw. The number next to them is exact. */
const BACKS = 8;

export function Lane({ lane, context }: { readonly lane: LaneData; readonly context: ZoneContext }) {
  const { zone, name, cards, hidden } = lane;
  const { seat } = context;
  const { layout } = zone;
  const column = layout === 'column';
  const single = (card: TableCardData): CardGroup => ({ first: card, cards: [card] });
  const { actions, attached } = context;
  const groups =
    column || layout === 'hand'
      ? cards.map(single)
      : grouped(
          cards,
          ({ id }) => actions?.cards.has(id) ?? false,
          ({ id }) => attached.has(id) || actions?.selected.has(id) === true,
        );
  return (
    <div
      className={`table-zone table-${layout}`}
      data-place={lane.place}
      data-zone={placeKey(seat, zone.id)}
      data-open={actions?.zones.has(placeKey(seat, zone.id)) || undefined}
      data-deep={(column && cards.length > DEEPEST) || undefined}
      data-depth={column ? cards.length : undefined}
      data-empty={cards.length + hidden === 0 || undefined}
    >
      <ZoneHead zone={zone} name={name} count={cards.length + hidden} context={context} />
      {cards.length + hidden > 0 && (
        <ul className="table-cards" aria-label={name} tabIndex={!actions && cards.length > LONG ? 0 : undefined}>
          {groups.map((group, at) => (
            <li key={group.first.id} data-selected={actions?.selected.has(group.first.id) || undefined}>
              <GroupTile
                group={group}
                context={context}
                covered={column && cards.length <= DEEPEST && at < groups.length - 1}
              />
            </li>
          ))}
          {Array.from({ length: Math.min(hidden, BACKS) }, (_, at) => (
            <li key={`back ${at}`} className="table-unknown">
              <CardBack />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface GroupTileProps {
  readonly group: CardGroup;
  readonly context: ZoneContext;
  readonly covered: boolean;
}

function GroupTile({ group, context, covered }: GroupTileProps) {
  const { first, cards } = group;
  const { faces, words, actions, attached } = context;
  const under = attached.get(first.id) ?? [];
  return (
    <>
      <CardTile
        card={first}
        count={cards.length}
        faces={faces}
        words={words}
        actions={actions}
        covered={covered}
        hinted={cards.some(({ id }) => id === actions?.hinted)}
      />
      {under.length > 0 && (
        <ul className="table-under" aria-label={words.under(first.name)}>
          {under.map((card) => (
            <li key={card.id}>
              <CardTile
                card={card}
                faces={undefined}
                words={words}
                actions={actions}
                hinted={card.id === actions?.hinted}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface HeadProps {
  readonly zone: TableZoneData;
  readonly name: string;
  readonly count: number;
  readonly context: ZoneContext;
}

/** The name of a zone. It is a button if a player can act on the zone itself. */
export function ZoneHead({ zone, name, count, context: { seat, actions } }: HeadProps) {
  const head = (
    <>
      <span className="table-zone-name">{name}</span>
      {zone.layout !== 'column' && <span className="table-count">{count}</span>}
      {zone.sums.length > 0 && <Sums sums={zone.sums} />}
    </>
  );
  if (!actions?.zones.has(placeKey(seat, zone.id))) return <p className="table-zone-head">{head}</p>;
  return (
    <button type="button" className="table-zone-head" onClick={() => actions.onZone(seat, zone.id)}>
      {head}
    </button>
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
