/** Card pictures over HTTP, on both databases: addresses that never change, small versions, uploads and visibility. */
import { newGame, pictureAddress, pictureOf, type SourceFile } from '@rulewright/content';
import { inspectPicture, readTree, writeTree } from '@rulewright/content/node';
import { importTree } from '@rulewright/database';
import { MAIN_DATABASES } from '@rulewright/database/testing';
import { knownGames } from '@rulewright/games';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { answer, startApi, type TestApi } from './support/api.ts';
import { signedIn, type Asker } from './support/people.ts';

const GAME = 'night-train';
const CARD = `cards/${GAME}/cards/first-creature.yaml`;
const UNSEEN = `cards/${GAME}/cards/second-creature.yaml`;

const painted = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer();

/** A game with a picture on a public card, and another picture on a card of a set under an embargo. */
async function gameWith(shown: Buffer, hidden: Buffer): Promise<SourceFile[]> {
  const files = newGame({ id: GAME, name: 'Night Train', prefix: 'nt' }).map(({ path, text }) => {
    if (path.endsWith('/fields.yaml'))
      return {
        path,
        text: text
          .replace('# What each kind', '  - { id: art, label: Art, type: picture }\n# What each kind')
          .replaceAll('may: [text]', 'may: [text, art]'),
      };
    if (path.endsWith('/faces.yaml')) return { path, text: text.replaceAll('tint: type', 'tint: type, picture: art') };
    return path === CARD
      ? { path, text: text.replace('  cost: 2', '  cost: 2\n  art: { file: shown.png, alt: A red hill }') }
      : { path, text };
  });
  const card = files.find(({ path }) => path === CARD)!.text;
  const second = card
    .replace('id: first-creature', 'id: second-creature')
    .replace(/^name: .*$/mu, 'name: Second Creature')
    .replace('shown.png', 'hidden.png')
    .replace('set: first-set', 'set: later');
  const folder = mkdtempSync(join(tmpdir(), 'rulewright-pictures-'));
  try {
    await writeTree(folder, [
      ...files,
      { path: UNSEEN, text: second },
      {
        path: `cards/${GAME}/sets/later.yaml`,
        text: "id: later\ncode: LAT\nname: Later\nsummary: Not yet.\nembargo: '2999-01-01T00:00:00Z'\n",
      },
      { path: `cards/${GAME}/pictures/shown.png`, text: '', bytes: shown },
      { path: `cards/${GAME}/pictures/hidden.png`, text: '', bytes: hidden },
    ]);
    return await readTree(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe.each(MAIN_DATABASES)('pictures of cards on $name', (kind) => {
  let api: TestApi;
  let editor: Asker;
  const address = { shown: '', hidden: '' };
  let shown: Buffer;
  beforeAll(async () => {
    api = await startApi(kind, 1, 'one');
    shown = await painted('#a33');
    const files = await gameWith(shown, await painted('#33a'));
    await importTree(api.database, [...api.content.releases[0]!, ...files], knownGames, {
      author: 'tester',
      message: 'Pictures',
    });
    for (const name of ['shown', 'hidden'] as const)
      address[name] = pictureAddress(pictureOf(files.find(({ path }) => path.endsWith(`/${name}.png`))!.text)!);
    editor = await signedIn(api, 'editor');
  });
  afterAll(() => api?.close());

  it('are on the face of their card, with an address that contains the hash of the bytes', async () => {
    const { card } = await answer(api, `{ card(game: "${GAME}", slug: "first-creature") { face } }`);
    expect(card.face.picture).toEqual({ src: address.shown, width: 900, height: 600, alt: 'A red hill' });
  });

  it('are served unchanged and in a small version, and can be cached forever', async () => {
    const { body, headers } = await api.http().get(address.shown).expect(200);
    expect((body as Buffer).equals(shown)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const small = await api.http().get(address.shown.replace('.png', '-small.webp')).expect(200);
    expect(await sharp(small.body as Buffer).metadata()).toMatchObject({ format: 'webp', width: 480, height: 320 });
    await api.http().get(address.shown.replace('.png', '.jpg')).expect(404);
    await api
      .http()
      .get(`/pictures/${'0'.repeat(64)}.png`)
      .expect(404);
    await api.http().get('/pictures/shown.png').expect(404);
  });

  it('are listed in the open data', async () => {
    const { body } = await api.http().get('/data/latest/pictures.json').redirects(1).expect(200);
    expect((body as { games: Record<string, unknown[]> }).games[GAME]).toMatchObject([
      { file: 'shown.png', address: address.shown, bytes: shown.byteLength },
    ]);
  });

  it('appear in link previews', async () => {
    const { body } = await api.http().get(`/previews/${GAME}/cards/first-creature.png`).expect(200);
    const { data, info } = await sharp(body as Buffer)
      .raw()
      .toBuffer({ resolveWithObject: true });
    let red = 0;
    for (let at = 0; at < data.length; at += info.channels)
      if (data[at]! > 150 && data[at + 1]! < 70 && data[at + 2]! < 70) red++;
    expect(red).toBeGreaterThan(10_000);
  });

  it('of a card under an embargo are only for members', async () => {
    await api.http().get(address.hidden).expect(404);
    await api.http().get(address.hidden.replace('.png', '-small.webp')).expect(404);
    expect(JSON.stringify((await api.http().get('/data/latest/files.json').redirects(1)).body)).not.toContain(
      'hidden.png',
    );
    const { headers } = await api.http().get(address.hidden).set('cookie', editor.cookie).expect(200);
    expect(headers['cache-control']).toBe('private, no-store');
  });

  describe('that are uploaded', () => {
    let changeSet: number;
    const save =
      'mutation ($changeSet: Int!, $path: String!, $text: String!) { saveDraft(changeSet: $changeSet, path: $path, text: $text, version: null) { version } }';
    beforeAll(async () => {
      const { createChangeSet } = await editor.get('mutation { createChangeSet(title: "Art") { id } }');
      changeSet = createChangeSet.id as number;
    });
    const path = (name: string): string => `cards/${GAME}/pictures/${name}`;

    it('are visible to editors and hidden from visitors before the change set is published', async () => {
      const bytes = await painted('#3a3');
      await editor.get(save, { changeSet, path: path('new.png'), text: bytes.toString('base64') });
      const { sha256 } = await inspectPicture('new.png', bytes);
      await api.http().get(`/pictures/${sha256}.png`).expect(404);
      await api.http().get(`/pictures/${sha256}.png`).set('cookie', editor.cookie).expect(200);
    });

    it.each([
      ['program.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'SVG files can contain programs'],
      ['text.png', Buffer.from('no picture'), 'This is not a picture'],
      ['named.jpg', null, 'The file is named as jpg, but it is png'],
    ])('are refused with a reason: %s', async (name, bytes, reason) => {
      const text = (bytes ?? (await painted('#111'))).toString('base64');
      expect((await editor.refused(save, { changeSet, path: path(name), text })).message).toContain(reason);
    });

    it('cannot be replaced by a document with the hash of bytes that were never uploaded', async () => {
      const text = `${JSON.stringify({ sha256: 'f'.repeat(64), type: 'image/png', width: 1, height: 1, bytes: 1 })}\n`;
      expect((await editor.refused(save, { changeSet, path: path('other.png'), text })).message).toContain(
        'was not uploaded',
      );
    });
  });

  it('cannot be uploaded by visitors', async () => {
    const mutation = 'mutation { saveDraft(changeSet: 1, path: "x", text: "", version: null) { version } }';
    const { errors } = await api.ask(mutation);
    expect(errors![0]!.extensions.code).toBe('UNAUTHENTICATED');
  });
});
