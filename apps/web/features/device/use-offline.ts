/** Whether the page works without the site at the moment. */
'use client';
import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

const state = (): string | null => document.documentElement.dataset.offline ?? (navigator.onLine ? null : '');

/** The release of a page from the device; an empty text for another page while offline; null while online. */
export const useOffline = (): string | null => useSyncExternalStore(subscribe, state, () => null);
