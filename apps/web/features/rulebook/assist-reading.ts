/** Script enhancements of a rulebook page, which is also readable without them. */

import { openHints } from '../../shared/open-hints.ts';

/** Adds the event listeners to the page. Returns a function that removes them. */
export function assistReading(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener('click', (event) => void copyAddress(event), { signal });
  openHints(signal);
  const observer = markChapterBeingRead();
  return () => {
    stop.abort();
    observer.disconnect();
  };
}

async function copyAddress(event: MouseEvent): Promise<void> {
  const link = (event.target as HTMLElement).closest<HTMLAnchorElement>('a[data-copy]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  try {
    await navigator.clipboard.writeText(link.href);
    link.dataset.copied = '';
    setTimeout(() => delete link.dataset.copied, 1500);
  } catch {
    // Without permission for the clipboard, the link still works and its address can be copied manually.
  }
}

function markChapterBeingRead(): IntersectionObserver {
  const links = new Map(
    [...document.querySelectorAll<HTMLAnchorElement>('.contents a')].map((link) => [link.hash.slice(1), link]),
  );
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        const item = links.get(entry.target.id)?.closest('li');
        if (entry.isIntersecting) item?.setAttribute('data-here', '');
        else item?.removeAttribute('data-here');
      }
    },
    { rootMargin: '-72px 0px -70% 0px' },
  );
  for (const chapter of document.querySelectorAll('.chapter')) observer.observe(chapter);
  return observer;
}
