/** Only their owner can read the files of a database. */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, openDatabase } from '../src/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'rulewright-private-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

async function openAndWrite(file: string): Promise<string[]> {
  const database = await openDatabase({ file });
  await migrate(database);
  const modes = [file, `${file}-wal`, `${file}-shm`].filter((path) => existsSync(path)).map(modeOf);
  await database.destroy();
  return modes;
}

test('a new folder and its files are private, whatever the umask', async () => {
  const before = process.umask(0);
  const file = join(folder, 'new/data.sqlite');
  expect(await openAndWrite(file)).toEqual(['600', '600', '600']);
  expect(modeOf(join(folder, 'new'))).toBe('700');
  process.umask(before);
});

test('the permissions of existing files and folders are tightened', async () => {
  const data = join(folder, 'old');
  mkdirSync(data);
  writeFileSync(join(data, 'data.sqlite'), '');
  chmodSync(data, 0o755);
  chmodSync(join(data, 'data.sqlite'), 0o644);
  expect(await openAndWrite(join(data, 'data.sqlite'))).toEqual(['600', '600', '600']);
  expect(modeOf(data)).toBe('700');
});

test('a folder with other files keeps its permissions', async () => {
  const shared = join(folder, 'shared');
  mkdirSync(shared);
  chmodSync(shared, 0o755);
  writeFileSync(join(shared, 'letter.txt'), '');
  expect(await openAndWrite(join(shared, 'data.sqlite'))).toEqual(['600', '600', '600']);
  expect(modeOf(shared)).toBe('755');
});
