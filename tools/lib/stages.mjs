/** Prints what is being done and how long it took: one line a stage. */

/** Seconds since `start` (a `performance.now()`), as people read them: `0.4 s`, `12 s`, `2 min 5 s`. */
export function elapsed(start) {
  const seconds = (performance.now() - start) / 1000;
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/**
 * Runs `work` as a named stage and prints its time and what it has to say (the text it returns, if any). With `doing`, a sentence
 * without its full stop, it first prints that.
 */
export async function stage(name, work, doing) {
  const start = performance.now();
  if (doing) console.log(`  ${doing}…`);
  const note = await work();
  console.log(`  ${name.padEnd(12)} ${elapsed(start).padStart(12)}${note ? `   ${note}` : ''}`);
}

/** A problem that a person can fix: printed as its one sentence, without a stack. `code` is the exit code. */
export class Refusal extends Error {
  constructor(message, code = 1, output = '') {
    super(message);
    this.code = code;
    this.output = output;
  }
}

/** Ends the process the way a command should: a sentence for a refusal, the whole error for a fault of ours. */
export function fail(error) {
  if (error instanceof Refusal) {
    if (error.output) console.error(`\n${error.output.trimEnd()}\n`);
    console.error(error.message);
    process.exit(error.code);
  }
  console.error(error);
  process.exit(1);
}
