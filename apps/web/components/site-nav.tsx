/** What the head of a page offers that belongs to no game: the games, and what goes beyond one. */
'use client';
import { usePathname } from 'next/navigation';

export interface SiteNavProps {
  readonly games: readonly { readonly id: string; readonly name: string }[];
}

export function SiteNav({ games }: SiteNavProps) {
  const path = usePathname();
  const places = [...games.map(({ id, name }) => [`/${id}`, name]), ['/play', 'Play'], ['/lab', 'Lab']] as const;
  return (
    <nav className="game-nav" aria-label="Site">
      <span className="game-nav-sections">
        {places.map(([href, name]) => (
          <a key={href} href={href} aria-current={path === href ? 'page' : path.startsWith(`${href}/`) || undefined}>
            {name}
          </a>
        ))}
      </span>
    </nav>
  );
}
