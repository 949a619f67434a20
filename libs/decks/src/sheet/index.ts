/** Lists and collections on a page: reads them with the cards that the page knows, changes entries, compares lists, and writes them for other tools. */
export {
  addRows,
  cardsOnly,
  COLLECTION_LIMITS,
  holdingsOf,
  mergeCollections,
  readCollection,
  rowKey,
  setRow,
  writeCollection,
  type CollectionRow,
} from '../collection/collection.ts';
export { needsOf, shortfall, type DeckNeeds, type Need } from '../collection/shortfall.ts';
export { collectionCsv, collectionList, type NamedCollectionRow } from '../collection/write-collection.ts';
export { formatDeck } from '../format.ts';
export { MAYBE_ZONE } from '../issues.ts';
export { addCard, moveCard, removeCard, setCard, setCopies } from './change.ts';
export { compareLists, type ListCard, type ListDifference } from './compare-lists.ts';
export { knownWords, NO_CARDS, withCards, type GameLine, type KnownCards } from './known-cards.ts';
export { amendList, changeList, newHistory, redoList, undoList, type ListHistory } from './list-history.ts';
export { codeOfList, listOfCode, type LinkedList } from './link-code.ts';
export { mergeLists, type MergedList } from './merge-lists.ts';
export { MARK_LIMITS, marksOfEntry, NO_MARKS, plainTag, setCardMarks, type CardMarks } from './marks.ts';
export { copiesIn, entryKey, readSheet, type NamedCard, type Sheet, type SheetEntry } from './sheet.ts';
export {
  dealSolitaire,
  drawCards,
  exchangeCards,
  moveDealt,
  mulliganSolitaire,
  nextHand,
  nextTurn,
  type DealtCard,
  type Pile,
  type Solitaire,
} from './solitaire.ts';
export { textsInJson, writeCsv, writeJson, type WrittenTexts } from './write-list.ts';
export { PROGRAM_FORMS, type ProgramFormId } from './write-programs.ts';
export { writeTabletop, type FacePlace, type TabletopEntry } from './write-tabletop.ts';
