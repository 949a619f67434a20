/** The fault of one game stops neither the start nor the other games, and its own pages answer with a sentence. */
import { ContentError, type SourceFile } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { importTree } from '@rulewright/database';
import { MAIN_DATABASES, type DatabaseKind } from '@rulewright/database/testing';
import { knownGames } from '@rulewright/games';
import { fileURLToPath } from 'node:url';
import { ContentService } from '../src/content/content.service.ts';
import { DATA_NAMES } from '../src/work/jobs/data.ts';
import { serve, type TestApi } from './support/api.ts';
import { testContent } from './support/content.ts';
import { SAVE } from './support/desk.ts';
import { signedIn } from './support/people.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const GAMES = ['small-hours', 'slow-water'];
const KETTLE = 'cards/small-hours/cards/copper-kettle.yaml';
const AUTHOR = { author: 'tester', message: 'Import' };

/** Two games as data. One has a set under an embargo, the other is private. */
async function twoGames(): Promise<SourceFile[]> {
  const shipped = (await readTree(ROOT)).filter(({ path }) => GAMES.includes(path.split('/')[1]!));
  const kettle = shipped.find(({ path }) => path === KETTLE)!.text;
  const hidden = kettle
    .replace('id: copper-kettle', 'id: zorbulax')
    .replace('name: Copper Kettle', 'name: Zorbulax')
    .replace(/set: [\w-]+/u, 'set: hidden-dawn');
  const files = shipped.map((file) =>
    file.path === 'rules/slow-water/game.yaml' ? { ...file, text: `${file.text}visibility: private\n` } : file,
  );
  const set = 'id: hidden-dawn\ncode: HD\nname: Hidden Dawn\nsummary: A secret.\nembargo: "2099-01-01T00:00:00Z"\n';
  return [
    ...files,
    { path: 'cards/small-hours/cards/zorbulax.yaml', text: hidden },
    { path: 'cards/small-hours/sets/hidden-dawn.yaml', text: set },
  ].sort((a, b) => (a.path < b.path ? -1 : 1));
}

const naming = (text: string): string => text.replace('pairs: [', 'pairs: [zorbulax, ');

/** A release of a version that did not refuse references to hidden cards. */
const withReference = (kind: DatabaseKind) =>
  kind.createWith('a reference to a hidden card', async (database) => {
    const files = await twoGames();
    await importTree(database, files, knownGames, AUTHOR);
    const { text } = files.find(({ path }) => path === KETTLE)!;
    await database.query(
      `UPDATE revisions SET text = '${naming(text).replaceAll("'", "''")}'
       WHERE document_id = (SELECT id FROM documents WHERE path = '${KETTLE}')`,
    );
  });

/** Two public games. This version of the program cannot read one of them. */
const withUnreadable = (kind: DatabaseKind) =>
  kind.createWith('a game that cannot be read', async (database) => {
    const files = (await twoGames()).map(({ path, text }) => ({
      path,
      text: text.replace('visibility: private\n', ''),
    }));
    await importTree(database, files, knownGames, AUTHOR);
    await database.query(
      `UPDATE revisions SET text = 'id: evening' WHERE document_id = (SELECT id FROM documents WHERE path = 'rules/small-hours/modes/evening.yaml')`,
    );
  });

