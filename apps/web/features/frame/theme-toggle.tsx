/** Switches between light and dark. The choice is a cookie, so that the server renders the next page in the right theme. */
'use client';
import { Moon, Sun } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

type Theme = 'light' | 'dark';

const YEAR = 31_536_000;

export function ThemeToggle({ initial }: { readonly initial: Theme | null }) {
  const t = useTranslations('common.themeToggle');
  const [theme, setTheme] = useState(initial);

  function change(): void {
    const system: Theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    const next: Theme = (theme ?? system) === 'dark' ? 'light' : 'dark';
    document.documentElement.dataset.theme = next;
    document.cookie = `theme=${next};path=/;max-age=${YEAR};samesite=lax`;
    setTheme(next);
  }

  return (
    <button type="button" className="theme-toggle needs-script" onClick={change} title={t('changeTheme')}>
      <Sun className="theme-sun" size={18} aria-hidden="true" />
      <Moon className="theme-moon" size={18} aria-hidden="true" />
      <span className="visually-hidden">{t('changeTheme')}</span>
    </button>
  );
}
