/**
 * Runs the proofs of the desk at full length, on SQLite and PostgreSQL: `node proofs/desk.mjs [kills|editors]`.
 * `npm test` runs a short version of each. KILLS and EDITORS_SECONDS set other lengths.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { startPostgres } from '../tools/postgres.mjs';
import { root } from '../tools/lib/workspace.mjs';

const proofs = {
  /** Kills a publishing process repeatedly. The database must have the old or the new release, never a part of one. */
  kills: { folder: 'libs/desk', spec: 'test/publisher.long.spec.ts', env: { KILLS: '50' } },
  /** Twenty editors write at the same time for a minute. No edit may be lost or mixed with another. */
  editors: { folder: 'apps/api', spec: 'test/editors.spec.ts', env: { EDITORS_SECONDS: '60' } },
};

const [wanted, ...rest] = process.argv.slice(2);
if (rest.length > 0 || (wanted !== undefined && !(wanted in proofs))) {
  console.error(`Use: node proofs/desk.mjs [${Object.keys(proofs).join('|')}]`);
  process.exit(2);
}

const postgres = await startPostgres();
try {
  for (const [name, { folder, spec, env }] of Object.entries(proofs)) {
    if (wanted !== undefined && wanted !== name) continue;
    const { status } = spawnSync(process.execPath, [join(root, 'tools/jest.mjs'), spec, '--testTimeout=3600000'], {
      cwd: join(root, folder),
      env: { ...env, ...process.env, TEST_POSTGRES_URL: postgres.url },
      stdio: 'inherit',
    });
    if (status !== 0) process.exitCode = 1;
  }
} finally {
  await postgres.stop();
}
