/** A boolean setting about the display of matches, stored in this browser for all matches. */
'use client';
import { useCallback, useSyncExternalStore } from 'react';

/** `still`: cards change their place without animation, whatever the system setting. `chat-closed`: the chat stays collapsed. */
export type KeptChoice = 'still' | 'chat-closed';

const CHANGED = 'rulewright-choice-changed';

function listen(changed: () => void): () => void {
  window.addEventListener(CHANGED, changed);
  window.addEventListener('storage', changed);
  return () => {
    window.removeEventListener(CHANGED, changed);
    window.removeEventListener('storage', changed);
  };
}

function read(key: string): boolean {
  try {
    return localStorage.getItem(key) === 'yes';
  } catch {
    // Without access to the storage, uses the default.
    return false;
  }
}

/** The setting, `false` by default, and a function that changes it. */
export function useKeptChoice(choice: KeptChoice): readonly [boolean, (chosen: boolean) => void] {
  const key = `rulewright-${choice}`;
  const chosen = useSyncExternalStore(
    listen,
    () => read(key),
    () => false,
  );
  const change = useCallback(
    (next: boolean) => {
      try {
        localStorage.setItem(key, next ? 'yes' : 'no');
      } catch {
        return;
      }
      window.dispatchEvent(new Event(CHANGED));
    },
    [key],
  );
  return [chosen, change];
}
