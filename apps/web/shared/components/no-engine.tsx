/** Says that a game has no engine yet, on pages that need one. */
import { useTranslations } from 'next-intl';

export interface NoEngineProps {
  readonly game: { readonly id: string; readonly name: string };
  /** The page that this game does not have. */
  readonly page: 'lab' | 'coverage' | 'examples';
}

export function NoEngine({ game, page }: NoEngineProps) {
  const t = useTranslations('common.noEngine');
  return (
    <p className="no-engine">
      {t('sentence', { page, game: game.name })} <a href={`/${game.id}`}>{t('read', { game: game.name })}</a>
    </p>
  );
}
