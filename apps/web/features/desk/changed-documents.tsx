/** The documents that a change set changes. The list loads page by page, and the differences one document at a time. */
'use client';
import { ChangedDocumentsDocument, type ChangedDocumentsQuery } from '@rulewright/api-client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { nextCursor } from '../../shared/query.ts';
import { request } from '../../shared/request.ts';
import type { Reviewing } from './changed-document-list.tsx';

function Loading() {
  const t = useTranslations('desk.changedDocuments');
  return <p className="quiet">{t('loading')}</p>;
}
/** Loaded only in the browser, because its rows have pixel positions. */
const ChangedDocumentList = dynamic(
  () => import('./changed-document-list.tsx').then((one) => one.ChangedDocumentList),
  {
    ssr: false,
    loading: Loading,
  },
);

type DocumentsPage = NonNullable<ChangedDocumentsQuery['changeSet']>['documents'];

const NO_COMMENTS: Reviewing['comments'] = [];

/** The page of a change set that does not exist any more. */
export const NO_DOCUMENTS: DocumentsPage = { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } };

export interface ChangedDocumentsProps extends Partial<Reviewing> {
  readonly set: number;
  /** The first page of the list. */
  readonly first: DocumentsPage;
  /** The number of documents in the list. */
  readonly count: number;
  /** Whether these are the documents that only adoptions read. */
  readonly remembered?: boolean;
  readonly mayEdit: boolean;
  readonly isPublished: boolean;
}

/** The number of documents that one press loads. */
const MORE = 200;

export function ChangedDocuments({
  set,
  first,
  count,
  remembered = false,
  mayEdit,
  isPublished,
  comments = NO_COMMENTS,
  mayComment = false,
  mayApply = false,
}: ChangedDocumentsProps) {
  const t = useTranslations('desk.changedDocuments');
  const { data, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery({
    queryKey: ['changed-documents', set, remembered, first],
    queryFn: async ({ pageParam, signal }) =>
      (await request(ChangedDocumentsDocument, { id: set, first: MORE, after: pageParam, remembered }, { signal }))
        .changeSet?.documents ?? NO_DOCUMENTS,
    initialPageParam: null as string | null,
    initialData: { pages: [first], pageParams: [null] },
    getNextPageParam: ({ pageInfo }) => nextCursor(pageInfo),
    staleTime: Infinity,
  });
  const documents = data.pages.flatMap(({ nodes }) => nodes);
  return (
    <>
      <ChangedDocumentList
        set={set}
        label={t(remembered ? 'rememberedDocuments' : 'changedDocuments')}
        documents={documents}
        count={count}
        mayEdit={mayEdit}
        isPublished={isPublished}
        comments={comments}
        mayComment={mayComment}
        mayApply={mayApply}
      />
      {/* A list that grows while a person scrolls would move the checks below it away. */}
      {hasNextPage && (
        <p className="more-documents">
          <button type="button" className="button" disabled={isFetching} onClick={() => void fetchNextPage()}>
            {t('more', { count: Math.min(MORE, count - documents.length) })}
          </button>{' '}
          <span className="quiet" role="status">
            {t('shown', { shown: documents.length, count })}
          </span>
        </p>
      )}
    </>
  );
}
