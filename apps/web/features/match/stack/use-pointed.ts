/** The pending action that the reader points at or has pressed; null once the action has left the stack. */
'use client';
import { useState } from 'react';
import type { Pending } from './use-resolved.ts';

export function usePointed(pending: readonly Pending[]): readonly [Pending | null, (action: Pending | null) => void] {
  const [pointed, setPointed] = useState<Pending | null>(null);
  return [pending.find(({ id }) => id === pointed?.id) ?? null, setPointed];
}

/** The action whose card the reading pane shows: the one that the reader pressed, otherwise the one under the pointer. */
export function useStackCard(pending: readonly Pending[]) {
  const [pointed, setPointed] = usePointed(pending);
  const [held, setHeld] = usePointed(pending);
  return {
    pointed,
    ofStack: held ?? pointed,
    isHeld: held !== null,
    point(action: Pending | null): void {
      setPointed(action);
      if (action?.id !== held?.id) setHeld(null);
    },
    /** A second press on the same action releases it. */
    hold: (action: Pending): void => setHeld(held?.id === action.id ? null : action),
  };
}
