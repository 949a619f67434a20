/** The dialog to open a deck of this browser or of the account. */
'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { day } from '../../lib/dates.ts';
import { deleteLocalDeck, localDecks, type LocalDeck } from '../../lib/local-decks.ts';
import { Dialog } from '../dialog.tsx';

export interface OpenDialogProps {
  readonly game: string;
  readonly hasAccount: boolean;
  readonly open: boolean;
  onClose(): void;
  onChoose(deck: LocalDeck): void;
}

export function OpenDialog({ game, hasAccount, open, onClose, onChoose }: OpenDialogProps) {
  const t = useTranslations('build.openDialog');
  // The first press only asks; the second one deletes the deck.
  const [asked, setAsked] = useState<string | null>(null);
  const { data = [], refetch } = useQuery({
    queryKey: ['local-decks', game],
    queryFn: () => localDecks(game),
    enabled: open,
    staleTime: 0,
  });
  return (
    <Dialog title={t('title')} open={open} onClose={onClose}>
      {data.length === 0 && <p>{t('none')}</p>}
      <ul className="open-decks">
        {data.map((deck) => (
          <li key={deck.id}>
            <span>
              <b>
                <bdi>{deck.name}</bdi>
              </b>{' '}
              <span className="quiet">{day(deck.updatedAt)}</span>
              {deck.tags.length > 0 && <span className="deck-tags">{deck.tags.join(', ')}</span>}
            </span>
            <span className="button-row">
              <button
                type="button"
                className="button"
                onClick={() => {
                  onChoose(deck);
                  onClose();
                }}
              >
                {t('open')}
                <span className="visually-hidden"> {deck.name}</span>
              </button>
              <button
                type="button"
                className="link-button"
                onClick={() =>
                  asked === deck.id ? void deleteLocalDeck(deck.id).then(() => refetch()) : setAsked(deck.id)
                }
              >
                {asked === deck.id ? t('deleteNow') : t('delete')}
                <span className="visually-hidden"> {deck.name}</span>
              </button>
            </span>
          </li>
        ))}
      </ul>
      <p className="actions">
        {hasAccount && <a href="/account/decks">{t('account')}</a>}
        <button type="button" className="button" onClick={onClose}>
          {t('close')}
        </button>
      </p>
    </Dialog>
  );
}
