/** The hand-written loop is a fair reference only if it plays the same game as the engine. */
import { decksOf, openBench, plainCards } from '../content.ts';
import { firstDifference } from './compare.ts';

const bench = await openBench();
const program = bench.plugin.compile(bench.ruleset, plainCards(bench));

test.each([2, 3, 4, 5, 6])('ends in the same states as the engine and as objects with %i seats', (seats) => {
  expect(firstDifference(program, decksOf(bench, program, seats), 20_261_121, 400)).toBeNull();
});
