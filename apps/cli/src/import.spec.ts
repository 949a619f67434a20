/** Ctrl-C during `rw import`: the command ends with a sentence, and the database is unchanged. */
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rwHere } from '../test/support/rw-here.ts';

const workspace = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'rw-import-'));
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
  interruptSoon();
  expect(await rwHere(['import', workspace], env)).toEqual(cancelled);
  expect(await rwHere(['export', join(folder, 'nothing')], env)).toMatchObject({
    code: 2,
    err: expect.stringContaining('Nothing has been released yet') as string,
  });

  expect(await rwHere(['import', workspace], env)).toMatchObject({ code: 0 });
  const tree = join(folder, 'tree');
  for (const part of ['cards', 'rules']) cpSync(join(workspace, part), join(tree, part), { recursive: true });
  const game = readdirSync(join(tree, 'cards'))[0]!;
  writeFileSync(join(tree, `cards/${game}/sets/more.yaml`), 'id: more\ncode: MORE\nname: More\nsummary: ""\n');
  interruptSoon();
  expect(await rwHere(['import', tree], env)).toEqual(cancelled);
  expect((await rwHere(['import', workspace], env)).out).toContain('nothing new');
  expect((await rwHere(['import', tree], env)).out).toContain('release 2 (1 added)');
});
