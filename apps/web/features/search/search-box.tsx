/**
 * The search box. `/` focuses it. Without scripts it is an ordinary form. The list of results below it is loaded when the box is focused.
 */
'use client';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useEffect, useId, useRef, useState, type FocusEvent, type ReactNode } from 'react';

const SearchPanel = lazy(() => import('./search-panel.tsx'));

export interface SearchBoxProps {
  readonly icon: ReactNode;
  readonly game?: { readonly id: string; readonly name: string } | undefined;
  /** The text of the box at first. */
  readonly text?: string;
  /** Whether the box is a part of the page, and not of the head. */
  readonly large?: boolean;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable], [contenteditable] *');

export function SearchBox({ icon, game, text: first = '', large = false }: SearchBoxProps) {
  const t = useTranslations('common.search');
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(first);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const focusBox = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      box.current?.focus();
    };
    document.addEventListener('keydown', focusBox);
    return () => document.removeEventListener('keydown', focusBox);
  }, []);

  function close({ relatedTarget }: FocusEvent): void {
    if (!form.current?.contains(relatedTarget)) setOpen(false);
  }

  return (
    <search className="site-search" data-large={large || undefined}>
      <form ref={form} action="/search" onBlur={close}>
        {icon}
        <label htmlFor={id} className="visually-hidden">
          {game ? t('labelGame', { game: game.name }) : t('label')}
        </label>
        <input
          ref={box}
          id={id}
          className="field"
          type="search"
          name="q"
          autoComplete="off"
          maxLength={200}
          placeholder={t('placeholder')}
          value={text}
          onFocus={() => setOpen(true)}
          onChange={(event) => {
            setText(event.target.value);
            setOpen(true);
          }}
        />
        <kbd aria-hidden="true">/</kbd>
        {game && <input type="hidden" name="game" value={game.id} />}
        {isOpen && text.trim().length > 1 && (
          <Suspense>
            <SearchPanel text={text.trim()} game={game?.id} onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </form>
    </search>
  );
}
