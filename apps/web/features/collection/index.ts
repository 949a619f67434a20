/** The cards that a person owns and wants. The entry for other features. */
export { searchedCollection } from './searched-collection.ts';
export { useSearchedCollection } from './use-searched-collection.ts';
export { OwnedTab } from './owned-tab.tsx';
export { OwnResults } from './own-results.tsx';
