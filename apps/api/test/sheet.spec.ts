/** The card sheet over HTTP: cells of many cards are saved together or not at all, and the API reads the files that it writes. */
import { firstOf, WHOLE } from '@rulewright/content/testing';
import { MAIN_DATABASES } from '@rulewright/database/testing';
import { startApi, type TestApi } from './support/api.ts';
import { Desk, SAVE } from './support/desk.ts';
import { signedIn, type Asker } from './support/people.ts';
import { Statements } from './support/statements.ts';

const SHEET = `query ($set: Int!, $game: ID!, $query: String) { cardSheet(changeSet: $set, game: $game, query: $query) {
  slugs columns { id label kind values } problems { message }
} }`;
const ROW = 'slug path version cells problems { column message }';
const ROWS = `query ($set: Int!, $game: ID!, $slugs: [ID!]!) { sheetRows(changeSet: $set, game: $game, slugs: $slugs) { ${ROW} } }`;
const EDIT = `mutation ($set: Int!, $game: ID!, $edits: [SheetEditInput!]!) {
  saveSheet(changeSet: $set, game: $game, edits: $edits) { ${ROW} }
}`;
const FILE = `query ($set: Int!, $game: ID!, $format: String!) { sheetFile(changeSet: $set, game: $game, format: $format) }`;
const READ = `query ($set: Int!, $game: ID!, $file: String!) { readSheetFile(changeSet: $set, game: $game, file: $file) {
  cards { slug cells { column text } } unknownColumns unknownCards
} }`;

const FIND = `query ($set: Int!, $game: ID!, $columns: [ID!]!, $query: String, $replacement: SheetReplacementInput!) {
  findInSheet(changeSet: $set, game: $game, query: $query, columns: $columns, replacement: $replacement) {
    count cells { slug column before text }
  }
}`;

