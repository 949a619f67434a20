/** The client without the documents, for pages with a limited script size. */
export * from './client.ts';
export * from './documents.ts';
export * from './errors.ts';
