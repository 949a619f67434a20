/** The card sheet of a change set: the cards of a game as a spreadsheet. */
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CardSheet } from '../../../../../features/desk/sheet/card-sheet.tsx';
import { SetHead } from '../../../../../features/desk/set-head.tsx';
import { GameTabs } from '../../../../../features/desk/game-tabs.tsx';
import { setAndGame, type OfSetProps } from '../../../../../features/desk/model/set-and-game.ts';
import { one } from '../../../../../shared/query.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('desk.sheetPage');
  return { title: t('cardSheet') };
}

export default async function SheetPage(props: OfSetProps) {
  const t = await getTranslations('desk.sheetPage');
  const { set, query, games, game } = await setAndGame(props);
  return (
    <div className="sheet-page">
      <SetHead set={set} />
      <h1>{t('cardsOf', { game: game.name })}</h1>
      <GameTabs games={games} open={game.id} />
      <CardSheet
        key={game.id}
        changeSet={set.id}
        game={game.id}
        query={one(query, 'q') ?? ''}
        columns={(one(query, 'columns') ?? '').split(',').filter(Boolean)}
        editable={set.may.includes('edit')}
      />
    </div>
  );
}
