/** The ratings of the signed-in person, the people with whom the person has played, and blocks. Only the person sees this page. */
import { MyRatingsDocument, PlayFormDocument, PlayersMetDocument } from '@rulewright/api-client';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { BlockButton, UnblockButton } from '../../../features/match/people/block-buttons.tsx';
import { Rating } from '../../../features/match/people/rating.tsx';
import { seasonNames } from '../../../features/match/people/season.ts';
import { ReportPlayer } from '../../../features/safety/report-player.tsx';
import { SiteFrame } from '../../../features/frame/site-frame.tsx';
import { ask } from '../../../shared/api.ts';
import { gameNames } from '../../../shared/games.ts';
import { href } from '../../../shared/query.ts';
import { requirePerson } from '../../../shared/session.ts';
import { askAsVisitor } from '../../../shared/visitor.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('play.players');
  return { title: t('title'), robots: { index: false } };
}

export default async function PlayersPage() {
  const t = await getTranslations('play.players');
  const nameOf = await seasonNames();
  await requirePerson('account');
  const [{ myRatings }, { playersMet, blockedPlayers }, games] = await Promise.all([
    askAsVisitor(MyRatingsDocument, {}),
    askAsVisitor(PlayersMetDocument, {}),
    gameNames(),
  ]);
  const modes = await modeNames([...new Set(myRatings.map(({ game }) => game))]);
  return (
    <SiteFrame>
      <div className="page narrow players">
        <h1>{t('title')}</h1>
        <section className="section">
          <h2>{t('ratings')}</h2>
          <p>{myRatings.length === 0 ? t('noRatings') : t('record', recordOf(myRatings))}</p>
          <ul>
            {myRatings.map(({ game, mode, season, rating, played, won, drawn, left }) => (
              <li key={`${game}/${mode}/${season}`}>
                <a href={href('/play/ranking', { game, mode, season })}>
                  {games.find(({ id }) => id === game)?.name ?? game}, {modes.get(`${game}/${mode}`) ?? mode}
                </a>
                : <Rating of={rating} />. {t('counts', { played, won, drawn, left })}.{' '}
                <span className="quiet">{nameOf({ first: season, last: null })}.</span>
              </li>
            ))}
          </ul>
        </section>
        <section className="section">
          <h2>{t('met')}</h2>
          <p className="quiet">{playersMet.length === 0 ? t('noneMet') : t('metHelp')}</p>
          <ul className="player-list">
            {playersMet.map(({ match, seat, name, blocked }) => (
              <li key={`${match}/${seat}`}>
                <strong>{name}</strong>
                {blocked ? (
                  <span className="quiet">{t('isBlocked')}</span>
                ) : (
                  <>
                    <a className="button" href={`/play/${match}`} aria-label={t('again', { name })}>
                      {t('match')}
                    </a>
                    <BlockButton {...{ match, seat, name }} />
                  </>
                )}
                <ReportPlayer {...{ match, seat, name }} />
              </li>
            ))}
          </ul>
          {playersMet.length > 0 && <p className="quiet">{t('blockHelp')}</p>}
        </section>
        <section className="section">
          <h2>{t('blocked')}</h2>
          {blockedPlayers.length === 0 && <p>{t('noneBlocked')}</p>}
          <ul className="player-list">
            {blockedPlayers.map(({ id, name }) => (
              <li key={id}>
                <strong>{name}</strong> <UnblockButton id={id} name={name} />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </SiteFrame>
  );
}

/** The rated matches of the person in all seasons, and how many of them the person left. */
function recordOf(ratings: readonly { readonly played: number; readonly left: number }[]) {
  const sum = (of: 'played' | 'left') => ratings.reduce((all, one) => all + one[of], 0);
  return { played: sum('played'), left: sum('left') };
}

/** The names of the modes of some games, by ruleset id. A mode that was removed has none. */
async function modeNames(games: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const all = await Promise.all(
    games.map(async (game) => {
      const { modes } = await ask(PlayFormDocument, { game });
      return modes.map(({ id, name }) => [`${game}/${id}`, name] as const);
    }),
  );
  return new Map(all.flat());
}
