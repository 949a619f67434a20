/** The links in the header of pages that do not belong to a game. */
'use client';
import { useTranslations } from 'next-intl';
import { usePathname } from 'next/navigation';

/** If there are more games, the header has one link to the list of all games. */
const MOST_NAMED = 4;

export interface SiteNavProps {
  readonly games: readonly { readonly id: string; readonly name: string }[];
}

export function SiteNav({ games }: SiteNavProps) {
  const t = useTranslations('common.siteNav');
  const path = usePathname();
  const named =
    games.length > MOST_NAMED
      ? [['/#games', t('allGames', { games: games.length })]]
      : games.map(({ id, name }) => [`/${id}`, name]);
  const places = [...named, ['/play', t('play')], ['/lab', t('lab')]] as const;
  return (
    <nav className="game-nav" aria-label={t('site')}>
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
