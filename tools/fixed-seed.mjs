/** Gives the properties of fast-check one seed, so that a run repeats the last one. `npm run test:long` looks for new counterexamples. */
import fc from 'fast-check';

if (!process.env.TEST_LONG && !process.env.TEST_WHOLE) fc.configureGlobal({ seed: 20_261_128 });
