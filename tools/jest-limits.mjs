/** Limits for tests, which the runner of tools/jest-runner.mjs does not have: a test that hangs fails by its own name. */
import { addEventHandler } from 'jest-circus';

/** The seconds of a test or hook that names no longer time. Files of `npm run test:long` have only the limit of a file. */
const LONGEST = Number(process.env.TEST_SECONDS ?? 300);

/** Fails instead of waiting forever. @param seconds the longest time */
const limited = (run, seconds) =>
  async function () {
    let clock;
    const over = new Promise((_, fail) => {
      const end = () => fail(new Error(`It did not end within ${seconds} seconds.`));
      clock = setTimeout(end, seconds * 1_000);
    });
    try {
      return await Promise.race([run.call(this), over]);
    } finally {
      clearTimeout(clock);
    }
  };

const tell = process.send ? (message) => process.send(message) : (message) => process.emit('message', message);

/** The file that has begun. */
let began;

addEventHandler((event, state) => {
  if (event.name === 'start_describe_definition' || event.name === 'add_test') {
    const { testPath } = globalThis.expect.getState();
    if (began !== testPath) tell({ began: (began = testPath) });
  }
  if ((event.name !== 'add_test' && event.name !== 'add_hook') || began?.includes('.long.spec.')) return;
  const { children, hooks } = state.currentDescribeBlock;
  const made = (event.name === 'add_test' ? children : hooks).at(-1);
  // A function with a parameter takes a callback.
  if (made?.fn?.length === 0) made.fn = limited(made.fn, Math.max(LONGEST, (event.timeout ?? 0) / 1_000));
});
