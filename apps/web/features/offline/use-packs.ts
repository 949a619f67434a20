/** The saved games of this device, read again when one changes. */
'use client';
import { useCallback, useEffect, useState } from 'react';
import { packs, type PackInfo } from '../device/index.ts';

/** `known` is null until the device has answered, and in a browser that refuses storage. */
export function usePacks(): { readonly known: readonly PackInfo[] | null; refresh(): void } {
  const [known, setKnown] = useState<readonly PackInfo[] | null>(null);
  const refresh = useCallback(() => {
    if ('caches' in window) void packs().then(setKnown, () => undefined);
  }, []);
  useEffect(refresh, [refresh]);
  return { known, refresh };
}
