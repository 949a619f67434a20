/** `rw user` as users run it, on a temporary database. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const bin = fileURLToPath(new URL('../bin/rw.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'rw-user-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function rw(args: readonly string[], input = ''): Promise<{ code: number; out: string; err: string }> {
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '' };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [bin, 'user', ...args], { env }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, out, err }),
    );
    child.stdin!.end(input);
  });
}

test('people are invited, added with a password, listed and given roles', async () => {
  const invited = await rw(['add', 'olga@example.org', '--role', 'editor', '--json']);
  expect(JSON.parse(invited.out)).toMatchObject({ email: 'olga@example.org', role: 'editor' });
  expect(invited.out).toMatch(/"path": "\/invitation\/[\w-]{43}"/u);

  const add = ['add', 'ada@example.org', '--role', 'admin', '--password'];
  expect(await rw(add, 'short\n')).toMatchObject({ code: 1, err: expect.stringContaining('10 to 200') as string });
  expect(await rw(add, 'a long enough password\n')).toMatchObject({ code: 0 });
  expect(await rw(add, 'a long enough password\n')).toMatchObject({ code: 1 });
  const { out } = await rw(['list', '--json']);
  expect(JSON.parse(out)).toMatchObject([{ email: 'ada@example.org', name: 'ada', role: 'admin', disabled: false }]);
  expect(out).not.toContain('argon2');
  expect(await rw(['role', 'ada@example.org', 'reader'])).toMatchObject({ code: 1 });
  expect((await rw(['password', 'ada@example.org'])).out).toMatch(/^\/password\/[\w-]{43}$/mu);
  expect(await rw(['password', 'nobody@example.org'])).toMatchObject({ code: 1 });
});

test.each([
  ['an unknown role', ['add', 'x@example.org', '--role', 'king']],
  ['an invalid e-mail address', ['add', 'nobody', '--role', 'reader']],
  ['no role', ['add', 'x@example.org']],
])('%s is wrong usage', async (_, args) => {
  const { code, err } = await rw(args);
  expect(code).toBe(2);
  expect(err).not.toBe('');
});
