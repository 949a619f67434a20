/** The dialog to open a deck of this browser or of the account. */
'use client';
import { DecksToCompareDocument } from '@rulewright/api-client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { day } from '../../shared/dates.ts';
import { belongsTo, deleteLocalDeck, localDecks, type LocalDeck } from '../decks/index.ts';
import { href } from '../../shared/query.ts';
import { request } from '../../shared/request.ts';
import { Dialog } from '../../shared/components/dialog.tsx';

export interface OpenDialogProps {
  readonly game: string;
  /** The id of the signed-in person. Null for a visitor. */
  readonly owner: string | null;
  readonly open: boolean;
  onClose(): void;
  onChoose(deck: LocalDeck): void;
}

export function OpenDialog({ game, owner, open, onClose, onChoose }: OpenDialogProps) {
  const t = useTranslations('build.openDialog');
  // The first press only asks; the second one deletes the deck.
  const [asked, setAsked] = useState<string | null>(null);
  const { data = [], refetch } = useQuery({
    queryKey: ['local-decks', game],
    queryFn: async () => (await localDecks(game)).filter((deck) => belongsTo(deck, owner)),
    enabled: open,
    staleTime: 0,
  });
  const hasAccount = owner !== null;
  return (
    <Dialog title={t('title')} open={open} onClose={onClose}>
      {hasAccount && open && <AccountDecks game={game} />}
      {hasAccount && data.length > 0 && <h3>{t('inBrowser')}</h3>}
      {!hasAccount && data.length === 0 && <p>{t('none')}</p>}
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

/** The decks of the account, as links that open them in the builder. */
function AccountDecks({ game }: { readonly game: string }) {
  const t = useTranslations('build.openDialog');
  const { data, isError } = useQuery({
    queryKey: ['account-decks', game],
    queryFn: async () => (await request(DecksToCompareDocument, { game })).savedDecks.nodes,
    staleTime: 0,
    retry: false,
  });
  return (
    <>
      <h3>{t('inAccount')}</h3>
      {isError && <p role="alert">{t('failed')}</p>}
      {data?.length === 0 && <p>{t('noneInAccount')}</p>}
      <ul className="open-decks">
        {data?.map((deck) => (
          <li key={deck.id}>
            <span>
              {/* oxlint-disable-next-line id-denylist -- The name is part of the address. */}
              <a href={href(`/${game}/decks/build`, { kept: deck.id })}>
                <bdi>{deck.name}</bdi>
              </a>{' '}
              <span className="quiet">{day(deck.updatedAt)}</span>
              {deck.tags.length > 0 && <span className="deck-tags">{deck.tags.join(', ')}</span>}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
