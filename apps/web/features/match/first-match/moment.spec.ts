/** Tests of choosing the hint that a guided match shows. */
import { factsOf, hintNow, holds, type Facts, type Hint } from './moment.ts';

const when = (moment: Partial<Hint['when']>): Hint['when'] => {
  return { turn: null, step: null, question: null, happened: null, over: false, ...moment };
};
const hint = (id: string, moment: Partial<Hint['when']>): Hint => {
  return { id, at: 'question', of: 'mine', text: id, rules: [], when: when(moment) };
};

const TURN = hint('turn', { turn: 'mine' });
const BUY = hint('buy', { question: 'tg.buy' });
const OVER = { ...hint('over', { over: true }), at: 'result' as const };
const TRICK = { ...hint('trick', { happened: 'tg.draw' }), at: 'log' as const };
const NOW: Facts = {
  number: 4,
  asked: true,
  turn: 'mine',
  step: 'play',
  question: 'tg.buy',
  happened: new Set(['tg.draw']),
  over: false,
};
const none: ReadonlySet<string> = new Set();

test('a hint needs all the conditions that it gives', () => {
  expect(holds(when({ turn: 'mine', step: 'play', happened: 'tg.draw' }), NOW)).toBe(true);
  expect(holds(when({ turn: 'mine', step: 'rest' }), NOW)).toBe(false);
  expect(holds(when({ happened: 'tg.win' }), NOW)).toBe(false);
  expect(holds(when({ over: true }), NOW)).toBe(false);
});

test('the first unseen hint whose conditions are met appears', () => {
  expect(hintNow([OVER, TURN, BUY], none, null, NOW)?.hint).toBe(TURN);
  expect(hintNow([OVER, TURN, BUY], new Set(['turn']), null, NOW)?.hint).toBe(BUY);
  expect(hintNow([TURN], new Set(['turn']), null, NOW)).toBeNull();
});

test('a hint stays while another player acts, and is replaced when the player decides again', () => {
  const shown = { hint: BUY, since: 4 };
  const elsewhere: Facts = { ...NOW, number: 7, question: null, asked: false, turn: 'other' };
  expect(hintNow([BUY, TURN], none, shown, elsewhere)).toBe(shown);
  expect(hintNow([BUY, TURN], none, shown, { ...elsewhere, asked: true, turn: 'mine' })?.hint).toBe(TURN);
});

test('at the end of a match, only hints at the result appear', () => {
  const over: Facts = { ...NOW, number: Number.POSITIVE_INFINITY, turn: null, step: null, question: null, over: true };
  expect(hintNow([TRICK, OVER], none, { hint: TRICK, since: 4 }, over)?.hint).toBe(OVER);
  expect(hintNow([TRICK, OVER], none, null, over)?.hint).toBe(OVER);
  expect(hintNow([TRICK], none, null, over)).toBeNull();
});

test('a closed hint does not return', () => {
  expect(hintNow([BUY], new Set(['buy']), { hint: BUY, since: 4 }, NOW)).toBeNull();
});

test('a player gets no question while another player decides', () => {
  const table = { decision: { number: 3, seat: 1, rule: 'tg.buy' }, turn: { seat: 1, at: 0, steps: [{ id: 'play' }] } };
  const view = { stage: 'playing', log: [{ rule: 'tg.draw' }], table } as unknown as Parameters<typeof factsOf>[0];
  expect(factsOf(view, 0)).toEqual({
    number: 3,
    asked: false,
    turn: 'other',
    step: 'play',
    question: null,
    happened: new Set(['tg.draw']),
    over: false,
  });
  expect(factsOf(view, 1)).toMatchObject({ asked: true, turn: 'mine', question: 'tg.buy' });
});
