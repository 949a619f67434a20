/** The deck check, and decks on the device and in the account. The entry for other features. */
export { CostCurve } from './cost-curve.tsx';
export { DeckEditor } from './deck-editor.tsx';
export { belongsTo } from './deck-sync.ts';
export { isSameDeck, uploadDeck, type Send } from './deck-upload.ts';
export type { HiddenDeck } from './hidden-deck.ts';
export { KeepList } from './keep-list.tsx';
export {
  deleteLocalDeck,
  draftOf,
  dropDraft,
  keepDraft,
  localDeck,
  localDecks,
  saveLocalDeck,
  type DeckOfAccount,
  type Draft,
  type LocalDeck,
  type LocalVersion,
} from './local-decks.ts';
export { marksOf } from './marks.ts';
export { ModeVerdicts } from './mode-verdicts.tsx';
export { PlayLinks } from './play-links.tsx';
export { useDeckCheck } from './use-deck-check.ts';
export { useDeckSync } from './use-deck-sync.ts';
export { namesFor, useNames } from './use-names.ts';
export { Verdicts } from './verdicts.tsx';
