/** The cards that a person owns and wants. The entry for other features. */
export { forgetAccountCollections } from './stored-collection.ts';
export { asksForCollection, useSearchedCollection } from './use-searched-collection.ts';
export { NeedsPanel } from './needs-panel.tsx';
export { OwnResults } from './own-results.tsx';
