/** For admins: people and their roles, pending invitations, and the settings of the desk. */
import { PeopleDocument } from '@rulewright/api-client';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PeopleDesk } from '../../../features/desk/people-desk.tsx';
import { gameNames } from '../../../shared/games.ts';
import { href, nextCursor, one, type SearchParams } from '../../../shared/query.ts';
import { findAsPerson, requirePerson } from '../../../shared/session.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('desk.peoplePage');
  return { title: t('people') };
}

export default async function PeoplePage({ searchParams }: { readonly searchParams: Promise<SearchParams> }) {
  const t = await getTranslations('desk.peoplePage');
  const me = await requirePerson('people');
  const after = one(await searchParams, 'after') ?? null;
  const { people, ...data } = await findAsPerson(PeopleDocument, { after });
  const more = nextCursor(people.pageInfo);
  return (
    <>
      <h1>{t('people')}</h1>
      <PeopleDesk me={me.id} games={await gameNames()} people={people.nodes} {...data} />
      {more !== null && (
        <p className="section">
          <a className="button" href={href('/desk/people', { after: more })}>
            {t('morePeople')}
          </a>
        </p>
      )}
    </>
  );
}
