/** Takes resolved actions off the stack one at a time, so that a reader sees the order in which they resolved. */
'use client';
import { useEffect, useState } from 'react';
import type { MatchView } from '../use-match.ts';
import { resolvedSince } from './resolved.ts';

export type Pending = NonNullable<MatchView['table']>['pending'][number];

interface StackHistory {
  readonly pending: readonly Pending[];
  readonly taken: number;
  readonly resolved: readonly Pending[];
}

/**
 * Returns the actions that have just resolved.
 * @param taken the number of decisions so far; if it falls, a decision was undone and nothing has resolved
 * @param wait milliseconds before each removal; 0 shows no resolved actions
 */
export function useResolved(pending: readonly Pending[], taken: number, wait: number): readonly Pending[] {
  const [history, setHistory] = useState<StackHistory>({ pending, taken, resolved: [] });
  if (history.pending !== pending) {
    const shows = wait > 0 && taken >= history.taken;
    const before = [...history.resolved, ...history.pending];
    setHistory({ pending, taken, resolved: shows ? resolvedSince(before, pending) : [] });
  }
  const { resolved } = history;
  useEffect(() => {
    if (resolved.length === 0) return;
    const timer = setTimeout(() => setHistory((now) => ({ ...now, resolved: now.resolved.slice(1) })), wait);
    return () => clearTimeout(timer);
  }, [resolved, wait]);
  return resolved;
}
