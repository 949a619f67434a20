/** The home page of the desk: change sets in progress, in review and closed. */
import { ChangeSetsDocument, DeskNoticesDocument, type ChangeSetLineFragment } from '@rulewright/api-client';
import { Empty } from '@rulewright/ui';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { selector } from '../../i18n/selector.ts';
import { NewGame } from '../../features/desk/new-game.tsx';
import { KeptTexts } from '../../shared/components/kept-text.tsx';
import { NoticeList } from '../../features/desk/review/notices.tsx';
import { NewSet } from '../../features/desk/new-set.tsx';
import { moment, OPEN_STATES, stateName } from '../../shared/editing/states.ts';
import { href, one, type SearchParams } from '../../shared/query.ts';
import { gamesOf } from '../../features/desk/model/games-of.ts';
import { findAsPerson, requirePerson } from '../../shared/session.ts';

/** The open states. Those that wait for another person come first. */
const GROUPS = ['in review', 'approved', 'draft'] as const;

export default async function DeskPage({ searchParams }: { readonly searchParams: Promise<SearchParams> }) {
  const t = await getTranslations('desk.page');
  const me = await requirePerson('drafts');
  const query = await searchParams;
  // Links from before the lists had cursors say `before`.
  const after = one(query, 'after') ?? one(query, 'before') ?? null;
  const [opened, closed, { deskNotices }] = await Promise.all([
    findAsPerson(ChangeSetsDocument, { states: [...OPEN_STATES] }),
    findAsPerson(ChangeSetsDocument, { states: ['published', 'withdrawn'], after }),
    findAsPerson(DeskNoticesDocument, {}),
  ]);
  const { nodes: open } = opened.changeSets;
  const { nodes: done, pageInfo } = closed.changeSets;
  return (
    <div className="desk-home">
      <div>
        <h1>{t('changeSets')}</h1>
        <NoticeList notices={deskNotices} />
        <KeptTexts />
        {open.length === 0 && (
          <Empty title={t('noOpenChangeSets')}>
            <p>{t('startChangeSetOpen')}</p>
          </Empty>
        )}
        {GROUPS.map((state) => (
          <Sets
            key={state}
            title={t('group', { state: selector(state) })}
            sets={open.filter((one) => one.state === state)}
          />
        ))}
        {done.length > 0 && (
          <details className="section" open={after !== null}>
            <summary>{t('publishedAndWithdrawn', { count: done.length })}</summary>
            <SetList sets={done} />
            {pageInfo.hasNextPage && (
              <a className="button" href={href('/desk', { after: pageInfo.endCursor })}>
                {t('olderChangeSets')}
              </a>
            )}
          </details>
        )}
      </div>
      <aside className="desk-begin" aria-labelledby="begin">
        <h2 id="begin">{t('startAChangeSet')}</h2>
        <NewSet {...await gamesOf(me)} />
        <NewGame />
      </aside>
    </div>
  );
}

function Sets({ title, sets }: { readonly title: string; readonly sets: readonly ChangeSetLineFragment[] }) {
  if (sets.length === 0) return null;
  return (
    <section className="section">
      <h2>
        {title} <span className="quiet">{sets.length}</span>
      </h2>
      <SetList sets={sets} />
    </section>
  );
}

function SetList({ sets }: { readonly sets: readonly ChangeSetLineFragment[] }) {
  const t = useTranslations('desk.page');
  return (
    <ul className="set-list">
      {sets.map((set) => (
        <li key={set.id}>
          <a href={`/desk/sets/${set.id}`}>{set.title}</a>
          <span className="quiet">
            {stateName(set.state)}
            {set.release != null && t('asRelease', { release: set.release })}
            {set.publishAt && t('toBePublishedOn', { publishAt: moment(set.publishAt) })} ·{' '}
            {set.author.replace(/ <.*/u, '')}
            {set.mine && t('you')} · {moment(set.updatedAt)}
            {set.openComments > 0 && (
              <>
                {' · '}
                <a className="open-comments" href={`/desk/sets/${set.id}#discussion`}>
                  {t('openComments', { count: set.openComments })}
                </a>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
