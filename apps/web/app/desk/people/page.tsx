/** People and their roles, invitations that wait, and the settings of the desk: for admins. */
import { PeopleDocument } from '@rulewright/api-client';
import type { Metadata } from 'next';
import { PeopleDesk } from '../../../components/desk/people-desk.tsx';
import { findAsPerson, requirePerson } from '../../../lib/session.ts';

export const metadata: Metadata = { title: 'People' };

export default async function PeoplePage() {
  const me = await requirePerson('people', '/desk/people');
  const data = await findAsPerson(PeopleDocument, {});
  return (
    <>
      <h1>People</h1>
      <PeopleDesk me={me.id} {...data} />
    </>
  );
}
