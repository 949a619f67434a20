/** The sections of the desk, as far as the person's role reaches. */
'use client';
import { usePathname } from 'next/navigation';

const SECTIONS = [
  ['/desk', 'Change sets', 'drafts'],
  ['/desk/content', 'Content', 'drafts'],
  ['/desk/import', 'Import', 'drafts'],
  ['/desk/audit', 'Audit', 'audit'],
  ['/desk/people', 'People', 'people'],
] as const;

export function DeskNav({ permissions, name }: { readonly permissions: readonly string[]; readonly name: string }) {
  const path = usePathname();
  const here = (target: string): boolean =>
    target === '/desk' ? path === target || path.startsWith('/desk/sets') : path.startsWith(target);
  return (
    <nav className="desk-nav" aria-label="Desk">
      <ul>
        {SECTIONS.filter(([, , permission]) => permissions.includes(permission)).map(([target, label]) => (
          <li key={target}>
            <a href={target} aria-current={path === target ? 'page' : here(target) ? 'true' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <a href="/account" className="desk-nav-me">
        {name}
      </a>
    </nav>
  );
}
