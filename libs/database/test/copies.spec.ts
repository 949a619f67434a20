/** The databases of tests: a fill runs once, and each test gets its own copy of the result. */
import { exportTree, importTree, listReleases } from '../src/index.ts';
import { DATABASES } from './support/testing.ts';
import { tree } from './support/files.ts';
import { harbour } from './support/vocabulary.ts';

describe.each(DATABASES)('databases of tests on $name', ({ create, createWith }) => {
  it('are filled once, and changed independently', async () => {
    let filled = 0;
    const make = () =>
      createWith('the harbour', async (database) => {
        filled++;
        await importTree(database, tree(), [harbour], { author: 'files', message: '' });
      });
    const [one, other] = [await make(), await make()];
    expect(filled).toBe(1);
    await one.database.query('DELETE FROM import_marks');
    for (const { database } of [one, other]) expect(await exportTree(database)).toEqual(tree());
    const marks = async ({ database }: typeof one) => (await database.query('SELECT * FROM import_marks')).length;
    expect([await marks(one), (await marks(other)) > 0]).toEqual([0, true]);
    const third = await make();
    expect(await marks(third)).toBe(await marks(other));
    for (const { close } of [one, other, third]) await close();
  });

  it('are empty if nothing fills them', async () => {
    const { database, close } = await create();
    expect(await listReleases(database)).toEqual([]);
    await close();
  });
});
