/** The lock of a server: one process at a time, free again after a kill, and without effect on other connections. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleForTests } from '../../../tools/lib/bundle.mjs';
import { DatabaseInUseError, lockForServer, migrate, openDatabase } from '../src/index.ts';

/** The process that takes the lock. */
const PROCESS = await bundleForTests(fileURLToPath(new URL('support/lock-process.ts', import.meta.url)));

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rulewright-lock-'));
  file = join(folder, 'data/rulewright.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a process that takes the lock. Resolves to the process and its first line: "locked", or the refusal. */
async function holder() {
  const child = spawn(process.execPath, [PROCESS, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  const kill = async (): Promise<void> => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  return { pid: child.pid!, said: said.trim(), kill };
}

test('one process has the lock, and others are told which', async () => {
  const first = await holder();
  expect(first.said).toBe('locked');
  expect(() => lockForServer(file)).toThrow(DatabaseInUseError);
  expect(() => lockForServer(file)).toThrow(`Another server, process ${first.pid}, uses the database ${file}. Stop it`);
  expect(statSync(`${file}-server`).mode & 0o777).toBe(0o600);
  await first.kill();
  const release = lockForServer(file);
  // The number of this process is in the file, and a process that has it later is not mistaken for a server.
  release();
  lockForServer(file)();
}, 30_000);

test('of processes that start at once, one gets the lock', async () => {
  const all = await Promise.all([1, 2, 3, 4].map(() => holder()));
  expect(all.map(({ said }) => said).filter((said) => said === 'locked')).toHaveLength(1);
  const { pid } = all.find(({ said }) => said === 'locked')!;
  for (const { said } of all.filter((one) => one.pid !== pid)) expect(said).toContain(`process ${pid},`);
  await Promise.all(all.map(({ kill }) => kill()));
}, 30_000);

test('other connections read and write beside the lock', async () => {
  const release = lockForServer(file);
  const database = await openDatabase({ file });
  expect((await migrate(database)).length).toBeGreaterThan(0);
  await database.destroy();
  expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o700);
  release();
});
