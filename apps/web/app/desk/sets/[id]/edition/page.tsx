/** A new edition of a set: one form writes the set and the printings of its cards. */
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EditionForm } from '../../../../../features/desk/editions/edition-form.tsx';
import { GameTabs } from '../../../../../features/desk/game-tabs.tsx';
import { setAndGame, type OfSetProps } from '../../../../../features/desk/model/set-and-game.ts';
import { SetHead } from '../../../../../features/desk/set-head.tsx';
import { one } from '../../../../../shared/query.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('desk.editionPage');
  return { title: t('title') };
}

export default async function EditionPage(props: OfSetProps) {
  const t = await getTranslations('desk.editionPage');
  const { set, query, games, game } = await setAndGame(props);
  return (
    <>
      <SetHead set={set} />
      <h1>{t('heading', { game: game.name })}</h1>
      <GameTabs games={games} open={game.id} />
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
