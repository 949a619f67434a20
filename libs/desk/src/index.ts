/** Change sets: drafts, differences, merges, reviews, checks, releases. */
export * from './diff/word-diff.ts';
export { dataOf, fieldDiff, yamlDiff, type FieldChange } from './diff/field-diff.ts';
export * from './merge/merge-document.ts';
export { MERGE_SIDES, type MergeSide } from './merge/merge-parts.ts';
export * from './merge/merge-result.ts';
export * from './content/document-entry.ts';
export * from './content/desk-content.ts';
export * from './content/document-tree.ts';
export * from './errors.ts';
export { authorNamed, authorOf, type Author } from './change-sets/authors.ts';
export {
  ChangeSets,
  gameOfChangeSet,
  OPEN_STATES,
  type ChangeSet,
  type ChangeSetLine,
  type DraftBase,
  type ReleaseSource,
} from './change-sets/change-sets.ts';
export {
  checkDocument,
  Drafts,
  MOST_DOCUMENTS,
  readDocument,
  revisionTexts,
  type Merge,
  type Save,
} from './change-sets/drafts.ts';
export { isOwn, mayTake, Reviews, STEPS, type StepName } from './change-sets/reviews.ts';
export { removalProblem, RemovedRules, rulesRemovedBy, type RemovedRule } from './change-sets/removed-rules.ts';
export { Comments, type AddedComment, type NewComment } from './change-sets/comments.ts';
export { Notices, type Notice, type NoticeKind } from './change-sets/notices.ts';
export { commentsProblem } from './change-sets/open-comments.ts';
export { isOutdated, Suggestions } from './change-sets/suggestions.ts';
export { mergeWords } from './merge/merge-words.ts';
export {
  gameOfSuggestion,
  PublicSuggestions,
  thankedIn,
  type SentSuggestion,
  type SuggestionList,
  type SuggestionNews,
} from './public-suggestions/public-suggestions.ts';
export { itemHistory, type ItemChange } from './public-suggestions/item-history.ts';
export {
  openItem,
  SUGGESTED_KINDS,
  withSuggestion,
  type FittedSuggestion,
  type ItemText,
  type OpenedItem,
  type ItemReference,
  type SuggestedKind,
} from './public-suggestions/suggested-item.ts';
export { UnreadSentences } from './content/unread-sentences.ts';
export { alikeChanges, draftNotes, type DocumentTexts } from './publishing/release-notes.ts';
export { proposalOf, Proposals, type Proposal } from './change-sets/proposals.ts';
export { CheckRuns, GAMES, resultOf } from './checks/check-runs.ts';
export { isCurrentRun } from './checks/current-run.ts';
export * from './checks/check-result.ts';
export { Publisher, publishProblem, withBefore, type PublishOrder, type Releaser } from './publishing/publisher.ts';
export { PublishSchedule } from './publishing/publish-schedule.ts';
export { citingRules, usesOfDocument, type DocumentUse } from './content/document-usage.ts';
export {
  isNewKind,
  NEW_KINDS,
  PLACEHOLDERS,
  newDocument,
  newGameDocuments,
  type NewKind,
} from './content/document-templates.ts';
export { problemsOfDrafts } from './content/hidden-references.ts';
export { CheckQueue, inThread } from './checks/check-queue.ts';
export { inThisThread, type DoChecks } from './checks/do-checks.ts';
export { executeChecks, type OnProgress } from './checks/execute-checks.ts';
export type { CheckInput, RecordedGame } from './checks/both-sides.ts';
export { correctedOutcome, type OutcomeCorrection } from './settling/correct-outcome.ts';
export {
  MOST_CARD_PICTURES,
  pictureTargets,
  withPictures,
  type CardPicture,
  type PictureTargets,
} from './content/card-pictures.ts';
export { cardsOfSet, MOST_EDITION_CARDS, newEdition, type CardOfSet, type NewEdition } from './content/new-edition.ts';
export { Settling, type AcceptedOutcome, type ShownOutcome } from './settling/settling.ts';
export { settlementSentence, type Settlement, type SettledExample } from './checks/settlement.ts';
export { importFiles } from './publishing/import-files.ts';
export { adopt, type AdoptOrder, type AdoptResult } from './adopt/adopt.ts';
export { adoptionPart, type AdoptionPart } from './adopt/adoption-part.ts';
export type { AdoptConflict, AdoptDecision } from './adopt/merge-adopted.ts';
export { mappingText } from './adopt/mapping-document.ts';
export { readSource, readUpload } from './adopt/read-source.ts';
export { SourceError, type BadRow } from './adopt/source.ts';
export { inspectApart, pictureDataApart, smallPictureApart } from './uploads/pictures.ts';
export { saveProposals } from './publishing/save-proposals.ts';
export {
  LONGEST_WORDS,
  MOST_PAIRS,
  MOST_PLACES,
  placesOf,
  replacedText,
  type FoundPlace,
  type FoundPlaces,
  type TextReplacement,
} from './replacing/replace-texts.ts';
export { sheetColumns, type CellKind, type SheetColumn } from './sheet/sheet-columns.ts';
export { sheetRow, withCells, type CellEdit, type SheetProblem, type SheetRow } from './sheet/sheet-rows.ts';
export { replacedCells, type ReplacedCell, type Replacement } from './sheet/sheet-replace.ts';
export { readSheet, writeSheet, type SheetFormat } from './sheet/sheet-files.ts';
