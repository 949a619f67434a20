/** `rw worker`: plays lab runs from the queue of a PostgreSQL database until it receives a signal. */
import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import type { DataSource } from 'typeorm';
import { openReleased } from '@rulewright/content';
import { knownGames } from '@rulewright/games';
import { playerPool } from '@rulewright/lab';
import type { LabContents, LabPlayer } from '@rulewright/lab/service';
import { Registry, addLabMetrics, serveMetrics, type MetricsServer } from '@rulewright/metrics';
import type { CommandContext } from '../context.ts';
import { UsageError } from '../failure.ts';
import { wholeNumber } from '../numbers.ts';
import { reason } from '../reasons.ts';

interface Flags {
  readonly threads?: number;
  readonly untilIdle?: boolean;
  readonly metricsPort?: number;
}

/** More documents than a release can change. */
const MOST_CHANGES = 1_000_000;

/** The contents of a database. */
async function contentsIn(database: DataSource): Promise<LabContents> {
  const [{ changedDocuments, releaseFiles }, { Proposals }] = await Promise.all([
    import('@rulewright/database'),
    import('@rulewright/desk'),
  ]);
  const open: LabContents['open'] = async (release, texts) => {
    const files = new Map((await releaseFiles(database, release)).map((file) => [file.path, file]));
    for (const { path, text } of texts)
      if (text === null) files.delete(path);
      else files.set(path, { path, text });
    return openReleased([...files.values()], knownGames);
  };
  return {
    open,
    openSnapshot: async (_, id) => {
      const snapshot = await new Proposals(database).find(id);
      if (!snapshot) throw new UsageError('The change set with which this run was started no longer exists.');
      return open(snapshot.release, snapshot.documents);
    },
    changes: async (release, game) => {
      const [list = []] = await changedDocuments(database, [release], MOST_CHANGES);
      return list.filter((one) => one.game === game);
    },
  };
}

/** Milliseconds between two checks for remaining work. */
const LOOK_EVERY = 500;

function serve(player: LabPlayer, port: number): Promise<MetricsServer> {
  const registry = new Registry();
  addLabMetrics(registry, () => player.counts);
  const host = process.env['METRICS_HOST'] || '127.0.0.1';
  return serveMetrics(registry, { host, port }).catch((error: unknown) => {
    throw new UsageError(`The program cannot listen on port ${port} of ${host}: ${reason(error)}.`);
  });
}

export function addWorker(program: Command, context: CommandContext): void {
  program
    .command('worker')
    .description('play lab runs of a PostgreSQL database (DATABASE_URL), on any number of machines')
    .option('--threads <N>', 'threads (default: one for each core)', wholeNumber(1, 256))
    .option('--until-idle', 'end when no run is left to play')
    .option('--metrics-port <N>', 'serve numbers for Prometheus at this port of METRICS_HOST', wholeNumber(1, 65535))
    .action(async (flags: Flags) => {
      const url = process.env['DATABASE_URL'];
      if (!url)
        throw new UsageError(
          'Workers need a PostgreSQL database: name it in DATABASE_URL. With SQLite, the API plays the runs.',
        );
      const { BossPartQueue, KnownRuns, LabPlayer, LabRuns, SpeedNotes } = await import('@rulewright/lab/service');
      const { LabMatchupStore, LabSpeedStore, LabStore } = await import('@rulewright/database');
      const database = await context.database();
      const output = context.output();
      const complain = (error: unknown, run: string | null = null): void =>
        output.remark(
          `${run === null ? 'The lab' : `Run ${run}`}: ${error instanceof Error ? error.message : String(error)}`,
        );
      const plans = new KnownRuns(await contentsIn(database));
      const queue = new BossPartQueue(url, complain);
      const store = new LabStore(database);
      const runs = new LabRuns(store, plans, queue, new LabMatchupStore(database));
      const threads = flags.threads ?? availableParallelism();
      const player = new LabPlayer(
        runs,
        queue,
        playerPool(threads),
        complain,
        new SpeedNotes(new LabSpeedStore(database)),
      );
      const stopped = new Promise<void>((resolve) => {
        for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
        if (!flags.untilIdle) return;
        const look = setInterval(() => {
          store.active().then(
            (left) => {
              if (left.length > 0) return;
              clearInterval(look);
              resolve();
            },
            (error: unknown) => complain(error),
          );
        }, LOOK_EVERY);
      });
      const metrics = flags.metricsPort === undefined ? null : await serve(player, flags.metricsPort);
      player.start(threads);
      output.remark(
        `Playing on ${threads} ${threads === 1 ? 'thread' : 'threads'}. Ctrl-C stops after the current games.`,
      );
      await stopped;
      await metrics?.close();
      await player.stop();
      await queue.close();
      output.result({ threads, stopped: true }, () => 'Stopped.');
    });
}
