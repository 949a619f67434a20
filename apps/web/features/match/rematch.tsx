/** Starts another match with the same players and decks. */
'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useErrorSentence } from '../../shared/use-error-sentence.ts';
import { useFailure } from '../../shared/use-failure.ts';
import { ask } from '../device/index.ts';

export function Rematch({ match }: { readonly match: string }) {
  const t = useTranslations('play.rematch');
  const inWords = useErrorSentence();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useFailure();

  async function again(exchangeDecks: boolean, changeSides = false): Promise<void> {
    setBusy(true);
    try {
      const { rematch } = await ask('Rematch', { match, exchangeDecks, changeSides });
      location.assign(`/play/${rematch.id}`);
    } catch (error) {
      setFailure(inWords(error));
      setBusy(false);
    }
  }

  return (
    <>
      <button type="button" className="button button-main" disabled={busy} onClick={() => void again(false)}>
        {t('playAgain')}
      </button>
      <button type="button" className="button" disabled={busy} onClick={() => void again(false, true)}>
        {t('changeSides')}
      </button>
      <button type="button" className="button" disabled={busy} onClick={() => void again(true)}>
        {t('exchangeDecks')}
      </button>
      {failure && <span role="alert">{failure}</span>}
    </>
  );
}
