/** Runs the PostgreSQL programs for backups. The password is passed in the environment, because other users can see arguments. */
import { spawn } from 'node:child_process';
import { BackupError } from './backup-error.ts';

/** The longest error output that is kept, in characters. */
const LONGEST = 2_000;

/** Returns the address without the password, and an environment with the password. */
function withoutPassword(url: string): { address: string; env: NodeJS.ProcessEnv } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return { address: address.href, env: { ...process.env, ...(password && { PGPASSWORD: password }) } };
}

/**
 * Runs a PostgreSQL program, and returns its output.
 * @param url the database that it works on, if any
 * @throws BackupError
 */
export function runTool(tool: string, args: readonly string[], url?: string): Promise<string> {
  const { address, env } = url === undefined ? { address: null, env: process.env } : withoutPassword(url);
  const child = spawn(tool, [...args, ...(address === null ? [] : [`--dbname=${address}`])], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, said] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-LONGEST)));
  return new Promise((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) => {
      const missing = `${tool} was not found. Install the client programs of PostgreSQL, of the server's version or later.`;
      reject(new BackupError(error.code === 'ENOENT' ? missing : `${tool} did not start: ${error.message}.`));
    });
    child.once('close', (code) => {
      if (code === 0) resolve(out);
      else reject(new BackupError(`${tool} failed: ${said.trim() || `it ended with ${code}`}`));
    });
  });
}

const majorOf = (version: string): number => Number(/(\d+)/u.exec(version)?.[1] ?? 0);

/**
 * Why the installed programs cannot back up a server of this version; null if they can.
 * @param server the version, such as `15.3`
 */
export async function toolsProblem(server: string): Promise<string | null> {
  try {
    for (const tool of ['pg_dump', 'pg_restore']) {
      const version = /\d[\d.]*/u.exec(await runTool(tool, ['--version']))?.[0] ?? '';
      if (majorOf(version) < majorOf(server))
        return `${tool} is of version ${version} and the server of version ${server}: install the client programs of that version.`;
    }
    return null;
  } catch (error) {
    if (error instanceof BackupError) return error.message;
    throw error;
  }
}
