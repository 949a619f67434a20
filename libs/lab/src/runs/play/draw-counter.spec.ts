/** Draws are counted by seat and by time: before the first turn, in the seat's own first turn, later. */
import type { Match } from '@rulewright/engine';
import { DrawCounter } from './game-counter.ts';

/** Two seats with two zones each. The first zone is the deck. */
const table = {
  seats: 2,
  seatOf: Uint8Array.of(0, 0, 1, 1),
  placeOf: Uint8Array.of(0, 1, 0, 1),
  zoneCount: Int16Array.of(5, 2, 4, 3),
} as unknown as Match;

test('counts each draw for its seat and time', () => {
  const counter = new DrawCounter(table, [true, false]);
  for (const seat of [0, 1, 1]) counter.drew(seat);
  counter.turn(1);
  for (const seat of [1, 0]) counter.drew(seat);
  counter.turn(0);
  counter.drew(0);
  counter.turn(1);
  counter.drew(1);
  expect(counter.result()).toEqual({ opening: [1, 2], firstTurn: [1, 1], all: [3, 4], left: [5, 4] });
});

test('starts from 0 in a new game', () => {
  const counter = new DrawCounter(table, [true, false]);
  counter.turn(0);
  counter.drew(0);
  counter.reset();
  counter.drew(0);
  expect(counter.result()).toEqual({ opening: [1, 0], firstTurn: [0, 0], all: [1, 0], left: [5, 4] });
});
