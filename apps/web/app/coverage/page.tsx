/** The rule coverage of every game, in numbers. Each game has its own page with the details of each rule. */
import { CoverageCountsDocument } from '@rulewright/api-client';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LookAgain } from '../../shared/components/look-again.tsx';
import { SiteFrame } from '../../features/frame/site-frame.tsx';
import { find } from '../../shared/api.ts';
import { gameNames } from '../../shared/games.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('rules.coveragePage');
  return { title: t('howRulesCovered') };
}

/** Seconds until the page reloads while the API still plays games. */
const LOOK_AGAIN = 2;

export default async function CoveragePage() {
  const t = await getTranslations('rules.coveragePage');
  const all = await gameNames();
  const games = await Promise.all(
    all
      .filter(({ engine }) => engine)
      .map(async (game) => ({
        ...game,
        ...(await find(CoverageCountsDocument, { game: game.id })).coverage,
      })),
  );
  const counting = games.some((game) => game.games == null);
  const played = games.find((game) => game.games != null)?.games;
  return (
    <SiteFrame>
      <div className="page narrow">
        <h1>{t('howRulesCovered')}</h1>
        <p className="lede">{t('lede')}</p>
        <table className="table coverage-games">
          <thead>
            <tr>
              <th scope="col">{t('game')}</th>
              <th scope="col">{t('rules')}</th>
              <th scope="col">{t('inTheCode')}</th>
              <th scope="col">{t('withAWorkedExample')}</th>
              <th scope="col">{t('fired')}</th>
            </tr>
          </thead>
          <tbody>
            {games.map(({ id, name, counts }) => (
              <tr key={id}>
                <th scope="row">
                  <a href={`/${id}/coverage`}>{name}</a>
                  {counts.forPeople > 0 && (
                    <p className="quiet">{t('onlyPeopleCanFollow', { forPeople: counts.forPeople })}</p>
                  )}
                </th>
                <td>{counts.rules}</td>
                <td>{counts.withCitation}</td>
                <td>{counts.withExample}</td>
                <td>{t('of', { fired: counts.fired ?? '…', counted: counts.counted })}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {counting && <LookAgain seconds={LOOK_AGAIN} />}
        {counting && (
          <p className="quiet">
            {t.rich('playingGamesReload', { link: (chunks) => <a href="/coverage">{chunks}</a> })}
          </p>
        )}
        {played != null && <p className="quiet">{t('lastColumnHelp', { played })}</p>}
      </div>
    </SiteFrame>
  );
}
