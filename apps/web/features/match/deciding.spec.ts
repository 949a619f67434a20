/** The state of a player's decision: a selection belongs to its decision, and late answers change nothing. */
import type { OptionData, TableCardData } from '@rulewright/ui/table';
import {
  UNDECIDED,
  aboutDecision,
  deciding,
  isEnd,
  openSet,
  otherOf,
  otherPick,
  timesOf,
  pressedOption,
  sumsOf,
  targetsOf,
  zoneOption,
  type DecidingAction,
} from './deciding.ts';

const card = (id: number) => ({ id, name: `Card ${id}` }) as TableCardData;
const option = (data: Partial<OptionData>) => ({ option: 0, text: '', kind: 'move', ...data }) as OptionData;
const after = (...actions: readonly DecidingAction[]) => actions.reduce(deciding, UNDECIDED);
const choose = (number: number, id: number): DecidingAction => ({
  type: 'choose',
  number,
  card: { card: card(id), why: [] },
});

test('a selection counts only for its decision', () => {
  const state = after(choose(4, 7));
  expect(aboutDecision(state, 4).chosen?.card.id).toBe(7);
  expect(aboutDecision(state, 5)).toEqual({ chosen: null, pending: null, picked: new Set(), busy: false });
});

test('reasons reach only the card that is still selected', () => {
  const why = [{ rule: 'a.b', text: 'No.' }] as never;
  expect(after(choose(4, 7), { type: 'explain', number: 4, card: 7, why }).card?.why).toBe(why);
  expect(after(choose(4, 8), { type: 'explain', number: 4, card: 7, why }).card?.why).toEqual([]);
  expect(after(choose(5, 7), { type: 'explain', number: 4, card: 7, why }).card?.why).toEqual([]);
});

test('cards are picked and put back for one decision', () => {
  const toggle = (number: number, picked: number): DecidingAction => ({ type: 'toggle', number, card: picked });
  const state = after(toggle(4, 7), toggle(4, 8), toggle(4, 7));
  expect([4, 5].map((number) => [...aboutDecision(state, number).picked])).toEqual([[8], []]);
  expect([...aboutDecision(after(toggle(4, 7), toggle(5, 8)), 5).picked]).toEqual([8]);
});

test('one decision on its way blocks only itself, several block every decision', () => {
  const one = after({ type: 'send', sending: { number: 4 } });
  expect([4, 5].map((number) => aboutDecision(one, number).busy)).toEqual([true, false]);
  const several = after({ type: 'send', sending: { number: null } });
  expect([4, 5].map((number) => aboutDecision(several, number).busy)).toEqual([true, true]);
});

test('sending clears the hint; the end of one sending keeps a selection for the next decision and a newer sending', () => {
  const [first, second] = [{ number: 4 }, { number: 5 }];
  const state = after(
    { type: 'hint', option: option({}) },
    choose(4, 7),
    { type: 'send', sending: first },
    { type: 'sent', number: 4 },
    choose(5, 8),
    { type: 'send', sending: second },
    { type: 'end', number: 4, sending: first },
  );
  expect(state).toMatchObject({ at: 5, hint: null, sending: second, since: 4 });
  expect(state.card?.card.id).toBe(8);
});

test('the end of a sending clears the selection of its decision, and several decisions clear any', () => {
  const one = { number: 4 };
  expect(after(choose(4, 7), { type: 'send', sending: one }, { type: 'end', number: 4, sending: one }).card).toBeNull();
  const several = { number: null };
  expect(
    after(choose(6, 7), { type: 'send', sending: several }, { type: 'end', number: 4, sending: several }).card,
  ).toBeNull();
});

test('the second press takes the only option of a card; an option with sums is taken by the first', () => {
  const only = option({ card: 7 });
  expect(pressedOption([only], 7, null)).toBeNull();
  expect(pressedOption([only], 7, 7)).toBe(only);
  expect(pressedOption([only, option({ card: 7 })], 7, 7)).toBeNull();
  const sums = option({ card: 7, forecast: {} as never });
  expect(pressedOption([sums], 7, null)).toBe(sums);
});

test('a zone takes its only option of the selected card or of no card', () => {
  const zone = { seat: 0, zone: 'reserve' };
  const [own, other, free] = [option({ card: 7, zone }), option({ card: 8, zone }), option({ zone })];
  expect(zoneOption([own, other], 7, 0, 'reserve')).toBe(own);
  expect(zoneOption([own, other], null, 0, 'reserve')).toBeNull();
  expect(zoneOption([own, free], 7, 0, 'reserve')).toBeNull();
  expect(zoneOption([own], 7, 1, 'reserve')).toBeNull();
  expect(targetsOf([own, other, free], 8)).toEqual([other, free]);
  expect([own, free, option({})].map(isEnd)).toEqual([false, false, true]);
});

test('a set is complete if the number of its cards and what they give fit', () => {
  const members = [1, 2, 3].map((one) => ({ card: one, gives: [one, 1] }));
  const payment = {
    kind: 'pay',
    members,
    chosen: [1],
    least: 2,
    most: 2,
    needs: [{ label: 'Tea', amount: 4 }],
    done: 'Pay',
    inParts: false,
    others: [],
  };
  const set = openSet(payment)!;
  expect([...set.open]).toEqual([2, 3]);
  const complete = [[], [2], [3], [2, 3]].map((picked) => sumsOf(set, new Set(picked)).isComplete);
  expect(complete).toEqual([false, false, true, false]);
  expect(sumsOf(set, new Set([2])).parts).toEqual([{ label: 'Tea', has: 3, amount: 4, isEnough: false }]);
  expect(openSet({ ...payment, chosen: [1, 2, 3] })).toBeNull();
  expect(openSet(null)).toBeNull();
});

test('a set that is asked for in parts can be sent in part, and options without a card give something too', () => {
  const pile = { kind: 'pay-draw-pile', gives: [2], most: 3 };
  const damage = {
    ...{ kind: 'pay', members: [{ card: 7, gives: [1] }], chosen: [], least: 0, most: null, done: 'Pay' },
    ...{ needs: [{ label: 'damage', amount: 5 }], inParts: true, others: [pile] },
  };
  const set = openSet(damage)!;
  const twice = [otherPick(0, 0), otherPick(0, 1)];
  expect(twice.map(otherOf)).toEqual([0, 0]);
  expect(otherOf(7)).toBe(-1);
  expect(timesOf(new Set([7, ...twice]), 0)).toBe(2);
  const sums = (picks: number[]) => sumsOf(set, new Set(picks));
  expect([[], [7], [7, ...twice]].map((picks) => sums(picks).isComplete)).toEqual([false, true, true]);
  expect(sums([7, ...twice]).parts).toEqual([{ label: 'damage', has: 5, amount: 5, isEnough: true }]);
  expect(openSet({ ...damage, members: [] })).not.toBeNull();
});
