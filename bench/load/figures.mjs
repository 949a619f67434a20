/** Collects response times and formats them. */

/** A list of times in milliseconds. */
export class Times {
  #values = [];

  add(milliseconds) {
    this.#values.push(milliseconds);
  }

  get count() {
    return this.#values.length;
  }

  /** The `q`-quantile, with `q` from 0 to 1; NaN when there are no times. */
  quantile(q) {
    const sorted = this.#values.toSorted((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? NaN;
  }

  /** Formats `name   1234   p50 12 ms   p95 34 ms   slowest 56 ms`. */
  line(name) {
    const ms = (q) => `${Math.round(this.quantile(q))} ms`;
    return `${name.padEnd(50)} ${String(this.count).padStart(7)}   p50 ${ms(0.5).padStart(8)}   p95 ${ms(0.95).padStart(8)}   slowest ${ms(1).padStart(8)}`;
  }
}
