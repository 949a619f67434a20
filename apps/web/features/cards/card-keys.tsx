/** Scripts of a card's page: the arrow keys open the cards before and after it, and popovers open under the pointer. */
'use client';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { openHints } from '../../shared/open-hints.ts';

const RELATIONS: Readonly<Record<string, string>> = { ArrowLeft: 'prev', ArrowRight: 'next' };

export function CardKeys() {
  const router = useRouter();
  useEffect(() => {
    const stop = new AbortController();
    openHints(stop.signal);
    document.addEventListener(
      'keydown',
      (event) => {
        const relation = RELATIONS[event.key];
        const target = event.target as HTMLElement;
        const isTyping = target.closest('input, textarea, select, summary, [contenteditable], [role=textbox]') !== null;
        if (relation === undefined || isTyping || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
          return;
        const link = document.querySelector<HTMLAnchorElement>(`.card-neighbours a[rel=${relation}]`);
        if (link) router.push(link.pathname);
      },
      { signal: stop.signal },
    );
    return () => stop.abort();
  }, [router]);
  return null;
}
