/** Importing files: first release, next release, change set in review; all or nothing, and byte for byte. */
import { ContentError, type SourceFile } from '@rulewright/content';
import { ChangeSetDocumentEntity, ChangeSetEntity } from '../src/entities/index.ts';
import { exportTree, importTree, inTransaction, listReleases, loadRelease, releaseChanges } from '../src/index.ts';
import { writeRelease } from '../src/write-release.ts';
import { openContent } from '@rulewright/content';
import { DATABASES, type TestDatabase } from './support/testing.ts';
import { cardFile, cardPath, CARDS, tree, withFile, withoutFile } from './support/files.ts';
import { harbour } from './support/vocabulary.ts';

const FILES = tree();
const BY = { author: 'files', message: 'Import of the files.' };
const CHEAP_GALLEON = cardFile({ ...CARDS.find((one) => one.id === 'galleon')!, cost: 6 });
const STRONG_DINGHY = cardFile({ ...CARDS.find((one) => one.id === 'dinghy')!, strength: 2 });

describe.each(DATABASES)('import on $name', ({ create }) => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await create();
  });
  afterEach(async () => {
    await test.close();
  });

  const put = (files: readonly SourceFile[]) => importTree(test.database, files, [harbour], BY);
  /** Does the same as publishing in the desk. */
  const publish = (files: readonly SourceFile[]) =>
    inTransaction(test.database, (runner) =>
      writeRelease(runner, {
        content: openContent(files, [harbour]),
        origin: 'desk',
        author: 'ada',
        message: 'By hand.',
      }),
    );

  it('makes release 1 of an empty database', async () => {
    const report = await put(FILES);
    expect(report).toMatchObject({
      outcome: 'first-release',
      release: 1,
      added: FILES.map((one) => one.path),
      changed: [],
      removed: [],
    });
    expect(report.sentence).toBe(`Imported ${FILES.length} documents as release 1.`);
    expect(await listReleases(test.database)).toMatchObject([
      { number: 1, origin: 'import', author: 'files', notes: 'Import of the files.' },
    ]);
  });

  it('changes nothing if the same files are imported again', async () => {
    await put(FILES);
    const report = await put([...FILES].reverse());
    expect(report).toMatchObject({ outcome: 'unchanged', release: 1, added: [], changed: [], removed: [] });
    expect(await listReleases(test.database)).toHaveLength(1);
  });

  it('exports every release byte for byte', async () => {
    const odd: SourceFile[] = [
      {
        path: cardPath('odd'),
        text: `\uFEFF# café 🚢 \u2028 e\u0301\r\n${cardFile({ id: 'odd', name: 'Ødd "One": 🚢' }).text.replace(/^#.*\n/, '')}\n\n   `,
      },
    ];
    const first = [...FILES, ...odd].sort((a, b) => (a.path < b.path ? -1 : 1));
    const second = withFile(first, CHEAP_GALLEON);
    await put(first);
    await put(second);
    expect(await exportTree(test.database, 1)).toEqual(first);
    expect(await exportTree(test.database)).toEqual(second);
    expect(await put(await exportTree(test.database))).toMatchObject({ outcome: 'unchanged' });
  });

  it('makes the next release from changed files if the desk changed nothing', async () => {
    await put(FILES);
    const next = withoutFile(
      withFile(withFile(FILES, CHEAP_GALLEON), cardFile({ id: 'raft', name: 'Raft' })),
      cardPath('storm-petrel'),
    );
    const report = await put(next);
    const changes = { added: [cardPath('raft')], changed: [cardPath('galleon')], removed: [cardPath('storm-petrel')] };
    expect(report).toMatchObject({ outcome: 'next-release', release: 2, ...changes });
    expect(report.sentence).toBe('The files changed: release 2 (1 added, 1 changed, 1 removed).');
    expect(await releaseChanges(test.database, 2)).toEqual(changes);
    expect((await loadRelease(test.database, 1)).files).toEqual(FILES);
  });

  it('keeps the work of the desk if the files did not change', async () => {
    await put(FILES);
    const edited = withFile(FILES, STRONG_DINGHY);
    await publish(edited);
    expect(await put(FILES)).toMatchObject({ outcome: 'unchanged', release: 2 });
    expect(await exportTree(test.database)).toEqual(edited);
  });

  it('puts the changes of the files into review if both changed', async () => {
    await put(FILES);
    const edited = withFile(FILES, STRONG_DINGHY);
    await publish(edited);
    const files = withoutFile(withFile(FILES, CHEAP_GALLEON), cardPath('storm-petrel'));
    const report = await put(files);
    expect(report).toMatchObject({
      outcome: 'in-review',
      release: 2,
      added: [],
      changed: [cardPath('galleon')],
      removed: [cardPath('storm-petrel')],
      changeSet: expect.any(Number),
    });
    expect(report.sentence).toContain('wait for review as change set');
    expect(await exportTree(test.database)).toEqual(edited);
    const documents = await test.database.getRepository(ChangeSetDocumentEntity).find({ order: { path: 'ASC' } });
    expect(documents).toMatchObject([
      { path: cardPath('galleon'), text: CHEAP_GALLEON.text, baseHash: expect.stringMatching(/^[0-9a-f]{64}$/) },
      { path: cardPath('storm-petrel'), text: null },
    ]);
  });

  describe('with a change set in review', () => {
    const edited = withFile(FILES, STRONG_DINGHY);
    const proposed = withFile(FILES, CHEAP_GALLEON);
    let first: number;
    const states = async () =>
      (await test.database.getRepository(ChangeSetEntity).find({ order: { id: 'ASC' } })).map((one) => one.state);

    beforeEach(async () => {
      await put(FILES);
      await publish(edited);
      first = (await put(proposed)).changeSet!;
    });

    it('makes no second change set from the same files', async () => {
      expect(await put(proposed)).toMatchObject({ outcome: 'in-review', changeSet: first });
      expect(await states()).toEqual(['in review']);
    });

    it('withdraws it when the files change again', async () => {
      const more = withFile(proposed, cardFile({ id: 'raft', name: 'Raft' }));
      const report = await put(more);
      expect(report).toMatchObject({ outcome: 'in-review', added: [cardPath('raft')], changed: [cardPath('galleon')] });
      expect(report.changeSet).not.toBe(first);
      expect(await states()).toEqual(['withdrawn', 'in review']);
    });

    it('does not restore it after it was withdrawn', async () => {
      await test.database.getRepository(ChangeSetEntity).update(first, { state: 'withdrawn' });
      const report = await put(proposed);
      expect(report).toMatchObject({ outcome: 'unchanged', release: 2, changeSet: first });
      expect(report.sentence).toContain('withdrawn');
      expect(await states()).toEqual(['withdrawn']);
    });

    it('changes nothing after it was published, and continues from there', async () => {
      const both = withFile(edited, CHEAP_GALLEON);
      await publish(both);
      expect(await put(proposed)).toMatchObject({ outcome: 'unchanged', release: 3 });
      // The files now contain the desk's work, and one more change.
      const next = withFile(both, cardFile({ id: 'raft', name: 'Raft' }));
      expect(await put(next)).toMatchObject({
        outcome: 'next-release',
        release: 4,
        added: [cardPath('raft')],
        changed: [],
        removed: [],
      });
    });
  });

  it('makes the next release from files that contain the work of the desk', async () => {
    await put(FILES);
    const edited = withFile(FILES, STRONG_DINGHY);
    await publish(edited);
    expect(await put(withFile(edited, CHEAP_GALLEON))).toMatchObject({
      outcome: 'next-release',
      release: 3,
      changed: [cardPath('galleon')],
    });
  });

  it.each([
    ['YAML that does not parse', { path: cardPath('galleon'), text: 'id: [' }, 'yaml'],
    ['a card that breaks its schema', cardFile({ id: 'galleon', name: 'Galleon', cost: -1 }), 'card-data'],
    ['a file that is no document', { path: 'cards/harbour/notes.txt', text: '' }, 'unknown-file'],
    ['a NUL in rule text', { path: 'rules/harbour/text/01-hands.md', text: '# Hands\n\nA\0B' }, 'control-character'],
    ['half a surrogate pair', { path: 'rules/harbour/text/01-hands.md', text: '# Hands \ud83d' }, 'encoding'],
  ])('is refused whole for %s', async (_, file, code) => {
    await put(FILES);
    const refused = put(withFile(withFile(FILES, STRONG_DINGHY), file));
    await expect(refused).rejects.toThrow(ContentError);
    const { problems } = (await refused.catch((error: unknown) => error)) as ContentError;
    expect(problems).toContainEqual(expect.objectContaining({ path: file.path, code, line: expect.any(Number) }));
    expect(await exportTree(test.database)).toEqual(FILES);
    expect(await listReleases(test.database)).toHaveLength(1);
    expect(await put(FILES)).toMatchObject({ outcome: 'unchanged' });
  });

  it('refuses two files with the same path', async () => {
    await expect(put([...FILES, STRONG_DINGHY])).rejects.toThrow('Two files have this path.');
    await expect(exportTree(test.database)).rejects.toThrow('Nothing has been released yet');
  });

  it('makes one release from two concurrent imports', async () => {
    const reports = await Promise.all([put(FILES), put(FILES), put(FILES)]);
    expect(reports.map((one) => one.outcome).sort()).toEqual(['first-release', 'unchanged', 'unchanged']);
    expect(await listReleases(test.database)).toHaveLength(1);
    expect(await exportTree(test.database)).toEqual(FILES);
  });
});
