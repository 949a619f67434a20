/** Suggests card names for a typed text. While the site cannot be reached, the game that is saved on this device answers. */
'use client';
import { ApiClientError, ListNamesDocument } from '@rulewright/api-client';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { FoundName } from '../../shared/components/name-offer.tsx';
import { nameQuery } from '../../shared/name-query.ts';
import { request } from '../../shared/request.ts';
import { useErrorSentence } from '../../shared/use-error-sentence.ts';
import { useReturn } from '../../shared/use-failure.ts';
import { useSettled } from '../../shared/use-settled.ts';
import { callEngine, orOnDevice } from '../device/index.ts';

/** The pause in typing before a search, in milliseconds. */
const REST = 120;

/** The most names that are offered. */
const FIRST = 8;

const NONE: readonly FoundName[] = [];

/** The search for a query of `nameQuery`. The best name is the first one. @throws ApiError */
export const namesFor = (game: string, query: string) =>
  queryOptions({
    queryKey: ['list-names', game, query],
    queryFn: ({ signal }) =>
      orOnDevice<readonly FoundName[]>(
        game,
        async () => (await request(ListNamesDocument, { game, query }, { signal })).cards?.nodes ?? NONE,
        async () => (await callEngine('cardsToBuild', onDevice(game, query))).nodes,
      ),
    staleTime: Infinity,
    retry: false,
  });

const onDevice = (game: string, query: string) =>
  ({ game, query, facets: [], sort: null, first: FIRST, after: null, collection: null }) as const;

export interface NameSearch {
  /** The names to show; empty if the text is too short. */
  readonly names: readonly FoundName[];
  /** Whether the names are for the text that is there now. If not, they are those of an earlier text, and none may be taken by a key. */
  readonly isCurrent: boolean;
  /** Why no names can be offered, as a sentence; null if they can. */
  readonly problem: string | null;
}

/** @param completes if true, empty when the text is already a full name */
export function useNames(game: string, typed: string, completes = false): NameSearch {
  const query = nameQuery(typed);
  const [settled] = useSettled(query, REST);
  const sentenceOf = useErrorSentence();
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...namesFor(game, settled ?? ''),
    enabled: settled !== null,
    placeholderData: keepPreviousData,
  });
  const isCurrent = query === settled && !isPlaceholderData;
  useReturn(error instanceof ApiClientError && error.kind === 'unreachable', () => void refetch());
  const problem = error && query !== null ? sentenceOf(error) : null;
  if (query === null || !data) return { names: NONE, isCurrent, problem };
  const whole = typed.trim().toLowerCase();
  const isWhole = completes && data.some(({ listName }) => listName.toLowerCase() === whole);
  return { names: isWhole ? NONE : data, isCurrent, problem };
}
