/** The stack of Actions that a table shows: order, targets and states. */
import type { PendingAction } from '@rulewright/engine';
import { metazoo } from '../src/index.ts';
import { table, type TestTable, expectEachDraw } from './table.ts';

expectEachDraw();

const DAMAGE = [
  {
    id: 'hit',
    kind: 'when',
    on: 'resolved',
    text: 'Damage.',
    effects: [{ do: 'damage', amount: 25, target: { pick: 1, from: { types: ['beastie'] }, orCaster: 'any' } }],
  },
];
const pages = {
  Bolt: { pageType: 'spell', texts: DAMAGE },
  Flash: { pageType: 'spell', timing: 'any-time', texts: DAMAGE },
  Counter: {
    pageType: 'spell',
    timing: 'any-time',
    texts: [
      {
        id: 'stop',
        kind: 'when',
        on: 'resolved',
        text: 'Stop.',
        effects: [{ do: 'stop', entry: { whose: 'opposing' } }],
      },
    ],
  },
  Clown: { lp: 40 },
  Puncher: { lp: 50, attacks: [{ id: 'punch', name: 'Punch', damage: 10 }] },
};

const pendingOf = ({ m }: TestTable): readonly PendingAction[] => metazoo.tabletop!.pending!(m);
const names = (t: TestTable): string[] => pendingOf(t).map(({ card }) => t.m.program.defs[t.m.def[card]!]!.name);

test('lists nothing before a player acts', () => {
  expect(pendingOf(table({ pages, seats: [{ chapter: ['Bolt'] }, { arena: ['Clown'] }] }))).toEqual([]);
});

test('lists the newest entry of the chain first, with its Caster and targets (mz.chain.last-first)', () => {
  const t = table({
    pages,
    seats: [{ chapter: ['Bolt', 'Counter#a'] }, { arena: ['Clown'], chapter: ['Counter#b'] }],
  });
  t.do('contract', 'Bolt').do('target', 'Clown');
  expect(pendingOf(t)).toMatchObject([
    {
      seat: 0,
      card: t.card('Bolt'),
      text: '{seat} Contracts {card}',
      targets: [{ card: t.card('Clown') }],
      state: 'waiting',
    },
  ]);
  t.do('contract', 'Counter#b');
  expect(names(t)).toEqual(['Counter', 'Bolt']);
  expect(pendingOf(t)[0]).toMatchObject({ seat: 1, targets: [{ card: t.card('Bolt') }] });
  const [top, bottom] = pendingOf(t).map(({ id }) => id);
  expect(top).not.toBe(bottom);
});

test('lists a declared attack, also while a response to it chooses targets (mz.combat.begins)', () => {
  const t = table({ pages, seats: [{ arena: ['Puncher'] }, { arena: ['Clown'], chapter: ['Flash', 'Counter'] }] });
  t.do('attack', 'Puncher').do('attack-page', 'Clown');
  expect(pendingOf(t)).toMatchObject([
    { seat: 0, card: t.card('Puncher'), targets: [{ card: t.card('Clown') }], state: 'waiting' },
  ]);
  t.do('contract', 'Flash');
  expect([t.m.runningSteps().at(-1), names(t)]).toEqual(['choose-targets', ['Puncher']]);
});

test('lists the texts that wait for the active Caster to order them (mz.general.simultaneous-active-orders)', () => {
  const mourner = {
    lp: 10,
    texts: [
      {
        id: 'wail',
        kind: 'when',
        on: 'destroyed',
        text: 'Wail.',
        effects: [{ do: 'damage', amount: 5, target: { pick: 1, from: { types: ['beastie'] } } }],
      },
    ],
  };
  const storm = {
    pageType: 'spell',
    texts: [
      {
        kind: 'when',
        on: 'resolved',
        text: 'Storm.',
        effects: [{ do: 'damage', amount: 25, target: { all: { types: ['beastie'], whose: 'opposing' } } }],
      },
    ],
  };
  const t = table({
    pages: { ...pages, Mourner: mourner, Weeper: mourner, Storm: storm },
    seats: [{ chapter: ['Storm'], arena: ['Clown', 'Puncher'] }, { arena: ['Mourner', 'Weeper'] }],
  });
  t.do('contract', 'Storm');
  expect(t.kinds).toEqual(new Set(['resolve-first']));
  expect(names(t).sort()).toEqual(['Mourner', 'Weeper']);
  t.do('resolve-first', 'Weeper');
  expect(names(t)).toEqual(['Weeper', 'Mourner']);
  expect(pendingOf(t).map(({ state }) => state)).toEqual(['resolving', 'waiting']);
});
