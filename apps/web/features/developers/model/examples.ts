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
    query:
      '{\n  releasesConnection(first: 3) {\n    nodes { number effectiveAt author notes }\n    pageInfo { hasNextPage endCursor }\n  }\n}',
  },
  {
    id: 'runs',
    query:
      '{\n  labRunsConnection(first: 5) {\n    nodes { id title state progress { played games } }\n    pageInfo { hasNextPage endCursor }\n  }\n}',
  },
];

/** The address that opens a query with its answer in the explorer. */
export const explorerHref = (query: string, variables = ''): string =>
  href('/developers/explorer', { query, variables });
