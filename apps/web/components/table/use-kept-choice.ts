/** A yes or no of the reader about how matches are shown, kept in this browser for all of them. */
'use client';
import { useCallback, useSyncExternalStore } from 'react';

/** `still`: cards do not move when they change their place, whatever the system says. `chat-closed`: the chat stays folded. */
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
    // Where nothing may be kept, it is as for somebody who never chose.
    return false;
  }
}

/** The choice, `false` until the reader has made it, and what changes it. */
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
