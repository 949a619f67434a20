/** The audit log: every action with its date and the person. Read-only. */
import { AuditDocument } from '@rulewright/api-client';
import { Empty } from '@rulewright/ui';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { moment } from '../../../shared/editing/states.ts';
import { href, one, type SearchParams } from '../../../shared/query.ts';
import { findAsPerson, requirePerson } from '../../../shared/session.ts';
import { WideTable } from '../../../shared/components/wide-table.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('desk.auditPage');
  return { title: t('audit') };
}

export default async function AuditPage({ searchParams }: { readonly searchParams: Promise<SearchParams> }) {
  const t = await getTranslations('desk.auditPage');
  await requirePerson('audit');
  const params = await searchParams;
  const query = one(params, 'q') ?? '';
  // Links from before the lists had cursors say `before`.
  const after = one(params, 'after') ?? one(params, 'before');
  const {
    audit: { nodes: audit, pageInfo },
  } = await findAsPerson(AuditDocument, { query, after });
  return (
    <>
      <h1>{t('audit')}</h1>
      <form className="audit-search" role="search">
        <label className="visually-hidden" htmlFor="audit-query">
          {t('searchWords')}
        </label>
        <input
          id="audit-query"
          type="search"
          name="q"
          className="field"
          defaultValue={query}
          placeholder={t('nameActionDocument')}
        />
        <button type="submit" className="button">
          {t('search')}
        </button>
      </form>
      {audit.length === 0 && (
        <Empty title={t('noEntriesMatchSearch')}>
          <p>{t('tryFewerWords')}</p>
        </Empty>
      )}
      {audit.length > 0 && (
        <WideTable
          label={t('entries')}
          className="table audit-table"
          columns={[t('when'), t('person'), t('action'), t('document')]}
        >
          <tbody>
            {audit.map((entry) => (
              <tr key={entry.id}>
                <td className="audit-when">{moment(entry.at)}</td>
                <td>{entry.actor}</td>
                <td>
                  {entry.sentence}
                  {Object.keys((entry.details as object | null) ?? {}).length > 0 && (
                    <details>
                      <summary className="quiet">{entry.action}</summary>
                      <pre className="finding-detail">{JSON.stringify(entry.details, null, 1)}</pre>
                    </details>
                  )}
                </td>
                <td>
                  <code>{entry.subject}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </WideTable>
      )}
      {pageInfo.hasNextPage && (
        <p className="section">
          <a className="button" href={href('/desk/audit', { q: query, after: pageInfo.endCursor })}>
            {t('olderEntries')}
          </a>
        </p>
      )}
    </>
  );
}
