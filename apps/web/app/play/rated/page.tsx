/** Rated play: the queue of a mode. Not found unless the site has rated play. */
import {
  DecksDocument,
  GamesDocument,
  MyRatingsDocument,
  PlayFormDocument,
  RatedPlayDocument,
  RatedSeasonsDocument,
  SavedDecksForPlayDocument,
} from '@rulewright/api-client';
import { Empty } from '@rulewright/ui';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { PlayRated } from '../../../features/match/people/play-rated.tsx';
import { Rating } from '../../../features/match/people/rating.tsx';
import { seasonNames } from '../../../features/match/people/season.ts';
import { SiteFrame } from '../../../features/frame/site-frame.tsx';
import { ask } from '../../../shared/api.ts';
import { Tabs } from '../../../shared/components/tabs.tsx';
import { href, one, type SearchParams } from '../../../shared/query.ts';
import { askAsPerson, requirePerson } from '../../../shared/session.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('play.rated');
  return { title: t('title'), robots: { index: false } };
}

/** The modes of a game in which a published deck is legal, with these decks. */
async function modesOf(game: string) {
  const [{ modes }, { decks }] = await Promise.all([ask(PlayFormDocument, { game }), ask(DecksDocument, { game })]);
  return modes
    .map(({ id, name }) => {
      const legal = decks.filter(({ verdicts }) =>
        verdicts.some((one) => one.legal && one.ruleset.id === `${game}/${id}`),
      );
      return { id, name, decks: legal.map((deck) => ({ slug: deck.slug, name: deck.name })) };
    })
    .filter((mode) => mode.decks.length > 0);
}

export default async function RatedPage({ searchParams }: { readonly searchParams: Promise<SearchParams> }) {
  const t = await getTranslations('play.rated');
  const nameOf = await seasonNames();
  const query = await searchParams;
  const games = (await ask(GamesDocument, {})).games.filter(({ engine, deckCount }) => engine && deckCount > 0);
  const game = games.find(({ id }) => id === one(query, 'game')) ?? games[0];
  if (!game || !(await ask(RatedPlayDocument, { game: game.id })).hasRatedPlay) notFound();
  const person = await requirePerson('account');
  const [modes, { savedDecks }, { myRatings }] = await Promise.all([
    modesOf(game.id),
    askAsPerson(SavedDecksForPlayDocument, { game: game.id }),
    askAsPerson(MyRatingsDocument, {}),
  ]);
  const mode = one(query, 'mode') ?? modes[0]?.id ?? '';
  const running = (await ask(RatedSeasonsDocument, { game: game.id, mode })).ratedSeasons[0]!;
  const own = myRatings.filter((rated) => rated.game === game.id && rated.season === running.season);
  return (
    <SiteFrame game={game}>
      <div className="page narrow lobby">
        <p className="crumbs">
          <a href={href('/play', { game: game.id })}>{game.name}</a>
        </p>
        <h1>{t('title')}</h1>
        <p className="lede">{t('lede')}</p>
        {games.length > 1 && (
          <Tabs label={t('games')} of={games} current={game.id} hrefOf={(id) => href('/play/rated', { game: id })} />
        )}
        {running.first && (
          <p>
            <strong>{nameOf(running)}.</strong> {t('seasonHelp')}
          </p>
        )}
        {own.length === 0 ? (
          <p>{t('none')}</p>
        ) : (
          <ul>
            {own.map(({ mode: id, rating }) => (
              <li key={id}>
                {modes.find((each) => each.id === id)?.name ?? id}: <Rating of={rating} />
              </li>
            ))}
          </ul>
        )}
        {modes.length === 0 ? (
          <Empty title={t('noDeck', { game: game.name })} />
        ) : (
          <PlayRated key={game.id} {...{ game: game.id, modes, mode, saved: savedDecks.nodes, ownName: person.name }} />
        )}
        <p>
          <a href={href('/play/ranking', { game: game.id, mode })}>{t('ranking')}</a>
        </p>
      </div>
    </SiteFrame>
  );
}
