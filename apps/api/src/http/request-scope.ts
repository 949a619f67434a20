/** What one request looks up only once: all of its fields then speak of the same release, even while one is published. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { NextFunction, Request, Response } from 'express';

const scope = new AsyncLocalStorage<Map<unknown, unknown>>();

/** Begins the scope of a request. */
export function requestScope(_request: Request, _response: Response, next: NextFunction): void {
  scope.run(new Map(), next);
}

/** The value of a key in this request, looked up at the first asking. Outside of a request it is looked up each time. */
export function oncePerRequest<Value>(key: unknown, look: () => Value): Value {
  const known = scope.getStore();
  if (!known) return look();
  if (!known.has(key)) known.set(key, look());
  return known.get(key) as Value;
}
