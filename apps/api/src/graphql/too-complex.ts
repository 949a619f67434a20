/** The error for a document whose shape is over the limits. */
import { GraphQLError } from 'graphql';

export const tooComplex = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'TOO_COMPLEX', limit: 'shape', http: { status: 400 } } });
