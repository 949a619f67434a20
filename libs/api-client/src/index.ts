/** The typed documents made from the committed GraphQL schema, and the client that sends them. */
export * from './client.ts';
export * from './documents.ts';
export * from './errors.ts';
export * from './generated/graphql.ts';
