/**
 * The state of a page request inside the renderer: whether someone still waits for the page, and whether the API refused it. Next bundles
 * pages separately from the renderer, so both find the store through a global symbol.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import { WAIT_HEADER } from './headers.ts';

export interface PageRequest {
  /** Aborts when nobody waits for the page any more. */
  readonly gone: AbortSignal;
  /** Reports that the API asks this visitor, or everyone, to wait this number of seconds. */
  limited(seconds: number, who: 'visitor' | 'everyone'): void;
}

const KEY = Symbol.for('rulewright.page-request');
const shared = globalThis as { [KEY]?: AsyncLocalStorage<PageRequest> };
const store = (shared[KEY] ??= new AsyncLocalStorage());

/** The current page request; undefined outside the renderer, such as in `next dev`. */
export const pageRequest = (): PageRequest | undefined => store.getStore();

/** Runs `answer` so that its page can access this page request. */
export function inPageRequest<Result>(response: ServerResponse, answer: () => Result): Result {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  const limited: PageRequest['limited'] = (seconds, who) => {
    if (!response.headersSent) response.setHeader(WAIT_HEADER, `${seconds} ${who}`);
  };
  return store.run({ gone: gone.signal, limited }, answer);
}
