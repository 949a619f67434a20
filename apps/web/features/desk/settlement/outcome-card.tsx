/** One example with the changes of its proposed outcome. It counts as seen once the end of the changes has been on the screen. */
'use client';
import { ProposedOutcomeDocument, type ProposedOutcomeQuery } from '@rulewright/api-client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { documentHref } from '../../../shared/editing/states.ts';
import { placeOfField, wordsOfField, type FailingExample, type ToldEvent } from '../model/settlement.ts';
import { request } from '../../../shared/request.ts';
import { useErrorNote } from '../../../shared/use-error-note.tsx';
import { Refusal } from '../../../shared/components/refusal.tsx';
import { CorrectOutcome, type Correction } from './correct-outcome.tsx';

/** Loaded when someone opens it, because the board is large. */
const OutcomeTable = lazy(async () => ({ default: (await import('./outcome-table.tsx')).OutcomeTable }));

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
  readonly onAccept: ((correction?: Correction) => void) | null;
  /** Null if the modes in which the example fails cannot be left out. */
  readonly onLeave: (() => void) | null;
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

type Changes = NonNullable<ProposedOutcomeQuery['proposedOutcome']>['changes'];

/** Names a changed field: `At the end: hand of A`. */
function useFieldNames({ modes, names }: Pick<FailingExample, 'modes' | 'names'>): (field: string) => string {
  const t = useTranslations('desk.settlement');
  return (field) => {
    const { part, name, step } = placeOfField(field);
    const { seat, zone } = /^(?:(?:zones|seats|numbers)\.)?(?<seat>[A-L])[/.](?<zone>.+)$/u.exec(name)?.groups ?? {};
    const what =
      seat === undefined || zone === undefined
        ? t('member', { name, known: KNOWN.includes(name) ? name : 'other' })
        : t('zone', { seat, zone: zone.replaceAll('-', ' ') });
    return t('place', { part, name: what, step: names[modes.indexOf(step)] ?? step });
  };
}

/** The results that the outcome states and that a person can leave out. Events have a list of their own. */
const isResult = ({ field, change }: Changes[number]): boolean =>
  change !== 'removed' && /^(?:then|thenIn|play)\b/u.test(field) && !field.startsWith('then.events');

/** What the example would state, line by line. Lines that stay are not listed. */
function OutcomeChanges({
  changes,
  told,
  nameOf,
}: {
  readonly changes: Changes;
  readonly told: readonly ToldEvent[];
  readonly nameOf: (field: string) => string;
}) {
  const t = useTranslations('desk.settlement');
  return (
    <dl className="outcome-changes">
      {changes.map(({ field, change, before, after }) => {
        const [old, now] = [wordsOfField(before, told), wordsOfField(after, told)];
        return (
          <div key={field}>
            <dt>{nameOf(field)}</dt>
            <dd>
              {change !== 'added' && <del>{old.length === 0 ? t('nothing') : old.join(', ')}</del>}{' '}
              {change !== 'removed' && <ins>{now.length === 0 ? t('nothing') : now.join(', ')}</ins>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Members of an expectation with words of their own. */
const KNOWN = ['asked', 'offered', 'notOffered', 'over', 'winner', 'events', 'noEvents', 'legal', 'issues', 'removed'];

export function OutcomeCard(props: Props) {
  const { run, changeSet, example, mayEdit, busy, title, onSeen, onTitle, onAccept, onLeave } = props;
  const t = useTranslations('desk.settlement');
  const noteOf = useErrorNote();
  const [near, setNear] = useState(false);
  const [isPlayed, setPlayed] = useState(false);
  const [isCorrecting, setCorrecting] = useState(false);
  const nameOf = useFieldNames(example);
  const modes = example.names.join(', ');
  const { data, error } = useQuery({
    queryKey: ['proposed-outcome', run, example.index],
    queryFn: async ({ signal }) =>
      (await request(ProposedOutcomeDocument, { run, example: example.index }, { signal })).proposedOutcome,
    enabled: near,
  });
  const frames = data?.played.frames ?? [];
  const told = frames.flatMap(({ events }) => events);
  const head = useShown(true, () => setNear(true));
  const end = useShown(data != null, () => onSeen(data!.seal));
  return (
    <article className="outcome-card" aria-label={example.title}>
      <p ref={head}>
        <b>{example.title}</b> <span className="quiet">{modes}</span>{' '}
        <a href={documentHref(example.path, changeSet, { item: example.id, mode: example.modes[0] ?? '' })}>
          {t('correctInEditor')}
        </a>
      </p>
      {!data && !error && <p className="quiet">{t('loadingOutcome')}</p>}
      <Refusal of={error && noteOf(error)} />
      {example.apart.length > 0 && <p>{t('apart', { modes })}</p>}
      {data && <OutcomeChanges changes={data.changes} told={told} nameOf={nameOf} />}
      {data && frames.length > 0 && (
        <details className="outcome-played" onToggle={({ currentTarget }) => setPlayed(currentTarget.open)}>
          <summary>{t('showPlayed', { mode: example.names[0] ?? data.played.mode })}</summary>
          <ol className="outcome-story">
            {frames.flatMap(({ step, decision, events }) => [
              ...(decision == null ? [] : [<li key={step}>{t('decision', { decision })}</li>]),
              ...events.map(({ sentence }, at) => <li key={`${step} ${at}`}>{sentence}</li>),
            ])}
          </ol>
          {isPlayed && (
            <Suspense fallback={<p className="quiet">{t('loadingOutcome')}</p>}>
              <OutcomeTable run={run} example={example.index} step={frames.length} />
            </Suspense>
          )}
        </details>
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
      {mayEdit && data && isCorrecting && (
        <CorrectOutcome
          results={data.changes.filter(isResult).map(({ field, after }) => ({
            field,
            words: t('result', { place: nameOf(field), words: wordsOfField(after, told).join(', ') || t('nothing') }),
          }))}
          told={told}
          stated={data.stated}
          busy={busy || !onAccept}
          onSave={(correction) => onAccept?.(correction)}
          onCancel={() => setCorrecting(false)}
        />
      )}
      {mayEdit && data && !isCorrecting && (
        <p className="button-row">
          <button type="button" className="button" disabled={busy || !onAccept} onClick={() => onAccept?.()}>
            {example.apart.length > 0 ? t('splitExample', { modes }) : t('acceptOutcome')}
          </button>
          <button type="button" className="button" disabled={busy} onClick={() => setCorrecting(true)}>
            {t('correctOutcome')}
          </button>
          {onLeave && (
            <button type="button" className="button" disabled={busy} onClick={onLeave}>
              {t('leaveModes', { modes })}
            </button>
          )}
        </p>
      )}
    </article>
  );
}
