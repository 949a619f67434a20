/** The metrics of a process for Prometheus: the server, and the metrics of the lab, which several programs export. */
export { Counter, Gauge, Histogram, Registry } from 'prom-client';
export { addLabMetrics, type LabCounts } from './lab-metrics.ts';
export { serveMetrics, type MetricsAddress, type MetricsServer } from './metrics-server.ts';
export { addNumber, addTotal } from './numbers.ts';
