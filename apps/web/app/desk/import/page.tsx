/** Files into a change set, and all files out of a release. */
import type { Metadata } from 'next';
import { ImportFiles } from '../../../components/desk/import-files.tsx';
import { requirePerson } from '../../../lib/session.ts';

export const metadata: Metadata = { title: 'Import' };

export default async function ImportPage() {
  await requirePerson('drafts', '/desk/import');
  return (
    <div className="form-page">
      <h1>Import files</h1>
      <p>
        Choose a folder that holds <code>cards/</code> and <code>rules/</code>, as <code>rw export</code> writes them.
        What differs from the release in force becomes a change set, with the same checks as any other.
      </p>
      <ImportFiles />
    </div>
  );
}
