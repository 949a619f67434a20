/** Starts on a database file: an empty one, one of this version, and a second time. */
import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { readConfig } from '../src/config.ts';
import { DatabaseUnreachableError, DatabaseVersionError, startApi } from '../src/start.ts';

const log = pino({ level: 'silent' });

describe('startApi', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rulewright-start-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const config = (env: Readonly<Record<string, string>> = {}) => readConfig({ PORT: '0', DATA_DIR: folder, ...env });

  it('rejects a database without tables', async () => {
    await expect(startApi(config(), log)).rejects.toThrow(DatabaseVersionError);
  });

  it('creates the tables with MIGRATE=true, answers, and stops', async () => {
    const api = await startApi(config({ MIGRATE: 'true' }), log);
    const response = await fetch(`${api.url}/healthz`);
    expect([response.status, await response.json()]).toEqual([503, { status: 'no release' }]);
    await api.stop();
    await expect(fetch(`${api.url}/healthz`)).rejects.toThrow();
    await (await startApi(config(), log)).stop();
  });

  it('refuses a data folder that a running API uses, and frees it when it stops or fails', async () => {
    await expect(startApi(config(), log)).rejects.toThrow(DatabaseVersionError);
    const api = await startApi(config({ MIGRATE: 'true' }), log);
    await expect(startApi(config(), log)).rejects.toThrow(`Another server, process ${process.pid}, uses the database`);
    await api.stop();
    await (await startApi(config(), log)).stop();
  });

  it.each([
    ['the URL of another kind of database', 'mysql://localhost/rulewright', /postgres/],
    ['the URL of an unreachable server', 'postgres://localhost:1/rulewright', /ECONNREFUSED/],
  ])('rejects %s', async (_, url, message) => {
    const starting = startApi(config({ DATABASE_URL: url }), log);
    await expect(starting).rejects.toThrow(DatabaseUnreachableError);
    await expect(starting).rejects.toThrow(message);
  });
});
