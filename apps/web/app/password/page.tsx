/** The page to request a link for a new password, if the site sends mail. */
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PasswordRequestForm } from '../../features/account/password-request-form.tsx';
import { SiteFrame } from '../../features/frame/site-frame.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.passwordPage');
  return { title: t('title'), robots: { index: false } };
}

export default async function PasswordRequestPage() {
  const t = await getTranslations('account.passwordPage');
  return (
    <SiteFrame>
      <div className="page form-page">
        <h1>{t('title')}</h1>
        <p className="lede">{t('lede')}</p>
        <PasswordRequestForm />
      </div>
    </SiteFrame>
  );
}
