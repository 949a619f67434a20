/** What the sentences of a card are read with. It loads after the page of the card, because all cards of the game are needed for it. */
'use client';
import { DeskPhrasesDocument } from '@rulewright/api-client';
import type { GamePhrases } from '@rulewright/content/sentences';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../shared/request.ts';

/** Milliseconds during which other cards reuse the phrases. Later cards request them again, to get the names of new cards. */
const FRESH = 60_000;

/** Returns null until the phrases are loaded, for a game that declares none, and for documents that are not cards. */
export function usePhrases(
  { game, kind, path }: { readonly game: string; readonly kind: string; readonly path: string },
  changeSet: number | null,
): GamePhrases | null {
  const { data } = useQuery({
    queryKey: ['phrases', game, changeSet],
    queryFn: async ({ signal }) =>
      ((await request(DeskPhrasesDocument, { path, changeSet }, { signal })).document?.phrases ??
        null) as GamePhrases | null,
    enabled: kind === 'card',
    staleTime: FRESH,
  });
  return data ?? null;
}
