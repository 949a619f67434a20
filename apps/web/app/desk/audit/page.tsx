/** The audit: who did what, when. It is read here and written nowhere. */
import { AuditDocument } from '@rulewright/api-client';
import { Empty } from '@rulewright/ui';
import type { Metadata } from 'next';
import { moment } from '../../../lib/desk/states.ts';
import { href, one, positive, type SearchParams } from '../../../lib/query.ts';
import { findAsPerson, requirePerson } from '../../../lib/session.ts';

export const metadata: Metadata = { title: 'Audit' };

const PAGE = 50;

export default async function AuditPage({ searchParams }: { readonly searchParams: Promise<SearchParams> }) {
  await requirePerson('audit', '/desk/audit');
  const params = await searchParams;
  const query = one(params, 'q') ?? '';
  const { audit } = await findAsPerson(AuditDocument, { query, before: positive(params, 'before') });
  return (
    <>
      <h1>Audit</h1>
      <form className="audit-search" role="search">
        <label className="visually-hidden" htmlFor="audit-query">
          Words to look for
        </label>
        <input
          id="audit-query"
          type="search"
          name="q"
          className="field"
          defaultValue={query}
          placeholder="A name, an action, a document"
        />
        <button type="submit" className="button">
          Search
        </button>
      </form>
      {audit.length === 0 && (
        <Empty title="Nothing of that kind happened">
          <p>Try fewer words.</p>
        </Empty>
      )}
      {audit.length > 0 && (
        <div className="scroll-x" tabIndex={0} role="region" aria-label="Entries">
          <table className="table audit-table">
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">Who</th>
                <th scope="col">What</th>
                <th scope="col">About</th>
              </tr>
            </thead>
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
          </table>
        </div>
      )}
      {audit.length === PAGE && (
        <p className="section">
          <a className="button" href={href('/desk/audit', { q: query, before: audit.at(-1)!.id })}>
            Older entries
          </a>
        </p>
      )}
    </>
  );
}
