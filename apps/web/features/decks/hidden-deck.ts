/** Reads the API error for a deck that an admin has hidden. */
import { ApiClientError } from '@rulewright/api-client';
import { z } from 'zod';

const schema = z.object({ reason: z.string(), hiddenAt: z.string() });

/** The reason why a deck is hidden, and the time at which it was hidden. */
export type HiddenDeck = z.infer<typeof schema>;

/** Returns null for any other error. */
export function hiddenOf(error: unknown): HiddenDeck | null {
  if (!(error instanceof ApiClientError) || error.reason !== 'deck-hidden') return null;
  return schema.safeParse(error.problems[0]?.extensions?.['details']).data ?? null;
}
