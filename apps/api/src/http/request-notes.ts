/** What becomes known about a request while it is answered, for the log, metrics and traces. */
import type { IncomingMessage } from 'node:http';

export interface RequestNotes {
  /** An operation of the site, or `other`; missing where the request is not GraphQL. */
  operation?: string;
  /** What the operation costs, once that is known. */
  cost?: number;
  /** The current release, once the request has looked it up. */
  release?: number;
  /** Whether the answer holds errors: refusals that the client can read about, or a failure of ours. */
  errors?: 'refused' | 'failed';
}

const known = new WeakMap<IncomingMessage, RequestNotes>();

/** The notes of a request; empty ones at first. */
export function notesOf(request: IncomingMessage): RequestNotes {
  let notes = known.get(request);
  if (!notes) known.set(request, (notes = {}));
  return notes;
}
