/** Typed documents. A document contains only the name of its operation; `server.ts` has the texts, so that browsers do not load them. */
import type { TypedDocumentString } from './generated/graphql.ts';

export type { ResultOf, VariablesOf } from '@graphql-typed-document-node/core';

/** An operation with the types of its variables and of its result. */
export type TypedDocument<Result, Variables> = TypedDocumentString<Result, Variables>;

export interface NamedDocument {
  readonly __meta__?: Readonly<Record<string, unknown>> | undefined;
}

/** The name of the operation. */
export function nameOf(document: NamedDocument): string {
  const name = document.__meta__?.['name'];
  if (typeof name !== 'string') throw new Error('The document has no name.');
  return name;
}
