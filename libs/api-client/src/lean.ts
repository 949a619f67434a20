/** The client without the documents: for pages whose scripts have a budget. */
export * from './client.ts';
export * from './documents.ts';
export * from './errors.ts';
