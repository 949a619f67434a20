/** The note of a failure that a page shows. It goes away by itself if the site could not be reached and answers again. */
'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState, type Dispatch, type ReactNode, type SetStateAction } from 'react';

/** Milliseconds between two attempts to reach the site. */
const AGAIN = 4_000;

/** Asks for a small file without the service worker, which handles only GET. */
const isReached = (): Promise<boolean> =>
  fetch('/icon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Calls `then` once the site answers again. @param isAway whether the last request did not reach it */
export function useReturn(isAway: boolean, then: () => void): void {
  const back = useEffectEvent(then);
  useEffect(() => {
    if (!isAway) return undefined;
    let ended = false;
    const look = async (): Promise<void> => {
      if ((await isReached()) && !ended) back();
    };
    const timer = setInterval(() => void look(), AGAIN);
    const now = (): void => void look();
    window.addEventListener('online', now);
    return () => {
      ended = true;
      clearInterval(timer);
      window.removeEventListener('online', now);
    };
  }, [isAway]);
}

export function useFailure(): readonly [ReactNode, Dispatch<SetStateAction<ReactNode>>] {
  const t = useTranslations('errors.ask');
  const [failure, setFailure] = useState<ReactNode>(null);
  useReturn(failure === t('unreachable'), () => setFailure(null));
  return [failure, setFailure];
}
