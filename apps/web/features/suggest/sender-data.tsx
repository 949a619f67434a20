/** The sender's data of a suggestion: save it as a file, or delete it. */
'use client';
import { WithdrawSuggestionDocument, type SentSuggestionQuery } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { Refusal } from '../../shared/components/refusal.tsx';
import { request } from '../../shared/request.ts';
import { saveFile } from '../../shared/save-file.ts';
import { useAction } from '../../shared/use-action.ts';

interface Props {
  readonly sent: NonNullable<SentSuggestionQuery['sentSuggestion']>;
  /** The key of the suggestion. */
  readonly of: string;
}

export function SenderData({ sent, of: key }: Props) {
  const t = useTranslations('suggest.data');
  const router = useRouter();
  const action = useAction();
  const remove = async (): Promise<void> => {
    await request(WithdrawSuggestionDocument, { key });
    router.refresh();
  };
  return (
    <details className="needs-script">
      <summary>{t('title')}</summary>
      <p className="quiet">{t('help')}</p>
      <p className="button-row">
        <button
          type="button"
          className="button"
          onClick={() =>
            saveFile(new Blob([JSON.stringify(sent, null, 2)], { type: 'application/json' }), 'suggestion.json')
          }
        >
          {t('save')}
        </button>
        <button type="button" className="button" disabled={action.busy} onClick={() => void action.run(remove)}>
          {t('remove')}
        </button>
      </p>
      <Refusal of={action.error} />
    </details>
  );
}
