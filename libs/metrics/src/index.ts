/** For processes in production: metrics for Prometheus, metrics of the lab for several programs, and a stop without lost requests. */
export { Counter, Gauge, Histogram, Registry } from 'prom-client';
export { drain, type DrainLimits } from './drain.ts';
export { addLabMetrics, type LabCounts } from './lab-metrics.ts';
export { serveMetrics, type MetricsAddress, type MetricsServer } from './metrics-server.ts';
export { addNumber, addTotal } from './numbers.ts';
