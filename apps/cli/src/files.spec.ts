/** Commands that cannot write: one sentence with the path, and no half file. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { CommandFolder, workspace } from '../test/support/folder.ts';
import { rwHere } from '../test/support/rw-here.ts';
import { NewFile, writeWhole, writing } from './files.ts';
import { readFailure } from './failure.ts';

const cli = new CommandFolder();
const folder = mkdtempSync(join(tmpdir(), 'rw-files-'));
const rw = (args: readonly string[]) => rwHere(args, { DATA_DIR: join(folder, 'data') });
afterAll(() => {
  cli.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A device on which every write finds a full disk. Linux has it. */
const FULL = '/dev/full';
const onLinux = existsSync(FULL) ? test : test.skip;
const game = ['--game', 'metabaloids', '--content', cli.content];

onLinux('rw simulate names the full disk', async () => {
  expect(await rw(['simulate', ...game, '--games', '2', '--events', FULL])).toEqual({
    code: 2,
    out: '',
    err: `${FULL} cannot be written: the disk is full.\n`,
  });
});

onLinux('output onto a full disk ends with a sentence', () => {
  const bin = join(workspace, 'apps/cli/bin/rw.mjs');
  const line = `"${process.execPath}" "${bin}" ruleset ${game.join(' ')} --json > ${FULL}`;
  const { status, stderr } = spawnSync('sh', ['-c', line], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, 'The output cannot be written: the disk is full.\n']);
});

test('files in a folder that is missing, or in place of a folder, are refused with the path', async () => {
  const events = (to: string) => rw(['simulate', ...game, '--games', '2', '--events', to]);
  const missing = join(folder, 'none/events');
  expect(await events(missing)).toMatchObject({
    code: 2,
    err: expect.stringContaining(`${missing} cannot be written: there is no such`) as string,
  });
  expect(await events(folder)).toMatchObject({ code: 2, err: `${folder} cannot be written: it is a folder.\n` });
  writeFileSync(join(folder, 'file'), '');
  const inFile = join(folder, 'file/tree');
  expect(await rw(['schemas', inFile, ...game.slice(2)])).toMatchObject({
    code: 2,
    err: expect.stringContaining('a part of the path is a file') as string,
  });
  expect(await rw(['restore', folder])).toMatchObject({ code: 1, err: `${folder} is not a file.\n` });
});

test('an old file stays until the new one is complete', () => {
  const path = join(folder, 'old');
  writeWhole(path, 'old');
  const file = new NewFile(path);
  file.write('new');
  expect(readFileSync(path, 'utf8')).toBe('old');
  file.discard();
  expect(readdirSync(folder).filter((name) => name.startsWith('old'))).toEqual(['old']);
  const late = new NewFile(join(folder, 'late'));
  mkdirSync(join(folder, 'late'));
  expect(() => late.done()).toThrow('late cannot be written');
  expect(existsSync(join(folder, 'late.part'))).toBe(false);
  symlinkSync(path, join(folder, 'link'));
  writeWhole(join(folder, 'link'), 'new');
  expect(readFileSync(path, 'utf8')).toBe('new');
});

test('errors of full disks and of databases become sentences', async () => {
  const of = async (error: object) => {
    const failure = await writing('/backups/today', () => Promise.reject(Object.assign(new Error('raw'), error))).catch(
      (one: unknown) => readFailure(one),
    );
    return failure as { text: string } | null;
  };
  const full = { code: 2, text: '/backups/today cannot be written: the disk is full.' };
  expect(await of({ code: 'SQLITE_FULL' })).toEqual(full);
  expect(await of({ code: 'ENOSPC', syscall: 'write' })).toEqual(full);
  expect((await of({ code: 'SQLITE_IOERR_WRITE' }))?.text).toContain('the disk reports an error');
  expect((await of({ code: 'EACCES', syscall: 'open', path: '/backups/today.part' }))?.text).toBe(
    '/backups/today cannot be written: access is not permitted.',
  );
  expect((await of({ code: 'EACCES', syscall: 'open', path: '/elsewhere' }))?.text).toBe(
    '/elsewhere cannot be used: access is not permitted.',
  );
  expect(readFailure(Object.assign(new Error('raw'), { code: 'SQLITE_FULL' }))?.text).toBe(
    'The database cannot be used: the disk is full.',
  );
  expect(readFailure(Object.assign(new Error('raw'), { code: 'ENOSPC', syscall: 'write' }))?.text).toBe(
    'A file cannot be used: the disk is full.',
  );
  expect(readFailure(Object.assign(new Error('raw'), { code: 'SQLITE_ERROR' }))).toBeNull();
});
