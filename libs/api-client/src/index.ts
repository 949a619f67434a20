/** The committed GraphQL schema and the typed documents made from it. */
export {};
