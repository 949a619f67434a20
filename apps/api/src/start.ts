/** Starts and stops the whole API: database, content, server. */
import { Invitations, keepFirstAdminLink } from '@rulewright/accounts';
import { lockForServer, migrate, openDatabase } from '@rulewright/database';
import { inThread } from '@rulewright/desk';
import { pluginProblems } from '@rulewright/games';
import { drain } from '@rulewright/metrics';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { invitationPath } from './accounts/person.model.ts';
import type { ApiConfig } from './config.ts';
import { CardsService } from './cards/cards.service.ts';
import { setSizesOf } from './cards/set-printings.ts';
import { sharedNamesOf } from './cards/shared-names.ts';
import { ContentService } from './content/content.service.ts';
import { DeskJobs } from './desk/desk-jobs.ts';
import { warmCoverage } from './examples/examples.ts';
import { LiveSocket } from './graphql-server/live-socket.ts';
import { LabService } from './lab/lab.service.ts';
import { FindService, SEARCHED } from './search/find.service.ts';
import { RatedService } from './rated/rated.service.ts';
import { TidyJobs } from './own-data/tidy-jobs.ts';
import { OutgoingJobs } from './outgoing/outgoing-jobs.ts';
import { createServer } from './server.ts';
import { Telemetry } from './telemetry/telemetry.ts';
import { Work } from './work/work.ts';

export interface RunningApi {
  /** Scheme, host and port. */
  readonly url: string;
  /** The URL of the metrics; null if metrics are not served. */
  readonly metricsUrl: string | null;
  /** Whether there is no account yet. A file in the data folder then has the invitation link for the first admin. */
  readonly isFirstAdminInvited: boolean;
  /** Waits for running requests, then closes the server and the database. */
  stop(): Promise<void>;
}

/** A database that this version of the API cannot read. */
export class DatabaseVersionError extends Error {
  constructor() {
    super('The database is empty or older than this program. Import the content, or start with MIGRATE=true.');
  }
}

/** A database that cannot be opened at all. */
export class DatabaseUnreachableError extends Error {
  constructor(cause: Error & { readonly code?: unknown }) {
    super(`The database cannot be opened: ${cause.message || String(cause.code)}`, { cause });
  }
}

/** Milliseconds between the start and the warm-up of caches in worker threads. */
const WARM_AFTER = 3_000;

/** Takes the lock of an embedded database. Several processes can share a PostgreSQL. Returns a function that releases it. */
const lockOf = ({ url, file }: ApiConfig['database']): (() => void) =>
  url === undefined && file !== undefined ? lockForServer(file) : () => undefined;

/**
 * Starts the API.
 * @throws DatabaseInUseError; DatabaseUnreachableError; DatabaseVersionError; the system's error for a port that is taken
 */
export async function startApi(config: ApiConfig, log: Logger): Promise<RunningApi> {
  const unlock = lockOf(config.database);
  try {
    const api = await startLocked(config, log);
    return { ...api, stop: () => api.stop().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function startLocked(config: ApiConfig, log: Logger): Promise<RunningApi> {
  const database = await openDatabase(config.database).catch((error: unknown) => {
    throw new DatabaseUnreachableError(error as Error);
  });
  try {
    await prepare(database, config.migrate);
    warnOfSetup(config, log);
    for (const { message } of pluginProblems) log.warn(message);
    const telemetry = await Telemetry.of(config);
    const app = await createServer(database, log, config, new Work(database), telemetry.watchers, config.setup);
    for (const problem of await app.get(ContentService).warm())
      log.error({ problem }, 'a game of the current release cannot be read, and answers with a sentence');
    app.get(DeskJobs).start(inThread(config.database));
    app.get(OutgoingJobs).start();
    app.get(TidyJobs).start();
    app.get(RatedService).start();
    await app.get(LabService).start(config.labThreads);
    await app.listen(config.port, config.host);
    await telemetry.open(app);
    const stop = async (): Promise<void> => {
      // `app.close` ends the worker threads, so the last requests must be answered first.
      const drained = drain(app.getHttpServer());
      // Pages connect again to another process.
      await app.get(LiveSocket).close();
      await drained;
      await app.close();
      await telemetry.close();
      await database.destroy();
    };
    // Delayed, so that programs that start at the same time on this machine come first.
    setTimeout(
      () =>
        void warmThread(app.get(ContentService), app.get(CardsService), app.get(FindService)).catch(() => undefined),
      WARM_AFTER,
    ).unref();
    const isInvited = await keepFirstAdmin(app.get(Invitations), config.dataFolder, log);
    return { url: await app.getUrl(), metricsUrl: telemetry.metricsUrl, isFirstAdminInvited: isInvited, stop };
  } catch (error) {
    await database.destroy();
    throw error;
  }
}

/**
 * Warms up the caches of slow queries in worker threads. Starts with the ones that visitors wait for most often: the home page needs a
 * search of every game, the search the index of its game, every list of cards the shared names, the page of a game its sets.
 */
export async function warmThread(
  content: Pick<ContentService, 'open' | 'warmThread'>,
  cards: Pick<CardsService, 'search'>,
  find: Pick<FindService, 'find'>,
): Promise<void> {
  const opened = await content.open();
  const games = opened.content.games.map(({ doc }) => doc.id);
  for (const game of games) await cards.search(opened, game, { first: 1 });
  for (const game of games) await find.find(opened, { game, text: 'start', kinds: SEARCHED, first: 1 });
  for (const game of games) await sharedNamesOf(opened, game);
  for (const game of games) await setSizesOf(opened, game);
  for (const game of games) await opened.checker(game);
  await content.warmThread();
  await warmCoverage(opened);
}

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);

/** Logs warnings about an unsafe configuration. */
function warnOfSetup({ host, siteSecret }: ApiConfig, log: Logger): void {
  if (siteSecret !== undefined) return;
  const reach = LOOPBACK.has(host) ? '' : ` Other machines can reach the API, which listens on ${host}.`;
  log.warn(
    `SITE_SECRET is not set, so all visitors of a site are counted as one. Set it for the site and the API.${reach}`,
  );
}

/** Keeps the invitation link for the first admin in its file until there is an account. Returns whether there is a link. */
async function keepFirstAdmin(invitations: Invitations, folder: string, log: Logger): Promise<boolean> {
  const link = await invitations.firstAdmin();
  await keepFirstAdminLink(folder, link && invitationPath(link.token));
  invitations.onFirstAdmin = () =>
    void keepFirstAdminLink(folder, null).catch((err: unknown) => log.error({ err }, 'a used link was not removed'));
  return link !== null;
}

async function prepare(database: DataSource, mayMigrate: boolean): Promise<void> {
  if (mayMigrate) await migrate(database);
  else if (await database.showMigrations()) throw new DatabaseVersionError();
}
