/** What every resolver of one request shares. */
import type { Request, Response } from 'express';

export interface RequestContext {
  readonly request: Request;
  readonly response: Response;
}
