/** Whether the reader wants cards to stay still when they change their place; kept in this browser, whatever the system says. */
'use client';
import { useCallback, useSyncExternalStore } from 'react';

const KEY = 'rulewright-still';
const CHANGED = 'rulewright-still-changed';

function listen(changed: () => void): () => void {
  window.addEventListener(CHANGED, changed);
  window.addEventListener('storage', changed);
  return () => {
    window.removeEventListener(CHANGED, changed);
    window.removeEventListener('storage', changed);
  };
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    // Where nothing may be kept, cards move as the system says.
    return false;
  }
}

export function useStillness(): readonly [boolean, (still: boolean) => void] {
  const still = useSyncExternalStore(listen, read, () => false);
  const change = useCallback((next: boolean) => {
    try {
      localStorage.setItem(KEY, next ? 'yes' : 'no');
    } catch {
      return;
    }
    window.dispatchEvent(new Event(CHANGED));
  }, []);
  return [still, change];
}
