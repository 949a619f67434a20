/** The sections of a game; the current one is marked. */
'use client';
import { useTranslations } from 'next-intl';
import { usePathname } from 'next/navigation';
import { capital, decksOf, type GameWords } from '../../shared/words.ts';
import { GameLogo } from '../../shared/components/game-logo.tsx';

export interface GameNavProps {
  readonly game: {
    readonly id: string;
    readonly name: string;
    readonly words: GameWords;
    readonly engine: boolean;
    readonly deckLaw: boolean;
    readonly hasLook?: boolean;
    readonly logo?: { readonly image: string } | null;
    readonly isPrivate?: boolean;
  };
}

export function GameNav({ game }: GameNavProps) {
  const t = useTranslations('common.gameNav');
  const path = usePathname();
  const { words } = game;
  const sections = [
    ['rules', t('rules')],
    ['cards', capital(words.cards)],
    ['decks', capital(decksOf(words))],
    ...(game.deckLaw ? [['deck-check', t('deckCheck', { deck: capital(words.deck) })] as const] : []),
  ] as const;
  return (
    <nav className="game-nav" aria-label={game.name}>
      <a href={`/${game.id}`} className="game-nav-name" aria-current={path === `/${game.id}` ? 'page' : undefined}>
        {game.logo && <GameLogo {...game.logo} />}
        {game.name}
      </a>
      <span className="game-nav-sections">
        {sections.map(([section, label]) => {
          const target = `/${game.id}/${section}`;
          const here = path === target || path.startsWith(`${target}/`);
          return (
            <a key={section} href={target} aria-current={path === target ? 'page' : here ? 'true' : undefined}>
              {label}
            </a>
          );
        })}
        <a href={`/play?game=${game.id}`} aria-current={path.startsWith('/play') ? 'true' : undefined}>
          {t('play')}
        </a>
        {game.engine && (
          <a href={`/lab?game=${game.id}`} aria-current={path.startsWith('/lab') ? 'true' : undefined}>
            {t('lab')}
          </a>
        )}
      </span>
    </nav>
  );
}
