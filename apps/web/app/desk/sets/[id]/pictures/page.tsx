/** Pictures for many cards: each file finds its card by its name. */
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PictureDesk } from '../../../../../features/desk/editions/picture-desk.tsx';
import { GameTabs } from '../../../../../features/desk/game-tabs.tsx';
import { setAndGame, type OfSetProps } from '../../../../../features/desk/model/set-and-game.ts';
import { SetHead } from '../../../../../features/desk/set-head.tsx';
import { one } from '../../../../../shared/query.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('desk.picturesPage');
  return { title: t('title') };
}

export default async function PicturesPage(props: OfSetProps) {
  const t = await getTranslations('desk.picturesPage');
  const { set, query, games, game } = await setAndGame(props);
  return (
    <>
      <SetHead set={set} />
      <h1>{t('heading', { game: game.name })}</h1>
      <GameTabs games={games} open={game.id} />
      <PictureDesk
        key={game.id}
        changeSet={set.id}
        game={game.id}
        card={one(query, 'card') ?? null}
        editable={set.may.includes('edit')}
      />
    </>
  );
}
