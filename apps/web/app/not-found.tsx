/**
 * What Next shows in the browser for an unknown address. Readers see the page `missing`, which the front sends instead. Next renders this
 * with every page, so it asks for nothing.
 */
import { useTranslations } from 'next-intl';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('errors.missing');
  return { title: t('title', { kind: 'page', card: '', deck: '' }) };
}

export default function NotFound() {
  const t = useTranslations('errors.missing');
  return (
    <main id="content" className="page narrow">
      <h1>{t('heading', { kind: 'page', card: '', deck: '' })}</h1>
      <p>
        <a href="/">{t('goHomePage')}</a>
      </p>
    </main>
  );
}
