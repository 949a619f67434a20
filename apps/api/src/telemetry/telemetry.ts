/** Metrics and traces, each only if the configuration enables it. */
import type { INestApplication } from '@nestjs/common';
import { serveMetrics, type MetricsServer } from '@rulewright/metrics';
import type { ApiConfig } from '../config.ts';
import { version } from '../version.ts';
import { addGauges } from './gauges.ts';
import { Metrics } from './metrics.ts';
import type { RequestWatcher } from './watcher.ts';

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
