/** Lists the stored personal data, with purpose and retention time. The API supplies the list, and a test compares it with the database. */
import { PrivacyDocument, type PrivacyQuery } from '@rulewright/api-client';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SiteFrame } from '../../features/frame/site-frame.tsx';
import { groupBy } from '../../shared/group-by.ts';
import { askAsVisitor } from '../../shared/visitor.ts';

type Stored = PrivacyQuery['privacy']['data'][number];

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('safety.privacyPage'))('title') };
}

export default async function PrivacyPage() {
  const t = await getTranslations('safety.privacyPage');
  const { privacy } = await askAsVisitor(PrivacyDocument, {});
  return (
    <SiteFrame>
      <div className="page privacy">
        <h1>{t('title')}</h1>
        <p className="lede">{t('lede')}</p>
        <section className="section">
          <h2>{t('short')}</h2>
          <ul>
            <li>{t('noTracking')}</li>
            <li>{t('noAddress')}</li>
            <li>
              {t.rich('own', {
                export: (chunks) => <a href="/account">{chunks}</a>,
                delete: (chunks) => <a href="/account/delete">{chunks}</a>,
              })}
            </li>
            <li>{t('backups')}</li>
          </ul>
        </section>
        {[...groupBy(privacy.data, ({ topic }) => topic)].map(([topic, rows]) => (
          <section className="section" key={topic} aria-labelledby={topic}>
            <h2 id={topic}>{t('topic', { topic })}</h2>
            <ul className="stored-data">
              {rows.map((row) => (
                <StoredRow key={row.table} {...row} why={row.why} />
              ))}
            </ul>
          </section>
        ))}
        <section className="section" aria-labelledby="cookies">
          <h2 id="cookies">{t('cookies')}</h2>
          <p>{t('cookiesLede')}</p>
          <ul className="stored-data">
            {privacy.cookies.map(({ name, why, kept: duration }) => (
              <li key={name}>
                <h3>
                  <code>{name}</code>
                </h3>
                <p>{why}</p>
                <p className="quiet">{duration}</p>
              </li>
            ))}
          </ul>
        </section>
        <section className="section">
          <h2>{t('browser')}</h2>
          <p>{t('browserLede')}</p>
          <p>{t('browserOff')}</p>
        </section>
      </div>
    </SiteFrame>
  );
}

async function StoredRow({ table, what, why, kept: duration }: Stored) {
  const t = await getTranslations('safety.privacyPage');
  return (
    <li>
      <h3>{what}</h3>
      <dl>
        <dt>{t('why')}</dt>
        <dd>{why}</dd>
        <dt>{t('kept')}</dt>
        <dd>{duration}</dd>
        <dt>{t('table')}</dt>
        <dd>
          <code>{table}</code>
        </dd>
      </dl>
    </li>
  );
}
