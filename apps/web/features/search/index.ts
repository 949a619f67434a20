/** The search over everything. The entry for other features. */
export { Search } from './search.tsx';
export { SearchResults, type SearchResultsProps } from './search-results.tsx';
export { findOnDevice } from './find-on-device.ts';
