/** What every resolver of one request shares: the request, the answer, and who asks. */
import type { Person } from '@rulewright/accounts';
import type { Request, Response } from 'express';
import type { Caller } from '../http/caller.ts';

export interface RequestContext {
  readonly request: Request;
  readonly response: Response;
  /** Who asks, once an operation has wanted to know; null: somebody who is not signed in. */
  viewer?: Person | null;
  /** The look-up of who asks, shared by the operations of the request. */
  calling?: Promise<Caller | null>;
}
