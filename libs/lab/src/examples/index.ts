/** Plays worked examples. The entry for browsers, which have no database and no threads. */
export { modesOf } from './example-modes.ts';
export { traceExample, type ExampleTrace } from './trace-example.ts';
