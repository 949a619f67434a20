/** Rules that disappear with a change set, and comments that are open: who must confirm or resolve them before a release. */
import { MAIN_DATABASES } from '@rulewright/database/testing';
import { startApi, type TestApi } from './support/api.ts';
import { Desk, PUBLISH, STEP } from './support/desk.ts';
import { signedIn, type Asker } from './support/people.ts';

const SEEN = `query ($id: Int!) { changeSet(id: $id) {
  version blockers openComments removedRules { id path line words } history { action note }
} }`;
const CONFIRM = `mutation ($id: Int!, $version: Int!, $rules: [ID!]!) {
  confirmRemovedRules(id: $id, version: $version, rules: $rules) { removedRules { id } }
}`;
const ADD = 'mutation ($set: Int!, $body: String!) { addComment(changeSet: $set, body: $body) { id } }';
const RESOLVE = 'mutation ($id: Int!) { resolveComment(id: $id, resolved: true) { resolved } }';
const NAMES = 'query ($id: Int!) { editorNames(changeSet: $id) { name } }';
const NOTICES = '{ deskNotices { kind title by words isNew } }';
const REQUIRE = 'mutation ($on: Boolean!) { setResolvedComments(required: $on) { selfApproval resolvedComments } }';

describe.each(MAIN_DATABASES)('before approval and publishing on $name', (kind) => {
  let api: TestApi;
  let desk: Desk;
  let admin: Asker;
  let path: string;
  let text: string;
  beforeAll(async () => {
    api = await startApi(kind, 1, 'small');
    desk = await Desk.open(api);
    admin = await signedIn(api, 'admin', 'Ada');
    const chapter = [...api.content.game.chapters.values()].find(({ rules }) => rules.length > 2)!;
    path = chapter.path;
    text = (await desk.editor.get('query ($path: String!) { document(path: $path) { text } }', { path })).document.text;
  });
  afterAll(() => api?.close());

  const seen = async (id: number) => (await desk.editor.get(SEEN, { id })).changeSet;
  /** The chapter without the markers around its second rule, so that the first rule swallows the second one. */
  const swallowed = (): { readonly text: string; readonly rule: string; readonly line: number } => {
    const lines = text.split('\n');
    const starts = lines.flatMap((line, at) => (line.startsWith(':::rule') ? [at] : []));
    const [, second] = starts as [number, number];
    const first = lines.lastIndexOf(':::', second);
    const rule = /#([^\s}]+)/u.exec(lines[second]!)![1]!;
    return { text: lines.filter((_, at) => at !== second && at !== first).join('\n'), rule, line: second + 1 };
  };

  it('names a rule that disappears, and asks the editor to confirm it', async () => {
    const { id } = await desk.begin('Only a new wording');
    const changed = swallowed();
    await desk.save(id, path, changed.text);
    const set = await seen(id);
    expect(set.removedRules).toMatchObject([{ id: changed.rule, path, line: changed.line }]);
    expect(text).toContain(set.removedRules[0].words);
    expect(set.blockers.join()).toContain(`The rule ${changed.rule} disappears`);
    expect(await desk.editor.refused(STEP('requestReview'), { id, version: set.version })).toMatchObject({
      code: 'CONFLICT',
      reason: 'rules-removed',
      details: { rules: [changed.rule] },
    });
    const { version } = set;
    expect(await desk.editor.refused(CONFIRM, { id, version, rules: ['mb.no.such'] })).toMatchObject({
      reason: 'bad-text',
    });
    const { confirmRemovedRules } = await desk.editor.get(CONFIRM, { id, version, rules: [changed.rule] });
    expect(confirmRemovedRules.removedRules).toEqual([]);
    await desk.step(desk.editor, 'requestReview', id);
    expect((await seen(id)).history).toContainEqual({ action: 'confirm-removal', note: changed.rule });
  });

  it('leaves a rule alone that moves or gets another wording', async () => {
    const { id } = await desk.begin('Another wording');
    const rule = /:::rule\{#[^}]*\}\n[^]*?\n:::\n/u.exec(text)![0];
    await desk.save(id, path, `${text.replace(rule, '')}\n${rule}`);
    expect((await seen(id)).removedRules).toEqual([]);
    await desk.step(desk.editor, 'requestReview', id);
  });

  it('gives a notice to the author and to people whom a comment names, and each sees only their own', async () => {
    const { id } = await desk.begin('Named people');
    const { editorNames } = await admin.get(NAMES, { id });
    const names = editorNames.map(({ name }: { name: string }) => name);
    expect(names).toContain('Ada');
    const quentin = await signedIn(api, 'reviewer', 'Quentin Quail');
    await signedIn(api, 'reader', 'Zita');
    expect((await admin.get(NAMES, { id })).editorNames).toContainEqual({ name: 'Quentin Quail' });
    expect((await admin.get(NAMES, { id })).editorNames).not.toContainEqual({ name: 'Zita' });
    await admin.get(ADD, { set: id, body: 'Please look, @Quentin.' });
    const news = { title: 'Named people', by: 'Ada', words: 'Please look, @Quentin.', isNew: true };
    expect((await quentin.get(NOTICES)).deskNotices).toEqual([{ kind: 'mention', ...news }]);
    expect((await desk.editor.get(NOTICES)).deskNotices[0]).toEqual({ kind: 'comment', ...news });
    expect((await admin.get(NOTICES)).deskNotices).toEqual([]);
    await quentin.get('mutation ($id: Int!) { seeNotices(changeSet: $id) }', { id });
    expect(await quentin.get('{ newNotices }')).toEqual({ newNotices: 0 });
  });

  it('counts open comments, and refuses approval while an admin requires that they are resolved', async () => {
    const { id } = await desk.begin('Discussed');
    await desk.save(id, path, `${text}\nA last word.\n`);
    const { id: comment } = (await desk.reviewer.get(ADD, { set: id, body: 'Do not publish' })).addComment;
    await desk.step(desk.editor, 'requestReview', id);
    expect((await seen(id)).openComments).toBe(1);
    const { changeSets } = await desk.editor.get('{ changeSets { id openComments } }');
    expect(changeSets).toContainEqual({ id, openComments: 1 });
    expect((await seen(id)).blockers.join()).not.toContain('comment');

    const { setResolvedComments } = await admin.get(REQUIRE, { on: true });
    expect(setResolvedComments).toEqual({ selfApproval: false, resolvedComments: true });
    expect(await desk.editor.refused(REQUIRE, { on: false })).toMatchObject({ code: 'FORBIDDEN' });
    const { version, blockers } = await seen(id);
    expect(blockers.join(' ')).toContain('One comment is open. Answer and resolve it first.');
    expect(await desk.reviewer.refused(STEP('approve'), { id, version })).toMatchObject({
      code: 'CONFLICT',
      reason: 'comments-open',
      details: { comments: 1 },
    });
    await desk.reviewer.get(RESOLVE, { id: comment });
    await desk.step(desk.reviewer, 'approve', id);
    await desk.reviewer.get(ADD, { set: id, body: 'One more thing' });
    await desk.check(id);
    const approved = await seen(id);
    expect(await desk.reviewer.refused(PUBLISH, { id, version: approved.version })).toMatchObject({
      reason: 'comments-open',
    });
    await admin.get(REQUIRE, { on: false });
    expect((await desk.reviewer.get(PUBLISH, { id, version: approved.version })).publish.origin).toBe('desk');
  });
});
