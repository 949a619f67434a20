/** Starts the service worker, and updates saved games to a new release. */
'use client';
import { packs } from './worker/stores.ts';

/** The time between two checks for a new release, in milliseconds. */
const REST = 600_000;
/** Whether the page works without the site, as `useOffline` says. */
const isOffline = (): boolean => document.documentElement.dataset.offline !== undefined || !navigator.onLine;

const LOOKED_AT = 'rulewright-release-looked-at';
const UPDATE = 'rulewright-update';

/** The number of the current release, from the address to which the site redirects. */
async function currentRelease(): Promise<number> {
  const { url } = await fetch('/data/latest/games.json', { method: 'HEAD', credentials: 'omit' });
  return Number(/\/releases\/(\d+)\//u.exec(url)?.[1] ?? 0);
}

/** Marks the links that need the site, while it cannot be reached. */
function markWhileOffline(sentence: string): void {
  let unmark: (() => void) | null = null;
  const update = async (): Promise<void> => {
    if (isOffline() === (unmark !== null)) return;
    const { markLinks } = await import('./mark-links.ts');
    unmark?.();
    unmark = isOffline() ? markLinks(sentence) : null;
  };
  for (const event of ['online', 'offline']) addEventListener(event, () => void update());
  void update();
}

/** @param sentence says on a marked link that it needs a connection */
export async function startOffline(sentence: string): Promise<void> {
  if ('caches' in window) markWhileOffline(sentence);
  if (!('serviceWorker' in navigator) || !('caches' in window)) return;
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  if (!navigator.onLine || (await packs()).length === 0) return;
  if (Date.now() - Number(localStorage.getItem(LOOKED_AT) ?? 0) < REST) return;
  // One page updates at a time. If the reader leaves it before the end, the next page starts again.
  await navigator.locks.request(UPDATE, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    const { updatePacks } = await import('./keep-game.ts');
    await updatePacks(await currentRelease());
    localStorage.setItem(LOOKED_AT, String(Date.now()));
  });
}
