/** Contracting, Priority and the resolution chain. */
import { table, type Given, expectEachDraw } from './table.ts';

expectEachDraw();

const DAMAGE = (amount: number) => [
  {
    id: 'hit',
    kind: 'when',
    on: 'resolved',
    text: 'Damage.',
    effects: [{ do: 'damage', amount, target: { pick: 1, from: { types: ['beastie'] }, orCaster: 'any' } }],
  },
];
const STOP = [
  { id: 'stop', kind: 'when', on: 'resolved', text: 'Stop.', effects: [{ do: 'stop', entry: { whose: 'opposing' } }] },
];
const pages = {
  Bolt: { pageType: 'spell', texts: DAMAGE(25) },
  Counter: { pageType: 'spell', timing: 'any-time', texts: STOP },
  Clown: { lp: 40 },
  Costly: { pageType: 'spell', cost: { Flame: 1, Neutral: 1 }, texts: DAMAGE(10) },
  Flame: { pageType: 'aura', auraType: 'Flame', aura: { basic: true, generates: { Flame: 1 } } },
  Water: { pageType: 'aura', auraType: 'Water', aura: { basic: true, generates: { Water: 1 } } },
};
const given = (seats: Given['seats']): Given => ({ pages, seats });

test('a Spell takes effect and goes to the Cemetery (mz.page.spell)', () => {
  const t = table(given([{ chapter: ['Bolt'] }, { arena: ['Clown'] }]));
  t.do('contract', 'Bolt').do('target', 'Clown');
  expect([t.lp('Clown'), t.at('Bolt')]).toEqual([15, 'cemetery']);
});

test('a stopped entry does nothing; stopping the stopping entry lets the first one happen (mz.chain.stopped-entry)', () => {
  const stopped = table(given([{ chapter: ['Bolt'] }, { arena: ['Clown'], chapter: ['Counter'] }]));
  stopped.do('contract', 'Bolt').do('target', 'Clown').do('contract', 'Counter');
  expect([stopped.lp('Clown'), stopped.at('Bolt'), stopped.at('Counter')]).toEqual([40, 'cemetery', 'cemetery']);

  const saved = table(given([{ chapter: ['Bolt', 'Counter#a'] }, { arena: ['Clown'], chapter: ['Counter#b'] }]));
  saved.do('contract', 'Bolt').do('target', 'Clown').do('contract', 'Counter#b').do('contract', 'Counter#a');
  expect([saved.lp('Clown'), saved.applied('mz.chain.stopped-entry')]).toEqual([15, 1]);
});

test('the newest entry resolves first (mz.chain.last-first)', () => {
  const t = table(given([{ chapter: ['Bolt'] }, { arena: ['Clown'], chapter: ['Counter'] }]));
  t.do('contract', 'Bolt').do('target', 'Clown').do('contract', 'Counter');
  expect(t.events('entry.resolved').map((one) => (one['card'] as { name: string }).name)).toEqual(['Counter']);
});

test('with three Casters, Priority passes clockwise from the Caster who acted, and all others must decline (mz.action.clockwise)', () => {
  const t = table(
    given([{ chapter: ['Bolt'], arena: ['Clown'] }, { chapter: ['Counter#b'] }, { chapter: ['Counter#c'] }]),
  );
  t.do('contract', 'Bolt').do('target', 'Clown');
  expect(t.asked).toBe(1);
  t.do('pass');
  expect(t.asked).toBe(2);
  t.do('pass');
  expect(t.lp('Clown')).toBe(15);
});

test('a typed cost needs Aura of its type, a Neutral cost accepts any (mz.aura.typed-cost, mz.aura.neutral-paid-by-any)', () => {
  const poor = table(given([{ chapter: ['Costly'], arena: ['Water', 'Water#2'] }, { arena: ['Clown'] }]));
  expect(poor.offered.filter((one) => one.startsWith('contract'))).toEqual([]);
  const t = table(given([{ chapter: ['Costly'], arena: ['Flame', 'Water'] }, { arena: ['Clown'] }]));
  t.do('contract', 'Costly').do('target', 'Clown');
  const paid = t.events('aura.spent').map((one) => [one['aura'], one['rule']]);
  expect(paid).toEqual([
    ['Flame', 'mz.aura.typed-cost'],
    ['Water', 'mz.aura.neutral-paid-by-any'],
  ]);
  expect(t.lp('Clown')).toBe(30);
});

test('both Casters lose unspent Aura at the end of the turn (mz.general.unspent-aura-lost)', () => {
  const t = table({ ...given([{ arena: ['Flame'] }, {}]), before: (m) => void (m.seat.aura1[1] = 2) });
  t.do('generate', 'Flame').endTurn();
  expect(t.applied('mz.general.unspent-aura-lost')).toBe(2);
  expect([t.m.seat.aura3[0], t.m.seat.aura1[1]]).toEqual([0, 0]);
});

test('a Caster may Contract one Aura Page per turn, which is awakened and usable at once (mz.turn.one-aura)', () => {
  const t = table(given([{ chapter: ['Flame', 'Water'] }, {}]));
  t.do('contract', 'Flame');
  expect(t.offered).toContain('generate Flame');
  expect(t.offered.filter((one) => one.startsWith('contract'))).toEqual([]);
});

test('a target that is gone is skipped (mz.chain.targets-on-declare)', () => {
  const t = table(given([{ chapter: ['Bolt', 'Bolt#2'] }, { arena: ['Clown'] }]));
  t.m.card.damage[t.card('Clown')] = 20;
  t.do('contract', 'Bolt').do('target', 'Clown');
  expect(t.at('Clown')).toBe('limbo');
});

test('the worked example of the chain: Fireball, Reflection, Dampen, Chupacabra (mz.example.chain-killer-clown)', () => {
  const flame = Array.from({ length: 6 }, (_, n) => `Flame Aura#${n}`);
  const all = ['Flame', 'Water', 'Light', 'Lightning', 'Dark', 'Spirit', 'Cosmic', 'Forest', 'Frost', 'Earth'];
  const aura = all.flatMap((type) => [`${type} Aura#1`, `${type} Aura#2`, `${type} Aura#3`]);
  const t = table({
    seats: [
      { chapter: ['Fireball', 'Dampen'], arena: [...aura, ...flame] },
      { chapter: ['Reflection'], arena: ['Killer Clown', 'Chupacabra', ...aura.map((one) => `${one}b`)] },
    ],
    before: (m, card) => void (m.card.damage[card('Killer Clown')] = 30),
    random: [2],
  });
  const max = t.maxLp('Killer Clown');
  const pay = (): void => {
    while (t.kinds.has('generate') && !t.kinds.has('pass')) {
      t.m.choose(0);
      t.advance();
    }
  };
  t.do('contract', 'Fireball').do('target', 'Killer Clown');
  pay();
  expect(t.asked).toBe(1);
  t.do('contract', 'Reflection');
  pay();
  expect(t.asked).toBe(0);
  t.do('contract', 'Dampen');
  pay();
  expect(t.asked).toBe(1);
  t.do('effect', 'Chupacabra');
  if (t.kinds.has('target')) t.do('target', 'Killer Clown');
  pay();
  if (t.kinds.has('pass') && t.m.records.chain.count > 0) t.do('pass');
  expect(t.events('entry.stopped').map((one) => (one['card'] as { name: string }).name)).toEqual(['Reflection']);
  expect(t.lp('Killer Clown')).toBe(max - 25);
  expect(t.m.card.burn[t.card('Killer Clown')]).toBe(3);
});
