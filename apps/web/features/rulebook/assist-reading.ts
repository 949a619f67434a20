/** Script enhancements of a rulebook page, which is also readable without them. */

/** Milliseconds that the pointer must rest on a value before its hint opens. */
const REST = 250;

/** Adds the event listeners to the page. Returns a function that removes them. */
export function assistReading(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener('click', (event) => void copyAddress(event), { signal });
  openHintsUnderPointer(signal);
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

function openHintsUnderPointer(signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener(
    'pointerover',
    (event) => {
      clearTimeout(timer);
      const hint =
        event.pointerType === 'mouse' ? (event.target as HTMLElement).closest<HTMLButtonElement>('button.hint') : null;
      const popover = hint && document.getElementById(hint.getAttribute('popovertarget') ?? '');
      if (!hint || !popover) return;
      timer = setTimeout(() => {
        if (popover.matches(':popover-open')) return;
        popover.showPopover({ source: hint });
        hint.addEventListener('pointerleave', () => popover.matches(':hover') || popover.hidePopover(), { once: true });
      }, REST);
    },
    { signal },
  );
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
