/** The button that withdraws the reader's own match from the lobby. */
'use client';
import { useTranslations } from 'next-intl';
import { useErrorSentence } from '../../lib/use-error-sentence.ts';
import { useFailure } from '../../lib/use-failure.ts';
import { ask } from '../table/ask.ts';

export function WithdrawButton({ id }: { readonly id: string }) {
  const t = useTranslations('play.lobby');
  const inWords = useErrorSentence();
  const [failure, setFailure] = useFailure();
  const withdraw = (): Promise<void> =>
    ask('WithdrawMatch', { id }).then(
      () => location.reload(),
      (error: unknown) => setFailure(inWords(error)),
    );
  return (
    <p className="actions">
      <span className="quiet">{t('yourMatch')}</span>
      <button type="button" className="button" onClick={() => void withdraw()}>
        {t('withdraw')}
      </button>
      {failure && <span role="alert">{failure}</span>}
    </p>
  );
}
