/** The small board of an example, with all cards visible: each seat with its columns, hand and piles. */
import type { ExampleStepQuery } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';

export type Played = NonNullable<ExampleStepQuery['example']>;
type Seat = Played['frames'][number]['seats'][number];
type Zone = Seat['zones'][number];
type Card = Zone['cards'][number];
type Numbers = Card['numbers'];

export function Board({ seats }: { readonly seats: readonly Seat[] }) {
  return (
    <div className="board">
      {seats.map((seat) => (
        <SeatArea key={seat.seat} seat={seat} />
      ))}
    </div>
  );
}

function SeatArea({ seat }: { readonly seat: Seat }) {
  const t = useTranslations('rules.board');
  const columns = seat.zones.filter((zone) => zone.kind === 'column');
  const filled = columns.findLastIndex((zone) => zone.count > 0) + 1;
  const rows = seat.zones.filter((zone) => zone.kind === 'row' && zone.count > 0);
  const piles = seat.zones.filter((zone) => zone.kind === 'pile');
  return (
    <section className="board-seat" aria-label={t('player', { seat: seat.seat })}>
      <h3>
        <span className="quiet">{t('player2')}</span> {seat.seat}
      </h3>
      {filled > 0 ? (
        <ul className="board-columns">
          {columns.slice(0, filled).map((zone) => (
            <li key={zone.id} className="board-column">
              <p className="board-sum">
                <span className="board-zone">{zone.name}</span>
                <NumberList numbers={zone.count > 0 ? zone.sums : []} />
              </p>
              <Cards zone={zone} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="quiet">{t('noCardsTheseColumns')}</p>
      )}
      {rows.map((zone) => (
        <div key={zone.id} className="board-row">
          <p className="board-zone">
            {zone.name}: {zone.count}
          </p>
          <Cards zone={zone} />
        </div>
      ))}
      <dl className="board-piles">
        {piles.map((zone) => (
          <div key={zone.id}>
            <dt>{zone.name}</dt>
            <dd>
              {zone.count}
              {zone.cards[0] && <span className="quiet">{t('onTop', { name: zone.cards[0].name })}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Cards({ zone }: { readonly zone: Zone }) {
  const t = useTranslations('rules.board');
  return (
    <ul className="board-cards">
      {zone.cards.map((card, at) => (
        <li key={at} className="board-card" data-marked={card.marks.length > 0 || undefined}>
          <span className="board-name">{card.name}</span>
          <NumberList numbers={card.numbers.filter(({ value }) => value !== 0)} />
          {card.marks.map((mark) => (
            <span key={mark} className="board-mark">
              {mark}
            </span>
          ))}
        </li>
      ))}
      {zone.count > zone.cards.length && (
        <li className="quiet">{t('andMore', { count: zone.count - zone.cards.length })}</li>
      )}
    </ul>
  );
}

function NumberList({ numbers }: { readonly numbers: Numbers }) {
  return (
    <span className="board-numbers">
      {numbers.map(({ name, value }) => (
        <span key={name}>
          <span className="board-label">{name}</span> {value}
        </span>
      ))}
    </span>
  );
}
