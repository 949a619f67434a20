/** The refusal of a document that asks for too much. */
import { GraphQLError } from 'graphql';

export const tooComplex = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'TOO_COMPLEX', limit: 'shape', http: { status: 400 } } });
