/**
 * The first process of a container: `node deploy/start.mjs api`, `site`, or a command of rw such as `worker` or `import /app`. The variable
 * NAME_FILE is the path of a file with the value of NAME, so that secrets are not in the environment of the container. The program runs in
 * this process, so it receives the signals.
 */
import { readFileSync } from 'node:fs';

/** The variables that files can provide. */
const SECRETS = ['DATABASE_URL', 'SITE_SECRET'];

for (const name of SECRETS) {
  const file = process.env[`${name}_FILE`];
  if (file) process.env[name] = readFileSync(file, 'utf8').trim();
}

const [role, ...rest] = process.argv.slice(2);
const programs = { api: '../apps/api/dist/main.js', site: '../apps/web/server.mjs' };
if (Object.hasOwn(programs, role)) await import(programs[role]);
else {
  process.argv.splice(2, Infinity, ...(role === 'rw' ? rest : [role, ...rest]));
  await import('../apps/cli/bin/rw.mjs');
}
