/** The ranking of rated play by game, mode and season. Not found unless the site has rated play. */
import { GamesDocument, PlayFormDocument, RankingDocument, RatedSeasonsDocument } from '@rulewright/api-client';
import { Empty } from '@rulewright/ui';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { Rating } from '../../../features/match/people/rating.tsx';
import { seasonNames } from '../../../features/match/people/season.ts';
import { SiteFrame } from '../../../features/frame/site-frame.tsx';
import { ask } from '../../../shared/api.ts';
import { Tabs } from '../../../shared/components/tabs.tsx';
import { href, one, type SearchParams } from '../../../shared/query.ts';
import { askAsVisitor } from '../../../shared/visitor.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('play.ranking');
  return { title: t('title'), robots: { index: false } };
}

export default async function RankingPage({ searchParams }: { readonly searchParams: Promise<SearchParams> }) {
  const t = await getTranslations('play.ranking');
  const query = await searchParams;
  const nameOf = await seasonNames();
  const games = (await ask(GamesDocument, {})).games.filter(({ engine }) => engine);
  const game = games.find(({ id }) => id === one(query, 'game')) ?? games[0];
  if (!game) notFound();
  const { modes } = await ask(PlayFormDocument, { game: game.id });
  const mode = modes.find(({ id }) => id === one(query, 'mode')) ?? modes[0]!;
  const { hasRatedPlay, ratedSeasons: seasons } = await ask(RatedSeasonsDocument, { game: game.id, mode: mode.id });
  if (!hasRatedPlay) notFound();
  const running = seasons[0]!;
  const { season } = seasons.find((each) => each.season === one(query, 'season')) ?? running;
  const { ranking } = await askAsVisitor(RankingDocument, { game: game.id, mode: mode.id, season });
  const at = (more: object): string => href('/play/ranking', { game: game.id, mode: mode.id, season, ...more });
  return (
    <SiteFrame game={game}>
      <div className="page narrow ranking">
        <p className="crumbs">
          <a href={href('/play', { game: game.id })}>{game.name}</a>
        </p>
        <h1>{t('title')}</h1>
        <p className="lede">{t('lede')}</p>
        {games.length > 1 && (
          <Tabs label={t('games')} of={games} current={game.id} hrefOf={(id) => href('/play/ranking', { game: id })} />
        )}
        <Tabs label={t('modes')} of={modes} current={mode.id} hrefOf={(id) => at({ mode: id })} />
        {seasons.length > 1 ? (
          <Tabs
            label={t('seasons')}
            of={seasons.map((each) => ({ id: each.season, name: nameOf(each) }))}
            current={season}
            hrefOf={(id) => at({ season: id })}
          />
        ) : (
          running.first && <p>{nameOf(running)}</p>
        )}
        {ranking.length === 0 ? (
          <Empty title={t('none')}>
            <p>{t('noneHelp')}</p>
          </Empty>
        ) : (
          <table className="ranking-table">
            <thead>
              <tr>
                <th scope="col">{t('place')}</th>
                <th scope="col">{t('name')}</th>
                <th scope="col">{t('rating')}</th>
                <th scope="col">{t('matches')}</th>
                <th scope="col">{t('wins')}</th>
                <th scope="col">{t('draws')}</th>
                <th scope="col">{t('left')}</th>
              </tr>
            </thead>
            <tbody>
              {ranking.map(({ name, rating, played, won, drawn, left, mine }, i) => (
                <tr key={i} data-mine={mine || undefined}>
                  <td>{i + 1}</td>
                  <th scope="row">
                    {name} {mine && <span className="quiet">({t('you')})</span>}
                  </th>
                  <td>
                    <Rating of={rating} />
                  </td>
                  <td>{played}</td>
                  <td>{won}</td>
                  <td>{drawn}</td>
                  <td>{left}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <p>
          <a className="button button-main" href={href('/play/rated', { game: game.id, mode: mode.id })}>
            {t('play')}
          </a>
        </p>
      </div>
    </SiteFrame>
  );
}
