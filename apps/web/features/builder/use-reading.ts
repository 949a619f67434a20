/** Asks the server to parse and check a list after a pause in changes. The last answer stays until the next one arrives. */
'use client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LONGEST_LIST } from '../../shared/deck-verdict.ts';
import { useErrorSentence } from '../../shared/use-error-sentence.ts';
import { useSettled } from '../../shared/use-settled.ts';
import { readDeckText } from './ask-builder.ts';
import type { DeckReading } from './types.ts';

/** The pause in changes before a check, in milliseconds. */
const REST = 300;

interface ReadText {
  readonly text: string;
  readonly reading: DeckReading;
}

export interface ReadingState {
  readonly last: ReadText | null;
  readonly waiting: boolean;
  /** The error sentence if there is no newer answer. */
  readonly failure: string | null;
  again(): void;
}

export function useReading(game: string, text: string): ReadingState {
  const sentenceOf = useErrorSentence();
  const [settled, settle] = useSettled(text, REST);
  const [last, setLast] = useState<ReadText | null>(null);
  const isRead = settled.trim() !== '' && settled.length <= LONGEST_LIST;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['read-deck', game, settled],
    queryFn: async ({ signal }) => {
      const reading = await readDeckText(game, settled, signal);
      return reading && { text: settled, reading };
    },
    enabled: isRead,
    // The same list has the same answer until the next release.
    staleTime: Infinity,
    retry: false,
  });
  if (data && data !== last) setLast(data);
  return {
    last: settled.trim() === '' ? null : last,
    waiting: text !== settled || isFetching,
    failure: error && !isFetching ? sentenceOf(error) : null,
    again: () => {
      settle();
      if (isRead && settled === text) void refetch();
    },
  };
}
