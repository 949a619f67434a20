/** The sign-in page. */
import { SignInMethodsDocument } from '@rulewright/api-client';
import { ErrorNote } from '@rulewright/ui';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { SignInForm } from '../../features/account/sign-in-form.tsx';
import { SiteFrame } from '../../features/frame/site-frame.tsx';
import { href, ownPath, one, type SearchParams } from '../../shared/query.ts';
import { askAsPerson, viewer } from '../../shared/session.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.signInPage');
  return { title: t('signIn'), robots: { index: false } };
}

export default async function SignInPage({ searchParams }: { readonly searchParams: Promise<SearchParams> }) {
  const t = await getTranslations('account.signInPage');
  const asked = await searchParams;
  const to = ownPath(one(asked, 'to')) ?? '/account';
  if (await viewer()) redirect(to);
  const { signInMethods: methods, signInStep } = await askAsPerson(SignInMethodsDocument, {});
  if (signInStep !== 'none') redirect(href('/sign-in/second-factor', { to }));
  const refused = one(asked, 'refused');
  return (
    <SiteFrame>
      <div className="page form-page">
        <h1>{t('signIn')}</h1>
        <p className="lede">{t('signEditSaveDecks')}</p>
        {refused && (
          <ErrorNote title={t('refused')}>
            <p>{t('refusal', { code: refused.replaceAll('-', '_') })}</p>
          </ErrorNote>
        )}
        {one(asked, 'saved') && (
          <p className="form-said" role="status">
            {t('passwordSaved')}
          </p>
        )}
        {methods.singleSignOn !== null && (
          <p>
            {/* A plain form, because the API redirects to another site, which our scripts may not request. */}
            <a className="button button-main" href={href('/sign-in/sso', { to })}>
              {t('signInBy', { name: methods.singleSignOn })}
            </a>
          </p>
        )}
        {methods.password && (
          <>
            {methods.singleSignOn !== null && <p>{t('or')}</p>}
            <SignInForm to={to} />
            <p className="quiet">
              {methods.passwordMail
                ? t.rich('lostPasswordMail', { link: (chunks) => <a href="/password">{chunks}</a> })
                : t('lostPassword')}
            </p>
          </>
        )}
        <p className="quiet">{t('needInvitationCreateAccount')}</p>
      </div>
    </SiteFrame>
  );
}
