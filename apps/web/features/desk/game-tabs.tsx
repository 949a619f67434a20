/** Links that open the same page of the desk for another game. Nothing if there is one game. */
import { useTranslations } from 'next-intl';

interface GameTabsProps {
  readonly games: readonly { readonly id: string; readonly name: string }[];
  /** The id of the game that is open. */
  readonly open: string;
}

export function GameTabs({ games, open }: GameTabsProps) {
  const t = useTranslations('desk.gameTabs');
  if (games.length < 2) return null;
  return (
    <p className="tabs" role="group" aria-label={t('game')}>
      {games.map(({ id, name }) => (
        <a key={id} href={`?game=${id}`} aria-current={id === open ? 'true' : undefined}>
          {name}
        </a>
      ))}
    </p>
  );
}
