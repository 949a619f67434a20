/** The results of a check run: a collapsible section for each check, with failed ones open, and the effect on games. */
import type { CheckRunPartsFragment } from '@rulewright/api-client';
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { documentHref } from '../../lib/desk/states.ts';
import { Impact } from './impact.tsx';

const ICONS = { passed: CircleCheck, failed: CircleX, warning: TriangleAlert } as const;

interface Props {
  readonly run: CheckRunPartsFragment;
  readonly changeSet: number;
  /** Whether the visitor may run the checks again. */
  readonly mayRun: boolean;
}

export function CheckResults({ run, changeSet, mayRun }: Props) {
  const t = useTranslations('desk.checkResults');
  if (run.state === 'failed' || run.state === 'cancelled')
    return (
      <p role="status">{run.state === 'cancelled' ? t('stopped') : t('checksCouldNotFinished', { step: run.step })}</p>
    );
  return (
    <>
      <p role="status" className="checks-said" data-passed={run.passed}>
        {run.passed ? t('noCheckFailed') : t('aCheckFailed')}
        {!run.current && ' '}
        {!run.current && t('documentsReleaseHaveChanged', { mayRun: String(mayRun) })}
      </p>
      <ul className="check-list">
        {run.checks.map((check) => {
          const status = check.status in ICONS ? (check.status as keyof typeof ICONS) : 'warning';
          const Icon = ICONS[status];
          return (
            <li key={check.id} data-status={status}>
              <details open={status === 'failed'}>
                <summary>
                  <Icon size={17} aria-hidden="true" /> <b>{check.title}</b>{' '}
                  <span className="visually-hidden">{t('status', { status })}</span> {check.summary}
                </summary>
                <ul className="findings">
                  {check.findings.map((finding, i) => (
                    <li key={i}>
                      <p>
                        {finding.message}
                        {finding.path && (
                          <>
                            {' '}
                            <a href={documentHref(finding.path, changeSet)}>{finding.subject ?? finding.path}</a>
                            {finding.line != null && t('line', { line: finding.line })}
                          </>
                        )}
                      </p>
                      {finding.detail && <pre className="finding-detail">{finding.detail}</pre>}
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          );
        })}
      </ul>
      {run.impact.map((impact) => (
        <Impact key={impact.ruleset} impact={impact} />
      ))}
    </>
  );
}
