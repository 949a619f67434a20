/** The desk over HTTP: a change from draft to release, and everything that can block it. */
import { exportTree } from '@rulewright/database';
import { DATABASES, MAIN_DATABASES } from '@rulewright/database/testing';
import { answer, startApi, type TestApi } from './support/api.ts';
import { pagesOf } from './support/pages.ts';
import { Desk, PUBLISH, publishDue, SAVE, STEP } from './support/desk.ts';
import { signedIn, type Asker } from './support/people.ts';

const DOCUMENT = `query ($path: String!, $set: Int) { document(path: $path, changeSet: $set) {
  text hash releasedHash version title kind schema data problems { line message } usedIn { path why } readings { text reading }
} }`;

describe.each(DATABASES)('the desk on $name', (kind) => {
  let api: TestApi;
  let desk: Desk;
  let editor: Asker;
  let other: Asker;
  let reviewer: Asker;
  let admin: Asker;
  let card: string;
  beforeAll(async () => {
    api = await startApi(kind, 1, 'small');
    desk = await Desk.open(api);
    ({ editor, reviewer } = desk);
    other = await signedIn(api, 'editor', 'Olga');
    admin = await signedIn(api, 'admin', 'Ada');
    card = `cards/${api.content.id}/cards/${api.content.changedCard}.yaml`;
  });
  afterAll(() => api?.close());

  const begin = (title?: string, who?: Asker) => desk.begin(title, who);
  const textOf = async (path = card, set?: number) => (await editor.get(DOCUMENT, { path, set })).document;
  const save = (set: number, text: string, more: object = {}, who?: Asker) => desk.save(set, card, text, more, who);
  const seen = (id: number, who?: Asker) => desk.seen(id, who);
  const step = (who: Asker, name: string, id: number) => desk.step(who, name, id);
  const check = (id: number) => desk.check(id);
  const flavored = (text: string, flavor: string) =>
    text.includes('\nflavor:') ? text.replace(/\nflavor: .*/u, `\nflavor: ${flavor}`) : `${text}flavor: ${flavor}\n`;
  const publishWhole = async (set: number) => {
    await desk.approve(set);
    return desk.publish(set);
  };

  it('publishes a draft as a release and rolls it back', async () => {
    const set = await begin('A new flavor');
    const document = await textOf();
    expect(document).toMatchObject({
      kind: 'card',
      version: null,
      problems: [],
      data: { id: api.content.changedCard },
    });
    expect(document.hash).toBe(document.releasedHash);
    expect(document.schema).toMatchObject({ type: 'object' });
    expect(document.usedIn.length).toBeGreaterThan(0);
    const text = flavored(document.text, 'Never the same twice.');
    const saved = await save(set.id, text);
    expect(saved).toMatchObject({
      version: 1,
      outdated: false,
      change: 'changed',
      fields: [{ field: 'flavor', after: 'Never the same twice.' }],
    });
    expect(saved.words.map((one: { kind: string }) => one.kind)).toContain('added');

    expect((await seen(set.id)).may).toEqual(expect.arrayContaining(['edit', 'request-review', 'run-checks']));
    await step(editor, 'requestReview', set.id);
    expect(await editor.refused(SAVE, { set: set.id, path: card, text, version: 1 })).toMatchObject({
      code: 'CONFLICT',
      reason: 'wrong-state',
    });
    await step(reviewer, 'approve', set.id);
    const approved = await seen(set.id, reviewer);
    expect(approved.blockers[0]).toMatch(/checks have not been run/u);
    expect(await reviewer.refused(PUBLISH, { id: set.id, version: approved.version })).toMatchObject({
      reason: 'checks-missing',
    });
    await check(set.id);
    const { changeSet } = await editor.get(
      'query ($id: Int!) { changeSet(id: $id) { blockers notes checks { state passed current progress checks { id status summary } } } }',
      { id: set.id },
    );
    expect(changeSet).toMatchObject({
      blockers: [],
      checks: { state: 'done', passed: true, current: true, progress: 1 },
    });
    expect(changeSet.notes).toContain('Never the same twice.');
    const { publish } = await reviewer.get(PUBLISH, { id: set.id, version: approved.version });
    expect(publish).toMatchObject({ number: 2, origin: 'desk', author: 'Eddie' });
    const flavor = async () =>
      (
        await answer(api, 'query ($game: ID!, $slug: ID!) { card(game: $game, slug: $slug) { flavor } }', {
          game: api.content.id,
          slug: api.content.changedCard,
        })
      ).card.flavor;
    expect(await flavor()).toBe('Never the same twice.');
    expect(await seen(set.id)).toMatchObject({ state: 'published', may: [] });

    const { compareReleases } = await answer(api, '{ compareReleases(a: 1, b: 2) { path change fields { field } } }');
    expect(compareReleases).toEqual([{ path: card, change: 'changed', fields: [{ field: 'flavor' }] }]);
    expect(await reviewer.refused('mutation { rollback(to: 2, reason: "x") { number } }')).toMatchObject({
      reason: 'nothing-changed',
    });
    const { rollback } = await reviewer.get('mutation { rollback(to: 1, reason: "It was better.") { number notes } }');
    expect(rollback).toMatchObject({ number: 3, notes: expect.stringContaining('It was better.') as string });
    expect(await exportTree(api.database, 3)).toEqual(await exportTree(api.database, 1));
    const { audit } = await reviewer.get('{ audit(query: "eddie") { action } }');
    expect(audit.map((one: { action: string }) => one.action)).toEqual(
      expect.arrayContaining(['create-change-set', 'edit-document', 'request-review', 'sign-in']),
    );
  });

  it('never overwrites a draft that someone else saved, and offers a merge', async () => {
    const set = await begin('Two at once');
    const { text } = await textOf();
    await save(set.id, flavored(text, 'One.'));
    const late = await other.refused(SAVE, { set: set.id, path: card, text, version: null });
    expect(late).toMatchObject({
      code: 'CONFLICT',
      reason: 'draft-changed',
      details: { version: 1, text: flavored(text, 'One.') },
    });
    expect(late.message).toContain('Eddie');
    await save(set.id, flavored(text, 'Two.'), { version: 1 }, other);
    expect(await editor.refused(SAVE, { set: set.id, path: card, text, version: 1 })).toMatchObject({
      details: { version: 2 },
    });
  });

  it('merges a draft with a release that was published in the meantime', async () => {
    const [mine, theirs] = [await begin('Mine'), await begin('Theirs', other)];
    const { text } = await textOf();
    await save(mine.id, flavored(text, 'Mine.'));
    const saved = await save(theirs.id, text.replace('printings:', 'notes: Theirs.\nprintings:'), {}, other);
    expect(saved.alsoIn).toContainEqual({ id: mine.id });
    await publishWhole(theirs.id);
    await step(editor, 'requestReview', mine.id);
    await step(reviewer, 'approve', mine.id);
    expect(await reviewer.refused(PUBLISH, { id: mine.id, version: (await seen(mine.id)).version })).toMatchObject({
      reason: 'base-moved',
      details: { paths: [card] },
    });
    await step(editor, 'reopen', mine.id);
    const { mergeDocument } = await editor.get(
      'query ($set: Int!, $path: String!) { mergeDocument(changeSet: $set, path: $path) { text baseHash conflicts { place } } }',
      { set: mine.id, path: card },
    );
    expect(mergeDocument.conflicts).toEqual([]);
    expect(mergeDocument.text).toContain('notes: Theirs.');
    const merged = await save(mine.id, mergeDocument.text, { version: 1, base: mergeDocument.baseHash });
    expect(merged).toMatchObject({ outdated: false, fields: [{ field: 'flavor' }] });
    await publishWhole(mine.id);
    expect((await textOf()).data).toMatchObject({ flavor: 'Mine.', notes: 'Theirs.' });
  });

  it('publishes once at the scheduled date, and reports why it failed', async () => {
    const { database } = api;
    const set = await begin('Later');
    await save(set.id, `${(await textOf()).text}# Later.\n`);
    await step(editor, 'requestReview', set.id);
    await step(reviewer, 'approve', set.id);
    await check(set.id);
    const SCHEDULE =
      'mutation ($id: Int!, $version: Int!, $at: String!) { schedule(id: $id, version: $version, at: $at) { version publishAt } }';
    const version = (await seen(set.id)).version;
    expect(await reviewer.refused(SCHEDULE, { id: set.id, version, at: '2001-01-01T00:00:00Z' })).toMatchObject({
      reason: 'bad-date',
    });
    await reviewer.get(SCHEDULE, { id: set.id, version, at: '2035-01-01T09:00:00Z' });
    expect(await publishDue(api)).toEqual([]);
    await database.query(`UPDATE change_sets SET publish_at = '2020-01-01T00:00:00.000Z' WHERE id = ${set.id}`);
    const ends = await Promise.all([publishDue(api), publishDue(api)]);
    expect(ends.flat()).toHaveLength(1);
    expect(await seen(set.id)).toMatchObject({ state: 'published' });
  });

  it('imports files as a change set, and exports identical files', async () => {
    const files = await exportTree(api.database);
    const IMPORT =
      'mutation ($files: [FileInput!]!, $whole: Boolean) { importFiles(title: "Files", files: $files, whole: $whole) { id documents { path change } } }';
    expect(await editor.refused(IMPORT, { files: files.slice(0, 3) })).toMatchObject({ reason: 'nothing-changed' });
    const changed = { path: card, text: `${files.find((file) => file.path === card)!.text}# From files.\r\n` };
    const { importFiles } = await editor.get(IMPORT, { files: [changed] });
    expect(importFiles.documents).toEqual([{ path: card, change: 'changed' }]);
    const { number } = await publishWhole(importFiles.id);
    expect((await exportTree(api.database, number)).find((file) => file.path === card)).toEqual(changed);
  });

  it('lists documents by folder, and the changes of a change set in pages', async () => {
    const set = await begin('Three cards');
    const list =
      'query ($set: Int, $from: Int) { documents(changeSet: $set, kind: "card", from: $from, first: 3) { totalCount nodes { path change } } }';
    const { documents } = await editor.get(list, { set: set.id });
    for (const { path } of documents.nodes) await desk.save(set.id, path, `${(await textOf(path)).text}# Seen.\n`);
    const now = (await editor.get(list, { set: set.id, from: 1 })).documents;
    expect(now.totalCount).toBe(documents.totalCount);
    expect(now.nodes.map((one: { change: string | null }) => one.change)).toEqual(['changed', 'changed', null]);
    const folders =
      'query ($set: Int, $open: String) { documentFolders(changeSet: $set, open: $open) { kind count changed place } }';
    const { documentFolders } = await editor.get(folders, { set: set.id, open: documents.nodes[2].path });
    const cards = { kind: 'card', count: documents.totalCount, changed: 3, place: 2 };
    expect(documentFolders).toContainEqual(cards);
    const changed =
      'query ($id: Int!, $after: String) { changeSet(id: $id) { documentCount documents(first: 2, after: $after) { path fields { field } } } }';
    const first = (await editor.get(changed, { id: set.id })).changeSet;
    expect([first.documentCount, first.documents.length]).toEqual([3, 2]);
    const rest = (await editor.get(changed, { id: set.id, after: first.documents[1].path })).changeSet.documents;
    expect(rest.map((one: { path: string }) => one.path)).toEqual([documents.nodes[2].path]);
    const within = `changeSet(id: ${set.id})`;
    expect(await pagesOf(editor.get, 'documentsConnection(', 'path', { within, size: 2 })).toEqual(
      documents.nodes.map(({ path }: { path: string }) => ({ path })),
    );
    const all = (await editor.get('query { documents(first: 200) { totalCount nodes { path } } }')).documents;
    const paged = await pagesOf<{ path: string }>(editor.get, 'documents(', 'path', { size: 90 });
    expect(paged.slice(0, 200)).toEqual(all.nodes);
    expect(paged).toHaveLength(all.totalCount);
  });

  it('stores comments by line and field, and shows hostile input as text', async () => {
    const set = await begin('Talk');
    const ADD =
      'mutation ($set: Int!, $path: String, $line: Int, $field: String, $body: String!) { addComment(changeSet: $set, path: $path, line: $line, field: $field, body: $body) { id line field body resolved } }';
    const body = '<script>alert(1)</script> \u202Egnp.exe';
    const { addComment } = await reviewer.get(ADD, { set: set.id, path: card, line: 3, field: 'data.cost', body });
    expect(addComment).toMatchObject({ line: 3, field: 'data.cost', body, resolved: false });
    await editor.get('mutation ($id: Int!) { resolveComment(id: $id, resolved: true) { resolved } }', {
      id: addComment.id,
    });
    const { changeSet } = await editor.get(
      'query ($id: Int!) { changeSet(id: $id) { comments { resolved author } } }',
      { id: set.id },
    );
    expect(changeSet.comments).toEqual([{ resolved: true, author: 'Rita' }]);
    expect(await reviewer.refused(ADD, { set: set.id, body: 'x\u0000y' })).toMatchObject({ code: 'BAD_INPUT' });
    expect(await reviewer.refused(ADD, { set: set.id, body: '  ' })).toMatchObject({ code: 'BAD_INPUT' });
  });

  it.each([
    ['a path outside of the tree', '../../etc/passwd', 'x', 'bad-path'],
    ['a NUL character', 'CARD', 'id: \u0000', 'bad-text'],
    ['a lone surrogate', 'CARD', 'id: \ud800', 'bad-text'],
  ])('rejects %s', async (_, path, text, reason) => {
    const set = await begin('Hostile');
    expect(await editor.refused(SAVE, { set: set.id, path: path === 'CARD' ? card : path, text })).toMatchObject({
      code: 'BAD_INPUT',
      reason,
    });
  });

  it('never lets the audit log change', async () => {
    await expect(api.database.query(`UPDATE audit_entries SET actor = 'nobody'`)).rejects.toThrow(/never changed/u);
    await expect(api.database.query('DELETE FROM audit_entries')).rejects.toThrow(/never changed/u);
  });

  // The tests below do not depend on the database.
  if (!MAIN_DATABASES.includes(kind)) return;

  it('forbids approving your own change set unless the admin allows it', async () => {
    const set = await begin('Own', admin);
    await save(set.id, `${(await textOf()).text}# Mine.\n`, {}, admin);
    await step(admin, 'requestReview', set.id);
    const version = (await seen(set.id)).version;
    expect(await admin.refused(STEP('approve'), { id: set.id, version })).toMatchObject({ reason: 'own-change-set' });
    await admin.get('mutation { setSelfApproval(allowed: true) { selfApproval } }');
    expect(await step(admin, 'approve', set.id)).toMatchObject({ state: 'approved' });
    await admin.get('mutation { setSelfApproval(allowed: false) { selfApproval } }');
    expect(await admin.refused(STEP('withdraw'), { id: set.id, version })).toMatchObject({ reason: 'set-changed' });
    expect(
      await reviewer.refused(
        'mutation ($id: Int!, $version: Int!) { sendBack(id: $id, version: $version, reason: " ") { id } }',
        { id: set.id, version: version + 1 },
      ),
    ).toMatchObject({ reason: 'no-reason' });
    await step(admin, 'withdraw', set.id);
  });

  it('blocks publishing after a failed check, unless an admin overrides it with a reason', async () => {
    const deck = [...api.content.game.decks.keys()][0]!;
    const path = `cards/${api.content.id}/decks/${deck}.yaml`;
    const set = await begin('Too many copies');
    const { text } = await textOf(path);
    await editor.get(SAVE, { set: set.id, path, text: text.replace(/copies: \d+/u, 'copies: 40') });
    await step(editor, 'requestReview', set.id);
    await step(reviewer, 'approve', set.id);
    await check(set.id);
    const { changeSet } = await editor.get(
      'query ($id: Int!) { changeSet(id: $id) { version blockers checks { passed checks { id status findings { message path } } } } }',
      { id: set.id },
    );
    expect(changeSet.checks.checks).toContainEqual({
      id: 'decks',
      status: 'failed',
      findings: expect.arrayContaining([expect.objectContaining({ path }) as object]) as object,
    });
    expect(changeSet.blockers[0]).toMatch(/check failed/u);
    const { version } = changeSet;
    expect(await reviewer.refused(PUBLISH, { id: set.id, version })).toMatchObject({ reason: 'checks-failed' });
    expect(await reviewer.refused(PUBLISH, { id: set.id, version, override: 'please' })).toMatchObject({
      code: 'FORBIDDEN',
      reason: 'no-override',
    });
    await admin.get(PUBLISH, { id: set.id, version, override: 'The list is for a joke.' });
    const { audit } = await admin.get('{ audit(query: "joke") { action details } }');
    expect(audit[0]).toMatchObject({ action: 'publish-override', details: { override: 'The list is for a joke.' } });
    await reviewer.get('mutation { rollback(to: 1, reason: "The joke is old.") { number } }');
  }, 240_000);

  it('never publishes content with problems', async () => {
    const set = await begin('Broken');
    await save(set.id, 'id: nothing\n');
    const { changeSet } = await editor.get(
      'query ($id: Int!) { changeSet(id: $id) { problems { path line message } } }',
      { id: set.id },
    );
    expect(changeSet.problems[0]).toMatchObject({ path: card });
    await step(editor, 'requestReview', set.id);
    await step(reviewer, 'approve', set.id);
    const version = (await seen(set.id)).version;
    expect(await admin.refused(PUBLISH, { id: set.id, version, override: 'anyway' })).toMatchObject({
      reason: 'content-problems',
    });
  });

  it('previews every page as if it were published, for anyone with the link', async () => {
    const set = await begin('As if');
    await save(set.id, flavored((await textOf()).text, 'As if.'));
    const query = '{ card(game: "' + api.content.id + '", slug: "' + api.content.changedCard + '") { flavor } }';
    const asIf = async (token: string) => {
      const { body } = await api.http().post('/graphql').set('rulewright-change-set', token).send({ query });
      return body;
    };
    expect((await asIf(set.token)).data.card.flavor).toBe('As if.');
    expect((await answer(api, query)).card.flavor).not.toBe('As if.');
    const named = await api
      .http()
      .post('/graphql')
      .set('rulewright-change-set', set.token)
      .send({ query: '{ perspective { id title state } }' });
    expect(named.body.data.perspective).toEqual({ id: set.id, title: 'As if', state: 'draft' });
    expect((await answer(api, '{ perspective { id } }')).perspective).toBeNull();
    expect((await asIf('guessed')).errors[0].extensions).toMatchObject({
      code: 'NOT_FOUND',
      reason: 'unknown-perspective',
    });
    const got = await api
      .http()
      .get('/graphql')
      .query({ query })
      .set('apollo-require-preflight', 'true')
      .set('rulewright-change-set', set.token);
    expect(got.headers['cache-control']).toBe('no-store');
  });

  it('creates valid new documents of every kind', async () => {
    const set = await begin('New ones');
    const NEW =
      'query ($game: ID!, $kind: String!, $slug: ID!, $set: Int) { documentTemplate(game: $game, kind: $kind, slug: $slug, changeSet: $set) { path text } }';
    for (const one of ['set', 'deck', 'mode', 'variant', 'text', 'deck-law']) {
      const { documentTemplate } = await editor.get(NEW, {
        game: api.content.id,
        kind: one,
        slug: 'brand-new',
        set: set.id,
      });
      for (const { path, text } of documentTemplate) {
        const { version } = (await editor.ask(DOCUMENT, { path, set: set.id })).data.document ?? { version: null };
        await editor.get(SAVE, { set: set.id, path, text, version });
      }
    }
    const { changeSet } = await editor.get(
      'query ($id: Int!) { changeSet(id: $id) { problems { path message } documents { path change } } }',
      { id: set.id },
    );
    expect(changeSet.problems).toEqual([]);
    expect(changeSet.documents).toHaveLength(7);
    expect(
      await editor.refused(NEW, { game: api.content.id, kind: 'card', slug: 'No Slug', set: set.id }),
    ).toMatchObject({ reason: 'bad-path' });
  });

  it('creates a new game that loads without a problem', async () => {
    const NEW_GAME =
      'query ($id: ID!, $name: String!, $prefix: String) { newGame(id: $id, name: $name, prefix: $prefix) { path text } }';
    const IMPORT =
      'mutation ($title: String!, $files: [FileInput!]!) { importFiles(title: $title, files: $files) { problems { message } documentCount } }';
    const { newGame } = await editor.get(NEW_GAME, { id: 'paper-moons', name: 'Paper Moons' });
    expect(newGame[0]).toMatchObject({ path: 'rules/paper-moons/game.yaml' });
    expect(newGame[0].text).toContain('rulePrefix: pm');
    const { importFiles } = await editor.get(IMPORT, { title: 'New game', files: newGame });
    expect(importFiles).toEqual({ problems: [], documentCount: newGame.length });
    for (const [id, prefix, said] of [
      [api.content.id, null, 'already a game'],
      ['', null, 'lower-case letters'],
      ['paper-moons', 'P M', 'lower-case letters'],
    ])
      expect(await editor.refused(NEW_GAME, { id, name: 'Any', prefix })).toMatchObject({
        reason: 'bad-path',
        message: expect.stringContaining(said!) as string,
      });
  });
});
