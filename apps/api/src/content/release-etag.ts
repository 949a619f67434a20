/**
 * ETags for GET queries, computed from today's public view of the current release, the program version and the URL. An answer depends on
 * nothing else, so a client that sends the tag back gets 304 without running the query.
 */
import { createHash } from 'node:crypto';
import type { ApolloServerPlugin } from '@apollo/server';
import type { NextFunction, Request, Response } from 'express';
import type { ContentService } from './content.service.ts';
import type { RequestContext } from '../graphql/context.ts';
import { version } from '../version.ts';

const tagOf = (mark: string, url: string): string =>
  `W/"${createHash('sha256').update(`${version} ${mark} ${url}`).digest('base64url').slice(0, 27)}"`;

const CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/** Answers 304 if the client has the current tag. Otherwise stores the tag for `etagPlugin`. */
export function releaseEtag(content: ContentService) {
  return (request: Request, response: Response, next: NextFunction): void => {
    if (request.method !== 'GET' || response.locals['private']) return next();
    content.mark().then(
      (mark) => {
        // A signed-in person may see more than other visitors.
        if (response.locals['private']) return next();
        const tag = tagOf(mark, request.originalUrl);
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
