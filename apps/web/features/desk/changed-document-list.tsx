/** The list of changed documents. Only the visible rows are in the DOM. */
'use client';
import type { ChangedDocumentLineFragment } from '@rulewright/api-client';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import { ChangedDocument } from './changed-document.tsx';

interface Props {
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

export function ChangedDocumentList({ set, label, documents, count, mayEdit, isPublished }: Props) {
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
              onToggle={(isOpen) => setFolds((known) => new Map(known).set(document.path, isOpen))}
            />
          </li>
        );
      })}
    </ul>
  );
}
