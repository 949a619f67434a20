/** Deeply nested JSON, sent to every place of the API that takes a text, and as the body of a request. */
import { gzipSync } from 'node:zlib';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { MAIN_DATABASES } from '@rulewright/database/testing';
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import { startApi, type TestApi } from './support/api.ts';
import { signedIn, type Asker } from './support/people.ts';

/** Enough to overflow the stack of code that walks the value, and short enough for a body of a visitor. */
const DEPTH = 50_000;
const NESTED = `${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}`;
const DEEP = [NESTED, `{"a": ${NESTED}}`];

describe.each(MAIN_DATABASES)('JSON nested too deep on $name', (kind) => {
  let api: TestApi;
  let admin: Asker;
  let usual: Readonly<Record<string, unknown>>;
  beforeAll(async () => {
    api = await startApi(kind, 1, 'small');
    admin = await signedIn(api, 'admin', 'Ada');
    const game = api.content.id;
    const made = await admin.get('mutation { createChangeSet(title: "Deep") { id } }');
    const mode = `${game}/${api.content.game.doc.modes[0]}`;
    usual = {
      game,
      ruleset: mode,
      mode,
      changeSet: made.createChangeSet.id,
      path: `games/${game}/game.yaml`,
      name: 'cards.json',
    };
  });
  afterAll(() => api?.close());

  /** A value of a type in which every text is `text`, or the usual value of its name where `text` is null. */
  function valueOf(type: GraphQLInputType, name: string, text: string | null, level = 0): unknown {
    const inner = getNullableType(type);
    if (isListType(inner)) return [valueOf(inner.ofType, name, text, level)];
    if (isInputObjectType(inner)) {
      const fields = Object.values(inner.getFields()).filter((one) => level < 3 || isRequiredInputField(one));
      return Object.fromEntries(fields.map((one) => [one.name, valueOf(one.type, one.name, text, level + 1)]));
    }
    if (isEnumType(inner)) return inner.getValues()[0]!.name;
    const known = usual[name];
    if (inner.name === 'Boolean') return false;
    if (inner.name === 'Int' || inner.name === 'Float') return typeof known === 'number' ? known : 1;
    if (known !== undefined) return known;
    if (text === null) return 'a';
    return name === 'content' ? gzipSync(text).toString('base64') : text;
  }

  const holdsText = (type: GraphQLInputType): boolean => {
    const named = getNamedType(type);
    return isInputObjectType(named) || ['String', 'ID'].includes(named.name);
  };

  /** One operation for each argument that can hold a text. */
  function operationsOf(kindOf: 'query' | 'mutation', field: GraphQLField<unknown, unknown>, text: string) {
    return field.args
      .filter((one) => holdsText(one.type))
      .map((deep) => {
        const args = field.args.filter((one) => one === deep || isRequiredArgument(one) || one.name in usual);
        const declared = args.map((one) => `$${one.name}: ${String(one.type)}`).join(', ');
        const passed = args.map((one) => `${one.name}: $${one.name}`).join(', ');
        const selected = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }';
        const variables = args.map((one) => [one.name, valueOf(one.type, one.name, one === deep ? text : null)]);
        return {
          place: `${field.name}(${deep.name})`,
          query: `${kindOf} (${declared}) { ${field.name}(${passed})${selected} }`,
          variables: Object.fromEntries(variables) as Record<string, unknown>,
        };
      });
  }

  it('is answered with a sentence at every argument', async () => {
    const { schema } = api.app.get(GraphQLSchemaHost);
    const fields = (type: typeof schema.getQueryType) => Object.values(type.call(schema)!.getFields());
    const asked = DEEP.flatMap((text) => [
      ...fields(schema.getQueryType).flatMap((field) => operationsOf('query', field, text)),
      ...fields(schema.getMutationType).flatMap((field) => operationsOf('mutation', field, text)),
    ]);
    expect(asked.length).toBeGreaterThan(100);
    const failed: string[] = [];
    for (const { place, query, variables } of asked) {
      const { status, errors = [] } = await admin.ask(query, variables);
      if (status >= 500 || errors.some(({ extensions }) => extensions.code === 'INTERNAL')) failed.push(place);
    }
    expect(failed).toEqual([]);
  });

  it('is refused with its place as a body', async () => {
    const nested = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const query = '"query":"query ($a: String) { checkDeck(game: \\"a\\", text: $a) { format } }"';
    for (const body of [nested, `{${query},\n"variables":{"a":${nested}}}`, `{${query},"extensions":${nested}}`]) {
      const sent = api.http().post('/graphql').set('content-type', 'application/json');
      const { status, text } = await sent.send(body);
      expect([status, JSON.parse(text)]).toMatchObject([
        400,
        { errors: [{ extensions: { code: 'BAD_INPUT', reason: 'too-deep' } }] },
      ]);
      expect(text).toContain(`The place is line ${body.includes('\n') ? 2 : 1}, column`);
    }
  });

  it('is refused in a query and in an address', async () => {
    const lists = `${'['.repeat(2_900)}${']'.repeat(2_900)}`;
    const { errors } = await api.ask(`{ game(id: ${lists}) { id } }`);
    expect(['TOO_COMPLEX', 'BAD_QUERY']).toContain(errors![0]!.extensions.code);
    const deep = `{"a":${'['.repeat(3_000)}${']'.repeat(3_000)}}`;
    const get = api.http().get('/graphql').query({ query: '{ games { id } }', variables: deep });
    expect((await get.set('apollo-require-preflight', 'true')).status).toBeLessThan(500);
  });

  it('is refused in another encoding, in which brackets can hide', async () => {
    const sent = api.http().post('/graphql').set('content-type', 'application/json; charset=utf-16le');
    const { status, text } = await sent.send(Buffer.from('{"query":"{ games { id } }"}', 'utf16le').toString('latin1'));
    expect([status, JSON.parse(text)]).toMatchObject([
      400,
      { errors: [{ message: 'The body must be JSON in UTF-8.', extensions: { code: 'BAD_INPUT' } }] },
    ]);
  });
});
