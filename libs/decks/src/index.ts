/** Deck lists as text, deck verdicts with reasons, and fixes. Runs in Node and in a browser. */
export * from './issues.ts';
export {
  checkDeck,
  createDeckChecker,
  deckCheckerOf,
  knownDeckChecker,
  prepareDeckChecker,
  type DeckChecker,
  type DeckInput,
} from './deck-checker.ts';
export { wordsOfCards, type CardWords } from './card-words.ts';
export { deckPointsOf } from './deck-points.ts';
export { deckZonesOf, registrationSections, type RegistrationRow, type SheetSection } from './registration.ts';
export { RemovedCards } from './removed-cards.ts';
export { createCardIndex, type CardIndex, type IndexedCard } from './card-index.ts';
export { ID_PROGRAMS, idsOfCard } from './list-ids.ts';
export { isCodeList } from './parse/codes.ts';
export { parseDeck, type DeckEntryInput } from './parse/parse-deck.ts';
export {
  LIMITS,
  type EntrySource,
  type JsonDocument,
  type ParsedDeck,
  type ParsedEntry,
  type Span,
} from './parse/parsed-deck.ts';
export { applyFix } from './edits.ts';
export { formatDeck, type WritableEntry } from './format.ts';
export { composition, compositionOf, costCurve, type CompositionField, type CurvePoint } from './summary.ts';
export {
  exchangeCards,
  listsForGame,
  shownOfSide,
  type Exchange,
  type ExchangeIssue,
  type Lists,
  type ShownSide,
} from './between-games.ts';
export {
  addRows,
  COLLECTION_LIMITS,
  CollectionError,
  holdingsOf,
  readCollection,
  writeCollection,
  type CollectionRow,
} from './collection/collection.ts';
export { needsOf } from './collection/shortfall.ts';
export { readCollectionList, type CollectionReading, type LineProblem } from './collection/read-list.ts';
