/** For admins: reported decks with their reports and appeals, and all hidden decks. */
import { DeckCasesDocument, PlayerReportsDocument } from '@rulewright/api-client';
import { Empty } from '@rulewright/ui';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DeckCase } from '../../../features/safety/deck-case.tsx';
import { PlayerReport } from '../../../features/safety/player-report.tsx';
import { Words } from '../../../shared/components/words.tsx';
import { href, one, type SearchParams } from '../../../shared/query.ts';
import { findAsPerson, requirePerson } from '../../../shared/session.ts';
import { Pager } from '../../../shared/components/pager.tsx';

const PATH = '/desk/reports';
const LISTS = ['waiting', 'hidden'] as const;
const PAGE = 20;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('safety.reportsPage'))('title') };
}

export default async function ReportsPage({ searchParams }: { readonly searchParams: Promise<SearchParams> }) {
  const t = await getTranslations('safety.reportsPage');
  await requirePerson('moderate');
  const query = await searchParams;
  const list = one(query, 'list') === 'hidden' ? 'hidden' : 'waiting';
  const after = one(query, 'after') ?? null;
  const [{ deckCases }, { playerReports }] = await Promise.all([
    findAsPerson(DeckCasesDocument, { list, first: PAGE, after }),
    findAsPerson(PlayerReportsDocument, {}),
  ]);
  const { nodes: shown, pageInfo } = deckCases;
  const hidden = list === 'hidden' ? { list } : {};
  return (
    <Words of={['desk', 'safety']}>
      <h1>{t('title')}</h1>
      <nav aria-label={t('lists')} className="button-row case-lists">
        {LISTS.map((each) => (
          <a
            key={each}
            className="button"
            aria-current={each === list ? 'page' : undefined}
            href={each === 'hidden' ? href(PATH, { list: each }) : PATH}
          >
            {t('list', { list: each })}
          </a>
        ))}
      </nav>
      <p className="lede">{list === 'hidden' ? t('hiddenLede') : t('lede')}</p>
      {shown.length === 0 && (list === 'hidden' || playerReports.length === 0) && (
        <Empty title={t('none', { list })}>
          <p>{t('noneHelp', { list })}</p>
        </Empty>
      )}
      <ul className="deck-cases">
        {shown.map((one) => (
          <DeckCase key={one.deckId} {...one} />
        ))}
      </ul>
      {list === 'waiting' && playerReports.length > 0 && (
        <section aria-labelledby="player-reports">
          <h2 id="player-reports">{t('players')}</h2>
          <ul className="deck-cases">
            {playerReports.map((report) => (
              <PlayerReport key={report.id} {...report} />
            ))}
          </ul>
        </section>
      )}
      <Pager
        label={t('title')}
        back={after === null ? null : { href: href(PATH, hidden), text: t('first') }}
        next={
          pageInfo.hasNextPage ? { href: href(PATH, { ...hidden, after: pageInfo.endCursor }), text: t('next') } : null
        }
      />
    </Words>
  );
}
