/** A section of the account page with links to the privacy page, the data download, and account deletion. */
import { getTranslations } from 'next-intl/server';

export async function YourData() {
  const t = await getTranslations('safety.yourData');
  return (
    <section className="section form-page">
      <h2>{t('title')}</h2>
      <p>{t.rich('lede', { link: (chunks) => <a href="/privacy">{chunks}</a> })}</p>
      <p className="quiet">{t('exportHelp')}</p>
      <p className="button-row">
        <a className="button" href="/account/export.json" download>
          {t('export')}
        </a>
        <a className="button" href="/account/delete">
          {t('delete')}
        </a>
      </p>
    </section>
  );
}
