/** Metrics whose values are kept elsewhere and read when Prometheus asks. */
import { Counter, Gauge, type Registry } from 'prom-client';

/** Adds a counter with the value of `count`, which must never decrease. */
export function addTotal(registry: Registry, name: string, help: string, count: () => number): void {
  new Counter({
    name,
    help,
    registers: [registry],
    collect() {
      this.reset();
      this.inc(count());
    },
  });
}

/** Adds a gauge with the value of `read`. */
export function addNumber(registry: Registry, name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read());
    },
  });
}
