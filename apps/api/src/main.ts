/** `node dist/main.js`: the API over the database that the environment names, until it is told to stop. */
import 'reflect-metadata';
import { pino } from 'pino';
import { readConfig } from './config.ts';
import { startApi } from './start.ts';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel });
  const api = await startApi(config, log);
  log.info(`GraphQL at ${api.url}/graphql`);
  // For whoever started it, and not for the log, which others read: the link makes an admin.
  if (api.firstAdminPath) process.stdout.write(`First admin: ${api.firstAdminPath}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      log.info('stopping');
      void api.stop().then(() => process.exit(0));
    });
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`The API did not start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
