/** Logos of games over HTTP: PNG files at addresses that never change, hidden from people who may not see the game. */
import { importTree } from '@rulewright/database';
import { MAIN_DATABASES } from '@rulewright/database/testing';
import { knownGames } from '@rulewright/games';
import { serve, type TestApi } from './support/api.ts';
import { testContent } from './support/content.ts';
import { Desk } from './support/desk.ts';
import { LOGO_SVG, privateGameFiles } from './support/hidden.ts';
import { SECRET } from './support/hunt.ts';
import { signedIn } from './support/people.ts';

const LOGO = 'query ($game: ID!) { game(id: $game) { logo { image icon } } }';

/** The width and the height in the header of a PNG. */
const sizeOf = (png: Buffer): readonly number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe.each(MAIN_DATABASES)('logos on $name', (kind) => {
  let api: TestApi;
  let game: string;
  beforeAll(async () => {
    const { releases, id } = await testContent('small');
    game = id;
    const named = releases[2]!.map((file) =>
      file.path === `rules/${id}/game.yaml` ? { ...file, text: `${file.text}logo: logo.svg\n` } : file,
    );
    const files = [...named, { path: `rules/${id}/logo.svg`, text: LOGO_SVG }, ...(await privateGameFiles())].sort(
      (a, b) => (a.path < b.path ? -1 : 1),
    );
    const { database, close } = await kind.createWith('logos', async (empty) => {
      await importTree(empty, releases[2]!, knownGames, { author: 'tester', message: 'Without logos' });
      await importTree(empty, files, knownGames, { author: 'tester', message: 'With logos' });
    });
    api = await serve({ database, close }, await testContent('small'), { plans: false });
  });
  afterAll(() => api?.close());

  const logoOf = async (who: { get: Awaited<ReturnType<typeof signedIn>>['get'] }, of: string) =>
    (await who.get(LOGO, { game: of })).game.logo as { image: string; icon: string };

  it('are drawn as PNG, with the aspect ratio of the logo and as a square, at addresses that can be cached forever', async () => {
    const { logo } = (await api.ask(LOGO, { game })).data.game;
    expect(logo.image).toMatch(new RegExp(`^/previews/logos/${game}/[\\da-f]{64}\\.png$`, 'u'));
    const sizes = [];
    for (const path of [logo.image, logo.icon]) {
      const { status, headers, body } = await api.http().get(path);
      expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'image/png' });
      expect(headers['cache-control']).toContain('immutable');
      sizes.push(sizeOf(body as Buffer));
    }
    expect(sizes).toEqual([
      [256, 128],
      [192, 192],
    ]);
  });

  it('are never served as SVG, or with a hash that is in no release', async () => {
    const { logo } = (await api.ask(LOGO, { game })).data.game;
    for (const path of [
      logo.image.replace('.png', '.svg'),
      logo.image.replace(/[\da-f]{64}/u, '0'.repeat(64)),
      `/previews/logos/${game}/logo.svg`,
    ])
      expect((await api.http().get(path)).status).toBe(404);
  });

  it('of a private game are only in answers to members', async () => {
    const member = await signedIn(api, 'editor');
    const { image } = await logoOf(member, SECRET);
    expect(image).toMatch(/^data:image\/png;base64,/u);
    expect(sizeOf(Buffer.from(image.split(',')[1]!, 'base64'))).toEqual([256, 128]);
    const address = (await logoOf(member, game)).image.replace(game, SECRET);
    const hidden = await api.http().get(address);
    const unknown = await api.http().get(address.replace(SECRET, 'nothing'));
    expect([hidden.status, hidden.text]).toEqual([404, unknown.text]);
    expect((await api.ask(LOGO, { game: SECRET })).data.game).toBeNull();
  });

  it('are proposed and checked like any document', async () => {
    const desk = await Desk.open(api);
    const set = await desk.begin('Another logo');
    const path = `rules/${game}/logo.svg`;
    const { document } = await desk.editor.get('query ($path: String!) { document(path: $path) { hash } }', { path });
    await desk.save(set.id, path, LOGO_SVG.replace('<rect', '<script/><rect'), { base: document.hash });
    const { problems } = (
      await desk.editor.get(
        'query ($path: String!, $set: Int) { document(path: $path, changeSet: $set) { problems { code line } } }',
        { path, set: set.id },
      )
    ).document;
    expect(problems).toEqual([{ code: 'logo-element', line: 1 }]);
  });
});
