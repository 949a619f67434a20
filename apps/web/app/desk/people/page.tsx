/** People and their roles, invitations that wait, and the settings of the desk: for admins. */
import { PeopleDocument } from '@rulewright/api-client';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PeopleDesk } from '../../../components/desk/people-desk.tsx';
import { findAsPerson, requirePerson } from '../../../lib/session.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('desk.peoplePage');
  return { title: t('people') };
}

export default async function PeoplePage() {
  const t = await getTranslations('desk.peoplePage');
  const me = await requirePerson('people', '/desk/people');
  const data = await findAsPerson(PeopleDocument, {});
  return (
    <>
      <h1>{t('people')}</h1>
      <PeopleDesk me={me.id} {...data} />
    </>
  );
}
