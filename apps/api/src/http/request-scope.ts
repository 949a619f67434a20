/** Values that a request looks up once, so that all its fields use the same release, even if a new one is published in between. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { NextFunction, Request, Response } from 'express';
import { goneFrom } from './gone.ts';
import { originOf } from './origin.ts';
import { notesOf, type RequestNotes } from './request-notes.ts';
import { sessionToken } from './session-cookie.ts';

const scope = new AsyncLocalStorage<Map<unknown, unknown>>();

/** The header with the token of a change set. The request sees content as if the change set were published. */
const PERSPECTIVE_HEADER = 'rulewright-change-set';
const PERSPECTIVE = Symbol('perspective');
const ADDRESS = Symbol('address');
const GONE = Symbol('gone');
const NOTES = Symbol('notes');
const SESSION = Symbol('session');
const PRIVATE = Symbol('private');

/** Paths whose answers may depend on the caller. All other answers are the same for everyone, and caches may share them. */
const PERSONAL = /^\/(?:graphql|matches|lab|pictures|print|replays|export\.json)(?:[/?]|$)/u;

/** Starts the scope of a request. `Origins` must have read the origin already. */
export function requestScope(request: Request, response: Response, next: NextFunction): void {
  const token = request.headers[PERSPECTIVE_HEADER];
  // Drafts change while the URL stays the same, so answers that show them are not cached.
  if (token) response.locals['private'] = true;
  const known: [unknown, unknown][] = token ? [[PERSPECTIVE, String(token)]] : [];
  const own: [unknown, unknown][] = [
    [ADDRESS, originOf(request).key],
    [GONE, goneFrom(response)],
    [NOTES, notesOf(request)],
    [SESSION, PERSONAL.test(request.originalUrl) ? sessionToken(request.headers.cookie) : undefined],
    [PRIVATE, () => void (response.locals['private'] = true)],
  ];
  scope.run(new Map([...known, ...own]), next);
}

/** The origin key of this request; empty outside a request. */
export const requestAddress = (): string => (scope.getStore()?.get(ADDRESS) as string | undefined) ?? '';

/** Aborts when the client of this request disconnects; undefined outside a request. */
export const requestGone = (): AbortSignal | undefined => scope.getStore()?.get(GONE) as AbortSignal | undefined;

/** The session token of the request. Undefined for work of the program itself, and for paths with the same answer for everyone. */
export const requestSession = (): string | undefined => scope.getStore()?.get(SESSION) as string | undefined;

/** Keeps the answer to this request out of every cache, because it depends on the caller or is not complete yet. */
export function answerIsPrivate(): void {
  (scope.getStore()?.get(PRIVATE) as (() => void) | undefined)?.();
}

/** The notes of this request; undefined outside a request. */
export const requestNotes = (): RequestNotes | undefined => scope.getStore()?.get(NOTES) as RequestNotes | undefined;

/** The token of the change set that this request previews. */
export const perspectiveToken = (): string | undefined => scope.getStore()?.get(PERSPECTIVE) as string | undefined;

/** The value of a key in this request. `look` runs once for each request; outside a request it runs each time. */
export function oncePerRequest<Value>(key: unknown, look: () => Value): Value {
  const known = scope.getStore();
  if (!known) return look();
  if (!known.has(key)) known.set(key, look());
  return known.get(key) as Value;
}
