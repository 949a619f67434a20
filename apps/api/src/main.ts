/** `node dist/main.js`: the API over the database that the environment names, until it is told to stop. */
import 'reflect-metadata';
import { firstAdminFile } from '@rulewright/accounts';
import { pino } from 'pino';
import { readConfig } from './config.ts';
import { startApi } from './start.ts';

async function main(): Promise<void> {
  // What it writes is for its owner alone.
  process.umask(0o077);
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel });
  const api = await startApi(config, log);
  log.info(`GraphQL at ${api.url}/graphql`);
  if (api.metricsUrl !== null) log.info(`Metrics at ${api.metricsUrl}`);
  // Others read the log, and the link makes an admin.
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
