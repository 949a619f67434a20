/**
 * Counters that are due at the same time: the active Caster is asked for their order only if it can affect the result
 * (mz.general.simultaneous-active-orders).
 */
import { NO_CARD } from '@rulewright/engine';
import { orderMatters } from '../src/play/arena/clock-order.ts';
import { noteEndClocks, runClock } from '../src/play/arena/clocks.ts';
import { unsettled } from '../src/play/texts/resolve.ts';
import { TRIGGER } from '../src/play/model/state.ts';
import { table, type Given, type TestTable, expectEachDraw } from './table.ts';

expectEachDraw();

type Data = Readonly<Record<string, unknown>>;
type Counters = Given['before'];

/** Two Casters with a Grub each. `more` is merged into the first one's Grub. */
function laid(more: Data, before: Counters, others: readonly string[] = [], pages: Given['pages'] = {}): TestTable {
  return table({
    pages: { Grub: { lp: 50, ...more }, Slug: { lp: 50 }, ...pages },
    seats: [{ arena: ['Grub'] }, { arena: ['Slug', ...others] }],
    before,
  });
}

function poison(m: TestTable['m'], card: number, seat: number): void {
  m.records.poison.add(card, seat, 5);
}

/** Whether the order of the counters due at the end of the turn can matter. */
function matters(t: TestTable): boolean {
  noteEndClocks(t.m);
  const answer = orderMatters(t.m);
  t.m.records.trigger.clear();
  return answer;
}

const POISONED: Counters = (m, card) => {
  poison(m, card('Grub'), 0);
  poison(m, card('Slug'), 1);
};
const DYING: Counters = (m, card) => {
  m.card.damage[card('Grub')] = 40;
  POISONED(m, card);
};
const LIFELONG = {
  texts: [
    { kind: 'arena', on: { all: { exceptThis: true } }, modifiers: [{ does: 'change', stat: 'max-lp', by: 10 }] },
  ],
};
const LAST_WORD = {
  texts: [{ kind: 'when', on: 'destroyed', effects: [{ do: 'recover', amount: 10, target: 'you' }] }],
};
const hurtGain = (more: Data): Data => ({
  texts: [{ kind: 'arena', on: { all: more }, modifiers: [{ does: 'change', stat: 'max-lp', by: 10 }] }],
});

test.each<[string, boolean, Data, Counters]>([
  ['Poison on two Pages that survive it', false, {}, POISONED],
  ['Poison of which a Page without text falls', false, {}, DYING],
  ['Poison of which a Page with a DESTROYED text falls', true, LAST_WORD, DYING],
  ['Poison of which a Page with an ARENA text falls', true, LIFELONG, DYING],
  ['Poison on an Immortal Page without LP', false, { traits: ['Immortal'] }, DYING],
  ['Poison and Regen on an undamaged Page', true, { traits: ['Regen'] }, POISONED],
  [
    'Poison and Regen on a damaged Page',
    false,
    { traits: ['Regen'] },
    (m, card) => {
      m.card.damage[card('Grub')] = 20;
      poison(m, card('Grub'), 0);
    },
  ],
  ['Poison and Regen on a Page that may fall', true, { traits: ['Regen'] }, DYING],
  [
    'Poison on both Casters, who survive it',
    false,
    {},
    (m) => {
      poison(m, NO_CARD, 0);
      poison(m, NO_CARD, 1);
    },
  ],
  [
    'Poison of which a Caster may fall',
    true,
    {},
    (m, card) => {
      m.seat.damage[1] = 990;
      poison(m, NO_CARD, 1);
      poison(m, card('Grub'), 0);
    },
  ],
  [
    'the end of Paralyze on a Page without text',
    false,
    {},
    (m, card) => {
      m.card.paralyzed[card('Grub')] = 4;
      poison(m, card('Slug'), 1);
    },
  ],
  [
    'the end of Paralyze on a Page with an ARENA text',
    true,
    LIFELONG,
    (m, card) => {
      m.card.paralyzed[card('Grub')] = 4;
      poison(m, card('Slug'), 1);
    },
  ],
  ['an ARENA text for damaged Pages', true, hurtGain({ state: 'damaged' }), POISONED],
  ['an ARENA text for Beasties', false, hurtGain({ types: ['beastie'] }), POISONED],
])('%s: %s', (_what, answer, more, before) => {
  expect(matters(laid(more, before))).toBe(answer);
});

/** The numbers of a table that counters and their consequences can change. */
const state = ({ m }: TestTable): unknown => [
  [...m.zone],
  [...m.card.damage],
  [...m.card.paralyzed],
  [...m.seat.damage],
  [...m.seat.out],
  m.records.trigger.count,
];

/** Applies all due counters in this order. */
function inOrder(t: TestTable, reverse: boolean): unknown {
  noteEndClocks(t.m);
  const { trigger } = t.m.records;
  while (trigger.count > 0) {
    const row = reverse ? trigger.count - 1 : 0;
    const [clock, target] = [trigger.get(row, TRIGGER.text), trigger.get(row, TRIGGER.card)];
    if (clock >= -1) break;
    trigger.remove(row);
    runClock(t.m, clock, target);
    unsettled(t.m);
  }
  return state(t);
}

test('when the order is said not to matter, both orders give the same result, for 80 random tables', () => {
  let seed = 7;
  const random = (n: number): number => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * n);
  };
  const texts: Data[] = [{}, {}, LIFELONG, LAST_WORD, hurtGain({ state: 'damaged' }), { traits: ['Regen'] }];
  let free = 0;
  for (let n = 0; n < 80; n++) {
    const more = texts[random(texts.length)]!;
    const other = texts[random(texts.length)]!;
    const numbers = Array.from({ length: 9 }, () => random(6));
    const make = (): TestTable =>
      laid(
        more,
        (m, card) => {
          m.card.damage[card('Grub')] = numbers[0]! * 10;
          m.card.damage[card('Other')] = numbers[1]! * 10;
          m.card.paralyzed[card('Grub')] = numbers[2] === 0 ? 4 : 0;
          m.seat.damage[1] = numbers[3] === 0 ? 990 : 0;
          if (numbers[4]! > 2) poison(m, card('Grub'), 0);
          if (numbers[5]! > 2) poison(m, card('Other'), 1);
          if (numbers[6]! > 4) poison(m, card('Other'), 1);
          if (numbers[7]! > 2) poison(m, card('Slug'), 1);
          if (numbers[8]! > 2) poison(m, NO_CARD, 1);
        },
        ['Other'],
        { Other: { lp: 60, ...other } },
      );
    if (matters(make())) continue;
    free++;
    expect([n, inOrder(make(), false)]).toEqual([n, inOrder(make(), true)]);
  }
  expect(free).toBeGreaterThan(10);
});
