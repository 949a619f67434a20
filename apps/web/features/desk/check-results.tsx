/**
 * The results of a check run: one sentence, the failing examples with their possible fixes, and the most important results. Everything else
 * is collapsed.
 */
import type { CheckRunPartsFragment } from '@rulewright/api-client';
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { FindingLine } from './finding-line.tsx';
import { Settlement } from './settlement/settlement.tsx';
import { EffectPlot } from './effect-plot.tsx';

interface ImpactProps {
  readonly impact: CheckRunPartsFragment['impact'][number];
}

/**
 * The effect of a change on the games of one ruleset. First the differences that chance is unlikely to explain, then every metric with its
 * interval.
 */
function Impact({ impact: { name, games, findings } }: ImpactProps) {
  const t = useTranslations('desk.impact');
  const shown = findings.filter((finding) => finding.shown);
  const moved = findings.filter(({ low, high }) => low !== 0 || high !== 0);
  const same = findings.length - moved.length;
  return (
    <section className="impact" aria-label={t('effectOnGamesOf', { ruleset: name })}>
      <h3>{name}</h3>
      <p className="quiet">{t('gamesBeforeAfterChange', { games: games.toLocaleString('en') })}</p>
      {moved.length === 0 && <p>{t('everyGameHadSame')}</p>}
      {moved.length > 0 && shown.length === 0 && <p>{t('noDifferenceBeyondWhat')}</p>}
      {shown.length > 0 && (
        <ul className="impact-sentences">
          {shown.map((finding) => (
            <li key={finding.metric}>{finding.sentence}</li>
          ))}
        </ul>
      )}
      {moved.length > 0 && (
        <details open={shown.length > 0}>
          <summary>{t('numberItsIntervalOther', { count: moved.length })}</summary>
          <EffectPlot label={t('effectsOn', { ruleset: name })} findings={moved} />
          {same > 0 && <p className="quiet">{t('unchangedNumbers', { same })}</p>}
        </details>
      )}
    </section>
  );
}

const ICONS = { passed: CircleCheck, failed: CircleX, warning: TriangleAlert } as const;

/** The number of results above the collapsed checks. */
const MOST = 10;

interface Props {
  readonly run: CheckRunPartsFragment;
  readonly changeSet: number;
  /** Whether the visitor may run the checks again. */
  readonly mayRun: boolean;
  readonly mayEdit: boolean;
  readonly onSettled: (run: CheckRunPartsFragment) => void;
  readonly onRunAgain: () => void;
}

type Check = CheckRunPartsFragment['checks'][number];

/** The most important results: first those of failed checks, then warnings. `Settlement` shows the worked examples, so they are left out. */
function mattering({ checks, settlement }: CheckRunPartsFragment) {
  const inOrder = ['failed', 'warning'].flatMap((status) => checks.filter((check) => check.status === status));
  return inOrder
    .filter(({ id }) => id !== 'examples' || !settlement)
    .flatMap((check) => check.findings.map((finding, place) => ({ check, finding, place })));
}

export function CheckResults({ run, changeSet, mayRun, mayEdit, onSettled, onRunAgain }: Props) {
  const t = useTranslations('desk.checkResults');
  if (run.state === 'failed' || run.state === 'cancelled')
    return (
      <p role="status">{run.state === 'cancelled' ? t('stopped') : t('checksCouldNotFinished', { step: run.step })}</p>
    );
  const failed = run.checks.filter(({ status }) => status === 'failed');
  const matter = mattering(run);
  return (
    <>
      <p role="status" className="checks-said" data-passed={run.passed}>
        {run.passed
          ? t('noCheckFailed')
          : t('checksFail', { count: failed.length, names: failed.map(({ title }) => title).join(', ') })}
        {!run.current && ' '}
        {!run.current && t('documentsReleaseHaveChanged', { mayRun: String(mayRun) })}
      </p>
      <Settlement
        run={run}
        changeSet={changeSet}
        mayEdit={mayEdit}
        mayRun={mayRun}
        onChange={onSettled}
        onRunAgain={onRunAgain}
      />
      {matter.length > 0 && (
        <section aria-label={t('lookAtFirst')}>
          <h3>{t('lookAtFirst')}</h3>
          <ul className="findings">
            {matter.slice(0, MOST).map(({ check, finding, place }) => (
              <FindingLine
                key={`${check.id} ${place}`}
                run={run.id}
                check={check.id}
                place={place}
                finding={finding}
                changeSet={changeSet}
              />
            ))}
          </ul>
          {matter.length > MOST && <p className="quiet">{t('moreBelow', { count: matter.length - MOST })}</p>}
        </section>
      )}
      <h3>{t('allChecks')}</h3>
      <ul className="check-list">
        {run.checks.map((check) => (
          <CheckItem key={check.id} run={run.id} check={check} changeSet={changeSet} />
        ))}
      </ul>
      {run.impact.map((impact) => (
        <Impact key={impact.ruleset} impact={impact} />
      ))}
    </>
  );
}

function CheckItem({
  run,
  check,
  changeSet,
}: {
  readonly run: number;
  readonly check: Check;
  readonly changeSet: number;
}) {
  const t = useTranslations('desk.checkResults');
  const status = check.status in ICONS ? (check.status as keyof typeof ICONS) : 'warning';
  const Icon = ICONS[status];
  return (
    <li data-status={status}>
      <details>
        <summary>
          <Icon size={17} aria-hidden="true" /> <b>{check.title}</b>{' '}
          <span className="visually-hidden">{t('status', { status })}</span> {check.summary}
        </summary>
        <ul className="findings">
          {check.findings.map((finding, place) => (
            <FindingLine key={place} run={run} check={check.id} place={place} finding={finding} changeSet={changeSet} />
          ))}
        </ul>
      </details>
    </li>
  );
}
