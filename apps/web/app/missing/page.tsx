/**
 * The page for an address without a page. The front asks for it when a page has answered 404, and sends it with that status, because Next
 * leaves the body of such an answer to the browser.
 */
import { Empty } from '@rulewright/ui';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { SiteFrame } from '../../features/frame/site-frame.tsx';
import { gameNames } from '../../shared/games.ts';
import { missingAt, type Missing } from '../../features/missing/missing.ts';
import { MISSING_HEADER } from '../../server/headers.ts';

/** The most games with a search button of their own. */
const MOST_GAMES = 6;
const LONGEST = 80;

const load = cache(async (): Promise<Missing> => {
  const path = (await headers()).get(MISSING_HEADER);
  return path === null ? notFound() : missingAt(path);
});

const wordsOf = ({ kind, game }: Missing) => ({
  kind,
  card: game?.words.card ?? 'card',
  deck: game?.words.deck ?? 'deck',
});

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('errors.missing');
  const missing = await load();
  const title = t('title', wordsOf(missing));
  const { game } = missing;
  return { title: game ? `${title} · ${game.name}` : title, robots: { index: false } };
}

export default async function MissingPage() {
  const t = await getTranslations('errors.missing');
  const missing = await load();
  const { kind, game, words, similar } = missing;
  const name = (place: string): string => t('place', { place: place.replaceAll(/\W/gu, '_') });
  return (
    <SiteFrame {...(game && { game })}>
      <div className="page narrow">
        <Empty title={t('heading', wordsOf(missing))} emblem="centipede" heading="h1">
          <p>{t('help', { kind })}</p>
          {similar.length > 0 && (
            <nav className="similar" aria-labelledby="similar">
              <h2 id="similar">{t('similar', { kind })}</h2>
              <ul>
                {similar.map(({ href, name: label, place }) => (
                  <li key={href}>
                    <a href={href}>{place ? name(label) : label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <MissingSearch words={words} game={game} />
          <p>
            {game ? (
              <a href={`/${game.id}`}>{t('goToGame', { game: game.name })}</a>
            ) : (
              <a href="/">{t('goHomePage')}</a>
            )}
          </p>
        </Empty>
      </div>
    </SiteFrame>
  );
}

/** A box that searches the cards of the game, or of a game to choose. */
async function MissingSearch({ words, game }: Pick<Missing, 'words' | 'game'>) {
  const t = await getTranslations('errors.missing');
  const games = game ? [game] : (await gameNames()).slice(0, MOST_GAMES);
  if (games.length === 0) return null;
  return (
    <form className="missing-search" role="search" action={`/${games[0]!.id}/cards`}>
      <label htmlFor="missing-q">{t('search', { cards: game?.words.cards ?? 'cards' })}</label>
      <input
        id="missing-q"
        className="field"
        type="search"
        name="q"
        defaultValue={words.slice(0, LONGEST)}
        maxLength={500}
      />
      <span className="button-row">
        {games.map(({ id, name }) => (
          <button key={id} className="button" formAction={`/${id}/cards`}>
            {t('searchIn', { game: name })}
          </button>
        ))}
      </span>
    </form>
  );
}
