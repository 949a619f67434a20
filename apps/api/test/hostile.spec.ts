/** Malicious and malformed input. The API rejects it with a message, never with a stack trace or a status 500. */
import { MAIN_DATABASES } from '@rulewright/database/testing';
import { answer, startApi, type TestApi } from './support/api.ts';

const ODD_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  "'; DROP TABLE releases; --",
  '" OR 1=1 --',
  '%',
  '_%',
  '\\',
  '*',
  'NEAR(a b)',
  'a AND NOT',
  '"',
  '(((((((((((((((',
  'name:"',
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '__proto__',
  'constructor',
  '\ud800',
  '\u202e\ufeff',
  '🃏'.repeat(300),
  'x'.repeat(50_000),
];

describe.each(MAIN_DATABASES)('hostile input on $name', (kind) => {
  let api: TestApi;
  let game: string;
  let mode: string;
  beforeAll(async () => {
    api = await startApi(kind, 1, 'small');
    game = api.content.id;
    mode = `${game}/${api.content.game.doc.modes[0]}`;
  });
  afterAll(() => api?.close());

  /** Expects an answer or an error with a code other than INTERNAL. */
  async function survives(query: string, variables: Readonly<Record<string, unknown>>): Promise<void> {
    const { status, errors = [] } = await api.ask(query, variables);
    expect(status).toBeLessThan(500);
    for (const error of errors) {
      expect(['NOT_FOUND', 'BAD_INPUT', 'TOO_COMPLEX', 'BAD_QUERY']).toContain(error.extensions.code);
      const { code: _, reason, ...more } = error.extensions;
      expect(more).toEqual(reason === 'bad-cursor' ? { details: { argument: 'after' } } : {});
      expect(error.message.length).toBeLessThan(1000);
    }
  }

  it.each([
    [
      'ids',
      'query ($t: ID!) { a: game(id: $t) { id } b: card(game: $t, slug: $t) { slug } c: modes(game: $t) { id } d: rule(game: $t, id: $t) { id } }',
    ],
    [
      'ids within a game',
      'query ($t: ID!, $game: ID!) { a: card(game: $game, slug: $t) { slug } b: deck(game: $game, slug: $t) { slug } c: rule(game: $game, id: $t) { id } d: mode(game: $game, id: $t) { id } }',
    ],
    [
      'rulesets',
      'query ($t: String!) { a: ruleset(id: $t) { id } b: rulebook(ruleset: $t) { release } c: compare(a: $t, b: $t) { a { id } } }',
    ],
    [
      'card queries',
      'query ($t: String!, $game: ID!) { cards(game: $game, query: $t) { totalCount problems { message } } }',
    ],
    ['cursors', 'query ($t: String!, $game: ID!) { cards(game: $game, after: $t) { totalCount } }'],
    ['sorting', 'query ($t: String!, $game: ID!) { cards(game: $game, sort: { field: $t }) { totalCount } }'],
    [
      'facet fields',
      'query ($t: String!, $game: ID!) { cards(game: $game, facets: [{ field: $t, values: [$t] }]) { totalCount } }',
    ],
    ['searches', 'query ($t: String!, $game: ID!) { search(game: $game, text: $t) { id } }'],
    [
      'deck lists',
      'query ($t: String!, $game: ID!) { checkDeck(game: $game, text: $t) { entries { name } verdicts { legal issues { message fix { label edits { text } } } } } }',
    ],
    [
      'deck entries',
      'query ($t: String!, $game: ID!) { checkDeck(game: $game, entries: [{ card: $t, copies: 1 }]) { verdicts { legal issues { message } } } }',
    ],
    ['cursors of a connection', 'query ($t: String!) { releasesConnection(after: $t) { nodes { number } } }'],
    ['parameters', 'query ($t: String!, $mode: String!) { ruleset(id: $mode) { parameters(names: [$t]) { name } } }'],
  ])('survives hostile texts as %s', async (_, query) => {
    const takes = (name: string) => query.includes(`$${name}:`);
    for (const t of ODD_TEXTS)
      await survives(query, { t, ...(takes('game') && { game }), ...(takes('mode') && { mode }) });
  });

  it('survives hostile values of a facet', async () => {
    for (const field of ['name', 'set', ...api.content.game.vocabulary.cardFields.map((one) => one.id)]) {
      const query =
        'query ($game: ID!, $field: String!, $values: [String!]!) { cards(game: $game, facets: [{ field: $field, values: $values }]) { totalCount } }';
      await survives(query, { game, field, values: ODD_TEXTS.slice(0, 20) });
    }
  });

  it('survives extreme numbers', async () => {
    const query =
      'query ($game: ID!, $n: Int) { cards(game: $game, first: $n) { totalCount } releases(before: $n) { number } games(release: $n) { id } checkDeck(game: $game, entries: [{ card: "a", copies: $n }]) { format } }';
    for (const n of [0, -1, 2147483647, -2147483648, null])
      await survives(query.replace('$n: Int', n === null ? '$n: Int = 1' : '$n: Int!'), { game, n: n ?? undefined });
    for (const n of [1.5, 1e99, 'one', true, {}, []])
      await survives('query ($n: Int) { games(release: $n) { id } }', { n });
  });

  it('leaves the data unchanged', async () => {
    expect((await answer(api, '{ releases { number } }')).releases).toEqual([{ number: 1 }]);
  });

  const nest = (depth: number, inner: string): string =>
    depth === 0 ? inner : `decks { deck { entries { card { ${nest(depth - 1, inner)} } } } }`;

  it('rejects a query that is nested too deeply', async () => {
    const { errors, data } = await api.ask(`{ card(game: "${game}", slug: "a") { ${nest(4, 'slug')} } }`);
    expect(errors![0]).toMatchObject({
      message: 'The query nests deeper than 12 fields.',
      extensions: { code: 'TOO_COMPLEX' },
    });
    expect(data).toBeUndefined();
  });

  it('rejects deep nesting inside fragments', async () => {
    const fragments = Array.from(
      { length: 5 },
      (_, at) => `fragment f${at} on Card { decks { deck { entries { card { ...f${at + 1} } } } } }`,
    ).join(' ');
    const { errors } = await api.ask(
      `{ card(game: "${game}", slug: "a") { ...f0 } } ${fragments} fragment f5 on Card { slug }`,
    );
    expect(errors![0]!.extensions.code).toBe('TOO_COMPLEX');
  });

  it('rejects fragments that double each other, without expanding them', async () => {
    const fragments = Array.from(
      { length: 60 },
      (_, at) => `fragment f${at} on Card { ...f${at + 1} ...f${at + 1} }`,
    ).join(' ');
    const begin = process.cpuUsage();
    const { errors } = await api.ask(
      `{ card(game: "${game}", slug: "a") { ...f0 } } ${fragments} fragment f60 on Card { slug }`,
    );
    expect(errors![0]!.extensions.code).toBe('TOO_COMPLEX');
    expect(process.cpuUsage(begin).user).toBeLessThan(2_000_000);
  });

  it('rejects fragments that contain each other', async () => {
    const { errors } = await api.ask(
      `{ card(game: "${game}", slug: "a") { ...a } } fragment a on Card { ...b } fragment b on Card { ...a }`,
    );
    expect(errors![0]!.extensions.code).toBe('BAD_QUERY');
  });

  it('rejects a query that costs too much', async () => {
    const many = Array.from({ length: 16 }, (_, at) => `r${at}: rulebook(ruleset: "${mode}") { release }`).join(' ');
    const { status, errors } = await api.ask(`{ ${many} }`);
    expect([status, errors![0]!.extensions.code]).toEqual([400, 'TOO_COMPLEX']);
  });

  it('rejects more fields than a page can need', async () => {
    const { errors } = await api.ask(`{ ${Array.from({ length: 1501 }, (_, at) => `a${at}: __typename`).join(' ')} }`);
    expect(errors![0]!.extensions.code).toBe('TOO_COMPLEX');
  });

  it('rejects a query with too many tokens', async () => {
    const { errors } = await api.ask(`{ ${'__typename '.repeat(7000)} }`);
    expect(errors![0]!.extensions.code).toBe('BAD_QUERY');
  });

  it.each([
    ['text that is not GraphQL', 'hello'],
    ['an unknown field', '{ secrets }'],
    ['a mutation', 'mutation { drop }'],
    ['a missing argument', '{ game { id } }'],
    ['nothing', ''],
  ])('rejects %s as a query', async (_, query) => {
    const { status, errors } = await api.ask(query);
    expect([status, errors![0]!.extensions.code]).toEqual([400, 'BAD_QUERY']);
  });

  it.each([
    [
      'the schema a hundred times',
      `{ ${Array.from({ length: 100 }, (_, at) => `a${at}: __schema { types { name fields { name } } }`).join(' ')} }`,
    ],
    ['the types of the schema under several aliases', '{ __schema { a: types { name } b: types { name } } }'],
    ['types within types', '{ __schema { types { fields { type { fields { name } } } } } }'],
    ['many types by name', `{ ${'abcde'.replace(/./gu, '$&: __type(name: "Query") { name } ')} }`],
    [
      'the schema in fragments',
      '{ ...a b: __schema { types { name } } } fragment a on Query { __schema { types { name } } }',
    ],
    ['the schema deeper than any type', `{ __schema { types { ${'ofType { '.repeat(20)}name${' }'.repeat(20)} } } }`],
  ])('rejects %s', async (_, query) => {
    const { status, errors, data } = await api.ask(query);
    expect([status, errors![0]!.extensions.code, data]).toEqual([400, 'TOO_COMPLEX', undefined]);
  });

  it.each([
    ['one field many times', `{ ${'games { id } '.repeat(700)} }`],
    ['repeated fields inside repeated fields', `{ ${`games { ${'modes { id } '.repeat(30)} } `.repeat(20)} }`],
    ['a fragment many times', `{ ${'...a '.repeat(1000)} } fragment a on Query { games { id } }`],
    ['many directives', `{ games { id ${'@include(if: true) '.repeat(400)} } }`],
    ['many variables', `query (${Array.from({ length: 150 }, (_, at) => `$v${at}: Int`).join(' ')}) { games { id } }`],
    ['many lists', `{ games(release: ${'['.repeat(300)}${']'.repeat(300)}) { id } }`],
    ['many operations', Array.from({ length: 50 }, (_, at) => `query q${at} { games { id } }`).join(' ')],
    [
      'many unused fragments',
      `{ games { id } } ${Array.from({ length: 150 }, (_, at) => `fragment f${at} on Game { id }`).join(' ')}`,
    ],
  ])('rejects %s before validation', async (_, query) => {
    const begin = process.cpuUsage();
    const { status, errors } = await api.ask(query);
    expect([status, errors![0]!.extensions.code]).toEqual([400, 'TOO_COMPLEX']);
    expect(process.cpuUsage(begin).user).toBeLessThan(500_000);
  });

  it('reports the first of many wrong values without an error for each', async () => {
    const query =
      'query ($game: ID!, $entries: [DeckEntryInput!]!) { checkDeck(game: $game, entries: $entries) { format } }';
    const entries = Array.from({ length: 12_000 }, () => ({ card: 7.5 }));
    const begin = process.cpuUsage();
    const { errors } = await api.ask(query, { game, entries });
    expect(errors).toHaveLength(1);
    expect(errors![0]).toMatchObject({ extensions: { code: 'BAD_INPUT' } });
    expect(errors![0]!.message).toContain('entries[0]');
    expect(process.cpuUsage(begin).user).toBeLessThan(500_000);
  });

  it('refuses a body of too many values before it is read', async () => {
    const { status, errors } = await api.ask('{ games { id } }', { nothing: Array.from({ length: 50_001 }, () => 1) });
    expect([status, errors![0]!.extensions]).toEqual([400, { code: 'BAD_INPUT', reason: 'too-large' }]);
    expect(errors![0]!.message).toMatch(/^There are more than 50000 values\. The place is line 1, column \d+\.$/u);
  });

  it('charges for introspection', async () => {
    const codes = new Set<string | undefined>();
    for (let n = 0; n < 121; n++) {
      const sent = api.http().post('/graphql').set('x-forwarded-for', '203.0.113.77');
      // Each query differs, because a cached answer costs less.
      const { body } = await sent.send({ query: `# ${n}\n{ __schema { queryType { name } } }` });
      codes.add(body.errors?.[0].extensions.code as string | undefined);
    }
    expect([...codes]).toEqual([undefined, 'TOO_MANY_REQUESTS']);
  });

  it('answers the standard introspection query of tools', async () => {
    const { getIntrospectionQuery } = await import('graphql');
    expect((await answer(api, getIntrospectionQuery())).__schema.queryType.name).toBe('Query');
  });
});
