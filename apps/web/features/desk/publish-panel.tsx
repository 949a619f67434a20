/** Publishes a change set: the release notes, the date, and the problems to fix first. */
'use client';
import {
  ChangeSetNotesDocument,
  PublishDocument,
  ScheduleDocument,
  UnscheduleDocument,
  type ChangeSetPublishingQuery,
  type CommentPartsFragment,
} from '@rulewright/api-client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { moment } from '../../shared/editing/states.ts';
import { request } from '../../shared/request.ts';
import { useAction } from '../../shared/use-action.ts';
import { Form } from '../../shared/forms/form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { OpenComments } from './open-points.tsx';
import { PublishingProgress } from './publishing-progress.tsx';
import { Refusal } from '../../shared/components/refusal.tsx';

type ChangeSet = NonNullable<ChangeSetPublishingQuery['changeSet']>;

/** Milliseconds between two checks whether a due change set has been published. */
const LOOK_AGAIN = 3_000;
/** The longest timeout that browsers support, in milliseconds. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** Refreshes the page from the publishing date until the change set has been published. */
function useRefreshWhenDue(publishAt: string | null): void {
  const router = useRouter();
  useEffect(() => {
    if (publishAt === null) return undefined;
    let timer: number;
    const wait = (): void => {
      const left = Math.max(Date.parse(publishAt) - Date.now(), 0) + LOOK_AGAIN;
      timer = window.setTimeout(
        () => {
          router.refresh();
          wait();
        },
        Math.min(left, LONGEST_WAIT),
      );
    };
    wait();
    return () => window.clearTimeout(timer);
  }, [publishAt, router]);
}

/** A moment as the value of a field for date and time: in the zone of the browser, without seconds. */
function localMoment(at: string): string {
  const date = new Date(at);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

export interface PublishPanelProps {
  readonly set: ChangeSet;
  readonly comments: readonly CommentPartsFragment[];
}

export function PublishPanel({ set, comments }: PublishPanelProps) {
  const t = useTranslations('desk.publishPanel');
  const router = useRouter();
  // A date that is set is shown at once, so that it can be moved.
  const [later, setLater] = useState(set.publishAt != null);
  const [publishing, setPublishing] = useState(false);
  const unscheduling = useAction();
  const { id, version, may, blockers } = set;
  useRefreshWhenDue(set.state === 'approved' ? (set.publishAt ?? null) : null);
  const mayPublish = may.includes('publish') || may.includes('schedule') || may.includes('override');
  // The notes compare all documents, so the page does not wait for them.
  const { data: notes, isError } = useQuery({
    queryKey: ['change-set-notes', id, version],
    queryFn: async ({ signal }) => (await request(ChangeSetNotesDocument, { id }, { signal })).changeSet?.notes ?? '',
    enabled: mayPublish,
    staleTime: Infinity,
  });
  if (set.state === 'published' || set.state === 'withdrawn') return null;
  return (
    <section className="section publish-panel" id="publish">
      <h2>{t('publish')}</h2>
      <Refusal of={set.publishProblem && t('scheduledPublishingFailed', { publishProblem: set.publishProblem })} />
      {set.publishAt && (
        <p>
          {t('changeSetWillPublished', { publishAt: moment(set.publishAt) })}{' '}
          {may.includes('unschedule') && (
            <button
              type="button"
              className="button"
              disabled={unscheduling.busy}
              onClick={() =>
                void unscheduling.run(async () => {
                  await request(UnscheduleDocument, { id, version });
                  router.refresh();
                })
              }
            >
              {t('cancelPublishingDate')}
            </button>
          )}
        </p>
      )}
      {unscheduling.error && <p role="alert">{unscheduling.error}</p>}
      {blockers.length > 0 && (
        <>
          <p>{t('beforeCanPublished')}</p>
          <ul>
            {blockers.map((blocker) => (
              <li key={blocker}>{blocker}</li>
            ))}
          </ul>
        </>
      )}
      <OpenComments comments={comments} />
      {mayPublish && notes === undefined ? (
        <p className="quiet" role="status">
          {isError ? t('notesNotDrafted') : t('draftingTheNotes')}
        </p>
      ) : mayPublish ? (
        <Form
          submit={later ? (set.publishAt ? t('movePublishing') : t('schedulePublishing')) : t('publishNow')}
          onSubmit={async ({ notes = '', at = '', override = '' }) => {
            const order = { id, version, notes, ...(override !== '' && { override }) };
            if (!later) {
              setPublishing(true);
              const { publish } = await request(PublishDocument, order).finally(() => setPublishing(false));
              return window.location.assign(`/releases/${publish.number}`);
            }
            await request(ScheduleDocument, { ...order, at: new Date(at).toISOString() });
            router.refresh();
          }}
        >
          <TextField label={t('releaseNotes')} name="notes" rows={5} defaultValue={notes ?? ''} />
          <p>
            <label>
              <input type="checkbox" checked={later} onChange={(event) => setLater(event.target.checked)} />{' '}
              {t('publishLaterDate')}
            </label>
          </p>
          {later && (
            <TextField
              label={t('dateAndTime')}
              name="at"
              type="datetime-local"
              step="any"
              required
              defaultValue={set.publishAt ? localMoment(set.publishAt) : ''}
            />
          )}
          {blockers.length > 0 && may.includes('override') && (
            <TextField label={t('publishDespiteFailedCheck')} help={t('auditShowsReason')} name="override" />
          )}
        </Form>
      ) : (
        <p className="quiet">
          {set.state === 'approved' ? t('needReviewerRolePublish') : t('anotherPersonMustApprove')}
        </p>
      )}
      {publishing && <PublishingProgress changeSet={id} />}
    </section>
  );
}
