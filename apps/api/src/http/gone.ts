/** Work for a request that nobody waits for any more is not done. */
import { setMaxListeners } from 'node:events';
import type { Response } from 'express';

/** Aborts when the client that waits for the response has gone. */
export function goneFrom(response: Response | undefined): AbortSignal {
  const gone = new AbortController();
  // A page may ask for hundreds of jobs at once.
  setMaxListeners(0, gone.signal);
  response?.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  return gone.signal;
}
