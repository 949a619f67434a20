/** The context that all resolvers of a request share: the request, the response and the viewer. */
import type { Person } from '@rulewright/accounts';
import type { Request, Response } from 'express';
import type { Caller } from '../http/caller.ts';

export interface RequestContext {
  readonly request: Request;
  readonly response: Response;
  /** The signed-in person; null for an anonymous visitor. Undefined until an operation looks it up. */
  viewer?: Person | null;
  /** Whether the request has an API token. */
  byToken?: boolean;
  /** The lookup of the viewer, shared by the operations of the request. */
  calling?: Promise<Caller | null>;
}
