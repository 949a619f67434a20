/** The sentences of the specs, for the comparison with the play document. */
export * as natural from './natural-sentences.ts';
export { READ } from './unseen-sentences.ts';
