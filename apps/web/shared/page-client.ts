/**
 * The API client of server-rendered pages. It aborts requests when nobody waits for the page, and tells the front when the API limits a
 * visitor.
 */
import { ApiClientError, type Client, type ClientOptions } from '@rulewright/api-client';
import { createApiClient } from '@rulewright/api-client/server';
import { pageRequest } from '../server/page-request.ts';

/** Seconds to wait if the API does not say how long. */
const USUAL_WAIT = 5;

/** Adds a signal that aborts a request when nobody waits for its answer any more, because the visitor has left or cancelled it. */
export const whileWanted =
  (send: typeof fetch): typeof fetch =>
  (url, init) => {
    const signals = [init?.signal, pageRequest()?.gone].filter((one) => one != null);
    return send(url, { ...init, signal: AbortSignal.any(signals) });
  };

/** The seconds that the API asks to wait; null for any other error. */
function waitIn(error: unknown): number | null {
  if (!(error instanceof ApiClientError)) return null;
  const limit = error.problems.find(({ extensions }) => extensions?.code === 'TOO_MANY_REQUESTS');
  if (!limit) return null;
  const { seconds } = (limit.extensions?.['details'] ?? {}) as { readonly seconds?: unknown };
  return typeof seconds === 'number' && seconds > 0 ? Math.ceil(seconds) : USUAL_WAIT;
}

/**
 * Milliseconds. After a start, the first visitors wait while the API reads a large game, and content with drafts takes a while to open.
 * The front waits for a page a little longer (server/relay.ts).
 */
const PATIENCE = 30_000;

/** Creates a client of the API at `url` for the current page request. */
export function pageClient(url: string, options: ClientOptions = {}): Client {
  const client = createApiClient(url, { timeout: PATIENCE, ...options, fetch: whileWanted(options.fetch ?? fetch) });
  return {
    request: async (document, variables, asked) => {
      try {
        return await client.request(document, variables, asked);
      } catch (error) {
        const seconds = waitIn(error);
        if (seconds !== null) pageRequest()?.limited(seconds);
        throw error;
      }
    },
  };
}
