/** The panel of a series between two games: the exchange of cards with the side deck, and the link to the next game. */
'use client';
import { ApiClientError } from '@rulewright/api-client';
import { RuleRef } from '@rulewright/ui/table';
import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useErrorSentence } from '../../shared/use-error-sentence.ts';
import { useFailure } from '../../shared/use-failure.ts';
import { ask } from '../device/index.ts';
import { OtherDeck } from './other-deck.tsx';
import type { MatchView } from './use-match.ts';
import { Refusal } from '../../shared/components/refusal.tsx';

interface SeriesProps {
  readonly match: MatchView;
  readonly ruleHref: (rule: string) => string;
  take(view: MatchView): void;
}

/** The names of some seats, as a list in a sentence. */
export function useNamesOf(match: MatchView): (seats: readonly number[]) => string {
  const format = useFormatter();
  return (seats) => format.list(seats.map((seat) => match.seats[seat]!.name));
}

/** After a game: lets a player exchange cards with the side deck and confirm that they are ready. */
export function Series({ match, ruleHref, take }: SeriesProps) {
  const t = useTranslations('play.series');
  const namesOf = useNamesOf(match);
  const { series } = match;
  if (!series) return null;
  if (series.decided) {
    return (
      <>
        <p>
          {series.winners.length === 0
            ? t('drawn')
            : t('winsSeries', { count: series.winners.length, name: namesOf(series.winners) })}
        </p>
        <PlayedGames match={match} />
      </>
    );
  }
  if (series.next != null) {
    return (
      <p>
        <a className="button button-main" href={`/play/${series.next}`}>
          {t('startGame', { game: series.game + 1 })}
        </a>
      </p>
    );
  }
  const here = match.seats.filter(({ mine, kind }) => mine && kind === 'person');
  return (
    <>
      {here.map((seat) => (
        <Ready key={seat.seat} {...{ match, seat, ruleHref, take }} ready={series.ready.includes(seat.seat)} />
      ))}
    </>
  );
}

/** The games of a finished series, each with its winner and a link to its replay. */
function PlayedGames({ match }: { readonly match: MatchView }) {
  const t = useTranslations('play.series');
  const namesOf = useNamesOf(match);
  return (
    <ol className="series-games" aria-label={t('gamesOfSeries')}>
      {match.series?.games.map(({ match: id, game, winners }) => (
        <li key={id}>
          <a href={`/play/${id}/replay`}>{t('game', { game })}</a>:{' '}
          {winners.length === 0 ? t('noWinner') : t('wonBy', { name: namesOf(winners) })}
        </li>
      ))}
    </ol>
  );
}

interface ReadyProps extends SeriesProps {
  readonly seat: MatchView['seats'][number];
  readonly ready: boolean;
}

type Copies = Readonly<Record<string, number>>;

const sum = (copies: Copies): number => Object.values(copies).reduce((all, one) => all + one, 0);

const listed = (copies: Copies) =>
  Object.entries(copies).flatMap(([card, number]) => (number > 0 ? [{ card, copies: number }] : []));

function Ready({ match, seat, ready, ruleHref, take }: ReadyProps) {
  const t = useTranslations('play.series');
  const inWords = useErrorSentence();
  const [into, setInto] = useState<Copies>({});
  const [out, setOut] = useState<Copies>({});
  const [deckSlug, setDeckSlug] = useState('');
  const [failure, setFailure] = useFailure();
  const { exchange } = seat;

  async function go(): Promise<void> {
    setFailure(null);
    try {
      const cards = deckSlug === '' ? { into: listed(into), out: listed(out) } : { deckSlug };
      const variables = { match: match.id, seatNumber: seat.seat, ...cards };
      const { readyForNextGame: view } = await ask('ReadyForNextGame', variables);
      if (view.series?.next != null) location.assign(`/play/${view.series.next}`);
      else take(view);
    } catch (error) {
      const rule = error instanceof ApiClientError ? error.ruleId : null;
      setFailure(rule === null ? inWords(error) : refused(inWords(error), rule));
    }
  }

  const refused = (sentence: string, rule: string) => (
    <>
      {sentence} <RuleRef id={rule} href={ruleHref(rule)} />
    </>
  );

  if (ready) return <p role="status">{t('readyWaiting', { name: seat.name })}</p>;
  return (
    <div className="series">
      {match.series?.changeSides && <p className="quiet">{t('sidesChange')}</p>}
      {match.series?.freeDecks && <OtherDeck game={match.game} choice={deckSlug} onChange={setDeckSlug} />}
      {deckSlug === '' && exchange && exchange.side.length > 0 && (
        <details>
          <summary>
            {t('exchangeCards')} <RuleRef id={exchange.rule} href={ruleHref(exchange.rule)} />
          </summary>
          <Picks title={t('intoDeck')} cards={exchange.side} picked={into} onChange={setInto} />
          <Picks title={t('outOfDeck')} cards={exchange.deck} picked={out} onChange={setOut} />
          <p className="quiet" role="status">
            {t('exchanged', { into: sum(into), out: sum(out) })}
          </p>
        </details>
      )}
      <Refusal of={failure} className="match-failure" />
      <button type="button" className="button button-main" onClick={() => void go()}>
        {t('readyForNext', { name: seat.name })}
      </button>
    </div>
  );
}

interface PicksProps {
  readonly title: string;
  readonly cards: readonly { readonly card: string; readonly name: string; readonly copies: number }[];
  readonly picked: Copies;
  onChange(picked: Copies): void;
}

function Picks({ title, cards, picked, onChange }: PicksProps) {
  const t = useTranslations('play.series');
  return (
    <fieldset className="series-picks">
      <legend>{title}</legend>
      {cards.map(({ card, name, copies }) => (
        <label key={card}>
          <input
            className="field"
            type="number"
            min={0}
            max={copies}
            value={picked[card] ?? 0}
            onChange={(event) => onChange({ ...picked, [card]: Number(event.target.value) })}
          />{' '}
          {name} <span className="quiet">{t('ofCopies', { copies })}</span>
        </label>
      ))}
    </fieldset>
  );
}
