/** A pile: its back or top card, the number of cards, and a list of the others. */
import { placeKey, type TableZoneData } from '../types.ts';
import { CardBack, CardTile } from './card-tile.tsx';
import { ZoneHead, type ZoneContext } from './zone.tsx';

export function Pile({ zone, context }: { readonly zone: TableZoneData; readonly context: ZoneContext }) {
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
