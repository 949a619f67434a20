/** The button that withdraws the reader's own match from the lobby. */
'use client';
import { useTranslations } from 'next-intl';
import { useFailure } from '../../../shared/use-failure.ts';
import { useErrorNote } from '../../../shared/use-error-note.tsx';
import { ask } from '../../device/index.ts';

export function WithdrawButton({ id }: { readonly id: string }) {
  const t = useTranslations('play.lobby');
  const noteOf = useErrorNote();
  const [failure, setFailure] = useFailure();
  const withdraw = (): Promise<void> =>
    ask('WithdrawMatch', { id }).then(
      () => location.reload(),
      (error: unknown) => setFailure(noteOf(error)),
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
