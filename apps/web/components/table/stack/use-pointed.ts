/** The pending action under the pointer or with the focus. An action that has left the stack is not pointed at any more. */
'use client';
import { useState } from 'react';
import type { Pending } from './use-resolved.ts';

export function usePointed(pending: readonly Pending[]): readonly [Pending | null, (action: Pending | null) => void] {
  const [pointed, setPointed] = useState<Pending | null>(null);
  return [pending.find(({ id }) => id === pointed?.id) ?? null, setPointed];
}
