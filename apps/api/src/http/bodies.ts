/** Limits of request bodies: small by default, larger for people who may import a tree of files. */
import { covers, permits } from '@rulewright/accounts';
import { json, type RequestHandler } from 'express';
import { ApiError } from '../errors/errors.ts';
import { callerOf, type Credentials } from './caller.ts';

const KB = 1024;
/** More than the longest deck list that is accepted. */
const USUAL_LIMIT = 256 * KB;
/** About seven times the content of both games. */
const FILES_LIMIT = 8 * KB * KB;

/** Reads JSON up to a limit, in bytes. */
function jsonUpTo(limit: number): RequestHandler {
  const read = json({ limit });
  return (request, response, next) =>
    read(request, response, (error?: unknown) => {
      const tooLarge = (error as { status?: unknown } | undefined)?.status === 413;
      next(tooLarge ? new ApiError('TOO_LARGE', `A request here has at most ${limit / KB} kB.`) : error);
    });
}

/** Reads JSON. Checks the permission for a long body before reading the body. */
export function jsonBodies(credentials: Credentials): RequestHandler {
  const usual = jsonUpTo(USUAL_LIMIT);
  const large = jsonUpTo(FILES_LIMIT);
  return (request, response, next) => {
    const long = Number(request.headers['content-length'] ?? 0) > USUAL_LIMIT;
    if (!long) return void usual(request, response, next);
    callerOf(request, credentials).then((caller) => {
      const may = permits(caller?.person.role ?? null, 'drafts') && covers(caller?.scopes ?? ['edit'], 'drafts', true);
      (may ? large : usual)(request, response, next);
    }, next);
  };
}
