/** The table at the end of a proposed outcome. */
'use client';
import { OutcomeTableDocument } from '@rulewright/api-client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { request } from '../../../shared/request.ts';
import { useErrorNote } from '../../../shared/use-error-note.tsx';
import { Refusal } from '../../../shared/components/refusal.tsx';
import { ExampleBoard } from '../../examples/index.ts';

interface Props {
  readonly run: number;
  readonly example: number;
  readonly step: number;
}

export function OutcomeTable({ run, example, step }: Props) {
  const t = useTranslations('desk.settlement');
  const noteOf = useErrorNote();
  const { data, error } = useQuery({
    queryKey: ['outcome-table', run, example],
    queryFn: ({ signal }) => request(OutcomeTableDocument, { run, example, step }, { signal }),
  });
  const frame = data?.proposedOutcome?.played.frames[0];
  return (
    <>
      <Refusal of={error && noteOf(error)} />
      {!data && !error && <p className="quiet">{t('loadingOutcome')}</p>}
      {frame && (
        <ExampleBoard game={data.proposedOutcome!.played.game} release={data.release?.number} seats={frame.seats} />
      )}
    </>
  );
}
