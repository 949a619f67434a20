/** `rw serve` as users run it: a separate process with the built API and site, on a new SQLite database. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Refusal, requireBuilds } from '../../../tools/lib/serve.mjs';

const workspace = fileURLToPath(new URL('../../..', import.meta.url));
const bin = join(workspace, 'apps/cli/bin/rw.mjs');
const folder = mkdtempSync(join(tmpdir(), 'rw-serve-'));
const env = { ...process.env, DATA_DIR: join(folder, 'data'), DATABASE_URL: '', LOG_LEVEL: 'info', LAB_THREADS: '0' };
beforeAll(() => void execFileSync(process.execPath, [bin, 'import', workspace], { env, stdio: 'pipe' }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function listen(): Promise<{ server: Server; port: number }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

async function freePorts(): Promise<{ port: number; apiPort: number }> {
  const [site, api] = [await listen(), await listen()];
  for (const { server } of [site, api]) await once(server.close(), 'close');
  return { port: site.port, apiPort: api.port };
}

/** Starts `rw serve`. Returns its output so far, and promises of its JSON and its exit code. */
function serve({ port, apiPort }: { port: number; apiPort: number }, more: NodeJS.ProcessEnv = {}) {
  const flags = ['--port', String(port), '--api-port', String(apiPort), '--json'];
  const child = spawn(process.execPath, [bin, 'serve', ...flags], { env: { ...env, ...more } });
  const said = { out: '', err: '' };
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.err += text));
  const ready = new Promise<void>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said.out += text;
      if (said.out.endsWith('}\n')) resolve();
    });
  });
  const ended = once(child, 'close').then(([code]) => code as number);
  return { child, said, ready: Promise.race([ready, ended]), ended };
}

const answers = (url: string): Promise<boolean> =>
  fetch(url, { redirect: 'manual' }).then(
    ({ status }) => status < 400,
    () => false,
  );

test('runs the API and the site until a signal, and stops both', async () => {
  const { child, said, ready, ended } = serve(await freePorts());
  await ready;
  const { site, graphql, firstAdminFile } = JSON.parse(said.out) as Record<
    'site' | 'graphql' | 'firstAdminFile',
    string
  >;
  const link = readFileSync(firstAdminFile, 'utf8');
  expect(link).toMatch(/^\/invitation\/[\w-]{43}\n$/u);
  // Other people may read the output of a service, and anyone with the link becomes an admin.
  expect(said.out + said.err).not.toContain(link.trim());
  expect([firstAdminFile, join(folder, 'data/rulewright.sqlite')].map((path) => statSync(path).mode & 0o777)).toEqual([
    0o600, 0o600,
  ]);
  expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o700);
  const addresses = [site, graphql.replace('/graphql', '/healthz')];
  expect(await Promise.all(addresses.map(answers))).toEqual([true, true]);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(said.err).toContain(`SITE_URL is not set, so shared links and the map of the site name ${site}.`);
  expect(await Promise.all(addresses.map(answers))).toEqual([false, false]);
});

test('stops the other process if one dies, names the one that died, and fails', async () => {
  const { said, ready, ended } = serve(await freePorts(), { SITE_URL: 'https://rules.example.org' });
  await ready;
  const { site } = JSON.parse(said.out) as { site: string };
  // The log of the API contains its process id.
  process.kill(Number(/"pid":(\d+)/.exec(said.err)![1]), 'SIGKILL');
  expect(await ended).toBe(1);
  expect(said.err).toMatch(/^The API ended by SIGKILL\.$/m);
  expect(said.err).not.toContain('SITE_URL');
  expect(await answers(site)).toBe(false);
});

test('refuses a data folder that another server uses, and starts after that server was killed', async () => {
  const first = serve(await freePorts());
  await first.ready;
  const pid = Number(/"pid":(\d+)/.exec(first.said.err)![1]);
  const second = serve(await freePorts());
  expect([await second.ended, second.said]).toEqual([
    1,
    {
      out: '',
      err: `Another server, process ${pid}, uses the database ${join(folder, 'data/rulewright.sqlite')}. Stop it first, or name another data folder in DATA_DIR. Several servers can share a PostgreSQL database.\n`,
    },
  ]);
  execFileSync(process.execPath, [bin, 'backup', join(folder, 'copy')], { env, stdio: 'pipe' });
  execFileSync(process.execPath, [bin, 'import', workspace], { env, stdio: 'pipe' });
  process.kill(pid, 'SIGKILL');
  expect(await first.ended).toBe(1);
  const third = serve(await freePorts());
  await third.ready;
  expect(third.said.out).toContain('"site"');
  third.child.kill('SIGTERM');
  expect(await third.ended).toBe(0);
});

test('reports wrong settings in one sentence before anything starts', async () => {
  const { server, port } = await listen();
  const { port: free } = await freePorts();
  const refused = async (...args: Parameters<typeof serve>) => {
    const { said, ended } = serve(...args);
    return { code: await ended, ...said };
  };
  expect(await refused({ port: free, apiPort: port })).toEqual({
    code: 2,
    out: '',
    err: `Port ${port} is taken: stop what listens there, or choose another with rw serve --api-port N.\n`,
  });
  server.close();
  expect(await refused({ port: 65536, apiPort: free })).toMatchObject({
    code: 2,
    err: expect.stringContaining('a whole number from 1 to 65535') as string,
  });
  expect(await refused(await freePorts(), { DATA_DIR: join(folder, 'empty') })).toEqual({
    code: 1,
    out: '',
    err: 'The database has no release. Import cards and rules with rw import DIR, or name the folder: rw serve DIR.\n',
  });
});

test('names missing builds', () => {
  expect(() => requireBuilds(folder)).toThrow(Refusal);
  expect(() => requireBuilds(folder)).toThrow('There is no build of the API and the site');
  expect(() => requireBuilds(workspace)).not.toThrow();
});
