/** Sends every operation of the schema as every role and as an anonymous visitor. Only the table of permissions decides. */
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { PERMISSIONS, permits, ROLES, type Permission, type Role } from '@rulewright/accounts';
import { getNamedType, isLeafType, isNonNullType, type GraphQLField, type GraphQLSchema } from 'graphql';
import { MAIN_DATABASES } from '@rulewright/database/testing';
import { ACCESS } from '../src/accounts/access.ts';
import { startApi, type TestApi } from './support/api.ts';
import { someValue } from './support/some-value.ts';
import { asker, signedIn, visitor, type Asker } from './support/people.ts';

/** The shortest operation that selects a field. */
function operationOf(kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>): string {
  const required = field.args.filter((arg) => isNonNullType(arg.type));
  const args =
    required.length > 0 ? `(${required.map((arg) => `${arg.name}: ${someValue(arg.type)}`).join(', ')})` : '';
  return `${kind} { ${field.name}${args}${isLeafType(getNamedType(field.type)) ? '' : ' { __typename }'} }`;
}

const REFUSALS = ['UNAUTHENTICATED', 'FORBIDDEN'];
/** The reason of a failed sign-in. It has the code UNAUTHENTICATED, but is not a missing permission. */
const WRONG_PASSWORD = 'bad-credentials';

describe.each(MAIN_DATABASES)('access on $name', (kind) => {
  let api: TestApi;
  let schema: GraphQLSchema;
  const people = new Map<Role | null, Asker>();
  beforeAll(async () => {
    api = await startApi(kind, 1, 'small');
    schema = api.app.get(GraphQLSchemaHost).schema;
    for (const role of ROLES) people.set(role, await signedIn(api, role));
    people.set(null, visitor(api));
  });
  afterAll(() => api?.close());

  const fields = (type: 'Query' | 'Mutation' | 'Subscription') =>
    Object.values(
      (schema.getType(type) as { getFields?: () => Record<string, GraphQLField<unknown, unknown>> })?.getFields?.() ??
        {},
    );

  it('every operation declares a permission of the table', () => {
    const undeclared = (['Query', 'Mutation', 'Subscription'] as const)
      .flatMap(fields)
      .filter((field) => !(String(field.extensions[ACCESS]) in PERMISSIONS));
    expect(undeclared.map((field) => field.name)).toEqual([]);
  });

  it.each([...ROLES, null])('role %s can use exactly the operations that the table allows', async (role) => {
    const wrong: string[] = [];
    for (const kindOf of ['query', 'mutation'] as const) {
      for (const field of fields(kindOf === 'query' ? 'Query' : 'Mutation')) {
        // Signing out would end the session that the other operations need.
        const own = ['signOut', 'signOutEverywhere'].includes(field.name) && role !== null;
        const who = own ? await signedIn(api, role, `${role} ${kindOf} ${field.name}`) : people.get(role)!;
        const { errors = [] } = await who.ask(operationOf(kindOf, field));
        const refused = errors.some(
          ({ extensions }) => REFUSALS.includes(extensions.code) && extensions.reason !== WRONG_PASSWORD,
        );
        const may = permits(role, field.extensions[ACCESS] as Permission);
        if (refused === may) wrong.push(`${field.name}: ${JSON.stringify(errors)}`);
        // An operation that fails for another reason proves nothing about permissions.
        for (const { extensions, message } of errors)
          if (['INTERNAL', 'BAD_QUERY', 'TOO_COMPLEX'].includes(extensions.code))
            wrong.push(`${field.name}: ${message}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('ends with the session', async () => {
    const editor = await signedIn(api, 'admin', 'Leaving Admin');
    await editor.get('{ people { id } }');
    await editor.get('mutation { signOut }');
    expect(await editor.refused('{ people { id } }')).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await asker(api, 'forger', 'rulewright-session=forged').refused('{ people { id } }')).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });
});
