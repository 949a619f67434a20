/** Chooses between the form and the match that the address names: `#device-…`. */
'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isOnDevice } from '../../lib/offline/device-id.ts';
import type { CardTexts } from '../table/card-texts.ts';
import { MatchRoom } from '../table/match-room.tsx';
import type { MatchView } from '../table/use-match.ts';
import { DeviceSetupForm } from './device-setup-form.tsx';

function subscribe(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

const named = (): string => location.hash.slice(1);

export function DevicePlay() {
  const id = useSyncExternalStore(subscribe, named, () => '');
  return isOnDevice(id) ? <DeviceMatch key={id} id={id} /> : <DeviceSetupForm />;
}

interface Shown {
  readonly view: MatchView;
  readonly texts: CardTexts;
}

function DeviceMatch({ id }: { readonly id: string }) {
  const t = useTranslations('offline.play');
  const [shown, setShown] = useState<Shown | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    void import('../../lib/offline/engine.ts')
      .then(({ callEngine }) => callEngine('showMatch', { match: id }))
      .then(
        (found) => !isGone && setShown(found),
        (error: unknown) => !isGone && setFailure(error instanceof Error ? error.message : String(error)),
      );
    return () => {
      isGone = true;
    };
  }, [id]);
  if (shown)
    return (
      <>
        <p className="device-back">
          <a href="#matches">{t('back')}</a>
        </p>
        <MatchRoom initial={shown.view} texts={shown.texts} subscription={null} token={null} />
      </>
    );
  return (
    <div className="page">
      <h1>{t('title')}</h1>
      {failure ? (
        <p className="match-failure" role="alert">
          {failure} <a href="#matches">{t('back')}</a>
        </p>
      ) : (
        <p role="status">{t('loading')}</p>
      )}
    </div>
  );
}
