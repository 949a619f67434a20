/** Asks the API for the version of the published content. */
import type { Version } from './content-version.ts';
import { SITE_HEADER } from './headers.ts';

/** Milliseconds until a request times out. */
const PATIENCE = 2_000;

/** Returns a function that queries the API at `api`. It rejects if the API does not answer or nothing is published. */
export const askVersion = (api: URL) => {
  const address = new URL('/content-version', api);
  const secret = process.env.SITE_SECRET;
  const headers: Record<string, string> = secret ? { [SITE_HEADER]: secret } : {};
  return async (): Promise<Version> => {
    const answer = await fetch(address, { headers, signal: AbortSignal.timeout(PATIENCE) });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new Error(`The API answered ${answer.status}.`);
    }
    const { content, notes, effectiveAt } = (await answer.json()) as Record<keyof Version, unknown>;
    return { content: String(content), notes: String(notes), effectiveAt: String(effectiveAt) };
  };
};
