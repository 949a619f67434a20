/** The pending action that the reader points at or has pressed; null once the action has left the stack. */
'use client';
import { useState } from 'react';
import type { Pending } from './use-resolved.ts';

export function usePointed(pending: readonly Pending[]): readonly [Pending | null, (action: Pending | null) => void] {
  const [pointed, setPointed] = useState<Pending | null>(null);
  return [pending.find(({ id }) => id === pointed?.id) ?? null, setPointed];
}
