/** A process in production: its metrics for Prometheus, those of the lab, which several programs export, and its end without a lost request. */
export { Counter, Gauge, Histogram, Registry } from 'prom-client';
export { drain, type DrainLimits } from './drain.ts';
export { addLabMetrics, type LabCounts } from './lab-metrics.ts';
export { serveMetrics, type MetricsAddress, type MetricsServer } from './metrics-server.ts';
export { addNumber, addTotal } from './numbers.ts';
