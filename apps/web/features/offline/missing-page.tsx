/** Replaces a page that is not on the device: shows a sentence, or a card or a search from the data of the game. */
'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState, type ReactNode } from 'react';
import { SHELL_PAGE, callEngine } from '../device/index.ts';
import { searchedCollection } from '../collection/index.ts';
import { SearchResults, findOnDevice, type SearchResultsProps } from '../search/index.ts';
import { ExampleHere } from './example-here.tsx';
import { FoundCards } from './found-cards.tsx';

const MOST_RESULTS = 20;
const CATALOGUE = /^\/([\w-]+)\/cards$/u;
const CARD = /^\/([\w-]+)\/cards\/([\w-]+)$/u;
const EXAMPLE = /^\/([\w-]+)\/examples\/([\w-]+)$/u;

/** What this device can show in place of the page. Null for a page that it cannot make. */
function readHere({ pathname, search }: Location): Promise<ReactNode> | null {
  const query = new URLSearchParams(search);
  const [, gameOfCard, slug] = CARD.exec(pathname) ?? [];
  if (gameOfCard !== undefined && slug !== undefined)
    return callEngine('cardHere', { game: gameOfCard, slug }).then((card) => card && <CardHere card={card} />);
  const [, game] = CATALOGUE.exec(pathname) ?? [];
  if (game !== undefined)
    return searchedCollection(game)
      .then((collection) => callEngine('findCards', { game, search, collection }))
      .then((cards) => <FoundCards game={game} results={cards} />);
  const [, inGame, id] = EXAMPLE.exec(pathname) ?? [];
  if (inGame !== undefined && id !== undefined)
    return callEngine('exampleHere', {
      ...{ game: inGame, id, mode: query.get('mode') },
      step: Number(query.get('step') ?? 1) || 1,
    }).then((played) => played && <ExampleHere game={inGame} played={played} />);
  const asked = query.get('game') ?? undefined;
  if (pathname === '/search')
    return findOnDevice(query.get('q') ?? '', asked, MOST_RESULTS).then((results) => (
      <SearchHere text={query.get('q') ?? ''} results={results} game={asked} />
    ));
  return null;
}

export function MissingPage() {
  const t = useTranslations('offline');
  const [state, setState] = useState<'reading' | 'missing' | null>(null);
  const [shown, setShown] = useState<ReactNode>(null);
  useEffect(() => {
    if (location.pathname === SHELL_PAGE) return undefined;
    let isCurrent = true;
    const reading = readHere(location);
    const told = Promise.resolve().then(() => isCurrent && setState(reading ? 'reading' : 'missing'));
    void told
      .then(() => reading)
      .catch(() => null)
      .then((page) => {
        if (!isCurrent) return;
        setShown(page);
        setState(page === null ? 'missing' : null);
      });
    return () => {
      isCurrent = false;
    };
  }, []);
  if (shown !== null) return shown;
  if (state === 'reading') return <p role="status">{t('page.reading')}</p>;
  if (state === null) return null;
  return (
    <p className="match-failure" role="alert">
      {t('page.notHere')}{' '}
      {location.search !== '' &&
        t.rich('page.withoutQuery', { link: (chunks) => <a href={location.pathname}>{chunks}</a> })}
    </p>
  );
}

function SearchHere({ text, ...shown }: SearchResultsProps & { readonly text: string }) {
  const t = useTranslations('common.search');
  return (
    <>
      <h2>{text.trim() === '' ? t('heading') : t('titleFor', { text })}</h2>
      <SearchResults {...shown} />
    </>
  );
}

function CardHere({ card }: { readonly card: NonNullable<Awaited<ReturnType<typeof callEngine<'cardHere'>>>> }) {
  const t = useTranslations('offline.card');
  return (
    <article>
      <h2>{card.name}</h2>
      <p className="quiet">{t('from', { release: card.release })}</p>
      {card.texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <dl className="home-list">
        {card.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {card.rulings.length > 0 && <h3>{t('rulings')}</h3>}
      {card.rulings.map(({ id, question, answer }) => (
        <p key={id}>
          <strong>{question}</strong> {answer}
        </p>
      ))}
    </article>
  );
}
