/** Lists on a page: reads them with the cards that the page knows, changes entries, compares lists, and writes them for other tools. */
export { formatDeck } from '../format.ts';
export { addCard, moveCard, removeCard, setCard, setCopies, type NamedCard } from './change.ts';
export { compareLists, type ListDifference } from './compare-lists.ts';
export { knownWords, NO_CARDS, withCards, type GameLine, type KnownCards } from './known-cards.ts';
export { amendList, changeList, newHistory, redoList, undoList, type ListHistory } from './list-history.ts';
export { copiesIn, entryKey, readSheet, type Sheet, type SheetEntry } from './sheet.ts';
export {
  dealSolitaire,
  drawCards,
  moveDealt,
  mulliganSolitaire,
  nextTurn,
  type DealtCard,
  type Pile,
  type Solitaire,
} from './solitaire.ts';
export { writeCsv, writeJson } from './write-list.ts';
export { PROGRAM_FORMS, type ProgramFormId } from './write-programs.ts';
export { writeTabletop, type FacePlace, type TabletopEntry } from './write-tabletop.ts';
