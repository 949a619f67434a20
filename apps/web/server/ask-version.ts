/** Asks the API what is published. */
import type { Version } from './content-version.ts';
import { SITE_HEADER } from './headers.ts';

/** Milliseconds. */
const PATIENCE = 2_000;

/** The question for the API at `api`; it rejects when there is no answer, or nothing published. */
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
