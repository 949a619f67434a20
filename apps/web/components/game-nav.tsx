/** The sections of a game; the one being read is marked. */
'use client';
import { usePathname } from 'next/navigation';

const SECTIONS = [
  ['rules', 'Rules'],
  ['cards', 'Cards'],
  ['decks', 'Decks'],
  ['deck-check', 'Deck check'],
] as const;

export function GameNav({ game }: { readonly game: { readonly id: string; readonly name: string } }) {
  const path = usePathname();
  return (
    <nav className="game-nav" aria-label={game.name}>
      <a href={`/${game.id}`} className="game-nav-name" aria-current={path === `/${game.id}` ? 'page' : undefined}>
        {game.name}
      </a>
      {SECTIONS.map(([section, label]) => {
        const target = `/${game.id}/${section}`;
        const here = path === target || path.startsWith(`${target}/`);
        return (
          <a key={section} href={target} aria-current={path === target ? 'page' : here ? 'true' : undefined}>
            {label}
          </a>
        );
      })}
    </nav>
  );
}
