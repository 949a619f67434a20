/** The kept games of this device, read again when one of them changes. */
'use client';
import { useCallback, useEffect, useState } from 'react';
import { packs, type PackInfo } from '../../offline/stores.ts';

/** `known` is null until the device has answered, and where the browser keeps nothing. */
export function usePacks(): { readonly known: readonly PackInfo[] | null; refresh(): void } {
  const [known, setKnown] = useState<readonly PackInfo[] | null>(null);
  const refresh = useCallback(() => {
    if ('caches' in window) void packs().then(setKnown, () => undefined);
  }, []);
  useEffect(refresh, [refresh]);
  return { known, refresh };
}
