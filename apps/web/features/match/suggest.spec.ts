/** Tests of suggested payments: nothing too much if possible, and cheap cards first. */
import { openSet, otherPick, type SetToPick } from './deciding.ts';
import { suggested } from './suggest.ts';

const setOf = (more: Partial<SetToPick>): SetToPick =>
  openSet({
    ...{
      kind: 'pay',
      members: [],
      chosen: [],
      least: 0,
      most: null,
      needs: [],
      done: 'Pay',
      inParts: true,
      others: [],
    },
    ...more,
  })!;
const members = (...gives: number[][]) => gives.map((one, card) => ({ card, gives: one }));
const worth =
  (...values: number[]) =>
  (card: number) =>
    values[card] ?? 0;

test('pays exactly if possible, with the cards that are worth least', () => {
  const needs = [{ label: 'points', amount: 3 }];
  expect(suggested(setOf({ members: members([5], [1], [2], [2]), needs }), worth(1, 1, 9, 2))).toEqual([1, 3]);
  expect(suggested(setOf({ members: members([5], [4]), needs }), worth(1, 9))).toEqual([1]);
  expect(suggested(setOf({ members: members([1], [1]), needs }), worth())).toBeNull();
});

test('pays several parts at once: one kind, and a total of any kind', () => {
  const needs = [
    { label: 'Forest Aura', amount: 1 },
    { label: 'Aura', amount: 2 },
  ];
  const set = setOf({ members: members([0, 1], [0, 1], [1, 1]), needs });
  expect(suggested(set, worth(3, 2, 5))).toEqual([1, 2]);
});

test('takes options without a card, and stays within the most', () => {
  const needs = [{ label: 'damage', amount: 2 }];
  const others = [{ kind: 'pay-draw-pile', gives: [1], most: 9 }];
  expect(suggested(setOf({ members: members([1]), needs, others }), worth(7))).toEqual([
    otherPick(0, 0),
    otherPick(0, 1),
  ]);
  expect(suggested(setOf({ members: members([1], [1]), needs, most: 1 }), worth())).toBeNull();
});

test('without an amount, takes the least number of cards; nothing if none is needed', () => {
  const set = setOf({ members: members([], [], []), least: 2, most: 2 });
  expect(suggested(set, worth(4, 1, 2))).toEqual([1, 2]);
  expect(suggested({ ...set, least: 0 }, worth())).toBeNull();
});
