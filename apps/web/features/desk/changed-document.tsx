/** A document of a change set: who saved it, and the differences, which are loaded when the row is opened. */
'use client';
import { ChangedDocumentDocument, type ChangedDocumentLineFragment } from '@rulewright/api-client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { documentHref, moment } from '../../shared/editing/states.ts';
import { request } from '../../shared/request.ts';
import { DocumentDiff } from './document-diff.tsx';

interface Props {
  readonly set: number;
  readonly document: ChangedDocumentLineFragment;
  readonly mayEdit: boolean;
  readonly isPublished: boolean;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

export function ChangedDocument({ set, document, mayEdit, isPublished, isOpen, onToggle }: Props) {
  const t = useTranslations('desk.changedDocuments');
  return (
    <details className="changed-document" open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary>
        <span className="change-mark">{t('change', { change: document.change })}</span> <b>{document.title}</b>{' '}
        <code>{document.path}</code>
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
      {isOpen && <Differences set={set} path={document.path} version={document.version} />}
    </details>
  );
}

function Differences({
  set,
  path,
  version,
}: {
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
  return <DocumentDiff fields={data.fields} words={data.words} source="folded" />;
}
