/** The typed documents, generated from the committed GraphQL schema, and the client that sends them. */
export * from './lean.ts';
export * from './generated/graphql.ts';
