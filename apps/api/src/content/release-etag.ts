/**
 * ETags for GET queries, made from the current release, the program version, the URL and the day, on which legality depends. An
 * answer depends on nothing else, so a client that sends the tag back gets 304 without running the query.
 */
import { createHash } from 'node:crypto';
import type { ApolloServerPlugin } from '@apollo/server';
import { utcDay } from '@rulewright/content';
import type { NextFunction, Request, Response } from 'express';
import type { ContentService } from './content.service.ts';
import type { RequestContext } from '../graphql/context.ts';
import { version } from '../version.ts';

const tagOf = (contentHash: string, release: number, url: string): string =>
  `W/"${createHash('sha256').update(`${version} ${release} ${contentHash} ${utcDay()} ${url}`).digest('base64url').slice(0, 27)}"`;

const CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/** Answers 304 if the client has the current tag. Otherwise stores the tag for `etagPlugin`. */
export function releaseEtag(content: ContentService) {
  return (request: Request, response: Response, next: NextFunction): void => {
    if (request.method !== 'GET' || response.locals['private']) return next();
    content.current().then(
      ({ number, hash }) => {
        const tag = tagOf(hash, number, request.originalUrl);
        const asked = request.headers['if-none-match']?.split(',').map((one) => one.trim());
        if (asked?.includes(tag)) {
          response.status(304).set({ etag: tag, 'cache-control': CACHE_CONTROL }).end();
          return;
        }
        response.locals['etag'] = tag;
        next();
      },
      // Without a release, the query itself reports the error.
      () => next(),
    );
  };
}

/** Sets the ETag header on answers without errors. */
export const etagPlugin: ApolloServerPlugin<RequestContext> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse: ({ contextValue, response, errors }) => {
        const locals = contextValue.response?.locals;
        // An answer that depends on the viewer or on a change set gets no tag.
        const tag = locals?.['private'] ? undefined : (locals?.['etag'] as string | undefined);
        response.http.headers.set('cache-control', tag && !errors ? CACHE_CONTROL : 'no-store');
        if (tag && !errors) response.http.headers.set('etag', tag);
        return Promise.resolve();
      },
    }),
};
