/** Exports a collection as a table and as lists, and shares it by link. */
'use client';
import { ShareCollectionDocument } from '@rulewright/api-client';
import { collectionCsv, collectionList, type NamedCollectionRow } from '@rulewright/decks/sheet';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CopyButton } from '../../shared/components/copy-button.tsx';
import { request } from '../../shared/request.ts';
import { saveFile } from '../../shared/save-file.ts';
import { useErrorSentence } from '../../shared/use-error-sentence.ts';
import { useInBrowser } from '../../shared/use-in-browser.ts';
import { accountState } from './collection-sync.ts';
import type { StoredCollection } from '../../shared/stored-collection.ts';
import type { CollectionState } from './use-collection.ts';

const namedRows = ({ rows, names, codes }: StoredCollection): NamedCollectionRow[] =>
  rows.map((row) => ({ ...row, name: names[row.card] ?? row.card, setCode: codes[row.set] ?? row.set }));

export interface ExchangePanelProps {
  readonly game: string;
  readonly owner: string | null;
  readonly state: CollectionState;
}

export function ExchangePanel({ game, owner, state }: ExchangePanelProps) {
  const t = useTranslations('collection.exchange');
  const rows = namedRows(state.collection);
  return (
    <section aria-labelledby="collection-export" className="collection-part">
      <h2 id="collection-export">{t('title')}</h2>
      <p className="actions">
        <button
          type="button"
          className="button"
          disabled={rows.length === 0}
          onClick={() => saveFile(new Blob([collectionCsv(rows)], { type: 'text/csv' }), `${game}-collection.csv`)}
        >
          {t('csv')}
        </button>
        <CopyButton text={collectionList(rows, 'own')}>{t('copyOwn')}</CopyButton>
        <CopyButton text={collectionList(rows, 'want')}>{t('copyWant')}</CopyButton>
      </p>
      <h2>{t('share')}</h2>
      {owner === null ? (
        <p className="quiet">{t.rich('signIn', { link: (chunks) => <a href="/sign-in">{chunks}</a> })}</p>
      ) : (
        <ShareForm game={game} state={state} />
      )}
    </section>
  );
}

function ShareForm({ game, state }: Omit<ExchangePanelProps, 'owner'>) {
  const t = useTranslations('collection.exchange');
  const sentenceOf = useErrorSentence();
  const site = useInBrowser(() => location.origin, '');
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { account } = state.collection;
  const key = account?.shareKey ?? null;

  async function share(shared: boolean): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      const { shareCollection } = await request(ShareCollectionDocument, { game, shared });
      const { shareKey } = accountState(shareCollection);
      state.change((old) => ({ ...old, account: old.account && { ...old.account, shareKey } }));
    } catch (error) {
      setFailure(sentenceOf(error));
    }
    setBusy(false);
  }

  return (
    <>
      <p className="quiet">{key === null ? t('private') : t('shared')}</p>
      <p className="actions">
        <button
          type="button"
          className="button"
          disabled={busy || account === null}
          onClick={() => void share(key === null)}
        >
          {key === null ? t('shareNow') : t('makePrivate')}
        </button>
        {key !== null && <CopyButton text={`${site}/${game}/collection/shared/${key}`}>{t('copyLink')}</CopyButton>}
      </p>
      {failure && (
        <p className="deck-failure" role="alert">
          {failure}
        </p>
      )}
    </>
  );
}
