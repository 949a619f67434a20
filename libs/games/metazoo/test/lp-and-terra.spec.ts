/** LP gained and recovered, Terra Slots, Terra Bonuses and declared facts, Tokens. */
import { dealDamage, recover } from '../src/play/arena/lp.ts';
import { destroy } from '../src/play/arena/pages.ts';
import { makeToken } from '../src/play/arena/tokens.ts';
import { TABLE } from '../src/play/model/state.ts';
import { TRAIT } from '../src/play/model/words.ts';
import { MILES, PRESENT, declare } from '../src/play/numbers/facts.ts';
import { hasTrait } from '../src/play/numbers/numbers.ts';
import { attackDamageOf } from './numbers.ts';
import { table, expectEachDraw } from './table.ts';

expectEachDraw();

const terra = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, { pageType: 'terra', terra: { kind: 'place', ask: 'Near?' } }]));

test('gaining LP raises the maximum and keeps the damage (mz.lp.gain, mz.example.tripodero-gain)', () => {
  const t = table({
    seats: [{ arena: ['Tripodero', 'Tripodero#2'] }, { arena: ['Tripodero#3'] }],
    before: (m, card) => {
      m.card.damage[card('Tripodero')] = 20;
      m.card.damage[card('Tripodero#2')] = 20;
    },
  });
  expect([t.maxLp('Tripodero'), t.lp('Tripodero'), t.lp('Tripodero#3')]).toEqual([70, 50, 70]);
  t.m.move(t.card('Tripodero#3'), 0, 0);
  expect([t.maxLp('Tripodero'), t.lp('Tripodero')]).toEqual([60, 40]);
});

test('recovering removes damage and never exceeds the maximum (mz.lp.recover)', () => {
  const t = table({
    pages: { Hound: { lp: 60 } },
    seats: [{ arena: ['Hound'] }, {}],
    before: (m, card) => void (m.card.damage[card('Hound')] = 20),
  });
  recover(t.m, t.card('Hound'), 25, 0);
  expect([t.lp('Hound'), t.maxLp('Hound')]).toEqual([60, 60]);
});

test('slots fill from the first one; the seventh Terra replaces the first, the eighth the second (mz.terra.rotation)', () => {
  const names = ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'T8'];
  const t = table({ pages: terra(...names), seats: [{ chapter: names }, {}] });
  for (const name of names) t.do('contract', name);
  expect(names.map((name) => t.m.card.slot[t.card(name)])).toEqual([0, 0, 3, 4, 5, 6, 1, 2]);
  expect([t.at('T1'), t.at('T2')]).toEqual(['afterlife', 'afterlife']);
});

test.each([
  [true, [2, 3, 1]],
  [false, [2, 3, 4]],
])('a slot that became empty is filled first: %s (mz.terra.rotation)', (first, slots) => {
  const names = ['T1', 'T2', 'T3', 'T4'];
  const t = table({ pages: terra(...names), seats: [{ chapter: names }, {}], set: { 'terra.emptySlotFirst': first } });
  for (const name of names.slice(0, 3)) t.do('contract', name);
  destroy(t.m, t.card('T1'), 0);
  t.do('contract', 'T4');
  expect(names.slice(1).map((name) => t.m.card.slot[t.card(name)])).toEqual(slots);
});

test.each([
  ['every-caster', true],
  ['controller', false],
])('with terra.activeFor %s, an opposing Terra counts: %s (mz.terra.for-all-casters)', (of, counts) => {
  const t = table({ seats: [{ arena: ['Bigfoot'] }, { terra: ['Forest'] }], set: { 'terra.activeFor': of } });
  expect(hasTrait(t.m, t.card('Bigfoot'), TRAIT.Invisible)).toBe(counts);
});

test('a Terra activates the bonus of its name for all Casters, and copies do not add up (mz.terra.copies-do-not-stack)', () => {
  const t = table({ seats: [{ terra: ['Forest', 'Forest#2'], arena: ['Bigfoot'] }, {}] });
  const bare = table({ seats: [{ arena: ['Bigfoot'] }, {}] });
  expect(attackDamageOf(t, 'Bigfoot') - attackDamageOf(bare, 'Bigfoot')).toBe(25);
  const traits = (one: typeof t): boolean[] =>
    [TRAIT.Invisible, TRAIT.Magiproof].map((trait) => hasTrait(one.m, one.card('Bigfoot'), trait));
  expect([traits(t), traits(bare)]).toEqual([
    [true, true],
    [false, false],
  ]);
});

test.each([
  [MILES + 5, true],
  [MILES + 6, false],
  [PRESENT, true],
])('a forest declared as %i counts as near: %s (mz.terrabonus.nearby)', (value, near) => {
  const t = table({ seats: [{ arena: ['Bigfoot'] }, {}] });
  const fact = t.m.program.facts.findIndex((one) => one.symbol && one.key === 'Forest');
  declare(t.m, fact, TABLE, value);
  expect(hasTrait(t.m, t.card('Bigfoot'), TRAIT.Invisible)).toBe(near);
});

test('a Page whose LP bonus ends is Destroyed by its damage (mz.terrabonus.lp)', () => {
  const t = table({
    pages: {
      ...terra('Mire', 'Other'),
      Toad: { lp: 40, terraBonuses: [{ symbol: 'Mire', raises: 'lp', amount: 20 }] },
      Drain: {
        pageType: 'spell',
        texts: [
          {
            id: 'drain',
            kind: 'when',
            on: 'resolved',
            text: 'Destroy a Terra.',
            effects: [{ do: 'destroy', target: { pick: 1, from: { in: 'terra-slots', types: ['terra'] } } }],
          },
        ],
      },
    },
    seats: [{ terra: ['Mire'], chapter: ['Drain'] }, { arena: ['Toad'] }],
    before: (m, card) => void (m.card.damage[card('Toad')] = 45),
  });
  expect([t.maxLp('Toad'), t.lp('Toad')]).toEqual([60, 15]);
  t.do('contract', 'Drain');
  expect([t.at('Mire'), t.at('Toad')]).toEqual(['afterlife', 'limbo']);
});

test('a Token is created, fights, and is out of the game when it leaves (mz.token.leaves-game)', () => {
  const t = table({ pages: { Rat: { lp: 30, traits: ['Infectious'] } }, seats: [{ arena: ['Rat'] }, {}] });
  const def = t.m.program.infectious[t.m.def[t.card('Rat')]!]!;
  const token = makeToken(t.m, 0, def, 45, 0);
  expect([t.m.placeOf[t.m.zone[token]!], t.m.program.defs[def]!.givenName]).toEqual([5, null]);
  dealDamage(t.m, token, 45, t.card('Rat'), false);
  expect(t.m.program.zones[t.m.placeOf[t.m.zone[token]!]!]!.id).toBe('removed');
});

test('the state grows when there is no room for more Tokens', () => {
  const t = table({ pages: { Rat: { lp: 30, traits: ['Infectious'] } }, seats: [{ arena: ['Rat'] }, {}] });
  const def = t.m.program.infectious[t.m.def[t.card('Rat')]!]!;
  const tokens = Array.from({ length: 12 }, () => makeToken(t.m, 1, def, 30, 0));
  expect(new Set(tokens).size).toBe(12);
  expect(t.at('Rat')).toBe('arena');
});
