/**
 * Makes the links between steps update the page in place, and adds arrow keys. Without scripts they are ordinary links. Also makes
 * the browser draw the card pictures of the board.
 */
'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { useDrawnPictures } from '../match/index.ts';

const KEYS: Readonly<Record<string, string>> = { ArrowLeft: 'prev', ArrowRight: 'next' };

export function StepDesk({ children }: { readonly children: ReactNode }) {
  const router = useRouter();
  const desk = useRef<HTMLDivElement>(null);
  useDrawnPictures(desk);

  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const rel = KEYS[event.key];
      const busy = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (!rel || busy || (event.target as HTMLElement).closest('input, select, textarea')) return;
      const link = document.querySelector<HTMLAnchorElement>(`a[data-step][rel="${rel}"]`);
      if (!link) return;
      event.preventDefault();
      router.replace(link.href, { scroll: false });
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [router]);

  function follow(event: MouseEvent): void {
    const link = (event.target as HTMLElement).closest<HTMLAnchorElement>('a[data-step]');
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    router.replace(link.href, { scroll: false });
  }

  // Handles the clicks on links inside, which keyboard users can reach.
  return (
    <div ref={desk} onClick={follow}>
      {children}
    </div>
  );
}
