/** Adopting cards from a file at the desk: preview, adoption, a second adoption, permissions and hostile files. */
import { gzipSync } from 'node:zlib';
import { MAIN_DATABASES } from '@rulewright/database/testing';
import { startApi, type TestApi } from './support/api.ts';
import { signedIn, type Asker } from './support/people.ts';

const PREVIEW = `query ($set: Int!, $game: ID!, $order: AdoptionInput!, $first: Int, $from: Int) {
  adoption(changeSet: $set, game: $game, order: $order, first: $first, changesFrom: $from) {
    version mapping suggested columns { name example filled decided form } fields { id } counts { rows added changed unchanged }
    changes { card kind row values { field before after } } changeCount bad { row column reason } badCount
    cellQuestions { field column text count rows answer value } cellQuestionCount
    nameQuestions { name kind column rows count answer } nameQuestionCount repeated { rows count }
    conflicts { card field ours theirs } gone removedCount documentCount
  }
}`;
const ADOPT = `mutation ($set: Int!, $version: Int!, $game: ID!, $order: AdoptionInput!) {
  adopt(changeSet: $set, version: $version, game: $game, order: $order) { version documentCount }
}`;

const CSV = `code,title,pack,kind,cost,text
a1,Night Porter,core,helper,2,=1+1
a2,Paper Boat,core,ware,1,Floats.
a3,Stray Comet,core,ware,x/2,Burns.
a4,Lamp Boy,core,helper,3,Lights.
a5,Bell,core,helper,4,Rings.
`;

const upload = (text: string | Uint8Array, name = 'cards.csv') => ({
  name,
  content: gzipSync(typeof text === 'string' ? Buffer.from(text) : text).toString('base64'),
});
const orderOf = (text: string, more: object = {}) => ({ source: 'community', upload: upload(text), ...more });

