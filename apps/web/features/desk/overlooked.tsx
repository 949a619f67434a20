/** What a change set overlooks: starts the search, follows its progress, and shows what was found. */
'use client';
import {
  CancelOverlookedDocument,
  LookForOverlookedDocument,
  OverlookedDocument,
  OverlookedExampleDocument,
  SaveDraftDocument,
  type OverlookedPartsFragment,
} from '@rulewright/api-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useState } from 'react';
import { selector } from '../../i18n/selector.ts';
import { Refusal } from '../../shared/components/refusal.tsx';
import { documentHref } from '../../shared/editing/states.ts';
import { request } from '../../shared/request.ts';
import { useAction } from '../../shared/use-action.ts';

/** The board of a position is loaded when somebody opens one. */
const OverlookedPosition = lazy(() =>
  import('./overlooked-position.tsx').then((file) => ({ default: file.OverlookedPosition })),
);

interface Props {
  readonly changeSet: number;
  readonly mayRun: boolean;
  readonly mayEdit: boolean;
}

type Found = OverlookedPartsFragment['checks'][number]['findings'][number];

/** Milliseconds between two requests for the status. */
const EVERY = 1_000;
/** The findings above the fold. What is certain comes first, and most of the others follow from it. */
const MOST = 8;

const isGoing = (run: OverlookedPartsFragment | null | undefined): boolean =>
  run?.state === 'queued' || run?.state === 'running';

export function Overlooked({ changeSet, mayRun, mayEdit }: Props) {
  const t = useTranslations('desk.overlooked');
  const action = useAction();
  const client = useQueryClient();
  const queryKey = ['overlooked', changeSet];
  const { data: run } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await request(OverlookedDocument, { changeSet }, { signal })).overlooked ?? null,
    refetchInterval: ({ state }) => (isGoing(state.data) ? EVERY : false),
  });
  const change = (next: OverlookedPartsFragment): void => void client.setQueryData(queryKey, next);
  const look = async (): Promise<void> =>
    change((await request(LookForOverlookedDocument, { changeSet })).lookForOverlooked);
  const cancel = async (id: number): Promise<void> =>
    change((await request(CancelOverlookedDocument, { id })).cancelChecks);
  const going = isGoing(run);
  return (
    <div className="checks">
      <p className="quiet">{t('lede')}</p>
      {mayRun && !going && (
        <p className="button-row">
          <button type="button" className="button" disabled={action.busy} onClick={() => void action.run(look)}>
            {run ? t('lookAgain') : t('look')}
          </button>
        </p>
      )}
      <Refusal of={action.error} />
      {run && going && (
        <div className="checks-progress">
          <progress max={1} value={run.progress} aria-label={t('progress')} />
          <p role="status">
            {run.state === 'queued' ? t('waiting') : run.step} · {Math.round(run.progress * 100)}%
          </p>
          {mayRun && (
            <button type="button" className="link-button" onClick={() => void action.run(() => cancel(run.id))}>
              {t('stop')}
            </button>
          )}
        </div>
      )}
      {run && !going && <Result run={run} changeSet={changeSet} mayEdit={mayEdit} />}
    </div>
  );
}

interface ResultProps {
  readonly run: OverlookedPartsFragment;
  readonly changeSet: number;
  readonly mayEdit: boolean;
}

function Result({ run, changeSet, mayEdit }: ResultProps) {
  const t = useTranslations('desk.overlooked');
  const [check] = run.checks;
  if (!check) return <p role="status">{run.state === 'cancelled' ? t('stopped') : run.step}</p>;
  const all = check.findings.map((finding, place) => ({ finding, place }));
  const causes = new Set(all.map(({ finding }) => finding.message));
  const isFollower = ({ follows }: Found): boolean => follows != null && causes.has(follows);
  const line = ({ finding, place }: (typeof all)[number]) => (
    <FoundLine key={place} run={run.id} place={place} finding={finding} changeSet={changeSet} mayEdit={mayEdit}>
      <Followers
        lines={all
          .filter((one) => isFollower(one.finding) && one.finding.follows === finding.message)
          .map((one) => line(one))}
      />
    </FoundLine>
  );
  const lines = all.filter(({ finding }) => !isFollower(finding)).map((one) => line(one));
  return (
    <>
      <p role="status" className="overlooked-said">
        {check.summary}
        {!run.current && ` ${t('changedSince')}`}
      </p>
      <ul className="findings overlooked-list">{lines.slice(0, MOST)}</ul>
      {lines.length > MOST && (
        <details>
          <summary>{t('more', { count: lines.length - MOST })}</summary>
          <ul className="findings overlooked-list">{lines.slice(MOST)}</ul>
        </details>
      )}
    </>
  );
}

/** What never occurs because of the finding above. */
function Followers({ lines }: { readonly lines: readonly React.ReactElement[] }) {
  const t = useTranslations('desk.overlooked');
  if (lines.length === 0) return null;
  return (
    <details>
      <summary>{t('follows', { count: lines.length })}</summary>
      <ul className="findings overlooked-list">{lines}</ul>
    </details>
  );
}

interface LineProps {
  readonly children: React.ReactElement;
  readonly run: number;
  /** The index of the finding. */
  readonly place: number;
  readonly finding: Found;
  readonly changeSet: number;
  readonly mayEdit: boolean;
}

function FoundLine({ run, place, finding, changeSet, mayEdit, children }: LineProps) {
  const t = useTranslations('desk.overlooked');
  const action = useAction();
  const [isOpen, setOpen] = useState(false);
  const make = async (): Promise<void> => {
    const { path, text } = (await request(OverlookedExampleDocument, { run, finding: place })).overlookedExample!;
    await request(SaveDraftDocument, { changeSet, path, text, version: null });
    window.location.assign(documentHref(path, changeSet));
  };
  return (
    <li>
      <p>
        {finding.kind != null && <b className="overlooked-kind">{t('kind', { kind: selector(finding.kind) })}</b>}{' '}
        {finding.message}{' '}
        {finding.path && (
          <a href={documentHref(finding.path, changeSet)}>
            {finding.line == null ? t('openDocument') : t('openLine', { line: finding.line })}
          </a>
        )}
      </p>
      {finding.hasPosition && (
        <p className="button-row">
          <button type="button" className="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? t('closePosition') : t('openPosition')}
          </button>
          {mayEdit && (
            <button type="button" className="button" disabled={action.busy} onClick={() => void action.run(make)}>
              {t('makeExample')}
            </button>
          )}
        </p>
      )}
      <Refusal of={action.error} />
      {isOpen && finding.detail != null && <p>{finding.detail}</p>}
      {isOpen && (
        <Suspense fallback={<p className="quiet">{t('loading')}</p>}>
          <OverlookedPosition run={run} finding={place} />
        </Suspense>
      )}
      {children}
    </li>
  );
}
