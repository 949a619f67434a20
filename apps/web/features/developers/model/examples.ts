/** Example queries of the explorer. They name no game, so that they work with any content. */
import { href } from '../../../shared/query.ts';

export interface ExampleQuery {
  readonly id: 'games' | 'releases' | 'runs';
  readonly query: string;
}

export const EXAMPLES: readonly ExampleQuery[] = [
  {
    id: 'games',
    query: '{\n  games {\n    id\n    name\n    modes { id name }\n    variants { id name }\n  }\n}',
  },
  {
    id: 'releases',
    query: '{\n  releases(first: 3) {\n    number\n    effectiveAt\n    author\n    notes\n  }\n}',
  },
  {
    id: 'runs',
    query: '{\n  labRuns(first: 5) {\n    id\n    title\n    state\n    progress { played games }\n  }\n}',
  },
];

/** The address that opens a query with its answer in the explorer. */
export const explorerHref = (query: string, variables = ''): string =>
  href('/developers/explorer', { query, variables });
