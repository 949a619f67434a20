/** The output of commands: results go to standard output, remarks and progress to standard error, so that pipes get results only. */
import cliProgress from 'cli-progress';

export interface Output {
  /** Prints the one JSON value of a command (with --json) or its text. */
  result(value: unknown, text: () => string): void;
  /** A remark for the person at the terminal. */
  remark(text: string): void;
  /** A progress bar on a terminal; silent in pipes and with --json. */
  progress(total: number, unit: string): { at(done: number): void; stop(): void };
}

export function createOutput(json: boolean): Output {
  const terminal = process.stderr.isTTY;
  return {
    result(value, text) {
      process.stdout.write(json ? `${JSON.stringify(value, null, 2)}\n` : `${text().trimEnd()}\n`);
    },
    remark(text) {
      process.stderr.write(`${text}\n`);
    },
    progress(total, unit) {
      if (!terminal || json) return { at: () => undefined, stop: () => undefined };
      const bar = new cliProgress.SingleBar(
        {
          format: `{bar} {value}/{total} ${unit}  {rate}  {eta_formatted} left`,
          stream: process.stderr,
          hideCursor: true,
          clearOnComplete: true,
        },
        cliProgress.Presets.shades_classic,
      );
      const start = performance.now();
      bar.start(total, 0, { rate: '' });
      return {
        at: (done) =>
          bar.update(done, { rate: `${Math.round(done / Math.max(0.001, (performance.now() - start) / 1000))}/s` }),
        stop: () => bar.stop(),
      };
    },
  };
}

/** Formats rows with aligned columns. Numbers are right-aligned. */
export function table(rows: readonly (readonly (string | number)[])[]): string {
  const widths: number[] = [];
  for (const row of rows) row.forEach((cell, i) => (widths[i] = Math.max(widths[i] ?? 0, String(cell).length)));
  const line = (row: readonly (string | number)[]): string =>
    row
      .map((cell, i) => (typeof cell === 'number' ? String(cell).padStart(widths[i]!) : cell.padEnd(widths[i]!)))
      .join('  ');
  return rows.map((row) => line(row).trimEnd()).join('\n');
}
