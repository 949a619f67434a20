/** `rw serve`: runs the API and the site in the foreground, for production, until a signal arrives or one of the two dies. */
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { readWithGuests } from '@rulewright/content/node';
import { databaseAddress, dataFolder, type CommandContext } from '../context.ts';
import { RefusedError, UsageError } from '../failure.ts';
import { existingFolder } from '../inputs.ts';
import { wholeNumber } from '../numbers.ts';
import { release } from './import.ts';

interface Flags {
  readonly port: number;
  readonly apiPort: number;
}

const aPort = wholeNumber(1, 65535);

/** The tools of `npm start`. They are plain Node outside this package, because they must run before it is built. */
const tools = () => import('../../../../tools/lib/serve.mjs');

/** Runs `work` of the tools and converts their refusals to errors of this package. */
async function refusing<T>(work: () => Promise<T>): Promise<T> {
  const { Refusal } = await tools();
  return work().catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    throw error.code === 2 ? new UsageError(error.message) : new RefusedError(error.message);
  });
}

/**
 * Migrates the database, imports the files of `folder` unless it is null, and closes the database.
 * @throws DatabaseInUseError; Refused if there is no release to serve; ContentError if a file is invalid
 */
async function prepareDatabase(context: CommandContext, folder: string | null): Promise<void> {
  const { currentRelease, lockForServer } = await import('@rulewright/database');
  const address = databaseAddress();
  // The API takes the lock itself. This look comes before the migrations, and gives the sentence without the log of the API.
  if ('file' in address) lockForServer(address.file)();
  if (folder !== null) {
    const { sentence } = await release(context, await readWithGuests(folder), {
      author: 'files',
      message: 'Served from files',
    });
    context.output().remark(sentence);
  }
  const current = await currentRelease(await context.database());
  await context.close();
  if (!current)
    throw new RefusedError(
      'The database has no release. Import cards and rules with rw import DIR, or name the folder: rw serve DIR.',
    );
}

/** Resolves at the first signal to end. Later signals are ignored, because the API and the site must end first. */
const toldToStop = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
  });

export function addServe(program: Command, context: CommandContext): void {
  program
    .command('serve')
    .argument(
      '[dir]',
      'folder with cards/ and rules/ to serve; its database is DATABASE_URL, DATA_DIR or its folder .data',
    )
    .description('run the built API and site over the database (DATABASE_URL or DATA_DIR) until they are stopped')
    .option('--port <N>', 'port of the site', aPort, 3000)
    .option('--api-port <N>', 'port of the API, on this machine only', aPort, 4000)
    .action(async (dir: string | undefined, flags: Flags) => {
      const output = context.output();
      const folder = dir === undefined ? null : existingFolder(resolve(dir));
      // Games in different folders have databases of their own.
      if (folder !== null) process.env['DATA_DIR'] ||= join(folder, '.data');
      const { Product, requireBuilds, requirePorts } = await tools();
      await refusing(async () => {
        requireBuilds();
        await requirePorts(flags, 'rw serve');
      });
      await prepareDatabase(context, folder);
      const product = new Product({ ...flags, data: dataFolder(), show: true });
      const run = async (): Promise<never> => {
        await product.startApi();
        await product.startSite();
        const firstAdminFile = product.firstAdminFile();
        const result = { site: product.site, graphql: `${product.api}/graphql`, firstAdminFile };
        output.result(result, () =>
          [
            `Site: ${result.site}`,
            `GraphQL: ${result.graphql}`,
            ...(firstAdminFile
              ? [`No account yet. This file has the link for the first admin: ${firstAdminFile}`]
              : []),
          ].join('\n'),
        );
        if (!process.env.SITE_URL)
          output.remark(
            `SITE_URL is not set, so shared links and the map of the site name ${result.site}. Set it to the address that visitors use.`,
          );
        return product.untilDeath();
      };
      const stopped = toldToStop();
      try {
        await refusing(() => Promise.race([run(), stopped]));
      } finally {
        await product.stop();
      }
      output.remark('Stopped.');
    });
}
