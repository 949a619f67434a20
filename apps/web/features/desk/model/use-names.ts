/** The names that the sentences of a card may use without quotes. These are all names of the game, so they load after the page of the card. */
'use client';
import { DeskNamesDocument } from '@rulewright/api-client';
import type { NameLists } from '@rulewright/content/sentences';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../shared/request.ts';

/** Milliseconds during which other cards reuse the names. Later cards request them again, to get the names of new cards. */
const FRESH = 60_000;

/** Returns null until the names are loaded, for a game without sentences, and for documents that are not cards. */
export function useNames(
  { game, kind, path }: { readonly game: string; readonly kind: string; readonly path: string },
  changeSet: number | null,
): NameLists | null {
  const { data } = useQuery({
    queryKey: ['names', game, changeSet],
    queryFn: async ({ signal }) =>
      ((await request(DeskNamesDocument, { path, changeSet }, { signal })).document?.names ?? null) as NameLists | null,
    enabled: kind === 'card',
    staleTime: FRESH,
  });
  return data ?? null;
}
