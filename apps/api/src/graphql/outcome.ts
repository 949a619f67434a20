/** Records in the request notes whether the answer of an operation contains errors. */
import type { ApolloServerPlugin } from '@apollo/server';
import { notesOf } from '../http/request-notes.ts';
import type { RequestContext } from './context.ts';

export const outcomePlugin: ApolloServerPlugin<RequestContext> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse: ({ contextValue, response: { body } }) => {
        const errors = body.kind === 'single' ? body.singleResult.errors : undefined;
        if (errors && contextValue.request) {
          const failed = errors.some(({ extensions }) => extensions?.['code'] === 'INTERNAL');
          notesOf(contextValue.request).errors = failed ? 'failed' : 'refused';
        }
        return Promise.resolve();
      },
    }),
};
