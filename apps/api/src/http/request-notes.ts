/** Facts about a request that are collected while it is processed, for the log, metrics and traces. */
import type { IncomingMessage } from 'node:http';

export interface RequestNotes {
  /** The name of an operation that the site sends, or `other`. Missing if the request is not GraphQL. */
  operation?: string;
  /** The cost of the operation, once it is known. */
  cost?: number;
  /** The current release, once the request has looked it up. */
  release?: number;
  /** `refused` if the answer contains expected errors only, `failed` if it contains an unexpected error. */
  errors?: 'refused' | 'failed';
}

const known = new WeakMap<IncomingMessage, RequestNotes>();

/** The notes of a request. They are empty at first. */
export function notesOf(request: IncomingMessage): RequestNotes {
  let notes = known.get(request);
  if (!notes) known.set(request, (notes = {}));
  return notes;
}
