/** Shares a deck: as a link that contains the list, or, in an account, with anyone who has a link or with everyone. */
'use client';
import { ShareDeckDocument } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { codeOfList, type LinkedList } from '@rulewright/decks/sheet';
import { useEffect, useRef, useState } from 'react';
import { forget, useKeptField } from '../../shared/kept-field.ts';
import { request } from '../../shared/request.ts';
import { useErrorNote } from '../../shared/use-error-note.tsx';
import { useInBrowser } from '../../shared/use-in-browser.ts';
import { useFailure } from '../../shared/use-failure.ts';
import { CopyButton } from '../../shared/components/copy-button.tsx';
import { PrimerCards } from './primer-cards.tsx';
import type { AccountDeck } from './types.ts';

const SHARINGS = ['private', 'link', 'published'] as const;

export interface SharePanelProps {
  readonly game: string;
  readonly list: LinkedList;
  /** Null for a deck that is not in an account. */
  readonly deck: AccountDeck | null;
  readonly hasAccount: boolean;
  /** Whether the deck has unsaved changes. */
  readonly isChanged: boolean;
  onShared(deck: AccountDeck): void;
}

export function SharePanel({ game, list, deck, hasAccount, isChanged, onShared }: SharePanelProps) {
  const t = useTranslations('build.sharePanel');
  return (
    <section className="builder-share" aria-labelledby="builder-share">
      <h2 id="builder-share">{t('title')}</h2>
      <ListLink game={game} list={list} />
      {deck ? (
        <ShareForm key={`${deck.id} ${deck.sharing}`} deck={deck} isChanged={isChanged} onShared={onShared} />
      ) : (
        <p className="quiet">
          {hasAccount ? t('saveFirst') : t.rich('signIn', { link: (chunks) => <a href="/sign-in">{chunks}</a> })}
        </p>
      )}
    </section>
  );
}

/** The link that contains the list. It needs no account, and does not change when the deck does. */
function ListLink({ game, list: { name, text } }: Pick<SharePanelProps, 'game' | 'list'>) {
  const t = useTranslations('build.sharePanel');
  const site = useInBrowser(() => location.origin, '');
  const [made, setMade] = useState<(LinkedList & { readonly code: string | null }) | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void codeOfList({ name, text }).then((code) => isCurrent && setMade({ name, text, code }));
    return () => {
      isCurrent = false;
    };
  }, [name, text]);
  if (text.trim() === '') return null;
  if (made?.code === null) return <p className="quiet">{t('tooLongForLink')}</p>;
  // Until the code of this list is made, there is no address: not an empty one, and not that of the list before.
  const address = made?.name === name && made.text === text ? `${site}/${game}/decks/list/${made.code}` : undefined;
  return (
    <>
      <p className="actions">
        <CopyButton text={address}>{t('copyListLink')}</CopyButton>
        <a href={address}>{t('showList')}</a>
      </p>
      <p className="quiet">{t('listLinkHelp')}</p>
    </>
  );
}

/** The most characters of the text about a deck. */
const LONGEST_DESCRIPTION = 10_000;

function ShareForm({
  deck,
  isChanged,
  onShared,
}: Omit<SharePanelProps, 'hasAccount' | 'game' | 'list'> & { readonly deck: AccountDeck }) {
  const t = useTranslations('build.sharePanel');
  const noteOf = useErrorNote();
  const site = useInBrowser(() => location.origin, '');
  const [sharing, setSharing] = useState(deck.sharing);
  const place = `share:${deck.id}`;
  const label = t('descriptionOf', { deck: deck.name });
  const [description, setDescription] = useKeptField(place, label, deck.description);
  const area = useRef<HTMLTextAreaElement>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useFailure();
  const address = deck.shareKey ? `${site}/${deck.game}/decks/shared/${deck.shareKey}` : null;

  /** Puts a link where the cursor of the text is. */
  function insert(link: string): void {
    const at = area.current?.selectionStart ?? description.length;
    if (description.length + link.length > LONGEST_DESCRIPTION) return;
    setDescription(description.slice(0, at) + link + description.slice(at));
  }

  async function share(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      const { id, version } = deck;
      const { shareDeck } = await request(ShareDeckDocument, { id, version, sharing, description });
      forget(place);
      onShared(shareDeck);
    } catch (error) {
      setFailure(noteOf(error));
    }
    setBusy(false);
  }

  return (
    <>
      <fieldset>
        <legend className="visually-hidden">{t('who')}</legend>
        {SHARINGS.map((each) => (
          <label key={each} className="check">
            <input type="radio" name="sharing" checked={sharing === each} onChange={() => setSharing(each)} />{' '}
            {t('sharing', { sharing: each })}
          </label>
        ))}
      </fieldset>
      {sharing !== 'private' && (
        <>
          <label>
            {t('description')}
            <textarea
              className="field"
              ref={area}
              rows={8}
              maxLength={LONGEST_DESCRIPTION}
              value={description}
              onChange={(event) => setDescription(event.target.value)}
            />
          </label>
          <PrimerCards game={deck.game} onInsert={insert} />
          <p className="quiet">{t('descriptionHelp')}</p>
        </>
      )}
      <p className="actions">
        <button
          type="button"
          className="button"
          disabled={busy || (sharing === deck.sharing && description === deck.description)}
          onClick={() => void share()}
        >
          {t('apply')}
        </button>
        {address && <CopyButton text={address}>{t('copyLink')}</CopyButton>}
        {address && <a href={`/${deck.game}/decks/shared/${deck.shareKey ?? ''}`}>{t('show')}</a>}
      </p>
      <p className="quiet" role="status">
        {t('now', { sharing: deck.sharing })} {address && isChanged && t('savedOnly')}
      </p>
      {failure && (
        <p className="deck-failure" role="alert">
          {failure}
        </p>
      )}
    </>
  );
}