describe.each(MAIN_DATABASES)('the card sheet on $name', (kind) => {
  let api: TestApi;
  let desk: Desk;
  let editor: Asker;
  let game: string;
  let slugs: string[];
  let cost: number;
  beforeAll(async () => {
    api = await startApi(kind, 1, 'small');
    desk = await Desk.open(api);
    ({ editor } = desk);
    game = api.content.id;
    const set = await desk.begin('To look');
    const { cardSheet } = await editor.get(SHEET, { set: set.id, game });
    slugs = cardSheet.slugs;
    cost = cardSheet.columns.findIndex((one: { id: string }) => one.id === 'data.cost');
    expect(cost).toBeGreaterThanOrEqual(0);
    expect(cardSheet.columns[cost]).toMatchObject({ kind: 'number' });
  });
  afterAll(() => api?.close());

  const rowsOf = async (set: number, some: readonly string[]) =>
    (await editor.get(ROWS, { set, game, slugs: some })).sheetRows;
  const costs = (some: readonly string[], text: string, version: number | null = null) =>
    some.map((slug) => ({ slug, version, cells: [{ column: 'data.cost', text }] }));
  const textOf = async (set: number, path: string): Promise<string> =>
    (
      await editor.get('query ($path: String!, $set: Int) { document(path: $path, changeSet: $set) { text } }', {
        path,
        set,
      })
    ).document.text;

  // Takes long, so it runs in `npm run test:long` alone.
  if (WHOLE)
    it('changes a cell of many cards in drafts that have no other differences', async () => {
      const set = await desk.begin('Costs');
      const some = slugs.slice(0, 40);
      const before = await rowsOf(set.id, some);
      const texts: string[] = await Promise.all(before.map((row: { path: string }) => textOf(set.id, row.path)));
      const { saveSheet } = await editor.get(EDIT, { set: set.id, game, edits: costs(some, '7') });
      expect(saveSheet).toHaveLength(some.length);
      for (const [at, row] of saveSheet.entries()) {
        expect(row).toMatchObject({ slug: some[at], version: 1, problems: [] });
        expect(row.cells[cost]).toBe('7');
        const lines = (await textOf(set.id, row.path)).split('\n');
        const changed = texts[at]!.split('\n').filter((line, index) => line !== lines[index]);
        expect(changed).toEqual([expect.stringMatching(/cost: \d/u)]);
      }
      const sheet = await editor.get(SHEET, { set: set.id, game, query: 'cost=7' });
      expect(sheet.cardSheet.slugs).toEqual(expect.arrayContaining(some));
      const left = await editor.get(SHEET, { set: set.id, game, query: 'cost!=7' });
      expect(left.cardSheet.slugs.filter((slug: string) => some.includes(slug))).toEqual([]);
    });

  it('saves no card if someone else saved one of the cards in the meantime', async () => {
    const set = await desk.begin('Two at once');
    const other = await signedIn(api, 'editor', 'Olga');
    const [first, second] = slugs as [string, string];
    const path = `cards/${game}/cards/${second}.yaml`;
    const text = `${await textOf(set.id, path)}# Seen.\n`;
    await other.get(SAVE, { set: set.id, path, text, version: null });
    const refused = await editor.refused(EDIT, { set: set.id, game, edits: costs([first, second], '8') });
    expect(refused).toMatchObject({ code: 'CONFLICT', reason: 'draft-changed', details: { path, version: 1 } });
    expect((await rowsOf(set.id, [first]))[0]).toMatchObject({ version: null });
    await editor.get(EDIT, { set: set.id, game, edits: costs([second], '8', 1) });
    expect(await textOf(set.id, path)).toMatch(/# Seen\.\n$/u);
  });

  it('saves many cards with as many statements as a few', async () => {
    const counter = await Statements.withWriter(api);
    const counts: number[] = [];
    for (const count of [3, 30]) {
      const set = await desk.begin(`Save ${count}`);
      const some = slugs.slice(0, count);
      await rowsOf(set.id, some);
      for (const version of [null, 1]) {
        counter.count = 0;
        await editor.get(EDIT, { set: set.id, game, edits: costs(some, version === null ? '7' : '8', version) });
        counts.push(counter.count);
      }
    }
    const [few, fewAgain, many, manyAgain] = counts;
    expect([many, manyAgain]).toEqual([few, fewAgain]);
  });

  it('shows the problems of a card at their cells', async () => {
    const set = await desk.begin('Wrong');
    const [slug] = slugs as [string];
    const { saveSheet } = await editor.get(EDIT, { set: set.id, game, edits: costs([slug], 'many') });
    expect(saveSheet[0].cells[cost]).toBe('many');
    expect(saveSheet[0].problems.map((one: { column: string }) => one.column)).toContain('data.cost');
    const sheet = await editor.get(SHEET, { set: set.id, game, query: 'cost=1' });
    expect(sheet.cardSheet.slugs).toContain(slug);
  });

  it.each(firstOf(1, ['xlsx', 'csv']))(
    'finds no differences in its own %s file, and lists the changes of an edited file',
    async (format) => {
      const set = await desk.begin(`A file in ${format}`);
      const { sheetFile } = await editor.get(FILE, { set: set.id, game, format });
      expect((await editor.get(READ, { set: set.id, game, file: sheetFile })).readSheetFile).toEqual({
        cards: [],
        unknownColumns: [],
        unknownCards: [],
      });
      const file = Buffer.from(`id,data.cost,Colour\n${slugs[0]},9,red\nnobody,1,\n`).toString('base64');
      expect((await editor.get(READ, { set: set.id, game, file })).readSheetFile).toEqual({
        cards: [{ slug: slugs[0], cells: [{ column: 'data.cost', text: '9' }] }],
        unknownColumns: ['Colour'],
        unknownCards: ['nobody'],
      });
    },
  );

  it('finds a text in the cells of drafts and of released cards that match a search', async () => {
    const set = await desk.begin('Replace');
    // A card whose text names it cannot be read under another name.
    const { id: slug } = [...api.content.game.cards.values()].find(
      ({ name, data }) => !JSON.stringify(data).includes(name),
    )!;
    const named = [{ slug, version: null, cells: [{ column: 'name', text: 'Zyxwvut' }] }];
    await editor.get(EDIT, { set: set.id, game, edits: named });
    const replacement = { find: 'xwv', replace: 'o', wholeCell: false, matchCase: true };
    const asked = { set: set.id, game, columns: ['name', 'data.cost'], replacement };
    const { findInSheet } = await editor.get(FIND, asked);
    expect(findInSheet).toEqual({ count: 1, cells: [{ slug, column: 'name', before: 'Zyxwvut', text: 'Zyout' }] });
    const narrow = await editor.get(FIND, { ...asked, query: 'cost>900' });
    expect(narrow.findInSheet).toEqual({ count: 0, cells: [] });
    for (const wrong of [{ find: '' }, { find: 'x'.repeat(201) }, { replace: 'x'.repeat(201) }])
      expect(await editor.refused(FIND, { ...asked, replacement: { ...replacement, ...wrong } })).toMatchObject({
        reason: 'bad-text',
      });
  });

  it('refuses unknown cards, files and formats with a reason', async () => {
    const set = await desk.begin('Refused');
    const edit = { set: set.id, game, edits: costs(['no-such-card'], '1') };
    expect(await editor.refused(EDIT, edit)).toMatchObject({ code: 'NOT_FOUND', reason: 'unknown-document' });
    const file = Buffer.from('PK nothing').toString('base64');
    expect(await editor.refused(READ, { set: set.id, game, file })).toMatchObject({ reason: 'bad-file' });
    expect(await editor.refused(FILE, { set: set.id, game, format: 'ods' })).toMatchObject({
      reason: 'unknown-format',
    });
    expect(await editor.refused(EDIT, { set: set.id, game, edits: [...edit.edits, ...edit.edits] })).toMatchObject({
      reason: 'too-many-edits',
    });
  });
});
