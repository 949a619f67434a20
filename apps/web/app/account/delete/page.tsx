/** Deletes an account. The page lists the deleted and the remaining data, and has the form. */
import { DeletionProofDocument } from '@rulewright/api-client';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DeleteAccountForm } from '../../../features/safety/delete-account-form.tsx';
import { SiteFrame } from '../../../features/frame/site-frame.tsx';
import { findAsPerson, requirePerson } from '../../../shared/session.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('safety.deletePage');
  return { title: t('title'), robots: { index: false } };
}

export default async function DeleteAccountPage() {
  const t = await getTranslations('safety.deletePage');
  const person = await requirePerson('account');
  const { deletionProof } = await findAsPerson(DeletionProofDocument, {});
  return (
    <SiteFrame>
      <div className="page form-page">
        <p className="crumbs">
          <a href="/account">{t('yourAccount')}</a>
        </p>
        <h1>{t('title')}</h1>
        <p className="lede">
          {t.rich('lede', {
            link: (chunks) => (
              <a href="/account/export.json" download>
                {chunks}
              </a>
            ),
          })}
        </p>
        <section className="section">
          <h2>{t('deleted')}</h2>
          <ul>
            <li>{t('account')}</li>
            <li>{t('decks')}</li>
            <li>{t('access')}</li>
          </ul>
        </section>
        <section className="section">
          <h2>{t('stays')}</h2>
          <ul>
            <li>{t('matches')}</li>
            <li>{t('desk')}</li>
            <li>{t('reports')}</li>
          </ul>
        </section>
        <section className="section">
          <h2>{t('confirm', { email: person.email })}</h2>
          <DeleteAccountForm {...deletionProof} />
        </section>
      </div>
    </SiteFrame>
  );
}
