/** The second step of a sign-in: the code of the app, or the setup of an app if the role requires one. */
import { SignInStepDocument } from '@rulewright/api-client';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { GiveCodeForm } from '../../../features/account/give-code-form.tsx';
import { LeaveButton } from '../../../features/account/leave-button.tsx';
import { SetUpApp } from '../../../features/account/set-up-app.tsx';
import { SiteFrame } from '../../../features/frame/site-frame.tsx';
import { href, one, ownPath, type SearchParams } from '../../../shared/query.ts';
import { askAsPerson } from '../../../shared/session.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.secondFactorPage');
  return { title: t('title'), robots: { index: false } };
}

export default async function SecondFactorPage({ searchParams }: { readonly searchParams: Promise<SearchParams> }) {
  const t = await getTranslations('account.secondFactorPage');
  const to = ownPath(one(await searchParams, 'to')) ?? '/account';
  const { signInStep: step } = await askAsPerson(SignInStepDocument, {});
  if (step === 'none') redirect(href('/sign-in', { to }));
  if (step === 'open') redirect(to);
  return (
    <SiteFrame>
      <div className="page form-page">
        <h1>{t('title')}</h1>
        <p className="lede">{t(step === 'code' ? 'enterTheCode' : 'setUpFirst')}</p>
        {step === 'code' ? <GiveCodeForm to={to} /> : <SetUpApp to={to} />}
        <LeaveButton>{t('startAgain')}</LeaveButton>
      </div>
    </SiteFrame>
  );
}
