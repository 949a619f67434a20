/** The page of a link for a lost password, on which the person chooses a new one. */
import { PasswordLinkEmailDocument } from '@rulewright/api-client';
import { Empty } from '@rulewright/ui';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ResetPasswordForm } from '../../../features/account/reset-password-form.tsx';
import { SiteFrame } from '../../../features/frame/site-frame.tsx';
import { askAsPerson } from '../../../shared/session.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.passwordTokenPage');
  return { title: t('newPassword'), robots: { index: false }, referrer: 'no-referrer' };
}

interface Props {
  readonly params: Promise<{ readonly token: string }>;
}

export default async function PasswordPage({ params }: Props) {
  const t = await getTranslations('account.passwordTokenPage');
  const { token } = await params;
  const { passwordLinkEmail: email } = await askAsPerson(PasswordLinkEmailDocument, { token });
  if (email === null)
    return (
      <SiteFrame>
        <div className="page narrow">
          <Empty title={t('linkNoLongerWorks')} heading="h1">
            <p>{t('usedOrExpired')}</p>
            <p>
              <a href="/sign-in">{t('signIn')}</a>
            </p>
          </Empty>
        </div>
      </SiteFrame>
    );
  return (
    <SiteFrame>
      <div className="page form-page">
        <h1>{t('newPassword')}</h1>
        <p className="lede">{t('chooseFor', { email })}</p>
        <ResetPasswordForm token={token} email={email} />
      </div>
    </SiteFrame>
  );
}
