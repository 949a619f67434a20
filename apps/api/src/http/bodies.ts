/** Limits of request bodies: small by default, larger for people who may import a tree of files. */
import { covers, permissionsOfPerson } from '@rulewright/accounts';
import { boundSentence, jsonBound } from '@rulewright/content';
import { json, type RequestHandler } from 'express';
import { ApiError, badInput } from '../errors/errors.ts';
import { callerOf, type Credentials } from './caller.ts';

const KB = 1024;
/** More than the longest deck list that is accepted. */
const USUAL_LIMIT = 256 * KB;
/** About seven times the content of both games. */
const FILES_LIMIT = 8 * KB * KB;
/** The most values of a body, because GraphQL reads each value of the variables twice. An import of 10,000 files has 30,000. */
const MOST_VALUES = 50_000;

/** Refuses a body before it is parsed. JSON is UTF-8; in another encoding, brackets could look like parts of other characters. */
function checkBody(_request: unknown, _response: unknown, body: Buffer, encoding: string): void {
  if (encoding !== 'utf-8') throw badInput('bad-encoding', 'The body must be JSON in UTF-8.');
  const broken = jsonBound(body.toString('utf8'), MOST_VALUES);
  if (broken) throw badInput(broken.code, boundSentence(broken));
}

/** Reads JSON up to a limit, in bytes. */
function jsonUpTo(limit: number): RequestHandler {
  const read = json({ limit, verify: checkBody });
  return (request, response, next) =>
    read(request, response, (error?: unknown) => {
      // The reader adds a status to an error of `checkBody`, and Nest would replace an error with a status.
      if (error instanceof ApiError) return next(badInput(error.reason!, error.message));
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
      const edits = caller !== null && permissionsOfPerson(caller.person).includes('drafts');
      const may = edits && covers(caller.scopes ?? ['edit'], 'drafts', true);
      (may ? large : usual)(request, response, next);
    }, next);
  };
}
