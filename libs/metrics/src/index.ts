/** The numbers of a process for Prometheus: how they are served, and those of the lab, which several programs play. */
export { Counter, Gauge, Histogram, Registry } from 'prom-client';
export { addLabMetrics, type LabCounts } from './lab-metrics.ts';
export { serveMetrics, type MetricsAddress, type MetricsServer } from './metrics-server.ts';
export { addNumber, addTotal } from './numbers.ts';
