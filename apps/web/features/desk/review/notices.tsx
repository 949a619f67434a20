/** The notices of a person: comments that concern them, and steps of their change sets. */
'use client';
import { SeeNoticesDocument, type DeskNoticesQuery } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { selector } from '../../../i18n/selector.ts';
import { moment } from '../../../shared/editing/states.ts';
import { request } from '../../../shared/request.ts';
import { useAction } from '../../../shared/use-action.ts';

/** The notices that have not been seen, newest first. The others are below a fold. */
export function NoticeList({ notices }: DeskNoticesProps) {
  const t = useTranslations('desk.notices');
  const router = useRouter();
  const action = useAction();
  if (notices.length === 0) return null;
  const fresh = notices.filter(({ isNew }) => isNew);
  const seen = notices.filter(({ isNew }) => !isNew);
  const seeAll = (): void =>
    void action.run(async () => {
      await request(SeeNoticesDocument, {});
      router.refresh();
    });
  return (
    <section className="section notices" id="notices" aria-label={t('title')}>
      {fresh.length > 0 && (
        <>
          <h2>
            {t('title')} <span className="quiet">{fresh.length}</span>
          </h2>
          <Lines notices={fresh} />
          <p>
            <button type="button" className="link-button" disabled={action.busy} onClick={seeAll}>
              {t('seeAll')}
            </button>
          </p>
        </>
      )}
      {seen.length > 0 && (
        <details>
          <summary>{t('earlier', { count: seen.length })}</summary>
          <Lines notices={seen} />
        </details>
      )}
    </section>
  );
}

interface DeskNoticesProps {
  readonly notices: DeskNoticesQuery['deskNotices'];
}

function Lines({ notices }: DeskNoticesProps) {
  const t = useTranslations('desk.notices');
  return (
    <ul className="set-list">
      {notices.map(({ id, kind, at, by, step, title, changeSet, comment, words }) => (
        <li key={id}>
          <span>
            {t('line', { kind, by, step: selector(step) })}{' '}
            <a href={`/desk/sets/${changeSet}${comment == null ? '' : `#comment-${comment}`}`}>{title}</a>
          </span>
          <span className="quiet">{moment(at)}</span>
          {words !== '' && step !== 'schedule' && <q className="notice-words">{words}</q>}
        </li>
      ))}
    </ul>
  );
}

/** Marks the notices about a change set as seen when its page opens. */
export function SeenNotices({ changeSet }: { readonly changeSet: number }) {
  useEffect(() => void request(SeeNoticesDocument, { changeSet }).catch(() => undefined), [changeSet]);
  return null;
}
