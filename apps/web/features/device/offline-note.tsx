/** Tells the reader that they are offline, and names the release of a page from the device. Also starts the service worker. */
'use client';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { day } from '../../shared/dates.ts';
import { useOffline } from './use-offline.ts';

/** The delay after the page has loaded, in milliseconds. */
const REST = 2_000;

export function OfflineNote() {
  const t = useTranslations('common.offlineNote');
  const offline = useOffline();
  const sentence = t('needsSite');
  useEffect(() => {
    const timer = setTimeout(() => {
      // The site also works without the service worker.
      void import('./start.ts').then(({ startOffline }) => startOffline(sentence)).catch(() => undefined);
    }, REST);
    return () => clearTimeout(timer);
  }, [sentence]);
  if (offline === null) return null;
  const [release, effectiveAt] = offline.split(' ');
  return (
    <p className="offline-note" role="status">
      {effectiveAt ? t('stored', { release: release!, date: day(effectiveAt) }) : t('lost')}{' '}
      <a href="/offline">{t('here')}</a> {t('marks')}
    </p>
  );
}
