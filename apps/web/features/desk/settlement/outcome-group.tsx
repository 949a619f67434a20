/** Examples with a proposed outcome. Each seen outcome can be accepted alone. All can be accepted together once all are seen. */
'use client';
import { AcceptOutcomesDocument, LeaveModesDocument } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { GroupProps } from '../model/settlement.ts';
import { request } from '../../../shared/request.ts';
import { useAction } from '../../../shared/use-action.ts';
import type { Correction } from './correct-outcome.tsx';
import { OutcomeCard } from './outcome-card.tsx';
import { Refusal } from '../../../shared/components/refusal.tsx';

/** The seal of the outcome that the person has seen (empty before that), and the title that they entered or confirmed. */
interface Seen {
  readonly seal: string;
  readonly title?: string;
}

export function OutcomeGroup({ run, changeSet, mayEdit, onChange, cause, examples }: GroupProps) {
  const t = useTranslations('desk.settlement');
  const action = useAction();
  const [seen, setSeen] = useState<ReadonlyMap<number, Seen>>(new Map());
  const note = (index: number, part: Partial<Seen>): void =>
    setSeen((known) => new Map(known).set(index, { seal: '', ...known.get(index), ...part }));
  const isSeen = (index: number): boolean => (seen.get(index)?.seal ?? '') !== '';
  const isReady = ({ index, titleDoubt }: (typeof examples)[number]): boolean =>
    isSeen(index) && (!titleDoubt || seen.get(index)?.title !== undefined);
  const accept = async (indexes: readonly number[], correction?: Correction): Promise<void> => {
    const accepted = indexes.map((example) => ({ example, ...seen.get(example)!, ...correction }));
    onChange((await request(AcceptOutcomesDocument, { run: run.id, accepted })).acceptOutcomes);
  };
  const leave = async (index: number): Promise<void> => {
    onChange((await request(LeaveModesDocument, { run: run.id, examples: [index] })).leaveModes);
  };
  const displayed = examples.filter(({ index }) => isSeen(index)).length;
  const doubts = examples.filter((one) => isSeen(one.index) && !isReady(one)).length;
  return (
    <div className="settlement-group" data-kind="outcome">
      <h3>{t('newOutcome', { count: examples.length, cause })}</h3>
      <ol className="outcome-cards">
        {examples.map((example) => (
          <li key={example.index}>
            <OutcomeCard
              run={run.id}
              changeSet={changeSet}
              example={example}
              mayEdit={mayEdit}
              busy={action.busy}
              title={seen.get(example.index)?.title}
              onSeen={(seal) => note(example.index, { seal })}
              onTitle={(title) => note(example.index, { title })}
              onLeave={example.leaves.length > 0 ? () => void action.run(() => leave(example.index)) : null}
              onAccept={
                isReady(example) ? (correction) => void action.run(() => accept([example.index], correction)) : null
              }
            />
          </li>
        ))}
      </ol>
      {mayEdit && (
        <p className="button-row">
          <button
            type="button"
            className="button button-main"
            disabled={action.busy || !examples.every(isReady)}
            onClick={() => void action.run(() => accept(examples.map(({ index }) => index)))}
          >
            {t('acceptAll', { count: examples.length })}
          </button>
          <span className="quiet" role="status">
            {displayed < examples.length
              ? t('displayed', { displayed, all: examples.length })
              : doubts > 0 && t('titlesToCheck', { count: doubts })}
          </span>
        </p>
      )}
      <Refusal of={action.error} />
    </div>
  );
}
