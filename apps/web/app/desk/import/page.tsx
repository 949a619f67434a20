/** Imports files into a change set, and exports the files of a release. */
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ImportFiles } from '../../../features/desk/import-files.tsx';
import { requirePerson } from '../../../shared/session.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('desk.importPage');
  return { title: t('import') };
}

export default async function ImportPage() {
  const t = await getTranslations('desk.importPage');
  await requirePerson('drafts');
  return (
    <div className="form-page">
      <h1>{t('importFiles')}</h1>
      <p>{t.rich('chooseFolderHelp', { code: (chunks) => <code>{chunks}</code> })}</p>
      <ImportFiles />
    </div>
  );
}
