/** The list of changed documents. Only the visible rows are in the DOM. */
'use client';
import {
  type ChangedDocumentLineFragment,
  type CommentPartsFragment,
  ChangedDocumentDocument,
} from '@rulewright/api-client';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { selector } from '../../i18n/selector.ts';
import { documentHref, moment } from '../../shared/editing/states.ts';
import { request } from '../../shared/request.ts';
import { ReviewDiff } from './review/review-diff.tsx';

/** What the rows know of the discussion. */
export interface Reviewing {
  readonly comments: readonly CommentPartsFragment[];
  readonly mayComment: boolean;
  readonly mayApply: boolean;
}

interface ChangedDocumentProps extends Reviewing {
  readonly set: number;
  readonly document: ChangedDocumentLineFragment;
  readonly mayEdit: boolean;
  readonly isPublished: boolean;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/** A document of a change set: who saved it, and the differences, which are loaded when the row is opened. */
function ChangedDocument({
  set,
  document,
  mayEdit,
  isPublished,
  isOpen,
  onToggle,
  comments,
  ...review
}: ChangedDocumentProps) {
  const t = useTranslations('desk.changedDocuments');
  const kinds = useTranslations('desk.kinds');
  const own = comments.filter(({ path }) => path === document.path);
  const open = own.filter(({ resolved }) => !resolved).length;
  return (
    <details className="changed-document" open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary>
        <span className="change-mark">{t('change', { change: document.change })}</span> <b>{document.title}</b>{' '}
        <span className="quiet">{kinds('kind', { kind: selector(document.kind) })}</span>{' '}
        {open > 0 && <span className="open-count">{t('openComments', { count: open })}</span>}
      </summary>
      <p className="quiet">
        {t.rich('savedBy', {
          updatedBy: document.updatedBy,
          updatedAt: document.updatedAt ? moment(document.updatedAt) : '',
          mayEdit: String(mayEdit),
          dated: String(Boolean(document.updatedAt)),
          link: (chunks) => <a href={documentHref(document.path, set)}>{chunks}</a>,
        })}
        {document.alsoIn.map((other) => t('alsoIn', { title: other.title }))}
      </p>
      {document.outdated && !isPublished && (
        <p className="merge-offer">
          {t.rich('newerReleaseChangedDocument', {
            link: (chunks) => <a href={documentHref(document.path, set)}>{chunks}</a>,
          })}
        </p>
      )}
      {isOpen && <Differences set={set} path={document.path} version={document.version} comments={own} {...review} />}
    </details>
  );
}

function Differences({
  set,
  path,
  version,
  ...review
}: Reviewing & {
  readonly set: number;
  readonly path: string;
  readonly version: number;
}) {
  const t = useTranslations('desk.changedDocuments');
  const { data, isError } = useQuery({
    queryKey: ['changed-document', set, path, version],
    queryFn: async ({ signal }) =>
      (await request(ChangedDocumentDocument, { id: set, path }, { signal })).changeSet?.document ?? null,
    staleTime: Infinity,
  });
  if (isError || data === null) return <p role="alert">{t('differencesNotLoaded')}</p>;
  if (!data) return <p className="quiet">{t('loadingDifferences')}</p>;
  return <ReviewDiff changeSet={set} path={path} fields={data.fields} words={data.words} source="folded" {...review} />;
}

interface Props extends Reviewing {
  readonly set: number;
  readonly label: string;
  /** The documents that have been loaded so far. */
  readonly documents: readonly ChangedDocumentLineFragment[];
  readonly count: number;
  readonly mayEdit: boolean;
  readonly isPublished: boolean;
}

/** A change set with more documents shows them collapsed at first. */
const FEW = 5;
const ROW_HEIGHT = 44;

export function ChangedDocumentList({ set, label, documents, count, mayEdit, isPublished, ...review }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [folds, setFolds] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [top, setTop] = useState(0);
  const virtual = useWindowVirtualizer({
    count: documents.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: 10,
    scrollMargin: top,
    getItemKey: (index) => documents[index]!.path,
  });
  const items = virtual.getVirtualItems();
  useEffect(() => {
    // Content above the list may still change its height.
    const now = Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    if (now !== top) setTop(now);
  });
  return (
    <ul ref={list} className="changed-documents" aria-label={label} style={{ height: virtual.getTotalSize() }}>
      {items.map(({ index, key, start }) => {
        const document = documents[index]!;
        return (
          <li
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            aria-setsize={count}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start - top}px)` }}
          >
            <ChangedDocument
              set={set}
              document={document}
              mayEdit={mayEdit}
              isPublished={isPublished}
              isOpen={folds.get(document.path) ?? count <= FEW}
              {...review}
              onToggle={(isOpen) => setFolds((known) => new Map(known).set(document.path, isOpen))}
            />
          </li>
        );
      })}
    </ul>
  );
}
