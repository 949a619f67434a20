/**
 * The part of this package that the engine and the games need to play. Threads that only play do not load the parsers of texts and
 * documents, which would take 40 MB in each thread.
 */
export { canonicalJson, lazyHash } from './canonical.ts';
export { cardsNamed, inGameOrder } from './card-names.ts';
export { cardDataSchema } from './data-game/card-data.ts';
export { computedValue } from './data-game/card-fields.ts';
export { hasDeckLaw } from './deck-law-of.ts';
