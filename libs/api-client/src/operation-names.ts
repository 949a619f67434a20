/** The names of the operations that the site sends. A part of its own: it reads all documents, and a page of the site only some. */
import * as documents from './generated/graphql.ts';

const OPERATION = /^\s*(?:query|mutation|subscription)\s+(\w+)/u;

/** The name of every operation in src/operations, such as `Card`. */
export const OPERATION_NAMES: ReadonlySet<string> = new Set(
  Object.values(documents).flatMap((document) => OPERATION.exec(String(document))?.slice(1) ?? []),
);
