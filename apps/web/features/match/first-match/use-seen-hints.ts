/** Stores in this browser which hints of a game the reader has seen. */
'use client';
import { useMemo } from 'react';
import { useKeptText } from '../use-kept-choice.ts';

interface SeenHints {
  readonly seen: ReadonlySet<string>;
  /** Marks hints as seen, so that they do not appear again. */
  see(ids: readonly string[]): void;
  /** Lets all hints appear again. */
  forget(): void;
}

export function useSeenHints(game: string): SeenHints {
  const [kept, change] = useKeptText(`hints-${game}`);
  return useMemo(() => {
    const seen = new Set((kept ?? '').split(' ').filter((id) => id !== ''));
    return { seen, see: (ids) => change([...new Set([...seen, ...ids])].join(' ')), forget: () => change('') };
  }, [kept, change]);
}
