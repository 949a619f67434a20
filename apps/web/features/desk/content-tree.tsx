/** All documents by game and kind, with a search. The server searches, and the tree loads only visible rows. */
'use client';
import { DocumentFoldersDocument } from '@rulewright/api-client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { request } from '../../shared/request.ts';
import type { Folder } from './document-tree-row.tsx';

function Loading() {
  const t = useTranslations('desk.contentTree');
  return <p className="quiet">{t('loading')}</p>;
}
/** Loaded only in the browser, because its rows have pixel positions. */
const DocumentTree = dynamic(() => import('./document-tree.tsx').then((one) => one.DocumentTree), {
  ssr: false,
  loading: Loading,
});

export interface ContentTreeProps {
  /** The folders to show without a search. */
  readonly folders: readonly Folder[];
  readonly set: number | null;
  /** The document that is open. */
  readonly path: string | null;
}

/** Milliseconds after the last key before the search request. */
const PAUSE = 200;

const sizeOf = (folders: readonly Folder[]): number => folders.reduce((sum, { count }) => sum + count, 0);

export function ContentTree({ folders, set, path }: ContentTreeProps) {
  const t = useTranslations('desk.contentTree');
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQuery(typed.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data } = useQuery({
    queryKey: ['document-folders', set, query],
    queryFn: async ({ signal }) =>
      (await request(DocumentFoldersDocument, { changeSet: set, query }, { signal })).documentFolders,
    enabled: query !== '',
  });
  const shown = query === '' ? folders : data;
  return (
    <nav className="content-tree" aria-label={t('documents')}>
      <label className="form-line">
        <span className="visually-hidden">{t('searchDocuments')}</span>
        <input
          type="search"
          className="field"
          placeholder={t('searchDocuments')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <p className="quiet" role="status">
        {query !== '' && shown && t('of', { count: sizeOf(shown), all: sizeOf(folders) })}
      </p>
      {!shown && <Loading />}
      {shown && shown.length > 0 && <DocumentTree key={query} folders={shown} set={set} path={path} query={query} />}
      {shown?.length === 0 && <p>{t('noMatches')}</p>}
    </nav>
  );
}
