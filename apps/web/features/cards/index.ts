/** The catalogue of cards, sets, errata and legality. The entry for other features. */
export { Change } from './legality/change.tsx';
export { NearNames } from './near-names.tsx';
export { Results } from './results.tsx';
export { QueryProblems } from './query-problems.tsx';
