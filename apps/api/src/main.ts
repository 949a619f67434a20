/** `node dist/main.js`: the API over the database that the environment names. */
import 'reflect-metadata';
import { pino } from 'pino';
import { ConfigError, readConfig } from './config.ts';
import { TreeStore } from './content/tree-store.ts';
import { createServer } from './server.ts';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel });
  const app = await createServer(new TreeStore(process.cwd()), log);
  await app.listen(config.port, config.host);
  log.info(`GraphQL at ${await app.getUrl()}/graphql`);
}

main().catch((error: unknown) => {
  const sentence = error instanceof ConfigError ? error.message : String(error instanceof Error ? error.message : error);
  process.stderr.write(`The API did not start: ${sentence}\n`);
  process.exitCode = 1;
});
