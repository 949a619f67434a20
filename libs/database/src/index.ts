/** Content in a database, SQLite or PostgreSQL: import and export, releases and their history, searches. */
export * from './entities/index.ts';
export { DatabaseOptionsError, dataSourceFor, openDatabase, type DatabaseOptions } from './open.ts';
export { DatabaseInUseError, lockForServer } from './server-lock.ts';
export { migrate, migrationState, type MigrationState } from './migrate.ts';
export { BackupError, backUp, restoreBackup, toolsProblem } from './backup/index.ts';
export { DatabaseBusyError, inTransaction } from './transaction.ts';
export { nextPiece, type LongWork, type WorkStep } from './long-work.ts';
export { importTree, type ImportOptions } from './import/import.ts';
export { newChangeSetToken } from './import/change-set.ts';
export type { ImportOutcome, ImportReport } from './import/report.ts';
export * from './releases.ts';
export * from './release-changes.ts';
export { legalityChanges } from './read-models/legality-changes.ts';
export { releasedText, releasedTexts, wereReleased } from './released-texts.ts';
export * from './history.ts';
export { revisedCards, type RevisedCard } from './revised-cards.ts';
export {
  searchCards,
  UnknownFieldError,
  type CardSearch,
  type CardSearchResult,
  type FoundCard,
} from './search/cards.ts';
export {
  DatabaseColumns,
  type CatalogueColumns,
  type ColumnsOf,
  type ListedCard,
  type Listing,
  type Pattern,
  type Unshown,
} from './search/columns.ts';
export type { FieldColumn, SearchValue } from './search/field-column.ts';
export type { WordColumn } from './search/word-column.ts';
export { cardValues, type CardValue } from './read-models/card-values.ts';
export { BadCursorError, formatCursor, parseCursor, type CursorValue } from './cursor.ts';
export type { Facet, FacetChoice, FacetValue } from './search/facets.ts';
export { unreleasedTables } from './search/unreleased.ts';
export { LabMatchupStore, type MatchupGames, type MatchupsAgainst } from './lab/matchups.ts';
export { LabSpeedStore, type LabSpeedAmount, type LabSpeedKey } from './lab/speeds.ts';
export { LabStore, type LabPartKey, type LabProgress } from './lab/store.ts';
export { StoredValueError, jsonColumn, type JsonColumn } from './json-column.ts';
export { matchColumns, seatRow } from './matches/columns.ts';
export { MatchStore, type StoredMatch } from './matches/store.ts';
export { NoteStore, type NoteFilter, type NoteTally } from './matches/notes.ts';
export { MOST_OPEN, OPEN_MINUTES, OpenMatchStore } from './matches/open-matches.ts';
export { MOST_BLOCKED, PlayerBlockStore, type MetPlayer } from './matches/player-blocks.ts';
export { closePlayerReport, openPlayerReports, savePlayerReport } from './matches/player-reports.ts';
export {
  MOST_TOGETHER,
  RatedStore,
  TICKET_SECONDS,
  type Counting,
  type RatedScope,
  type Strength,
} from './matches/rated.ts';
export { MatchNotices, type DeskReport, type Presence } from './matches/notices.ts';
export {
  chunks,
  insertRows,
  isPostgres,
  joinSql,
  raw,
  run,
  sql,
  valueList,
  withoutNul,
  type Runner,
  type Sql,
  type SqlValue,
} from './sql.ts';
export { foldedName } from './folded-name.ts';
export { indexDeck, indexDecksOf, shownList, withWords, wordsOfDeck } from './deck-words.ts';
export { lostPictures, pictureBytes, releasedPathsOf, storePictures } from './pictures.ts';
export { findProofs, keepProofs } from './proofs.ts';
export { writeRelease, type NewRelease } from './write-release.ts';
