/** Pictures in the database: bytes are stored once, and releases contain only their documents. */
import { newGame, pictureText, type Picture, type SourceFile } from '@rulewright/content';
import { createHash } from 'node:crypto';
import { exportTree, importTree, lostPictures, pictureBytes, releasedPathsOf } from '../src/index.ts';
import { PictureEntity, RevisionEntity } from '../src/entities/index.ts';
import { DATABASES, type TestDatabase } from './support/testing.ts';

const BY = { author: 'files', message: 'Import of the files.' };

function pictureFile(name: string, content: string): SourceFile & { readonly sha256: string } {
  const bytes = Buffer.from(content);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const picture: Picture = { sha256, type: 'image/png', width: 4, height: 3, bytes: bytes.byteLength };
  return { path: `cards/night-train/pictures/${name}.png`, text: pictureText(picture), bytes, sha256 };
}

describe.each(DATABASES)('pictures on $name', ({ create }) => {
  const game = newGame({ id: 'night-train', name: 'Night Train', prefix: 'nt' });
  const one = pictureFile('one', 'the first picture \u0000');
  let test: TestDatabase;
  beforeEach(async () => {
    test = await create();
  });
  afterEach(async () => {
    await test.close();
  });
  const put = (...pictures: readonly SourceFile[]) => importTree(test.database, [...game, ...pictures], [], BY);

  it('are unchanged after an import and an export', async () => {
    await put(one);
    const picture = (await exportTree(test.database)).find(({ path }) => path === one.path);
    expect(Buffer.from(picture!.bytes!).equals(Buffer.from(one.bytes!))).toBe(true);
    expect(picture!.text).toBe(one.text);
  });

  it('are stored once for two names and several releases, and only a new or changed picture adds a revision', async () => {
    await put(one);
    const { manager } = test.database;
    const before = await manager.count(RevisionEntity);
    await put(one, { ...one, path: 'cards/night-train/pictures/copy.png' });
    expect(await manager.count(PictureEntity)).toBe(1);
    expect(await manager.count(RevisionEntity)).toBe(before + 1);
    expect((await releasedPathsOf(test.database, one.sha256)).toSorted()).toEqual([
      'cards/night-train/pictures/copy.png',
      'cards/night-train/pictures/one.png',
    ]);
    const two = pictureFile('one', 'the second picture');
    await put(two);
    expect(await pictureBytes(test.database, one.sha256)).not.toBeNull();
    expect((await pictureBytes(test.database, two.sha256))!.toString()).toBe('the second picture');
  });

  it('are reported as missing if a document names bytes that are not stored', async () => {
    await put(one);
    const lost = pictureFile('lost', 'never uploaded');
    expect(await lostPictures(test.database, [...game, one, lost])).toEqual([lost.path]);
    expect(await pictureBytes(test.database, lost.sha256)).toBeNull();
  });
});
