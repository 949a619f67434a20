/** The SQLite driver matches the running version of Node. A wrong driver aborts the process, without an error to catch. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { sqlitePackage } from '../src/sqlite-driver.ts';

describe('the SQLite driver', () => {
  test('is version 13 from Node-API 10 on, and version 12 before', () => {
    expect(['9', '10', '11'].map(sqlitePackage)).toEqual(['better-sqlite3', 'better-sqlite3-13', 'better-sqlite3-13']);
  });

  test('survives garbage collection while statements are prepared and dropped', () => {
    const driver = createRequire(import.meta.url).resolve(sqlitePackage());
    const program = `
      const db = new (require(${JSON.stringify(driver)}))(':memory:');
      let rounds = 0;
      const timer = setInterval(() => {
        for (let n = 0; n < 3000; n++) db.prepare('select ' + n).get();
        globalThis.garbage = Array.from({ length: 300000 }, (_, n) => ({ n }));
        if (++rounds === 20) { clearInterval(timer); console.log('survived'); }
      }, 5);`;
    // Node warns if both variables are set. Only the output of the driver matters.
    const { NO_COLOR: _, FORCE_COLOR: __, ...env } = process.env;
    const { stdout, stderr } = spawnSync(process.execPath, ['-e', program], { encoding: 'utf8', env });
    expect([stdout.trim(), stderr]).toEqual(['survived', '']);
  }, 60_000);
});
