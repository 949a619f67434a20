/** Search and replace in all texts of a game, in a change set. */
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { GameTabs } from '../../../../../features/desk/game-tabs.tsx';
import { setAndGame, type OfSetProps } from '../../../../../features/desk/model/set-and-game.ts';
import { ReplaceDesk } from '../../../../../features/desk/replacing/replace-desk.tsx';
import { SetHead } from '../../../../../features/desk/set-head.tsx';
import { one } from '../../../../../shared/query.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('desk.replacePage');
  return { title: t('replace') };
}

export default async function ReplacePage(props: OfSetProps) {
  const t = await getTranslations('desk.replacePage');
  const { set, query, games, game } = await setAndGame(props);
  return (
    <div className="replace-page">
      <SetHead set={set} />
      <h1>{t('wordsOf', { game: game.name })}</h1>
      <GameTabs games={games} open={game.id} />
      <ReplaceDesk
        key={game.id}
        changeSet={set.id}
        game={game.id}
        find={one(query, 'find') ?? ''}
        replace={one(query, 'replace') ?? ''}
        editable={set.may.includes('edit')}
      />
    </div>
  );
}
