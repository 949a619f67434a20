/** The pages of a change set run the same number of statements for 300 documents as for three. */
import { authorOf, ChangeSets, importFiles } from '@rulewright/desk';
import { People } from '@rulewright/accounts';
import { DATABASES } from '@rulewright/database/testing';
import { startApi, type TestApi } from './support/api.ts';
import { Desk, SAVE } from './support/desk.ts';
import { madeSet } from './support/made-set.ts';
import { Statements } from './support/statements.ts';

const FEW = 3;
const MANY = 300;

const LINE = 'path title change version outdated alsoIn { id }';
const STEPS = {
  'the page of the change set': `query ($id: Int!) { changeSet(id: $id) {
    id may documentCount blockers documents(first: 2) { ${LINE} } comments { id } history { action } checks { id current } } }`,
  'the next page of its documents': `query ($id: Int!, $path: String!) { changeSet(id: $id) {
    documents(first: 1, after: $path) { ${LINE} } } }`,
  'the differences of a document': `query ($id: Int!, $path: String!) { changeSet(id: $id) {
    document(path: $path) { ${LINE} words { kind text } fields { field } } } }`,
  'a document in the editor': `query ($id: Int!, $path: String!) { document(path: $path, changeSet: $id) {
    text version schema data problems { message } usedIn { path } readings { id } } }`,
  'the phrases of the game': `query ($id: Int!, $path: String!) { document(path: $path, changeSet: $id) { phrases } }`,
  'the folders of the documents': `query ($id: Int!, $path: String!) {
    documentFolders(changeSet: $id, open: $path) { kind count changed place } }`,
  'a part of the document tree': `query ($id: Int!) {
    documents(changeSet: $id, query: "made", from: 0, first: 2) { totalCount nodes { path change } } }`,
} as const;

describe.each(DATABASES)('a change set with many documents on $name', (kind) => {
  let api: TestApi;
  let desk: Desk;
  let sets: readonly { readonly id: number; readonly path: string }[];
  let counter: Statements;

  beforeAll(async () => {
    api = await startApi(kind, 1, 'small');
    desk = await Desk.open(api);
    sets = [await madeSet(api, desk.editor, 'few', FEW), await madeSet(api, desk.editor, 'many', MANY)];
    counter = Statements.of(api);
  });
  afterAll(() => api?.close());
  afterEach(() => jest.restoreAllMocks());

  /** Sends a query with the variables that it declares. */
  const ask = (query: string, id: number, path: string) =>
    desk.editor.get(query, query.includes('$path') ? { id, path } : { id });

  it.each(Object.entries(STEPS))('runs the same statements for %s, and does not read all texts', async (_, query) => {
    const counts: number[] = [];
    for (const { id, path } of sets) {
      await ask(query, id, path);
      const whole = [jest.spyOn(ChangeSets.prototype, 'find'), jest.spyOn(ChangeSets.prototype, 'texts')];
      counter.count = 0;
      await ask(query, id, path);
      counts.push(counter.count);
      for (const spy of whole) expect(spy).not.toHaveBeenCalled();
      jest.restoreAllMocks();
    }
    expect(counts[1]).toBe(counts[0]);
  });

  it('says in one sentence what many documents have in common', async () => {
    const alike = 'query ($id: Int!) { changeSet(id: $id) { alike } }';
    const [few, many] = await Promise.all(sets.map(async ({ id }) => (await ask(alike, id, '')).changeSet.alike));
    expect(few).toEqual([]);
    expect(many).toEqual([expect.stringMatching(/^(?:Added )?300 cards\b/u)]);
  });

  it('saves one document with the same number of statements, and then reads all texts only once', async () => {
    const counts: number[] = [];
    for (const { id, path } of sets) {
      const { document } = await desk.editor.get(STEPS['a document in the editor'], { id, path });
      counter.count = 0;
      await desk.editor.get(SAVE, { set: id, path, text: `${document.text}# Saved.\n`, version: document.version });
      counts.push(counter.count);
      const texts = jest.spyOn(ChangeSets.prototype, 'texts');
      for (const query of Object.values(STEPS)) await ask(query, id, path);
      expect(texts).toHaveBeenCalledTimes(1);
      jest.restoreAllMocks();
    }
    expect(counts[1]).toBe(counts[0]);
  });

  it('imports any number of files if at most 5,000 of the files differ', async () => {
    const [person] = await new People(api.database).list();
    const { id: game } = api.content;
    const card = (n: number) => `cards/${game}/cards/absent-${n}.yaml`;
    const removed = Array.from({ length: 5_001 }, (_, n) => ({ path: card(n), text: null }));
    const one = { path: card(6_000), text: 'id: absent-6000\n' };
    const { documents } = await importFiles(api.database, authorOf(person!), 'One', [...removed, one], false);
    expect(documents.map(({ path }) => path)).toEqual([one.path]);
    const added = removed.map(({ path }) => ({ path, text: 'name: New\n' }));
    await expect(importFiles(api.database, authorOf(person!), 'Many', added, false)).rejects.toThrow(
      '5001 documents differ from the current release, and a change set has at most 5000.',
    );
  });

  it('lists all documents in pages by path, and counts them', async () => {
    const { id } = sets[1]!;
    const query = `query ($id: Int!, $after: String) { changeSet(id: $id) { documentCount documents(first: 100, after: $after) { path } } }`;
    const paths: string[] = [];
    for (let after: string | null = null; ; after = paths.at(-1)!) {
      const { changeSet } = await desk.editor.get(query, { id, after });
      expect(changeSet.documentCount).toBe(MANY);
      if (changeSet.documents.length === 0) break;
      paths.push(...changeSet.documents.map((one: { path: string }) => one.path));
    }
    expect(paths).toHaveLength(MANY);
    expect(paths).toEqual([...paths].sort());
  });
});