describe.each(MAIN_DATABASES)('adopting cards on $name', (kind) => {
  let api: TestApi;
  let editor: Asker;
  beforeAll(async () => {
    api = await startApi(kind, 1, 'small', true);
    editor = await signedIn(api, 'editor', 'Eddie');
  });
  afterAll(() => api?.close());

  const begin = async (game?: string): Promise<number> => {
    const made = await editor.get('mutation ($game: ID) { createChangeSet(title: "Cards", game: $game) { id } }', {
      game,
    });
    return made.createChangeSet.id;
  };
  const see = async (set: number, order: object, more: object = {}) =>
    (await editor.get(PREVIEW, { set, game: 'lamp-street', order, ...more })).adoption;
  const textOf = async (set: number, path: string): Promise<string> =>
    (
      await editor.get('query ($path: String!, $set: Int) { document(path: $path, changeSet: $set) { text } }', {
        path,
        set,
      })
    ).document.text;

  it('shows the mapping and the cards, saves the cards as drafts, and later adopts only changes', async () => {
    const set = await begin();
    const order = orderOf(CSV);
    const seen = await see(set, order, { first: 2, from: 1 });
    expect(seen).toMatchObject({
      suggested: true,
      fields: null,
      counts: { rows: 5, added: 4 },
      changeCount: 4,
      changes: [{ card: 'paper-boat', kind: 'added', row: 3 }, { card: 'lamp-boy' }],
      cellQuestions: [{ field: 'cost', column: 'cost', text: 'x/2', count: 1, rows: [4], answer: null, value: '' }],
      cellQuestionCount: 1,
      nameQuestions: [],
      repeated: { rows: [], count: 0 },
    });
    expect(seen.columns[1]).toEqual({ name: 'title', example: 'Night Porter', filled: 5, decided: [], form: null });
    expect(seen.columns[4].decided).toEqual(['Numbers from 1 to 4.', 'Not decided: "x/2" (1).']);
    const answered = { ...seen.mapping.fields, cost: { from: 'cost', as: 'integer', map: { 'x/2': '2' } } };
    const decidedMapping = JSON.stringify({ ...seen.mapping, fields: answered });
    expect(await see(set, orderOf(CSV, { mapping: decidedMapping }))).toMatchObject({
      badCount: 0,
      cellQuestions: [{ text: 'x/2', answer: 'other', value: '2' }],
    });
    const mapping = { ...seen.mapping, fields: { ...seen.mapping.fields, cost: { from: 'cost', as: 'integer' } } };
    const corrected = orderOf(CSV, { mapping: JSON.stringify(mapping) });
    const bad = await see(set, corrected);
    expect(bad).toMatchObject({ badCount: 1, bad: [{ row: 4, column: 'cost' }], counts: { added: 4 } });
    expect(bad.bad[0].reason).toContain('Correct the cell');
    const adopted = await editor.get(ADOPT, { set, version: bad.version, game: 'lamp-street', order: corrected });
    expect(adopted.adopt.documentCount).toBe(bad.documentCount);
    const { changeSet: lists } = await editor.get(
      `query ($id: Int!) { changeSet(id: $id) { documentCount rememberedCount
        cards: documents(remembered: false) { kind } remembered: documents(remembered: true) { kind } } }`,
      { id: set },
    );
    const kindsOf = (list: readonly { kind: string }[]) => [...new Set(list.map((one) => one.kind))].sort();
    expect(kindsOf(lists.remembered)).toEqual(['adopted', 'adoption']);
    expect(kindsOf(lists.cards)).toEqual(expect.arrayContaining(['card', 'set']));
    expect(kindsOf(lists.cards)).not.toEqual(expect.arrayContaining(['adopted']));
    expect(lists.remembered).toHaveLength(lists.rememberedCount);
    expect(lists.cards).toHaveLength(lists.documentCount - lists.rememberedCount);
    const problems = await editor.get('query ($id: Int!) { changeSet(id: $id) { problems { path message } } }', {
      id: set,
    });
    expect(problems.changeSet.problems).toEqual([]);
    expect(await textOf(set, 'cards/lamp-street/cards/night-porter.yaml')).toContain('text: =1+1');
    expect(await textOf(set, 'cards/lamp-street/adopt/community.yaml')).toContain('as: integer');

    // In the change set, the Paper Boat now costs 5. In the new file, it costs 6, the Lamp Boy has another text, and the Bell is missing.
    const path = 'cards/lamp-street/cards/paper-boat.yaml';
    const text = (await textOf(set, path)).replace('cost: 1', 'cost: 5');
    await editor.get(
      'mutation ($set: Int!, $path: String!, $text: String!) { saveDraft(changeSet: $set, path: $path, text: $text, version: 1) { version } }',
      { set, path, text },
    );
    const newer = CSV.replace('ware,1,Floats', 'ware,6,Floats')
      .replace('Lights.', 'Shines.')
      .replace(/a5,.*\n/u, '');
    const again = orderOf(newer, { prune: true });
    const changes = await see(set, again);
    expect(changes).toMatchObject({
      suggested: false,
      counts: { added: 0, changed: 1 },
      conflicts: [{ card: 'paper-boat', field: 'data.cost', ours: '5', theirs: '6' }],
      gone: ['bell'],
      removedCount: 1,
    });
    const decided = { ...again, decisions: [{ card: 'paper-boat', field: 'data.cost', take: 'source' }] };
    const late = await editor.refused(ADOPT, {
      set,
      version: changes.version - 1,
      game: 'lamp-street',
      order: decided,
    });
    expect(late).toMatchObject({ code: 'CONFLICT', reason: 'set-changed' });
    await editor.get(ADOPT, { set, version: changes.version, game: 'lamp-street', order: decided });
    expect(await textOf(set, path)).toContain('cost: 6');
    expect(await textOf(set, 'cards/lamp-street/cards/lamp-boy.yaml')).toContain('Shines.');
    const gone = await editor.refused(
      'query ($path: String!, $set: Int) { document(path: $path, changeSet: $set) { text } }',
      {
        path: 'cards/lamp-street/cards/bell.yaml',
        set,
      },
    );
    expect(gone.reason).toBe('unknown-document');
    expect(await see(set, orderOf(newer))).toMatchObject({ documentCount: 0, conflicts: [], gone: [] });
  });

  it('requires an editor, and the game of the change set', async () => {
    const set = await begin('lamp-street');
    const order = orderOf(CSV);
    const reader = await signedIn(api, 'reader', 'Rita');
    expect(await reader.refused(PREVIEW, { set, game: 'lamp-street', order })).toMatchObject({ code: 'FORBIDDEN' });
    const { version } = await see(set, order);
    expect(await editor.refused(ADOPT, { set, version, game: 'other-street', order })).toMatchObject({
      reason: 'bad-path',
    });
  });

  it('refuses hostile files with a clear error, and saves nothing', async () => {
    const set = await begin();
    const refused = async (changes: object): Promise<string> => {
      const order = { source: 'community', upload: upload(CSV), ...changes };
      const { code, reason, message } = await editor.refused(PREVIEW, { set, game: 'lamp-street', order });
      expect([code, reason]).toEqual(['BAD_INPUT', 'bad-source']);
      return message;
    };
    const zeros = Buffer.alloc(30 * 1024 * 1024);
    expect(await refused({ upload: upload(zeros) })).toContain('cards.csv is larger than 24 MB');
    expect(await refused({ upload: { name: 'cards.csv', content: 'bm8=' } })).toContain('did not arrive complete');
    expect(await refused({ upload: upload('not an archive', 'cards.xlsx') })).toContain('not a spreadsheet');
    expect(await refused({ upload: upload('{', 'cards.json') })).toContain('not JSON');
    expect(await refused({ upload: upload('x', 'cards.exe') })).toContain('is not a CSV, XLSX or JSON file');
    expect(await refused({ upload: upload('["' + '['.repeat(5_000)) })).toBeTruthy();
    expect(await refused({ source: '../../etc' })).toContain('is not an id');
    expect(await refused({ mapping: '{"id":"community","name":"nobody"}' })).toContain('The mapping has a problem');
    expect(await refused({ mapping: '{' })).toContain('not JSON');
    const long = await see(
      set,
      orderOf(`${CSV}a6,Wall,core,helper,1,${'x'.repeat(30_000)}\na7,Be\u0007ll,core,helper,1,x\n`),
    );
    expect(long.bad.map(({ column }: { column: string }) => column)).toEqual(['cost', 'text', 'title']);
    const { changeSet } = await editor.get('query ($id: Int!) { changeSet(id: $id) { documentCount } }', { id: set });
    expect(changeSet.documentCount).toBe(0);
  });
});
