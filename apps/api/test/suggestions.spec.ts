/** Suggestions over HTTP: a reviewer suggests another text for a line, and the author applies it with one request. */
import { MAIN_DATABASES } from '@rulewright/database/testing';
import { startApi, type TestApi } from './support/api.ts';
import { Desk } from './support/desk.ts';

const ADD = `mutation ($set: Int!, $path: String!, $line: Int!, $body: String!, $suggestion: String) {
  addComment(changeSet: $set, path: $path, line: $line, body: $body, suggestion: $suggestion) { id quote suggestion }
}`;
const APPLY = 'mutation ($id: Int!) { applySuggestion(id: $id) { id resolved } }';
const SEEN = `query ($id: Int!) { changeSet(id: $id) {
  state comments { id line quote suggestion outdated resolved } history { action note }
} }`;

describe.each(MAIN_DATABASES)('suggestions on $name', (kind) => {
  let api: TestApi;
  let desk: Desk;
  let path: string;
  beforeAll(async () => {
    api = await startApi(kind, 1, 'small');
    desk = await Desk.open(api);
    path = `cards/${api.content.id}/cards/${api.content.changedCard}.yaml`;
  });
  afterAll(() => api?.close());

  const textOf = async (set: number): Promise<string> =>
    (
      await desk.editor.get('query ($path: String!, $set: Int) { document(path: $path, changeSet: $set) { text } }', {
        path,
        set,
      })
    ).document.text;
  const inReview = async () => {
    const set = await desk.begin('To review');
    await desk.save(set.id, path, `${await textOf(set.id)}notes: Frist.\n# The end.\n`);
    await desk.step(desk.editor, 'requestReview', set.id);
    const lines = (await textOf(set.id)).split('\n');
    return { id: set.id as number, line: lines.indexOf('notes: Frist.') + 1 };
  };
  const suggest = async (set: number, line: number, suggestion: string | null) =>
    (await desk.reviewer.get(ADD, { set, path, line, body: 'A typo', suggestion })).addComment;
  const seen = async (id: number) => (await desk.editor.get(SEEN, { id })).changeSet;

  it("puts the suggested line into the author's document and resolves the comment", async () => {
    const { id, line } = await inReview();
    const comment = await suggest(id, line, 'notes: First.');
    expect(comment).toMatchObject({ quote: 'notes: Frist.', suggestion: 'notes: First.' });
    const { applySuggestion } = await desk.editor.get(APPLY, { id: comment.id });
    expect(applySuggestion.resolved).toBe(true);
    expect(await textOf(id)).toContain('notes: First.\n# The end.\n');
    const set = await seen(id);
    expect(set.state).toBe('draft');
    expect(set.history.at(-1)).toMatchObject({ action: 'reopen', note: expect.stringContaining('Rita') as string });
    const { audit } = await desk.reviewer.get('{ audit(query: "suggestion") { action } }');
    expect(audit.map((one: { action: string }) => one.action)).toContain('apply-suggestion');
    expect(await desk.editor.refused(APPLY, { id: comment.id })).toMatchObject({ reason: 'outdated-suggestion' });
  });

  it('keeps a suggestion at its line, and marks it as outdated after the line changes', async () => {
    const { id, line } = await inReview();
    const { id: comment } = await suggest(id, line, 'notes: First.');
    await suggest(id, line, null);
    await desk.step(desk.editor, 'reopen', id);
    await desk.save(id, path, `# Above\n${await textOf(id)}`, { version: 1 });
    expect((await seen(id)).comments).toMatchObject([{ outdated: false }, { outdated: false, suggestion: null }]);
    await desk.save(id, path, (await textOf(id)).replace('Frist', 'Last'), { version: 2 });
    expect((await seen(id)).comments).toMatchObject([{ outdated: true }, { outdated: true }]);
    expect(await desk.editor.refused(APPLY, { id: comment })).toMatchObject({
      code: 'CONFLICT',
      reason: 'outdated-suggestion',
    });
  });

  it('refuses a suggestion for a line that the document does not have', async () => {
    const { id } = await inReview();
    const asked = { set: id, path, line: 9_999, body: 'x', suggestion: 'y' };
    expect(await desk.reviewer.refused(ADD, asked)).toMatchObject({ reason: 'bad-text' });
  });
});
