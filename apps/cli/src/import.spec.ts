/** Ctrl-C during `rw import`: the command ends with a sentence, and the database is unchanged. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rwHere } from '../test/support/rw-here.ts';

const workspace = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'rw-import-'));
const GAME = 'small-hours';
/** Copies one game into a folder, because every import reads and checks all content. Returns the path of the folder. */
const copyOfOneGame = (name: string): string => {
  const tree = join(folder, name);
  for (const part of ['cards', 'rules'])
    cpSync(join(workspace, part, GAME), join(tree, part, GAME), { recursive: true });
  return tree;
};
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Emits SIGINT as soon as the command listens for it. */
function interruptSoon(): void {
  const before = process.listenerCount('SIGINT');
  const look = (): void => {
    if (process.listenerCount('SIGINT') > before) process.emit('SIGINT');
    else setImmediate(look);
  };
  setImmediate(look);
}

test('Ctrl-C cancels an import, with and without an earlier release', async () => {
  const env = { DATA_DIR: join(folder, 'data') };
  const cancelled = { code: 1, out: '', err: 'The import was cancelled. The database is as it was before.\n' };
  const content = copyOfOneGame('content');
  interruptSoon();
  expect(await rwHere(['import', content], env)).toEqual(cancelled);
  expect(await rwHere(['export', join(folder, 'nothing')], env)).toMatchObject({
    code: 2,
    err: expect.stringContaining('Nothing has been released yet') as string,
  });

  expect(await rwHere(['import', content], env)).toMatchObject({ code: 0 });
  const tree = copyOfOneGame('tree');
  writeFileSync(join(tree, `cards/${GAME}/sets/more.yaml`), 'id: more\ncode: MORE\nname: More\nsummary: ""\n');
  interruptSoon();
  expect(await rwHere(['import', tree], env)).toEqual(cancelled);
  expect((await rwHere(['import', content], env)).out).toContain('nothing new');
  expect((await rwHere(['import', tree], env)).out).toContain('release 2 (1 added)');
});
