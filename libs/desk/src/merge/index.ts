/** Merges of texts that also run in the browser. */
export * from './merge-parts.ts';
