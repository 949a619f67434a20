/** Opens the palette of the desk: a button, and Ctrl+K or Cmd+K. The palette loads when it first opens. */
'use client';
import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';

const Palette = dynamic(() => import('./palette.tsx').then((one) => one.Palette), { ssr: false });

export function PaletteKey() {
  const t = useTranslations('desk.palette');
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      setIsOpen(true);
    };
    // An editor with the focus would take the keys first.
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, []);
  return (
    <>
      <button
        type="button"
        className="desk-nav-find"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setIsOpen(true)}
      >
        <Search size={16} aria-hidden="true" /> {t('open')} <kbd>Ctrl K</kbd>
      </button>
      {isOpen && <Palette onClose={() => setIsOpen(false)} />}
    </>
  );
}
