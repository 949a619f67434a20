/**
 * What a page may ask and say of the request that it is made for: whether someone still waits, and that the API refused it. Next
 * bundles the code of pages apart from the renderer, so that both find the store by a symbol.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import { WAIT_HEADER } from './headers.ts';

export interface PageRequest {
  /** Aborts when nobody waits for the page any more. */
  readonly gone: AbortSignal;
  /** The API asks the visitor to wait so many seconds. */
  limited(seconds: number): void;
}

const KEY = Symbol.for('rulewright.page-request');
const shared = globalThis as { [KEY]?: AsyncLocalStorage<PageRequest> };
const store = (shared[KEY] ??= new AsyncLocalStorage());

/** The request that a page is made for; undefined outside the renderer, such as in `next dev`. */
export const pageRequest = (): PageRequest | undefined => store.getStore();

/** Answers a request with this request in reach of its page. */
export function inPageRequest<Result>(response: ServerResponse, answer: () => Result): Result {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  const limited = (seconds: number): void => {
    if (!response.headersSent) response.setHeader(WAIT_HEADER, String(seconds));
  };
  return store.run({ gone: gone.signal, limited }, answer);
}
