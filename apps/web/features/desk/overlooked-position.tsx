/** The game of a finding up to its position, step by step on the board. It opens at its last step. */
'use client';
import { OverlookedPositionDocument } from '@rulewright/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Refusal } from '../../shared/components/refusal.tsx';
import { request } from '../../shared/request.ts';
import { useErrorNote } from '../../shared/use-error-note.tsx';
import { ExampleBoard } from '../examples/index.ts';

interface Props {
  readonly run: number;
  /** The index of the finding in its run. */
  readonly finding: number;
}

/** A step after the last one gives the last. */
const LAST = 100_000;

export function OverlookedPosition({ run, finding }: Props) {
  const t = useTranslations('desk.overlooked');
  const noteOf = useErrorNote();
  const [step, setStep] = useState(LAST);
  const { data, error } = useQuery({
    queryKey: ['overlooked-position', run, finding, step],
    queryFn: ({ signal }) => request(OverlookedPositionDocument, { run, finding, step }, { signal }),
    placeholderData: keepPreviousData,
  });
  const position = data?.overlookedPosition;
  const frame = position?.frames[0];
  return (
    <div className="overlooked-position">
      <Refusal of={error && noteOf(error)} />
      {!data && !error && <p className="quiet">{t('loading')}</p>}
      {position && frame && (
        <>
          <p className="button-row">
            <button type="button" className="button" disabled={frame.step <= 1} onClick={() => setStep(frame.step - 1)}>
              {t('back')}
            </button>
            <span role="status">{t('stepOf', { step: frame.step, count: position.frameCount })}</span>
            <button
              type="button"
              className="button"
              disabled={frame.step >= position.frameCount}
              onClick={() => setStep(frame.step + 1)}
            >
              {t('next')}
            </button>
          </p>
          <ol className="outcome-story">
            {frame.decision != null && <li>{frame.decision}</li>}
            {frame.events.slice(-6).map(({ sentence }, at) => (
              <li key={at}>{sentence}</li>
            ))}
          </ol>
          <ExampleBoard game={position.game} release={data.release?.number} seats={frame.seats} />
        </>
      )}
    </div>
  );
}
