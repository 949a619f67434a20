/** Work for a request that nobody waits for any more is not done. */
import type { Response } from 'express';

/** Aborts when the client that waits for the response has gone. */
export function goneFrom(response: Response | undefined): AbortSignal {
  const gone = new AbortController();
  response?.once('close', () => gone.abort());
  return gone.signal;
}
