/** Decks that people save in their accounts, share and publish, their earlier versions, the reports of readers, and collections of cards. */
export { Collections, type Collection, type CollectionTexts, type SharedCollection } from './collections.ts';
export { DeckCases, type CaseList, type CaseNews, type DeckCase } from './deck-cases.ts';
export { REPORT_REASONS, type ReaderReport, type ReportReason } from './deck-reports.ts';
export type { DeckVersion } from './deck-versions.ts';
export {
  PublishedCards,
  playedCards,
  similarDecks,
  type DeckToRead,
  type PlayedCards,
  type ReadPublishedDeck,
  type SimilarDeck,
} from './published-cards.ts';
export { SavedDeckError, type SavedDeckErrorCode } from './errors.ts';
export { SavedDecks, type DeckToSave, type SavedDeck } from './saved-decks.ts';
export {
  GONE,
  SharedDecks,
  type DeckOrigin,
  type DeckReader,
  type PublishedAsked,
  type SharedDeck,
} from './shared-decks.ts';
