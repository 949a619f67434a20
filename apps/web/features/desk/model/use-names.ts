/** The names that the sentences of a card may use without quotes. These are all names of the game, so they load after the page of the card. */
'use client';
import { DeskNamesDocument } from '@rulewright/api-client';
import type { GamePhrases, NameLists } from '@rulewright/content/sentences';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../shared/request.ts';

function wordsIn(
  document: { readonly names?: unknown; readonly phrases?: unknown } | null | undefined,
): SentenceWords | null {
  const phrases = (document?.phrases ?? null) as GamePhrases | null;
  const names = (document?.names ?? null) as NameLists | null;
  return names === null && phrases === null ? null : { names: names ?? {}, phrases };
}

/** Milliseconds during which other cards reuse the names. Later cards request them again, to get the names of new cards. */
const FRESH = 60_000;

/** What the sentences of a card are read with, apart from the grammar of a plugin. */
export interface SentenceWords {
  readonly names: NameLists;
  /** What the play documents of the game declare; null for a game that declares nothing. */
  readonly phrases: GamePhrases | null;
}

/** Returns null until the names are loaded, for a game without sentences, and for documents that are not cards. */
export function useNames(
  { game, kind, path }: { readonly game: string; readonly kind: string; readonly path: string },
  changeSet: number | null,
): SentenceWords | null {
  const { data } = useQuery({
    queryKey: ['names', game, changeSet],
    queryFn: async ({ signal }) =>
      wordsIn((await request(DeskNamesDocument, { path, changeSet }, { signal })).document),
    enabled: kind === 'card',
    staleTime: FRESH,
  });
  return data ?? null;
}
