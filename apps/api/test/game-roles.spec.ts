/** Tests that a role for one game permits operations on this game only. Tries every desk operation with a role for another game. */
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { People, PERMISSIONS, PROGRAM, type Role } from '@rulewright/accounts';
import { isLeafType, isObjectType, getNamedType, type GraphQLField, type GraphQLSchema } from 'graphql';
import { MAIN_DATABASES } from '@rulewright/database/testing';
import { ACCESS, SCOPE } from '../src/accounts/access.ts';
import { startApi, type TestApi } from './support/api.ts';
import { signedIn, type Asker } from './support/people.ts';
import { valueOf } from './support/some-value.ts';

const OTHER = 'another-game';
/** Permissions for public data and for data of the person, which do not depend on a game. */
const OWN = ['content', 'visit', 'account', 'decks', 'lab'];

const ITEM = `query ($kind: SuggestedKind!, $game: ID!, $id: ID!) {
  suggestibleItem(kind: $kind, game: $game, id: $id) { texts { field text } }
}`;

describe.each(MAIN_DATABASES)('a role for one game on $name', (kind) => {
  let api: TestApi;
  let schema: GraphQLSchema;
  let game: string;
  let path: string;
  let set: number;
  let run: number;
  let comment: number;
  let suggestion: string;
  beforeAll(async () => {
    api = await startApi(kind, 1, 'small');
    schema = api.app.get(GraphQLSchemaHost).schema;
    game = api.content.id;
    path = `cards/${game}/cards/${api.content.changedCard}.yaml`;
    const editor = await signedIn(api, 'editor', 'Eddie');
    set = (await editor.get(`mutation { createChangeSet(title: "A set", game: "${game}") { id } }`)).createChangeSet.id;
    const text = JSON.stringify(api.content.releases[0]!.find((file) => file.path === path)!.text);
    await editor.get(`mutation { saveDraft(changeSet: ${set}, path: "${path}", text: ${text}) { version } }`);
    run = (await editor.get(`mutation { runChecks(changeSet: ${set}, games: 2) { id } }`)).runChecks.id;
    comment = (await editor.get(`mutation { addComment(changeSet: ${set}, body: "Well") { id } }`)).addComment.id;
    const [rule] = api.content.game.rules.keys();
    const item = { kind: 'rule', game, id: rule };
    const { suggestibleItem } = await editor.get(ITEM, item);
    const [{ field, text: before }] = suggestibleItem.texts;
    const input = { ...item, field, after: `${before} Always.`, reason: 'It is clearer.', spent: 20_000 };
    await editor.get('mutation ($input: SuggestChangeInput!) { suggestChange(input: $input) }', { input });
    const { publicSuggestionsConnection: waiting } = await editor.get(
      '{ publicSuggestionsConnection { nodes { id } } }',
    );
    suggestion = waiting.nodes[0].id;
  });
  afterAll(() => api?.close());

  /** A reader with a role for one game. */
  async function member(of: string, role: Role, name = `${role} of ${of}`): Promise<Asker> {
    const who = await signedIn(api, 'reader', name);
    const { id } = (await api.app.get(People).withEmail(`${name.toLowerCase().replaceAll(' ', '.')}@example.org`))!;
    await api.app.get(People).setGameRole(id, of, role, PROGRAM);
    return who;
  }

  /** The query text of an operation on existing documents of the game. */
  function operation(kindOf: 'query' | 'mutation', field: GraphQLField<unknown, unknown>): string {
    const isOfRun =
      /check/iu.test(field.name) && kindOf === 'mutation' ? field.name === 'cancelChecks' : field.name === 'checkRun';
    const id = isOfRun ? run : field.name === 'resolveComment' ? comment : set;
    const known: Readonly<Record<string, string>> = {
      game: JSON.stringify(game),
      path: JSON.stringify(path),
      changeSet: String(set),
      id: String(id),
      run: String(run),
      suggestion: JSON.stringify(suggestion),
    };
    const args = field.args.flatMap(({ name, type }) => {
      const value = (isLeafType(getNamedType(type)) ? known[name] : undefined) ?? valueOf(type);
      return value === null ? [] : [`${name}: ${value}`];
    });
    const type = getNamedType(field.type);
    const isPage = isObjectType(type) && 'pageInfo' in type.getFields();
    const fields = isLeafType(type) ? '' : isPage ? ' { nodes { __typename } }' : ' { __typename }';
    return `${kindOf} { ${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''}${fields} }`;
  }

  const operations = () =>
    (['query', 'mutation'] as const).flatMap((kindOf) => {
      const type = kindOf === 'query' ? schema.getQueryType()! : schema.getMutationType()!;
      return Object.values(type.getFields())
        .filter((field) => !OWN.includes(String(field.extensions[ACCESS])))
        .map((field) => ({ kindOf, field, isScoped: field.extensions[SCOPE] !== undefined }));
    });

  it('permits no operation on another game, not even for a game admin', async () => {
    const stranger = await member(OTHER, 'admin');
    const allowed: string[] = [];
    for (const { kindOf, field } of operations()) {
      const { errors = [], data } = await stranger.ask(operation(kindOf, field));
      const isRefused = errors.some(({ extensions }) => extensions.code === 'FORBIDDEN');
      // A list or a number counts only content of the person's games, which is none here.
      const list: unknown = data?.[field.name]?.nodes ?? data?.[field.name];
      const isEmpty = list === 0 || (Array.isArray(list) && list.length === 0);
      if (!isRefused && !isEmpty) allowed.push(`${field.name}: ${JSON.stringify(errors)}`);
    }
    expect(operations().length).toBeGreaterThan(25);
    expect(allowed).toEqual([]);
  });

  it('permits the operations of the role for its own game', async () => {
    const editor = await member(game, 'editor');
    for (const { kindOf, field, isScoped } of operations()) {
      const { errors = [] } = await editor.ask(operation(kindOf, field));
      const isRefused = errors.some(
        ({ extensions }) => extensions.code === 'FORBIDDEN' && extensions.reason === undefined,
      );
      const may = isScoped && PERMISSIONS[field.extensions[ACCESS] as keyof typeof PERMISSIONS] === 'editor';
      if (isRefused === may) throw new Error(`${field.name}: ${JSON.stringify(errors)}`);
    }
  });

  it('lets a reviewer of the game approve the work of its editor, and rejects documents of other games', async () => {
    const editor = await member(game, 'editor', 'Edna');
    const begin = 'mutation ($game: ID) { createChangeSet(title: "Mine", game: $game) { id game version } }';
    const { createChangeSet: own } = await editor.get(begin, { game });
    expect(own.game).toBe(game);
    expect(await editor.refused(begin)).toMatchObject({ code: 'FORBIDDEN' });
    const list = '{ documents(first: 200) { totalCount nodes { game } } }';
    const { documents } = await editor.get(list);
    expect(documents.totalCount).toBeGreaterThan(0);
    expect(documents.nodes.every((one: { game: string }) => one.game === game)).toBe(true);
    expect((await (await member(OTHER, 'editor', 'Otto')).get(list)).documents.totalCount).toBe(0);
    const save =
      'mutation ($set: Int!, $path: String!) { saveDraft(changeSet: $set, path: $path, text: "a: b") { version } }';
    expect(await editor.refused(save, { set: own.id, path: 'rules/another-game/rulings.yaml' })).toMatchObject({
      code: 'FORBIDDEN',
    });
    await editor.get(save, { set: own.id, path });
    const reviewer = await member(game, 'reviewer', 'Rita');
    const step = async (who: Asker, name: string) => {
      const { changeSet } = await who.get(`{ changeSet(id: ${own.id}) { version may } }`);
      return who.get(`mutation { ${name}(id: ${own.id}, version: ${changeSet.version}) { state may } }`);
    };
    expect((await step(editor, 'requestReview')).requestReview.may).not.toContain('approve');
    expect((await step(reviewer, 'approve')).approve).toMatchObject({ state: 'approved' });
    const { changeSet } = await reviewer.get(`{ changeSet(id: ${own.id}) { may } }`);
    expect(changeSet.may).toEqual(expect.arrayContaining(['publish', 'schedule']));
    expect(changeSet.may).not.toContain('override');
  });

  it('can be assigned and revoked only by an admin of all games', async () => {
    const admin = await signedIn(api, 'admin');
    const { people } = await admin.get('{ people { id email } }');
    const { id } = people.find((one: { email: string }) => one.email === 'eddie@example.org');
    const give = `mutation { setGameRole(person: "${id}", game: "${game}", role: reviewer) { gameRoles { game role } } }`;
    expect((await admin.get(give)).setGameRole.gameRoles).toEqual([{ game, role: 'reviewer' }]);
    const take = `mutation { setGameRole(person: "${id}", game: "${game}") { gameRoles { game } } }`;
    expect((await admin.get(take)).setGameRole.gameRoles).toEqual([]);
    const local = await signedIn(api, 'reader', 'Lois');
    expect(await local.refused(give)).toMatchObject({ code: 'FORBIDDEN' });
  });
});
