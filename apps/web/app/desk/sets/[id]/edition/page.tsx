/** A new edition of a set: one form writes the set and the printings of its cards. */
import { ChangeSetDocument } from '@rulewright/api-client';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { EditionForm } from '../../../../../features/desk/editions/edition-form.tsx';
import { GameTabs } from '../../../../../features/desk/game-tabs.tsx';
import { gamesOf } from '../../../../../features/desk/model/games-of.ts';
import { SetHead } from '../../../../../features/desk/set-head.tsx';
import { one, type SearchParams } from '../../../../../shared/query.ts';
import { findAsPerson, requirePerson, viewer } from '../../../../../shared/session.ts';

interface Props {
  readonly params: Promise<{ readonly id: string }>;
  readonly searchParams: Promise<SearchParams>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('desk.editionPage');
  return { title: t('title') };
}

export default async function EditionPage({ params, searchParams }: Props) {
  const t = await getTranslations('desk.editionPage');
  const { id } = await params;
  await requirePerson('drafts');
  if (!/^[1-9]\d{0,8}$/u.test(id)) notFound();
  const query = await searchParams;
  const [{ changeSet: set }, { games = [] }] = await Promise.all([
    findAsPerson(ChangeSetDocument, { id: Number(id) }),
    viewer().then((person) => gamesOf(person!)),
  ]);
  const possible = games.filter((game) => set.game == null || set.game === game.id);
  const game = possible.find((each) => each.id === one(query, 'game')) ?? possible[0];
  if (!game) notFound();
  return (
    <>
      <SetHead set={set} />
      <h1>{t('heading', { game: game.name })}</h1>
      <GameTabs games={possible} open={game.id} />
      <EditionForm
        key={game.id}
        changeSet={set.id}
        game={game.id}
        of={one(query, 'of') ?? ''}
        editable={set.may.includes('edit')}
      />
    </>
  );
}
