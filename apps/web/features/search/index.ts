/** The search over everything. The entry for other features. */
export { SearchBox } from './search-box.tsx';
export { SearchResults } from './search-results.tsx';
