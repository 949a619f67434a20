/** Saves a pasted list to the account under a name, for the next match. */
'use client';
import { useTranslations } from 'next-intl';
import type { SavedDeckPartsFragment } from '@rulewright/api-client';
import { useState, type KeyboardEvent } from 'react';
import { useErrorSentence } from '../../shared/use-error-sentence.ts';
import { useFailure } from '../../shared/use-failure.ts';
import { ask } from '../device/index.ts';
import { Refusal } from '../../shared/components/refusal.tsx';

interface KeepListProps {
  readonly game: string;
  readonly list: string;
  /** The name of the deck that the list gives. It is used until the reader types one. */
  readonly named: string | null;
  onKept(deck: SavedDeckPartsFragment): void;
}

export function KeepList({ game, list, named, onKept }: KeepListProps) {
  const t = useTranslations('play.keepList');
  const inWords = useErrorSentence();
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? named ?? '';
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useFailure();

  const ready = !busy && name.trim() !== '' && list.trim() !== '';

  async function keep(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      onKept((await ask('SaveDeck', { game, name: name.trim(), text: list })).saveDeck);
    } catch (error) {
      setFailure(inWords(error));
      setBusy(false);
    }
  }

  /** Makes Enter save the list instead of submitting the surrounding form. */
  function keyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (ready) void keep();
  }

  return (
    <div className="new-match-row">
      <label>
        {t('nameOfDeck')}
        <input
          className="field"
          value={name}
          maxLength={80}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={keyDown}
        />
      </label>
      <button type="button" className="button" disabled={!ready} onClick={() => void keep()}>
        {t('saveDeck')}
      </button>
      <Refusal of={failure} className="match-failure" />
    </div>
  );
}
