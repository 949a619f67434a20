/** Tells the reader that they are offline, and names the release of a page from the device. Also starts the service worker. */
'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useSyncExternalStore } from 'react';
import { day } from '../../shared/dates.ts';

/** The delay after the page has loaded, in milliseconds. */
const REST = 2_000;

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** The release of a page from the device; an empty text for another page while offline; null while online. */
const state = (): string | null => document.documentElement.dataset.offline ?? (navigator.onLine ? null : '');

export function OfflineNote() {
  const t = useTranslations('common.offlineNote');
  const offline = useSyncExternalStore(subscribe, state, () => null);
  useEffect(() => {
    const timer = setTimeout(() => {
      // The site also works without the service worker.
      void import('./start.ts').then(({ startOffline }) => startOffline()).catch(() => undefined);
    }, REST);
    return () => clearTimeout(timer);
  }, []);
  if (offline === null) return null;
  const [release, effectiveAt] = offline.split(' ');
  return (
    <p className="offline-note" role="status">
      {effectiveAt ? t('stored', { release: release!, date: day(effectiveAt) }) : t('lost')}{' '}
      <a href="/offline">{t('here')}</a>
    </p>
  );
}
