/** A button that makes a change set of a proposal. */
'use client';
import { MakeProposalSetDocument } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Refusal } from '../../../shared/components/refusal.tsx';
import { request } from '../../../shared/request.ts';
import { useAction } from '../../../shared/use-action.ts';

interface MakeSetProps {
  /** The number of the proposal in its table. */
  readonly at: number;
  readonly run: string;
  readonly candidate: number;
  readonly game: string;
  readonly title: string;
}

export function MakeSet({ at, ...of }: MakeSetProps) {
  const t = useTranslations('lab.proposals');
  const action = useAction();
  const [saved, setSaved] = useState<number | null>(null);
  if (saved !== null)
    return (
      <p role="status">
        {t.rich('made', {
          title: of.title,
          link: (chunks) => <a href={`/desk/sets/${saved}`}>{chunks}</a>,
        })}
      </p>
    );
  return (
    <>
      <Refusal of={action.error} />
      <button
        type="button"
        className="button"
        disabled={action.busy}
        onClick={() =>
          void action.run(async () => setSaved((await request(MakeProposalSetDocument, of)).makeProposalSet))
        }
      >
        {t('makeSet')}
        <span className="visually-hidden"> {t('ofProposal', { at })}</span>
      </button>
    </>
  );
}
