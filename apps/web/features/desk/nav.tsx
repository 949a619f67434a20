/** The sections of the desk that the person's role permits. */
'use client';
import { useTranslations } from 'next-intl';
import { usePathname } from 'next/navigation';
import { PaletteKey } from './palette/palette-key.tsx';

const SECTIONS = [
  ['/desk', 'sets', 'drafts'],
  ['/desk/content', 'content', 'drafts'],
  ['/desk/suggestions', 'suggestions', 'drafts'],
  ['/desk/import', 'import', 'drafts'],
  ['/desk/audit', 'audit', 'audit'],
  ['/desk/people', 'people', 'people'],
  ['/desk/reports', 'reports', 'moderate'],
  ['/desk/webhooks', 'webhooks', 'people'],
] as const;

export interface DeskNavProps {
  readonly permissions: readonly string[];
  readonly name: string;
  /** The number of notices that the person has not seen. */
  readonly notices: number;
}

export function DeskNav({ permissions, name, notices }: DeskNavProps) {
  const t = useTranslations('desk.nav');
  const path = usePathname();
  const here = (target: string): boolean =>
    target === '/desk' ? path === target || path.startsWith('/desk/sets') : path.startsWith(target);
  return (
    <nav className="desk-nav" aria-label={t('desk')}>
      <ul>
        {SECTIONS.filter(([, , permission]) => permissions.includes(permission)).map(([target, section]) => (
          <li key={target}>
            <a href={target} aria-current={path === target ? 'page' : here(target) ? 'true' : undefined}>
              {t('section', { section })}
            </a>
          </li>
        ))}
      </ul>
      <PaletteKey />
      {notices > 0 && (
        <a href="/desk#notices" className="desk-nav-news">
          {t('notices', { count: notices })}
        </a>
      )}
      <a href="/account" className="desk-nav-me">
        {name}
      </a>
    </nav>
  );
}
