/** For programs that query the API directly: the texts of the operations. Browsers query the site by operation name instead. */
import { createClient, type Client, type ClientOptions } from './client.ts';
import { nameOf, type NamedDocument } from './documents.ts';
import { TEXTS } from './generated/texts.ts';

/** The name of an operation in `src/operations`. */
export type OperationName = keyof typeof TEXTS;

export const textOf = (document: NamedDocument): string => textNamed(nameOf(document) as OperationName);

/** The text of an operation by its name. */
export const textNamed = (name: OperationName): string => TEXTS[name];

/** A client of the GraphQL endpoint at `url`. */
export const createApiClient = (url: string, options: Omit<ClientOptions, 'write'> = {}): Client =>
  createClient(url, { ...options, write: (document, variables) => ({ query: textOf(document), variables }) });
