/** Restores a backup into an empty installation, and compares both databases byte by byte. */
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { check, Installation } from './installation.mjs';

/** Dumps the whole database as text, without the lines that contain a random key. */
async function dumpOf(installation) {
  const { code, output } = await installation.inside('postgres', 'pg_dump', '--username=rulewright', 'rulewright');
  check(code === 0, 'the database can be read as a whole');
  return output.replaceAll(/^\\(?:un)?restrict .*$/gmu, '');
}

/** Runs the restore drill. @param installation nothing may write to its database in the meantime */
export async function restoreIntoEmpty(installation, folder) {
  const told = await installation.runOnce('backup');
  const file = /(\/backups\/\S+?)[\s(]/u.exec(told)[1];
  const before = await dumpOf(installation);
  const other = new Installation(installation.sh, folder, installation.compose, `${installation.prefix}drill-`);
  const packed = join(folder, 'backups.tar');
  try {
    await other.prepare();
    await other.start('postgres');
    await other.podman(['volume', 'create', `${other.prefix}backups`]);
    await other.podman(['volume', 'export', `${installation.prefix}backups`, '--output', packed]);
    await other.podman(['volume', 'import', `${other.prefix}backups`, packed]);
    const began = Date.now();
    await other.runOnce('backup', ['restore', file]);
    const seconds = Math.round((Date.now() - began) / 1000);
    const after = await dumpOf(other);
    const digest = createHash('sha256').update(after).digest('hex').slice(0, 16);
    check(
      before === after,
      `the restored database is the same byte by byte: ${after.length} bytes, ${digest}, ${seconds} s`,
    );
    await other.start('api-a');
  } finally {
    await other.remove();
    rmSync(packed, { force: true });
    rmSync(other.place.secrets, { recursive: true, force: true });
  }
}
