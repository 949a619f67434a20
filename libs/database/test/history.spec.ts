/** The history of releases and documents. */
import {
  documentHistory,
  importTree,
  listReleases,
  loadRelease,
  releaseChanges,
  UnknownReleaseError,
} from '../src/index.ts';
import { DATABASES, type TestDatabase } from './support/testing.ts';
import { cardFile, cardPath, tree, withFile, withoutFile } from './support/files.ts';
import { harbour } from './support/vocabulary.ts';

const raft = (cost: number) => cardFile({ id: 'raft', name: 'Raft', cost });
const STATES = [tree(), withFile(tree(), raft(1)), withFile(tree(), raft(2)), tree(), withFile(tree(), raft(1))];

describe.each(DATABASES)('history on $name', ({ create }) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await create();
    for (const [i, files] of STATES.entries()) {
      await importTree(test.database, files, [harbour], {
        author: `author ${i + 1}`,
        message: `Message ${i + 1}`,
      });
    }
  });
  afterAll(async () => {
    await test.close();
  });

  it('lists each change of a document, newest first', async () => {
    const history = await documentHistory(test.database, cardPath('raft'));
    expect(
      history.map(({ release, change, author, message, text }) => ({ release, change, author, message, text })),
    ).toEqual([
      { release: 5, change: 'added', author: 'author 5', message: 'Message 5', text: raft(1).text },
      { release: 4, change: 'removed', author: 'author 4', message: 'Message 4', text: null },
      { release: 3, change: 'changed', author: 'author 3', message: 'Message 3', text: raft(2).text },
      { release: 2, change: 'added', author: 'author 2', message: 'Message 2', text: raft(1).text },
    ]);
    expect(history.map((one) => one.hash === null)).toEqual([false, true, false, false]);
    expect(history[0]!.hash).toBe(history[3]!.hash);
    expect(await documentHistory(test.database, cardPath('dinghy'))).toMatchObject([{ release: 1, change: 'added' }]);
    expect(await documentHistory(test.database, 'nowhere\0')).toEqual([]);
  });

  it('lists releases, newest first, page by page', async () => {
    expect((await listReleases(test.database)).map((one) => one.number)).toEqual([5, 4, 3, 2, 1]);
    expect((await listReleases(test.database, { first: 2, before: 4 })).map((one) => one.number)).toEqual([3, 2]);
    expect(await listReleases(test.database, { first: 0 })).toEqual([]);
    expect(await listReleases(test.database, { before: 1 })).toEqual([]);
  });

  it('hashes releases by their content', async () => {
    const hashes = await Promise.all(
      [1, 2, 3, 4, 5].map(async (number) => (await loadRelease(test.database, number)).hash),
    );
    expect(hashes[3]).toBe(hashes[0]);
    expect(hashes[4]).toBe(hashes[1]);
    expect(new Set(hashes).size).toBe(3);
  });

  it('lists the changes of each release', async () => {
    const raftAlone = [cardPath('raft')];
    expect((await releaseChanges(test.database, 1)).added).toHaveLength(STATES[0]!.length);
    expect(await releaseChanges(test.database, 2)).toEqual({ added: raftAlone, changed: [], removed: [] });
    expect(await releaseChanges(test.database, 3)).toEqual({ added: [], changed: raftAlone, removed: [] });
    expect(await releaseChanges(test.database, 4)).toEqual({ added: [], changed: [], removed: raftAlone });
  });

  it('loads the current release and any existing release, and no other', async () => {
    expect(await loadRelease(test.database)).toMatchObject({
      number: 5,
      author: 'author 5',
      notes: 'Message 5',
      origin: 'import',
    });
    expect((await loadRelease(test.database, 3)).files).toEqual(withFile(tree(), raft(2)));
    expect(withoutFile((await loadRelease(test.database, 3)).files, cardPath('raft'))).toEqual(tree());
    for (const number of [0, 6, -1, 2 ** 31, 1.5, NaN])
      await expect(loadRelease(test.database, number)).rejects.toThrow(UnknownReleaseError);
  });
});
