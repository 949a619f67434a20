/** `node dist/main.js`: runs the API with the configuration of the environment until SIGINT or SIGTERM. */
import 'reflect-metadata';
import { firstAdminFile } from '@rulewright/accounts';
import { pino } from 'pino';
import { readConfig } from './config.ts';
import { startApi } from './start.ts';

async function main(): Promise<void> {
  // Only the owner can read the files that the process writes.
  process.umask(0o077);
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel });
  const api = await startApi(config, log);
  log.info(`GraphQL at ${api.url}/graphql`);
  if (api.metricsUrl !== null) log.info(`Metrics at ${api.metricsUrl}`);
  // Names the file and not the link: other people may read the log, and anyone with the link becomes an admin.
  if (api.isFirstAdminInvited)
    log.info(`No account yet: ${firstAdminFile(config.dataFolder)} has the link for the first admin.`);
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
