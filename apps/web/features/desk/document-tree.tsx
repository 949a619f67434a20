/** The folders and documents of the desk as a tree. Only the visible rows are in the DOM. */
'use client';
import { DeskDocumentsDocument } from '@rulewright/api-client';
import { useQueries } from '@tanstack/react-query';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { folderKey, TreeRows, treeStep, type TreeRow } from './model/tree-rows.ts';
import { request } from '../../shared/request.ts';
import { DocumentTreeRow, type Folder, type TreeDocument } from './document-tree-row.tsx';

export interface DocumentTreeProps {
  readonly folders: readonly Folder[];
  readonly set: number | null;
  /** The document that is open. */
  readonly path: string | null;
  /** The search text; empty to show everything. */
  readonly query: string;
}

/** The number of documents per request. */
const PAGE = 100;
const ROW_HEIGHT = 28;
/** Milliseconds for which loaded documents of a folder stay fresh. */
const FRESH = 60_000;

const pageOf = (row: TreeRow<Folder>): number => Math.floor((row.at - 1) / PAGE);
const pageKey = (folder: Folder, page: number): string => `${folderKey(folder)} ${page}`;

/** Returns the loaded documents for the given rows, by row number. */
function useDocuments(rows: readonly TreeRow<Folder>[], set: number | null, query: string) {
  const pages = new Map<string, { readonly folder: Folder; readonly page: number }>();
  for (const row of rows)
    if (row.type === 'document') pages.set(pageKey(row.folder, pageOf(row)), { folder: row.folder, page: pageOf(row) });
  const wanted = [...pages];
  const answers = useQueries({
    queries: wanted.map(([key, { folder, page }]) => ({
      // A new draft changes the numbers of its folder, and with them this key.
      queryKey: ['documents', set, query, key, folder.count, folder.changed],
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
        const { game, kind } = folder;
        const asked = { changeSet: set, game, kind, query, from: page * PAGE, first: PAGE, inTexts: true };
        return (await request(DeskDocumentsDocument, asked, { signal })).documents.nodes;
      },
      staleTime: FRESH,
    })),
  });
  const known = new Map(wanted.map(([key], at) => [key, answers[at]!.data]));
  return (row: TreeRow<Folder>): TreeDocument | undefined =>
    row.type === 'document' ? known.get(pageKey(row.folder, pageOf(row)))?.[(row.at - 1) % PAGE] : undefined;
}

export function DocumentTree({ folders, set, path, query }: DocumentTreeProps) {
  const t = useTranslations('desk.contentTree');
  const scroll = useRef<HTMLDivElement>(null);
  const [folds, setFolds] = useState<ReadonlyMap<string, boolean>>(new Map());
  const opened = folders.find((one) => one.place != null);
  const rows = useMemo(() => {
    const shown = new Set(folders.filter((one) => query !== '' || one.changed > 0 || one === opened).map(folderKey));
    const games = new Set(folders.map(({ game }) => game));
    return new TreeRows(folders, (key) => folds.get(key) ?? (games.has(key) || shown.has(key)));
  }, [folders, folds, opened, query]);
  const start = opened ? rows.indexOf(opened, opened.place!) : -1;
  const [chosen, setChosen] = useState(Math.max(0, start));
  const active = Math.min(chosen, rows.count - 1);
  /** Whether a key press moved the focus. The new row receives it once it is in the DOM. */
  const moving = useRef(false);
  const virtual = useVirtualizer({
    count: rows.count,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 10,
    // Keeps the row with the focus in the DOM while another part is scrolled into view.
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), active])].sort((a, b) => a - b),
  });
  const items = virtual.getVirtualItems();
  const documentAt = useDocuments(
    items.map(({ index }) => rows.row(index)),
    set,
    query,
  );

  useEffect(() => {
    if (start > 0) virtual.scrollToIndex(start, { align: 'center' });
    // Only on mount, so that it does not interrupt scrolling later.
  }, []);
  useEffect(() => {
    if (!moving.current) return;
    const row = scroll.current?.querySelector<HTMLElement>(`[data-index="${active}"]`);
    if (!row) return;
    moving.current = false;
    row.focus({ preventScroll: true });
  });

  const fold = (key: string, isOpen: boolean): void => setFolds((known) => new Map(known).set(key, isOpen));
  const press = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = treeStep(rows, active, event.key);
    if (!step) return;
    event.preventDefault();
    if ('fold' in step) {
      const row = rows.row(active);
      return fold(step.fold, row.type !== 'document' && !row.isOpen);
    }
    moving.current = true;
    setChosen(step.to);
    virtual.scrollToIndex(step.to);
  };

  return (
    <div ref={scroll} className="tree-scroll">
      <div role="tree" aria-label={t('documents')} style={{ height: virtual.getTotalSize() }} onKeyDown={press}>
        {items.map((item) => {
          const row = rows.row(item.index);
          return (
            <DocumentTreeRow
              key={item.key}
              row={row}
              index={item.index}
              top={item.start}
              document={documentAt(row)}
              set={set}
              path={path}
              isActive={item.index === active}
              onChoose={() => {
                setChosen(item.index);
                if (row.type !== 'document') fold(row.key, !row.isOpen);
              }}
              measure={virtual.measureElement}
            />
          );
        })}
      </div>
    </div>
  );
}
