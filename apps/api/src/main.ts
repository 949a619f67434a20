/** `node dist/main.js`: the API over the database that the environment names. It neither migrates nor imports. */
import 'reflect-metadata';
import { openDatabase } from '@rulewright/database';
import { pino } from 'pino';
import { readConfig } from './config.ts';
import { ContentService } from './content/content.service.ts';
import { createServer } from './server.ts';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel });
  const database = await openDatabase(config.database);
  const app = await createServer(database, log);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      log.info('stopping');
      void app
        .close()
        .then(() => database.destroy())
        .then(() => process.exit(0));
    });
  }
  await app.get(ContentService).warm();
  await app.listen(config.port, config.host);
  log.info(`GraphQL at ${await app.getUrl()}/graphql`);
}

main().catch((error: unknown) => {
  process.stderr.write(`The API did not start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
