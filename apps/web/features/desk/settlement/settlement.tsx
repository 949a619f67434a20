/** The failing examples of a check run by cause: those that can keep their story, those with a new outcome, then the others. */
'use client';
import { KeepExamplesDocument, LeaveModesDocument, type CheckRunPartsFragment } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { documentHref } from '../../../shared/editing/states.ts';
import { groupsOf, type GroupProps, type FailingExample } from '../model/settlement.ts';
import { request } from '../../../shared/request.ts';
import { useAction } from '../../../shared/use-action.ts';
import { OutcomeGroup } from './outcome-group.tsx';
import { Refusal } from '../../../shared/components/refusal.tsx';

/** The number of entries that are not collapsed. */
const FIRST = 10;

interface Props {
  readonly changeSet: number;
  readonly examples: readonly FailingExample[];
}

/** A list of examples. It collapses all but the first ten. */
function ExampleList({ changeSet, examples }: Props) {
  const t = useTranslations('desk.settlement');
  const rest = examples.slice(FIRST);
  return (
    <>
      <Entries changeSet={changeSet} examples={examples.slice(0, FIRST)} />
      {rest.length > 0 && (
        <details>
          <summary>{t('more', { count: rest.length })}</summary>
          <Entries changeSet={changeSet} examples={rest} />
        </details>
      )}
    </>
  );
}

function Entries({ changeSet, examples }: Props) {
  return (
    <ul className="settlement-examples">
      {examples.map(({ index, id, title, path, modes, names }) => (
        <li key={index}>
          <a href={documentHref(path, changeSet, { item: id, mode: modes[0] ?? '' })}>{title}</a>{' '}
          <span className="quiet">{names.join(', ')}</span>
        </li>
      ))}
    </ul>
  );
}

export interface SettlementProps {
  readonly run: CheckRunPartsFragment;
  readonly changeSet: number;
  /** Whether the visitor may change the drafts. */
  readonly mayEdit: boolean;
  readonly mayRun: boolean;
  readonly onChange: (run: CheckRunPartsFragment) => void;
  readonly onRunAgain: () => void;
}

export function Settlement({ run, changeSet, mayEdit, mayRun, onChange, onRunAgain }: SettlementProps) {
  const t = useTranslations('desk.settlement');
  const { settlement } = run;
  if (!settlement) return null;
  const open = settlement.examples.filter(({ settled }) => !settled);
  const groups = groupsOf(open);
  const settled = settlement.examples.length - open.length;
  return (
    <section className="settlement" aria-label={t('failingExamples')}>
      <p className="settlement-said">{settlement.sentence}</p>
      {settled > 0 && (
        <p role="status" className="settlement-settled">
          {t('settled', { settled, all: settlement.examples.length })}
        </p>
      )}
      {groups.some(({ kind }) => kind === 'outcome') && <p>{t('outcomeHelp')}</p>}
      {groups.map(({ kind, cause, examples }) =>
        kind === 'keep' ? (
          <KeptGroup key={`${kind} ${cause}`} {...{ run, changeSet, mayEdit, onChange, cause, examples }} />
        ) : kind === 'outcome' ? (
          <OutcomeGroup key={`${kind} ${cause}`} {...{ run, changeSet, mayEdit, onChange, cause, examples }} />
        ) : (
          <OpenGroup key={`${kind} ${cause}`} {...{ run, changeSet, mayEdit, onChange, cause, examples }} />
        ),
      )}
      {settled > 0 && !groups.some(({ kind }) => kind !== 'open') && mayRun && (
        <p className="button-row">
          <button type="button" className="button button-main" onClick={onRunAgain}>
            {t('runAgain')}
          </button>
        </p>
      )}
    </section>
  );
}

function KeptGroup({ run, changeSet, mayEdit, onChange, cause, examples }: GroupProps) {
  const t = useTranslations('desk.settlement');
  const action = useAction();
  const keep = async (): Promise<void> => {
    const all = examples.map(({ index }) => index);
    onChange((await request(KeepExamplesDocument, { run: run.id, examples: all })).keepExamples);
  };
  return (
    <div className="settlement-group" data-kind="keep">
      <h3>{t('onlyAffected', { count: examples.length })}</h3>
      <p>{t('keepHelp', { cause })}</p>
      {mayEdit && (
        <p className="button-row">
          <button
            type="button"
            className="button button-main"
            disabled={action.busy}
            onClick={() => void action.run(keep)}
          >
            {t('keepExamples', { count: examples.length })}
          </button>
        </p>
      )}
      <Refusal of={action.error} />
      <ExampleList changeSet={changeSet} examples={examples} />
    </div>
  );
}

function OpenGroup({ run, changeSet, mayEdit, onChange, cause, examples }: GroupProps) {
  const t = useTranslations('desk.settlement');
  const action = useAction();
  const leave = async (index: number): Promise<void> => {
    onChange((await request(LeaveModesDocument, { run: run.id, examples: [index] })).leaveModes);
  };
  return (
    <div className="settlement-group" data-kind="open">
      <h3>{t('needEditor', { count: examples.length, cause })}</h3>
      <ul className="settlement-open">
        {examples.map(({ index, id, title, path, why, modes, names, leaves }) => (
          <li key={index}>
            <p>
              <b>{title}</b>{' '}
              <a href={documentHref(path, changeSet, { item: id, mode: modes[0] ?? '' })}>{t('openInEditor')}</a>
            </p>
            <p className="quiet">{why}</p>
            {mayEdit && leaves.length > 0 && (
              <p className="button-row">
                <button
                  type="button"
                  className="button"
                  disabled={action.busy}
                  onClick={() => void action.run(() => leave(index))}
                >
                  {t('leaveModes', { modes: names.join(', ') })}
                </button>
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
