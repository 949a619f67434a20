/** Names of cards for what is being typed, from the search of the server. */
'use client';
import { ListNamesDocument } from '@rulewright/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { nameQuery } from './name-query.ts';
import { request } from './request.ts';
import { useSettled } from './use-settled.ts';

/** Rest before names are asked for, in milliseconds. */
const REST = 120;

export interface FoundName {
  readonly slug: string;
  readonly listName: string;
}

const NONE: readonly FoundName[] = [];

/**
 * At most eight names, the best one first; none while too little is typed.
 * @param completes offers nothing once a whole name is typed
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
