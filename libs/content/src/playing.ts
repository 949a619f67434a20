/**
 * The part of this package that engine and games need to play. Threads that only play load no parsers of texts and documents, which would
 * take 40 MB each.
 */
export { canonicalJson, lazyHash } from './canonical.ts';
export { cardsNamed, inGameOrder } from './card-names.ts';
export { hasDeckLaw } from './deck-law-of.ts';
export { provenanceSchema } from './provenance.ts';
