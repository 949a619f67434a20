/** The head of a run: rulesets, players, seed, files, and the link to share. */
import type { LabRunHeadFragment } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { href, rulebookHref } from '../../shared/query.ts';
import { CopyButton } from '../../shared/components/copy-button.tsx';
import { whole } from './numbers.ts';

interface RunHeadProps {
  readonly run: LabRunHeadFragment;
  /** Games of one ruleset in the results, and whether more can follow. */
  readonly counted: { readonly ofArm: number; readonly all: number; readonly open: boolean };
  /** The address of the page for sharing. */
  readonly address: string;
}

/** The changed values in a ruleset id, such as `draw.handSize=6`. */
const changedValues = (id: string): string[] =>
  [...new URLSearchParams(id.split('?')[1] ?? '')].map(([name, value]) => `${name}=${value}`);

export function RunHead({ run, counted, address }: RunHeadProps) {
  const t = useTranslations('lab.runHead');
  const [first, second] = run.arms;
  const many = run.sweep !== null || run.tune !== null || run.searches != null;
  const rulesets = many ? run.arms.slice(0, 1) : run.arms;
  return (
    <>
      <h1>{run.title}</h1>
      <p className="lede">
        {t('lede', {
          games: counted.open ? run.gamesOfArm : counted.ofArm,
          most: String(run.searches != null || (counted.open && (run.question !== null || run.stopMetric !== null))),
          several: String(run.arms.length > 1),
          players: run.entrants.map(({ name }) => name).join(t('against')),
          swap: String(run.swap),
        })}
      </p>
      {!many && (
        <ul className="lab-changes">
          {rulesets.map(({ ruleset }, at) => {
            const changed = changedValues(ruleset.id);
            return (
              changed.length > 0 && (
                <li key={at}>
                  {ruleset.name}: <code>{changed.join(', ')}</code>
                </li>
              )
            );
          })}
        </ul>
      )}
      <p className="quiet lab-facts">
        <a href={`/releases/${run.release}`}>{t('release', { release: run.release })}</a>
        {rulesets.map(({ ruleset }, at) => (
          <span key={at}>
            <a href={rulebookHref(ruleset.id, undefined, run.release)}>{t('rulesOf', { ruleset: ruleset.name })}</a>
          </span>
        ))}
        {second && !many && (
          <a href={href(`/${run.game}/rules/compare`, { a: first!.ruleset.id, b: second.ruleset.id })}>
            {t('compareTheirRules')}
          </a>
        )}
        <span>{t('seed', { seed: run.seed })}</span>
      </p>
      {run.stopMetric && <EarlyStop metric={run.stopMetric} />}
      <p className="actions lab-files">
        <CopyButton text={address}>{t('copyLink')}</CopyButton>
        <a href={`/lab/${run.id}/files/games.csv`} download>
          {t('gamesAsCsv')}
        </a>
        <a href={`/lab/${run.id}/files/run.json`} download>
          {t('allDataJsonGames', { games: whole(counted.all) })}
        </a>
        <a href="/lab">{t('newRun')}</a>
      </p>
    </>
  );
}

/** Explains that a run may stop before its last game. */
function EarlyStop({ metric }: { readonly metric: string }) {
  const t = useTranslations('lab.runHead');
  return (
    <details className="lab-early">
      <summary>{t('runStopsSoonClear', { metric })}</summary>
      <p>{t('earlyStopExplained')}</p>
    </details>
  );
}
