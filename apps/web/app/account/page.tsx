/** The account page of the signed-in person. */
import {
  ApiTokensDocument,
  CountMyDecksDocument,
  MailChoicesDocument,
  MySuggestionsDocument,
  SecondFactorDocument,
} from '@rulewright/api-client';
import { ErrorNote } from '@rulewright/ui';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { AccountForms } from '../../features/account/account-forms.tsx';
import { ApiTokensSection } from '../../features/account/api-tokens-section.tsx';
import { LeaveButtons } from '../../features/account/leave-buttons.tsx';
import { MailSection } from '../../features/account/mail-section.tsx';
import { SecondFactorSection } from '../../features/account/second-factor-section.tsx';
import { MySuggestions } from '../../features/suggest/my-suggestions.tsx';
import { YourData } from '../../features/safety/your-data.tsx';
import { SiteFrame } from '../../features/frame/site-frame.tsx';
import { one, type SearchParams } from '../../shared/query.ts';
import { askAsPerson, viewer } from '../../shared/session.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.page');
  return { title: t('yourAccount'), robots: { index: false } };
}

export default async function AccountPage({ searchParams }: { readonly searchParams: Promise<SearchParams> }) {
  const t = await getTranslations('account.page');
  const person = await viewer();
  if (!person) redirect('/sign-in?to=/account');
  const [{ savedDecks: saved }, { mailChoices }, { apiTokens }, { secondFactor }, { mySuggestions }] =
    await Promise.all([
      askAsPerson(CountMyDecksDocument, {}),
      askAsPerson(MailChoicesDocument, {}),
      askAsPerson(ApiTokensDocument, {}),
      askAsPerson(SecondFactorDocument, {}),
      askAsPerson(MySuggestionsDocument, {}),
    ]);
  const lacks = one(await searchParams, 'lacks');
  return (
    <SiteFrame>
      <div className="page form-page">
        <h1>{t('yourAccount')}</h1>
        <p className="lede">{t('who', { name: person.name, role: person.role })}</p>
        <p className="quiet">{person.email}</p>
        {lacks && (
          <ErrorNote title={t('doNotHaveAccess')}>
            <p>{t('roleAskAdminSite', { role: person.role })}</p>
          </ErrorNote>
        )}
        {person.permissions.includes('drafts') && (
          <p>
            <a className="button button-main" href="/desk">
              {t('openTheDesk')}
            </a>
          </p>
        )}
        <section className="section">
          <h2>{t('myDecks')}</h2>
          <p>
            {t('haveNoSavedDecks', { count: saved.nodes.length })}{' '}
            <a href="/account/decks">{t('readHowSaveDeck', { count: saved.nodes.length })}</a>
          </p>
        </section>
        <section className="section">
          <h2>{t('players')}</h2>
          <p>
            <a href="/account/players">{t('playersHelp')}</a>
          </p>
        </section>
        {mySuggestions.length > 0 && <MySuggestions of={mySuggestions} />}
        <AccountForms name={person.name} />
        {mailChoices.available && <MailSection choices={mailChoices} mayEdit={person.permissions.includes('drafts')} />}
        <SecondFactorSection {...secondFactor} />
        <ApiTokensSection apiTokens={apiTokens} permissions={person.permissions} />
        <LeaveButtons />
        <YourData />
      </div>
    </SiteFrame>
  );
}
