/** Checks a list shortly after its last change. The last report stays until the next one arrives. */
'use client';
import { CheckDeckDocument } from '@rulewright/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callEngine, orOnDevice } from '../device/index.ts';
import { LONGEST_LIST, type Checked, type DeckReport } from '../../shared/deck-verdict.ts';
import { request } from '../../shared/request.ts';
import { useErrorSentence } from '../../shared/use-error-sentence.ts';
import { useSettled } from '../../shared/use-settled.ts';

/** Milliseconds after a change before the check. */
const REST = 300;

export interface DeckCheck {
  readonly report: DeckReport | null;
  /** The release with which this device checked the list; null if the site checked it. */
  readonly releaseHere: number | null;
  readonly waiting: boolean;
  /** Why there is no newer report, as text. */
  readonly failure: string | null;
  /** Checks without waiting. */
  now(): void;
}

/** @param on the day for the legality lists; today if it is empty */
export function useDeckCheck(
  game: string,
  list: string,
  initial: { readonly list: string; readonly on?: string; readonly report: DeckReport | null } = {
    list: '',
    report: null,
  },
  on = '',
): DeckCheck {
  const sentenceOf = useErrorSentence();
  const [settled, settle] = useSettled(list, REST);
  const [last, setLast] = useState<Checked | null>(initial.report && { report: initial.report, release: null });
  const isEmpty = settled.trim() === '';
  const isChecked = !isEmpty && settled.length <= LONGEST_LIST;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['deck-check', game, settled, on],
    queryFn: async ({ signal }) => {
      const asked = { game, text: settled, ...(on !== '' && { on }) };
      return orOnDevice<Checked | null>(
        game,
        async () => {
          const { checkDeck } = await request(CheckDeckDocument, asked, { signal });
          return checkDeck ? { report: checkDeck, release: null } : null;
        },
        async () => {
          const { release, ...report } = await callEngine('checkDeck', asked);
          return { report, release };
        },
      );
    },
    // Without a network the device checks the list itself.
    networkMode: 'always',
    enabled: isChecked,
    ...(settled === initial.list &&
      on === (initial.on ?? '') &&
      initial.report && { initialData: { report: initial.report, release: null } }),
    // The report for a list stays the same until the next release or the next day.
    staleTime: 3_600_000,
    retry: false,
  });
  if (data !== undefined && data !== last) setLast(data);
  return {
    report: isEmpty ? null : (last?.report ?? null),
    releaseHere: isEmpty ? null : (last?.release ?? null),
    waiting: list !== settled || isFetching,
    failure: error && !isFetching ? sentenceOf(error) : null,
    now: () => {
      settle();
      if (isChecked && settled === list) void refetch();
    },
  };
}
