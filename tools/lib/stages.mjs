/** Prints the stages of a program, one line each, with their times. */

/** The time since `start` (a `performance.now()`) as text: `0.4 s`, `12 s`, `2 min 5 s`. */
export function elapsed(start) {
  const seconds = (performance.now() - start) / 1000;
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/**
 * Runs `work` as a named stage and prints its time and the text that it returns, if any. `doing` is printed before, as a sentence
 * without a full stop.
 */
export async function stage(name, work, doing) {
  const start = performance.now();
  if (doing) console.log(`  ${doing}…`);
  const note = await work();
  console.log(`  ${name.padEnd(12)} ${elapsed(start).padStart(12)}${note ? `   ${note}` : ''}`);
}

/** A problem that the user can fix. Printed as one sentence without a stack. `code` is the exit code. */
export class Refusal extends Error {
  constructor(message, code = 1, output = '') {
    super(message);
    this.code = code;
    this.output = output;
  }
}

/** Prints the error and ends the process: one sentence for a `Refusal`, the whole error with its stack for a bug. */
export function fail(error) {
  if (error instanceof Refusal) {
    if (error.output) console.error(`\n${error.output.trimEnd()}\n`);
    console.error(error.message);
    process.exit(error.code);
  }
  console.error(error);
  process.exit(1);
}
