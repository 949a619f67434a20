/** Detects clients that have disconnected, so that work for them can stop. */
import { setMaxListeners } from 'node:events';
import type { Response } from 'express';

/** Aborts when the client disconnects before the response is complete. */
export function goneFrom(response: Response | undefined): AbortSignal {
  const gone = new AbortController();
  // One request may start hundreds of jobs, and each adds a listener.
  setMaxListeners(0, gone.signal);
  response?.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  return gone.signal;
}
