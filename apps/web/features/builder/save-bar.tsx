/** The bar with the deck name and the buttons for save, undo, redo and a new deck. */
'use client';
import { FilePlus2, FolderOpen, Redo2, Save, Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { BuiltList } from './use-built-list.ts';
import type { DeckFile } from './use-deck-file.ts';

export interface SaveBarProps {
  readonly list: BuiltList;
  readonly file: DeckFile;
  readonly hasAccount: boolean;
  /** The name until the reader types one: the one that the list gives, or that of a deck without a name. */
  readonly unnamed: string;
  onOpen(): void;
}

export function SaveBar({ list, file, hasAccount, unnamed, onOpen }: SaveBarProps) {
  const t = useTranslations('build.saveBar');
  const empty = list.text.trim() === '';
  const waits = hasAccount && file.place.kind === 'local';
  const state =
    file.place.kind === 'none' ? 'unsaved' : file.isChanged ? 'changed' : waits ? 'waiting' : file.place.kind;
  return (
    <div className="save-bar">
      <label className="save-bar-name">
        <span>{t('name')}</span>
        <input
          className="field"
          value={file.name}
          maxLength={80}
          placeholder={unnamed}
          onChange={(event) => file.edit({ name: event.target.value })}
        />
      </label>
      <p className="actions">
        <button
          type="button"
          className="button button-main"
          disabled={file.busy || empty || (file.place.kind !== 'none' && !file.isChanged)}
          onClick={() => void file.save()}
        >
          <Save size={16} aria-hidden="true" /> {t('save')}
        </button>
        <button type="button" className="button" disabled={!list.canUndo} onClick={list.undo}>
          <Undo2 size={16} aria-hidden="true" /> {t('undo')}
        </button>
        <button type="button" className="button" disabled={!list.canRedo} onClick={list.redo}>
          <Redo2 size={16} aria-hidden="true" /> {t('redo')}
        </button>
        <button type="button" className="button" onClick={onOpen}>
          <FolderOpen size={16} aria-hidden="true" /> {t('open')}
        </button>
        <button type="button" className="button" disabled={empty && file.place.kind === 'none'} onClick={file.clear}>
          <FilePlus2 size={16} aria-hidden="true" /> {t('newDeck')}
        </button>
      </p>
      <p className="quiet" role="status">
        {t('state', { state, account: String(hasAccount) })}
        {file.place.kind !== 'none' && file.isChanged && (
          <>
            {' '}
            <button type="button" className="link-button" disabled={file.busy} onClick={() => void file.save(true)}>
              {t('saveAsNew')}
            </button>
          </>
        )}
      </p>
      <div role="status">
        {file.news.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {file.failure && (
        <p className="deck-failure" role="alert">
          {file.failure}
        </p>
      )}
    </div>
  );
}
