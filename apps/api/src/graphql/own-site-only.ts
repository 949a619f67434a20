/** Accepts mutations only from our own site. */
import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, OperationTypeNode } from 'graphql';
import { crossSiteProblem } from '../http/cross-site.ts';
import type { RequestContext } from './context.ts';

/** Rejects mutations from other sites before they run. */
export const ownSiteOnly: ApolloServerPlugin<RequestContext> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ operation, contextValue }) => {
        const { request } = contextValue;
        const problem = operation?.operation === OperationTypeNode.MUTATION && request && crossSiteProblem(request);
        if (problem) throw new GraphQLError(problem, { extensions: { code: 'FORBIDDEN', http: { status: 403 } } });
        return Promise.resolve();
      },
    }),
};
