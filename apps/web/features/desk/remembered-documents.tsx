/** The documents of a change set that only adoptions read. They are collapsed, because an editor looks for the cards. */
'use client';
import { ChangedDocumentsDocument } from '@rulewright/api-client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { request } from '../../shared/request.ts';
import { ChangedDocuments, NO_DOCUMENTS, type ChangedDocumentsProps } from './changed-documents.tsx';

/** The number of documents that are shown at first. */
const FIRST = 50;

export function RememberedDocuments({ set, count, ...props }: Omit<ChangedDocumentsProps, 'first' | 'remembered'>) {
  const t = useTranslations('desk.changedDocuments');
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="remembered-documents" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('remembered', { count })}</summary>
      {isOpen && <Opened set={set} count={count} {...props} />}
    </details>
  );
}

function Opened({ set, ...props }: Omit<ChangedDocumentsProps, 'first' | 'remembered'>) {
  const t = useTranslations('desk.changedDocuments');
  const { data } = useQuery({
    queryKey: ['remembered-documents', set],
    queryFn: async ({ signal }) =>
      (await request(ChangedDocumentsDocument, { id: set, first: FIRST, after: null, remembered: true }, { signal }))
        .changeSet?.documents ?? NO_DOCUMENTS,
  });
  if (!data) return <p className="quiet">{t('loading')}</p>;
  return <ChangedDocuments set={set} first={data} remembered {...props} />;
}
