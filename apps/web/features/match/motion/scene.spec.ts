/** Tests of the scene of a battle, from lines of a log. */
import type { LogLineData } from '@rulewright/ui/table';
import { sceneOf, strikeAfter } from './scene.ts';

let number = 0;
const line = (motion: string, more: Partial<LogLineData>): LogLineData => ({
  ...{ number: number++, decision: 0, sentence: 'Something happens.', rule: 'a.b.c', motion, cards: [] },
  ...more,
});
const strike = line('strike', { seat: 0, cards: [1, 11] });
const seatOf = (card: number): number => (card < 10 ? 0 : 1);

test('two totals decide a battle, with the cards that count for each side', () => {
  const lines = [
    line('count', { cards: [1], amount: 4 }),
    line('count', { cards: [2], amount: 3 }),
    line('count', { cards: [12], amount: 1 }),
    line('total', { seat: 0, amount: 7 }),
    line('total', { seat: 1, amount: 5 }),
  ];
  expect(sceneOf(strike, lines, seatOf)).toEqual([
    { seat: 0, card: 1, counts: [{ card: 2, amount: 3 }], total: 7, loses: false },
    { seat: 1, card: 11, counts: [{ card: 12, amount: 1 }], total: 5, loses: true },
  ]);
});

test('damage decides a battle with a card or with a player', () => {
  const [, card] = sceneOf(strike, [line('hit', { cards: [11, 1], amount: 30 })], seatOf)!;
  expect(card).toMatchObject({ seat: 1, card: 11, loses: true });
  const [attacker, player] = sceneOf(
    line('strike', { seat: 0, cards: [1] }),
    [line('hit', { seat: 1, cards: [1], amount: 20 })],
    seatOf,
  ) ?? [null, null];
  expect(attacker).toMatchObject({ card: 1, total: 20 });
  expect(player).toMatchObject({ seat: 1, card: null, loses: true });
});

test('without an attack or a result there is no scene, and a new turn ends an attack', () => {
  expect(sceneOf(null, [line('total', { seat: 0, amount: 7 })], seatOf)).toBeNull();
  expect(sceneOf(strike, [line('count', { cards: [1], amount: 4 })], seatOf)).toBeNull();
  expect(strikeAfter(null, [strike])).toBe(strike);
  expect(strikeAfter(strike, [line('turn', { seat: 1 })])).toBeNull();
});
