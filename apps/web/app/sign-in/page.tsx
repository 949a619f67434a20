/** Signing in. */
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { SignInForm } from '../../components/account/sign-in-form.tsx';
import { SiteFrame } from '../../components/site-frame.tsx';
import { ownPath, one, type SearchParams } from '../../lib/query.ts';
import { viewer } from '../../lib/session.ts';

export const metadata: Metadata = { title: 'Sign in', robots: { index: false } };

export default async function SignInPage({ searchParams }: { readonly searchParams: Promise<SearchParams> }) {
  const to = ownPath(one(await searchParams, 'to')) ?? '/account';
  if (await viewer()) redirect(to);
  return (
    <SiteFrame>
      <div className="page form-page">
        <h1>Sign in</h1>
        <p className="lede">For those who edit. Reading, deck checks and play need no account.</p>
        <SignInForm to={to} />
        <p className="quiet">Accounts are made by invitation; ask an admin of this site for a link.</p>
      </div>
    </SiteFrame>
  );
}
