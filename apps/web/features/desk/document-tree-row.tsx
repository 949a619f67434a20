/** A row of the document tree: a game, a folder, or a document with its link. */
'use client';
import type { DeskDocumentsQuery, DocumentFoldersQuery } from '@rulewright/api-client';
import { ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { selector } from '../../i18n/selector.ts';
import { documentHref } from '../../shared/editing/states.ts';
import type { TreeRow } from './model/tree-rows.ts';

export type Folder = DocumentFoldersQuery['documentFolders'][number];
export type TreeDocument = DeskDocumentsQuery['documents']['nodes'][number];

interface Props {
  readonly row: TreeRow<Folder>;
  readonly index: number;
  /** Pixels from the top of the tree. */
  readonly top: number;
  /** Undefined for a folder, and for a document that is not loaded yet. */
  readonly document: TreeDocument | undefined;
  readonly set: number | null;
  readonly path: string | null;
  /** Whether this is the one row of the tree in the tab order. */
  readonly isActive: boolean;
  readonly onChoose: () => void;
  readonly measure: (element: HTMLElement | null) => void;
}

export function DocumentTreeRow({ row, index, top, document, set, path, isActive, onChoose, measure }: Props) {
  const t = useTranslations('desk.contentTree');
  const kinds = useTranslations('desk.kinds');
  const shared = {
    ref: measure,
    role: 'treeitem',
    'data-index': index,
    'data-level': row.level,
    'aria-level': row.level,
    'aria-setsize': row.of,
    'aria-posinset': row.at,
    tabIndex: isActive ? 0 : -1,
    style: { transform: `translateY(${top}px)` },
  } as const;
  if (row.type !== 'document') {
    const name = row.type === 'game' ? row.name : kinds('folder', { kind: selector(row.folder.kind) });
    return (
      <div {...shared} aria-expanded={row.isOpen} onClick={onChoose}>
        <ChevronRight size={14} aria-hidden="true" />
        <span>
          {name} {row.type === 'folder' && <span className="quiet">{row.folder.count}</span>}
        </span>
      </div>
    );
  }
  if (!document)
    return (
      <div {...shared} aria-busy="true" className="quiet">
        {t('loading')}
      </div>
    );
  return (
    <a
      {...shared}
      href={documentHref(document.path, set)}
      title={document.path}
      aria-current={document.path === path ? 'page' : undefined}
    >
      <span>{document.title}</span>
      {document.change && <span className="change-mark">{t('change', { change: document.change })}</span>}
    </a>
  );
}
