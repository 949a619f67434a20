/** Saves the list of the deck check to the account, and saves it again after a change. */
'use client';
import { ApiClientError, SaveDeckDocument, type MyDeckQuery } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { request } from '../../shared/request.ts';
import { useFailure } from '../../shared/use-failure.ts';
import { useErrorNote } from '../../shared/use-error-note.tsx';
import { KeepList } from './keep-list.tsx';
import { Refusal } from '../../shared/components/refusal.tsx';

/** A saved list as the account stores it. */
export type KeptText = Omit<NonNullable<MyDeckQuery['savedDeck']>, 'game'>;

export interface SaveInBrowserProps {
  readonly game: string;
  /** The current text of the list. */
  readonly list: string;
  /** The name of the deck that the list gives. */
  readonly named: string | null;
  /** The saved list from which the text was opened. */
  readonly opened: KeptText | null;
  /** The account has the current text. */
  readonly onSaved: () => void;
}

export function SaveInBrowser({ game, list, named, opened, onSaved }: SaveInBrowserProps) {
  const t = useTranslations('decks.keepHere');
  const noteOf = useErrorNote();
  const [saved, setSaved] = useState(opened);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useFailure();

  async function save({ id, name, version }: KeptText): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      const { saveDeck } = await request(SaveDeckDocument, { id, game, name, text: list, version });
      setSaved({ id, name, version: saveDeck.version, text: list });
      onSaved();
    } catch (error) {
      const gone = error instanceof ApiClientError && error.reason === 'unknown-deck';
      if (gone) setSaved(null);
      setFailure(gone ? t('deleted', { name }) : noteOf(error));
    }
    setBusy(false);
  }

  return (
    <div className="keep-here needs-script">
      {saved ? (
        <p className="actions">
          <span role="status">
            {saved.text === list ? t('savedAs', { name: saved.name }) : t('haveChangedSinceWas', { name: saved.name })}
          </span>
          {saved.text !== list && (
            <>
              <button
                type="button"
                className="button"
                disabled={busy || list.trim() === ''}
                onClick={() => void save(saved)}
              >
                {t('saveChanges')}
              </button>
              <button type="button" className="link-button" disabled={busy} onClick={() => setSaved(null)}>
                {t('saveNewDeck')}
              </button>
            </>
          )}
          <a href="/account/decks">{t('myDecks')}</a>
        </p>
      ) : (
        <KeepList
          game={game}
          list={list}
          named={named}
          onKept={({ id, name, version }) => {
            setFailure(null);
            setSaved({ id, name, version, text: list });
            onSaved();
          }}
        />
      )}
      <Refusal of={failure} className="deck-failure" />
    </div>
  );
}
