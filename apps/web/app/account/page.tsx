/** One's own account. */
import { CountMyDecksDocument } from '@rulewright/api-client';
import { ErrorNote } from '@rulewright/ui';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { AccountForms } from '../../components/account/account-forms.tsx';
import { SiteFrame } from '../../components/site-frame.tsx';
import { one, type SearchParams } from '../../lib/query.ts';
import { askAsPerson, viewer } from '../../lib/session.ts';

export const metadata: Metadata = { title: 'Your account', robots: { index: false } };

/** What each role adds to the one before it. */
const ROLES: Readonly<Record<string, string>> = {
  reader: 'You keep decks of your own.',
  editor: 'You edit cards and rules in change sets, comment, and run their checks.',
  reviewer: 'You edit, review what others propose, and publish.',
  admin: 'You edit, review, publish, and look after people and settings.',
};

const countOf = (lists: number): string => (lists === 1 ? 'one list' : `${lists} lists`);

export default async function AccountPage({ searchParams }: { readonly searchParams: Promise<SearchParams> }) {
  const person = await viewer();
  if (!person) redirect('/sign-in?to=/account');
  const { savedDecks } = await askAsPerson(CountMyDecksDocument, {});
  const lacks = one(await searchParams, 'lacks');
  return (
    <SiteFrame>
      <div className="page form-page">
        <h1>Your account</h1>
        <p className="lede">
          {person.name}, {person.role}. {ROLES[person.role]}
        </p>
        <p className="quiet">{person.email}</p>
        {lacks && (
          <ErrorNote title="Your role does not lead there">
            <p>You are {person.role}. An admin of this site can give you another role.</p>
          </ErrorNote>
        )}
        {person.permissions.includes('drafts') && (
          <p>
            <a className="button button-main" href="/desk">
              To the desk
            </a>
          </p>
        )}
        <section className="section">
          <h2>My decks</h2>
          <p>
            {savedDecks.length === 0 ? 'You keep no list yet.' : `You keep ${countOf(savedDecks.length)}.`}{' '}
            <a href="/account/decks">{savedDecks.length === 0 ? 'How to keep one' : 'See, rename or delete'}</a>
          </p>
        </section>
        <AccountForms name={person.name} />
      </div>
    </SiteFrame>
  );
}
