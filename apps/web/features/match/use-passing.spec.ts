/** Tests of the conditions that end automatic passing. */
import type { MatchView } from './use-match.ts';
import { hasEnded } from './use-passing.ts';

type Line = MatchView['log'][number];
const line = (number: number, motion: string | null, seat: number | null): Line => ({
  ...{ number, decision: 0, sentence: '', rule: 'a.rule', motion, seat, cards: [], amount: null },
});
const steps = ['draw', 'attack'].map((id) => ({ id, name: id, rule: null }));
const at = (log: readonly Line[], step = 0) => ({
  log: [...log],
  table: { turn: { seat: 1, at: step, steps }, decision: null },
});
const ANN = 0;
const BEN = 1;

test('stops when the turn ends, or at the next turn of the reader', () => {
  const turnOfBen = at([line(1, 'turn', ANN), line(2, null, null), line(3, 'turn', BEN)]);
  expect(hasEnded({ until: 'turn', from: 2 }, turnOfBen, ANN, [])).toBe(true);
  expect(hasEnded({ until: 'mine', from: 2 }, turnOfBen, ANN, [])).toBe(false);
  expect(hasEnded({ until: 'mine', from: 2 }, at([line(4, 'turn', ANN)]), ANN, [])).toBe(true);
});

test('ignores a turn that started before passing did', () => {
  expect(hasEnded({ until: 'turn', from: 3 }, at([line(3, 'turn', BEN)]), ANN, [])).toBe(false);
});

test('stops when another player attacks, but not when the reader attacks', () => {
  expect(hasEnded({ until: 'mine', from: 0 }, at([line(1, 'strike', BEN)]), ANN, [])).toBe(true);
  expect(hasEnded({ until: 'mine', from: 0 }, at([line(1, 'strike', ANN)]), ANN, [])).toBe(false);
});

test('stops in the steps that the reader chose', () => {
  expect(hasEnded({ until: 'mine', from: 0 }, at([], 1), ANN, ['attack'])).toBe(true);
  expect(hasEnded({ until: 'mine', from: 0 }, at([], 0), ANN, ['attack'])).toBe(false);
});
