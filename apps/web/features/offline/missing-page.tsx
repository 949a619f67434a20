/** Replaces a page that is not on the device: shows a sentence, or a card or a search from the data of the game. */
'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { SHELL_PAGE, callEngine } from '../device/index.ts';
import { searchedCollection } from '../collection/index.ts';
import { SearchResults, findOnDevice, type FoundResults } from '../search/index.ts';
import { ExampleHere, type PlayedHere } from './example-here.tsx';
import { FoundCards, type FoundHere } from './found-cards.tsx';

type Card = NonNullable<Awaited<ReturnType<typeof readCard>>>;

const MOST_RESULTS = 20;
const CATALOGUE = /^\/([\w-]+)\/cards$/u;
const CARD = /^\/([\w-]+)\/cards\/([\w-]+)$/u;
const EXAMPLE = /^\/([\w-]+)\/examples\/([\w-]+)$/u;

async function readCard(game: string, slug: string) {
  return callEngine('cardHere', { game, slug });
}

export function MissingPage() {
  const t = useTranslations('offline');
  const [isMissing, setMissing] = useState(false);
  const [card, setCard] = useState<Card | null>(null);
  const [results, setResults] = useState<{ readonly game: string | undefined; readonly of: FoundResults } | null>(null);
  const [cards, setCards] = useState<{ readonly game: string; readonly of: FoundHere } | null>(null);
  const [example, setExample] = useState<{ readonly game: string; readonly of: PlayedHere } | null>(null);
  useEffect(() => {
    const { pathname, search } = location;
    const timer = setTimeout(() => setMissing(pathname !== SHELL_PAGE));
    const place = CARD.exec(pathname);
    if (place) void readCard(place[1]!, place[2]!).then(setCard, () => undefined);
    const [, game] = CATALOGUE.exec(pathname) ?? [];
    if (game !== undefined)
      void searchedCollection(game)
        .then((collection) => callEngine('findCards', { game, search, collection }))
        .then(
          (of) => setCards({ game, of }),
          () => undefined,
        );
    const query = new URLSearchParams(search);
    const asked = query.get('game') ?? undefined;
    const [, inGame, id] = EXAMPLE.exec(pathname) ?? [];
    if (inGame !== undefined && id !== undefined)
      void callEngine('exampleHere', { game: inGame, id, mode: query.get('mode') }).then(
        (of) => setExample(of && { game: inGame, of }),
        () => undefined,
      );
    if (pathname === '/search')
      void findOnDevice(query.get('q') ?? '', asked, MOST_RESULTS).then(
        (of) => setResults({ game: asked, of }),
        () => undefined,
      );
    return () => clearTimeout(timer);
  }, []);
  if (results) return <SearchResults results={results.of} game={results.game} />;
  if (cards) return <FoundCards game={cards.game} results={cards.of} />;
  if (example) return <ExampleHere game={example.game} example={example.of} />;
  if (card)
    return (
      <article>
        <h2>{card.name}</h2>
        <p className="quiet">{t('card.from', { release: card.release })}</p>
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
        {card.rulings.length > 0 && <h3>{t('card.rulings')}</h3>}
        {card.rulings.map(({ id, question, answer }) => (
          <p key={id}>
            <strong>{question}</strong> {answer}
          </p>
        ))}
      </article>
    );
  if (!isMissing) return null;
  return (
    <p className="match-failure" role="alert">
      {t('page.notHere')}{' '}
      {location.search !== '' &&
        t.rich('page.withoutQuery', { link: (chunks) => <a href={location.pathname}>{chunks}</a> })}
    </p>
  );
}
