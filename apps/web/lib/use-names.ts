/** Suggests card names for a typed text, with the search of the server. */
'use client';
import { ListNamesDocument, type ListNamesQuery } from '@rulewright/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { nameQuery } from './name-query.ts';
import { request } from './request.ts';
import { useSettled } from './use-settled.ts';

/** The pause in typing before a search, in milliseconds. */
const REST = 120;

export type FoundName = NonNullable<ListNamesQuery['cards']>['nodes'][number];

const NONE: readonly FoundName[] = [];

/**
 * At most eight names, the best one first; empty if the text is too short.
 * @param completes if true, empty when the text is already a full name
 */
export function useNames(game: string, typed: string, completes = false): readonly FoundName[] {
  const query = nameQuery(typed);
  const [settled] = useSettled(query, REST);
  const { data } = useQuery({
    queryKey: ['list-names', game, settled],
    queryFn: async ({ signal }) =>
      (await request(ListNamesDocument, { game, query: settled ?? '' }, { signal })).cards?.nodes ?? [],
    enabled: settled !== null,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (query === null || !data) return NONE;
  const whole = typed.trim().toLowerCase();
  return completes && data.some(({ listName }) => listName.toLowerCase() === whole) ? NONE : data;
}
