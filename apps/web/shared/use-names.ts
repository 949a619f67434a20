/** Suggests card names for a typed text, with the search of the server. */
'use client';
import { ListNamesDocument, type ListNamesQuery } from '@rulewright/api-client';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { nameQuery } from './name-query.ts';
import { request } from './request.ts';
import { useSettled } from './use-settled.ts';

/** The pause in typing before a search, in milliseconds. */
const REST = 120;

export type FoundName = NonNullable<ListNamesQuery['cards']>['nodes'][number];

const NONE: readonly FoundName[] = [];

/** The search for a query of `nameQuery`. At most eight names, the best one first. */
export const namesFor = (game: string, query: string) =>
  queryOptions({
    queryKey: ['list-names', game, query],
    queryFn: async ({ signal }): Promise<readonly FoundName[]> =>
      (await request(ListNamesDocument, { game, query }, { signal })).cards?.nodes ?? NONE,
    staleTime: Infinity,
    retry: false,
  });

export interface NameSearch {
  /** The names to show; empty if the text is too short. */
  readonly names: readonly FoundName[];
  /** Whether the names are for the text that is there now. If not, they are those of an earlier text, and none may be taken by a key. */
  readonly isCurrent: boolean;
}

/** @param completes if true, empty when the text is already a full name */
export function useNames(game: string, typed: string, completes = false): NameSearch {
  const query = nameQuery(typed);
  const [settled] = useSettled(query, REST);
  const { data, isPlaceholderData } = useQuery({
    ...namesFor(game, settled ?? ''),
    enabled: settled !== null,
    placeholderData: keepPreviousData,
  });
  const isCurrent = query === settled && !isPlaceholderData;
  if (query === null || !data) return { names: NONE, isCurrent };
  const whole = typed.trim().toLowerCase();
  const isWhole = completes && data.some(({ listName }) => listName.toLowerCase() === whole);
  return { names: isWhole ? NONE : data, isCurrent };
}
