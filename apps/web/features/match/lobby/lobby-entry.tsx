/** Lets the host of a waiting match list it in the lobby, and withdraw it. */
'use client';
import type { OpenMatchPartsFragment } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFailure } from '../../../shared/use-failure.ts';
import { useErrorNote } from '../../../shared/use-error-note.tsx';
import { ask } from '../../device/index.ts';
import { Refusal } from '../../../shared/components/refusal.tsx';

interface LobbyEntryProps {
  readonly match: string;
  /** The entry of the match, or null if it is not listed. */
  readonly listed: OpenMatchPartsFragment | null;
}

export function LobbyEntry({ match, listed }: LobbyEntryProps) {
  const t = useTranslations('play.lobby');
  const noteOf = useErrorNote();
  const [entry, setEntry] = useState(listed);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useFailure();

  async function change(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      if (entry) {
        await ask('WithdrawMatch', { id: entry.id });
        setEntry(null);
      } else setEntry((await ask('ListMatch', { match })).listMatch);
    } catch (error) {
      setFailure(noteOf(error));
    }
    setBusy(false);
  }

  return (
    <div className="lobby-entry">
      <p role="status">{entry ? t('isListed') : t('isNotListed')}</p>
      {entry && (
        <p>
          <strong className="lobby-code">
            {t('codeOf', { code: `${entry.id.slice(0, 4)} ${entry.id.slice(4)}` })}
          </strong>{' '}
          <span className="quiet">{t('codeHelp')}</span>
        </p>
      )}
      <button type="button" className="button" disabled={busy} onClick={() => void change()}>
        {entry ? t('withdraw') : t('list')}
      </button>
      <Refusal of={failure} className="match-failure" />
    </div>
  );
}