describe.each(MAIN_DATABASES)('on $name, a public card that names a hidden card', (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await serve(await withReference(kind), await testContent('small'), { plans: false });
  });
  afterAll(() => api?.close());

  it('is refused by an import, with its place and what to do', async () => {
    const files = (await twoGames()).map((file) =>
      file.path === KETTLE ? { ...file, text: naming(file.text) } : file,
    );
    const importing = importTree(api.database, files, knownGames, AUTHOR);
    await expect(importing).rejects.toThrow(ContentError);
    await expect(importing).rejects.toThrow(
      /^cards\/small-hours\/cards\/copper-kettle\.yaml:9:\d+ hidden-reference: This names the card "zorbulax", .* Remove it here/u,
    );
  });

  it('is a problem of a text while an editor types it, in a change set and without one', async () => {
    const editor = await signedIn(api, 'editor', 'Eddie');
    const { createChangeSet } = await editor.get('mutation { createChangeSet(title: "A pair") { id } }');
    const card = (await twoGames()).find(
      ({ path, text }) => path !== KETTLE && !text.includes('Zorbulax') && text.includes('pairs: ['),
    )!;
    const ask =
      'query ($path: String!, $text: String!, $set: Int) { checkText(path: $path, text: $text, changeSet: $set) { problems { code path message } } }';
    for (const set of [null, createChangeSet.id as number]) {
      const typed = await editor.get(ask, { path: card.path, text: naming(card.text), set });
      expect(typed.checkText.problems).toMatchObject([{ code: 'hidden-reference', path: card.path }]);
      expect((await editor.get(ask, { ...card, set })).checkText.problems).toEqual([]);
    }
    // The card sheet shows it at the cell.
    await editor.get(SAVE, { set: createChangeSet.id, path: card.path, text: naming(card.text), version: null });
    const { sheetRows } = await editor.get(
      'query ($set: Int!, $slugs: [ID!]!) { sheetRows(changeSet: $set, game: "small-hours", slugs: $slugs) { problems { column message } } }',
      { set: createChangeSet.id, slugs: [card.path.slice(card.path.lastIndexOf('/') + 1, -'.yaml'.length)] },
    );
    expect(sheetRows[0].problems).toMatchObject([
      { column: 'data.pairs', message: expect.stringContaining('zorbulax') as string },
    ]);
  });

  it('does not stop the start, and visitors read neither the name nor of the private game', async () => {
    expect(await api.app.get(ContentService).warm()).toEqual([]);
    const { data, errors } = await api.ask(`{
      games { id }
      card(game: "small-hours", slug: "copper-kettle") { name facts { value } }
      decks(game: "small-hours") { slug }
    }`);
    expect(errors).toBeUndefined();
    expect(data.games).toEqual([{ id: 'small-hours' }]);
    expect(data.card.name).toBe('Copper Kettle');
    expect(data.decks.map(({ slug }: { slug: string }) => slug)).toContain('harbour-kettles');
    expect(JSON.stringify(data)).not.toMatch(/zorbulax/iu);
    for (const name of DATA_NAMES) {
      const { status, text } = await api.http().get(`/data/releases/1/${name}.json`);
      expect(status).toBe(200);
      expect(text).not.toMatch(/zorbulax|slow-water/iu);
    }
  });
});

describe.each(MAIN_DATABASES)('on $name, a game that this version of the program cannot read', (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await serve(await withUnreadable(kind), await testContent('small'), { plans: false });
  });
  afterAll(() => api?.close());

  it('is reported at the start, which goes on', async () => {
    expect(await api.app.get(ContentService).warm()).toMatchObject([
      {
        path: expect.stringContaining('rules/small-hours/') as string,
        message: expect.stringContaining('"evening"') as string,
      },
    ]);
  });

  it('answers with a sentence, also for the release by its number, and the other game works', async () => {
    for (const release of ['', ', release: 1']) {
      const { data, errors } = await api.ask(`{
        games${release && '(release: 1)'} { id }
        good: game(id: "slow-water"${release}) { name }
        bad: game(id: "small-hours"${release}) { name }
        rulebook(ruleset: "small-hours/evening") { chapters { title } }
      }`);
      expect(data).toMatchObject({ games: [{ id: 'slow-water' }], good: { name: 'Slow Water' }, bad: null });
      // Visitors have a view, because a set of the game is under an embargo. A problem could name a hidden card.
      for (const error of errors!)
        expect(error).toMatchObject({
          message:
            'The game "small-hours" cannot be shown now, because its documents have a fault. Its editors find the reason with rw check.',
          extensions: { code: 'UNREADABLE_RELEASE', reason: 'unreadable-game' },
        });
      expect(errors!.map(({ path }) => path)).toEqual([['bad'], ['rulebook']]);
    }
    const { status, body } = await api.http().get('/data/releases/1/cards.json');
    expect([status, Object.keys((body as { games: object }).games)]).toEqual([200, ['slow-water']]);
  });
});
