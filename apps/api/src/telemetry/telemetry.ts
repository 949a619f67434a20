/** Metrics and traces, each only if the configuration enables it. */
import type { INestApplication } from '@nestjs/common';
import {
  serveMetrics,
  type MetricsServer,
  Gauge,
  addLabMetrics,
  addNumber,
  addTotal,
  type Registry,
} from '@rulewright/metrics';
import { LabStore } from '@rulewright/database';
import { RoomRegistry, type RoomCounts } from '@rulewright/matches';
import { DataSource } from 'typeorm';
import type { ApiConfig } from '../config.ts';
import { version } from '../version.ts';
import { Metrics } from './metrics.ts';
import type { RequestWatcher } from './watcher.ts';
import { ContentService } from '../content/content.service.ts';
import { LiveSocket } from '../graphql-server/live-socket.ts';
import { LabService } from '../lab/lab.service.ts';
import { Work } from '../work/work.ts';
import { addDatabaseGauges } from './database-gauges.ts';

function addJobGauges(registry: Registry, work: Work): void {
  new Gauge({
    name: 'rulewright_jobs',
    help: 'Jobs that wait or run, by lane.',
    labelNames: ['lane', 'state'],
    registers: [registry],
    collect() {
      for (const [lane, { waiting, running }] of Object.entries(work.lanesNow)) {
        this.set({ lane, state: 'waiting' }, waiting);
        this.set({ lane, state: 'running' }, running);
      }
    },
  });
  addNumber(registry, 'rulewright_job_threads', 'Threads that do jobs.', () => work.threads);
}

function addRoomGauges(registry: Registry, counts: () => RoomCounts): void {
  addNumber(registry, 'rulewright_rooms', 'Matches in memory.', () => counts().open);
  addNumber(registry, 'rulewright_rooms_watched', 'Matches that someone looks at.', () => counts().watched);
  addNumber(registry, 'rulewright_room_watchers', 'Subscriptions to matches.', () => counts().watchers);
  addNumber(registry, 'rulewright_bot_threads', 'Threads in which bots think.', () => counts().botThreads);
  addNumber(registry, 'rulewright_bots_waiting', 'Decisions of bots that wait.', () => counts().botsWaiting);
  const entries = 'Entries that this process added to the logs of matches: decisions, starts, ends of clocks.';
  addTotal(registry, 'rulewright_match_entries_total', entries, () => counts().entries);
  addTotal(registry, 'rulewright_matches_ended_total', 'Matches that ended in this process.', () => counts().ended);
}

/** Adds the gauges of an API process. */
function addGauges(registry: Registry, app: INestApplication): void {
  const [sockets, rooms, lab] = [app.get(LiveSocket), app.get(RoomRegistry), app.get(LabService)];
  addJobGauges(registry, app.get(Work));
  addRoomGauges(registry, () => rooms.counts);
  addLabMetrics(registry, () => lab.counts);
  addNumber(registry, 'rulewright_sockets', 'Open WebSocket connections.', () => sockets.counts.connections);
  addNumber(registry, 'rulewright_subscriptions', 'Open subscriptions.', () => sockets.counts.subscriptions);
  const content = app.get(ContentService);
  addDatabaseGauges(registry, app.get(DataSource), app.get(LabStore), async () => (await content.current()).number);
}

export class Telemetry {
  private server: MetricsServer | null = null;

  private constructor(
    private readonly config: ApiConfig,
    /** Null if no metrics are served. */
    readonly metrics: Metrics | null,
    readonly watchers: readonly RequestWatcher[],
  ) {}

  static async of(config: ApiConfig): Promise<Telemetry> {
    const metrics = config.metrics ? new Metrics(version) : null;
    const watchers: RequestWatcher[] = metrics ? [metrics] : [];
    // Loaded only if traces are sent.
    if (config.tracesEndpoint !== undefined)
      watchers.push(new (await import('./traces.ts')).RequestTraces(config.tracesEndpoint, version));
    return new Telemetry(config, metrics, watchers);
  }

  /** The URL of the metrics; null if metrics are not served. */
  get metricsUrl(): string | null {
    return this.server?.url ?? null;
  }

  /** Starts to serve the metrics of an application. @throws the system's error for a port that is taken */
  async open(app: INestApplication): Promise<void> {
    if (!this.metrics || !this.config.metrics) return;
    addGauges(this.metrics.registry, app);
    this.server = await serveMetrics(this.metrics.registry, this.config.metrics);
  }

  async close(): Promise<void> {
    await this.server?.close();
    await Promise.all(this.watchers.map((watcher) => watcher.close()));
  }
}
