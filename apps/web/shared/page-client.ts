/**
 * The API client of server-rendered pages. It aborts requests when nobody waits for the page, and tells the front when the API limits a
 * visitor or is slow.
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

/** Who should wait, and how many seconds: the visitor whom the API limits, or everyone while it is slow. Null for any other error. */
function waitIn(error: unknown): readonly [seconds: number, who: 'visitor' | 'everyone'] | null {
  if (!(error instanceof ApiClientError)) return null;
  if (error.kind === 'timeout') return [USUAL_WAIT, 'everyone'];
  const limit = error.problems.find(({ extensions }) => extensions?.code === 'TOO_MANY_REQUESTS');
  if (!limit) return null;
  const { seconds } = (limit.extensions?.['details'] ?? {}) as { readonly seconds?: unknown };
  return [typeof seconds === 'number' && seconds > 0 ? Math.ceil(seconds) : USUAL_WAIT, 'visitor'];
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
        const wait = waitIn(error);
        if (wait) pageRequest()?.limited(...wait);
        throw error;
      }
    },
  };
}
