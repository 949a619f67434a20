/** Sentences about many documents of a change set that change in the same way. The page does not wait for them. */
'use client';
import { AlikeChangesDocument } from '@rulewright/api-client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { request } from '../../shared/request.ts';

export function AlikeChanges({ set, version }: { readonly set: number; readonly version: number }) {
  const t = useTranslations('desk.alikeChanges');
  const { data, isError } = useQuery({
    queryKey: ['alike-changes', set, version],
    queryFn: async ({ signal }) =>
      (await request(AlikeChangesDocument, { id: set }, { signal })).changeSet?.alike ?? [],
    staleTime: Infinity,
  });
  // The documents are listed below in any case.
  if (isError || data?.length === 0) return null;
  return (
    <div className="alike-changes">
      <h3>{t('alike')}</h3>
      {data ? (
        <ul>
          {data.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      ) : (
        <p className="quiet">{t('comparing')}</p>
      )}
    </div>
  );
}
