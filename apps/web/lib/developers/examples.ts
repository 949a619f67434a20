/** Queries that the explorer offers. They name no game, so that they hold for any content. */
export interface ExampleQuery {
  readonly name: string;
  readonly query: string;
}

export const EXAMPLES: readonly ExampleQuery[] = [
  {
    name: 'Games and modes',
    query: '{\n  games {\n    id\n    name\n    modes { id name }\n    variants { id name }\n  }\n}',
  },
  {
    name: 'Releases',
    query: '{\n  releases(first: 3) {\n    number\n    effectiveAt\n    author\n    notes\n  }\n}',
  },
  {
    name: 'Lab runs',
    query: '{\n  labRuns(first: 5) {\n    id\n    title\n    state\n    progress { played games }\n  }\n}',
  },
];
