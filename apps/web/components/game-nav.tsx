/** The sections of a game; the one being read is marked. */
'use client';
import { usePathname } from 'next/navigation';
import { capital, decksOf, type GameWords } from '../lib/words.ts';

const sectionsOf = (words: GameWords) =>
  [
    ['rules', 'Rules'],
    ['cards', capital(words.cards)],
    ['decks', capital(decksOf(words))],
    ['deck-check', `${capital(words.deck)} check`],
  ] as const;

export interface GameNavProps {
  readonly game: { readonly id: string; readonly name: string; readonly words: GameWords };
}

export function GameNav({ game }: GameNavProps) {
  const path = usePathname();
  return (
    <nav className="game-nav" aria-label={game.name}>
      <a href={`/${game.id}`} className="game-nav-name" aria-current={path === `/${game.id}` ? 'page' : undefined}>
        {game.name}
      </a>
      <span className="game-nav-sections">
        {sectionsOf(game.words).map(([section, label]) => {
          const target = `/${game.id}/${section}`;
          const here = path === target || path.startsWith(`${target}/`);
          return (
            <a key={section} href={target} aria-current={path === target ? 'page' : here ? 'true' : undefined}>
              {label}
            </a>
          );
        })}
        <a href={`/play?game=${game.id}`} aria-current={path.startsWith('/play') ? 'true' : undefined}>
          Play
        </a>
        <a href={`/lab?game=${game.id}`} aria-current={path.startsWith('/lab') ? 'true' : undefined}>
          Lab
        </a>
      </span>
    </nav>
  );
}
