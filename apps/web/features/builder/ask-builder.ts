/** The questions of the builder. While the site cannot be reached, the game that is saved on this device answers. */
'use client';
import { CardsToBuildDocument, ReadDeckDocument } from '@rulewright/api-client';
import { callEngine, orOnDevice } from '../device/index.ts';
import { request } from '../../shared/request.ts';
import type { CardPage, DeckReading } from './types.ts';

interface BuilderQuestion {
  readonly game: string;
  readonly query: string;
  readonly facets: { field: string; values: string[] }[];
  /** The id of a field, with a minus before it for descending order; empty for the best match. */
  readonly sort: string;
  readonly first: number;
  readonly after: string | null;
  readonly collection: string | null;
}

/** @throws ApiError */
export function askCards({ sort, ...rest }: BuilderQuestion, signal: AbortSignal): Promise<CardPage> {
  const order = sort === '' ? null : { field: sort.replace(/^-/u, ''), descending: sort.startsWith('-') };
  const asked = { ...rest, sort: order };
  return orOnDevice(
    asked.game,
    async () => (await request(CardsToBuildDocument, asked, { signal })).cards!,
    () => callEngine('cardsToBuild', asked),
  );
}

/** How the site reads a list; null for a game without a deck law. @throws ApiError */
export const readDeckText = (game: string, text: string, signal?: AbortSignal): Promise<DeckReading | null> =>
  orOnDevice<DeckReading | null>(
    game,
    async () => (await request(ReadDeckDocument, { game, text }, signal && { signal })).checkDeck ?? null,
    () => callEngine('readDeck', { game, text }),
  );
