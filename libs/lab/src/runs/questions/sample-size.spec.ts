/** Compares sample sizes with published tables and other programs. */
import { QUESTIONS, questionById, type Question } from './questions.ts';
import { gamesNeeded, noticeable, sizeNoticed, triesToSee, unitsToMeasure, unitsToNotice } from './sample-size.ts';

const question = (id: string): Question => questionById(id)!;

test('the multipliers of confidence and power match published tables', () => {
  expect(noticeable()).toBeCloseTo(2.575829 + 1.281552, 4);
  expect(noticeable(0.05, 0.8)).toBeCloseTo(1.959964 + 0.841621, 4);
  expect(noticeable(0.05, 0.9) ** 2).toBeCloseTo(10.507, 2);
});

test('the size of two groups matches power.t.test in R', () => {
  // power.t.test(delta = 0.05, sd = 0.5, power = 0.8) gives 1570.7 with Student's t. The normal formula gives 1569.8.
  expect(unitsToNotice(0.05, 0.5, 2, 0.05, 0.8)).toBe(1570);
  // The rule of thumb of Lehr (1992): 16 s²/d² for two groups.
  expect(unitsToNotice(0.1, 0.5, 2, 0.05, 0.8) / 16 / 25).toBeCloseTo(1, 1);
  expect(unitsToNotice(0.05, 0.5, 1, 0.05, 0.8)).toBe(785);
});

test('an interval of plus or minus five points needs 385 tries, as in textbooks', () => {
  expect(unitsToMeasure(0.05, 0.5, 0.05)).toBe(385);
  expect(unitsToMeasure(0.03, 0.5, 0.05)).toBe(1068);
});

test('an event with a chance of 1% needs 299 tries to be seen', () => {
  expect(triesToSee(0.01, 0.05)).toBe(299);
  expect(triesToSee(0.05, 0.05)).toBe(59);
});

test('each question needs the number of games from its formula', () => {
  // (2.5758 + 1.2816)² · 0.25 / 0.0025.
  expect(gamesNeeded(question('starter'), 0.05)).toBe(1488);
  expect(gamesNeeded(question('card'), 0.05)).toBe(1488);
  expect(gamesNeeded(question('change-starter'), 0.05)).toBe(2976);
  // (2.5758 · 0.5 / 0.05)².
  expect(gamesNeeded(question('length'), 0.05)).toBe(664);
  // ln 0.01 / ln 0.99 = 458.2, for half a player in each game.
  expect(gamesNeeded(question('card-played'), 0.01)).toBe(918);
  // Three tests, each at 1%/3: (2.9352 + 1.2816)² · 2 · 0.25 / 0.0025.
  expect(gamesNeeded(question('parameter'), 0.05)).toBe(3557);
});

test('fewer games notice only larger differences, and the needed number notices the requested one', () => {
  for (const one of QUESTIONS) {
    const games = gamesNeeded(one, one.usualSize);
    expect(sizeNoticed(one, one.usualSize, games)).toBeCloseTo(one.usualSize, 4);
    expect(sizeNoticed(one, one.usualSize, games / 4)).toBeGreaterThan(1.9 * one.usualSize);
    expect(one.sizes).toContain(one.usualSize);
  }
});

test('the ids of questions are unique', () => {
  expect(new Set(QUESTIONS.map(({ id }) => id)).size).toBe(QUESTIONS.length);
});
