/** The sign-in page. */
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { SignInForm } from '../../components/account/sign-in-form.tsx';
import { SiteFrame } from '../../components/site-frame.tsx';
import { ownPath, one, type SearchParams } from '../../lib/query.ts';
import { viewer } from '../../lib/session.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.signInPage');
  return { title: t('signIn'), robots: { index: false } };
}

export default async function SignInPage({ searchParams }: { readonly searchParams: Promise<SearchParams> }) {
  const t = await getTranslations('account.signInPage');
  const to = ownPath(one(await searchParams, 'to')) ?? '/account';
  if (await viewer()) redirect(to);
  return (
    <SiteFrame>
      <div className="page form-page">
        <h1>{t('signIn')}</h1>
        <p className="lede">{t('signEditSaveDecks')}</p>
        <SignInForm to={to} />
        <p className="quiet">{t('needInvitationCreateAccount')}</p>
      </div>
    </SiteFrame>
  );
}
