/** One example with the changes of its proposed outcome. It counts as seen once the end of the changes has been on the screen. */
'use client';
import { ProposedOutcomeDocument } from '@rulewright/api-client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { documentHref } from '../../../shared/editing/states.ts';
import { placeOfField, type FailingExample } from '../model/settlement.ts';
import { request } from '../../../shared/request.ts';
import { useErrorNote } from '../../../shared/use-error-note.tsx';
import { Refusal } from '../../../shared/components/refusal.tsx';

interface Props {
  readonly run: number;
  readonly changeSet: number;
  readonly example: FailingExample;
  readonly mayEdit: boolean;
  readonly busy: boolean;
  /** The title that the person entered or confirmed. Undefined before that. */
  readonly title: string | undefined;
  readonly onSeen: (seal: string) => void;
  readonly onTitle: (title: string) => void;
  /** Null while the outcome cannot be accepted yet. */
  readonly onAccept: (() => void) | null;
}

/** Calls `onShown` once, when the element becomes visible. Returns the ref for the element. */
function useShown(active: boolean, onShown: () => void) {
  const element = useRef<HTMLParagraphElement>(null);
  const latest = useRef(onShown);
  useEffect(() => {
    latest.current = onShown;
  });
  useEffect(() => {
    if (!active || !element.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      latest.current();
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [active]);
  return element;
}

/** Formats a value as text. Lists of names have no brackets or quotes. */
function shown(value: unknown): string {
  if (value == null) return '';
  if (Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string'))
    return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export function OutcomeCard(props: Props) {
  const { run, changeSet, example, mayEdit, busy, title, onSeen, onTitle, onAccept } = props;
  const t = useTranslations('desk.settlement');
  const noteOf = useErrorNote();
  const [near, setNear] = useState(false);
  const { data, error } = useQuery({
    queryKey: ['proposed-outcome', run, example.index],
    queryFn: async ({ signal }) =>
      (await request(ProposedOutcomeDocument, { run, example: example.index }, { signal })).proposedOutcome,
    enabled: near,
  });
  const head = useShown(true, () => setNear(true));
  const end = useShown(data != null, () => onSeen(data!.seal));
  return (
    <article className="outcome-card" aria-label={example.title}>
      <p ref={head}>
        <b>{example.title}</b> <span className="quiet">{example.modes.join(', ')}</span>{' '}
        <a href={documentHref(example.path, changeSet, { item: example.id })}>{t('correctInEditor')}</a>
      </p>
      {!data && !error && <p className="quiet">{t('loadingOutcome')}</p>}
      <Refusal of={error && noteOf(error)} />
      {data && (
        <dl className="outcome-changes">
          {data.changes.map((change) => (
            <div key={change.field}>
              <dt>{t('place', placeOfField(change.field))}</dt>
              <dd>
                {change.change !== 'added' && <del>{shown(change.before)}</del>}{' '}
                {change.change !== 'removed' && <ins>{shown(change.after)}</ins>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p ref={end} className="outcome-end" />
      {mayEdit && example.titleDoubt && data && (
        <p className="form-line">
          <label>
            {t('checkTitle')}{' '}
            <input
              className="field outcome-title"
              value={title ?? example.title}
              maxLength={300}
              onChange={(event) => onTitle(event.target.value)}
            />
          </label>{' '}
          {title === undefined && (
            <button type="button" className="link-button" onClick={() => onTitle(example.title)}>
              {t('titleIsRight')}
            </button>
          )}
        </p>
      )}
      {mayEdit && data && (
        <p className="button-row">
          <button type="button" className="button" disabled={busy || !onAccept} onClick={() => onAccept?.()}>
            {t('acceptOutcome')}
          </button>
        </p>
      )}
    </article>
  );
}
