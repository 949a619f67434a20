/** Combat: targets, Defenders and their Attack, the order of Attacks, and sharing Damage. */
import { amountsFor } from '../src/play/combat/allocate.ts';
import { table, type Given, expectEachDraw } from './table.ts';

expectEachDraw();

const hits = (damage: number, more: object = {}) => [{ id: 'hit', name: 'Hit', damage, ...more }];
const beastie = (lp: number, damage: number, more: object = {}) => ({ lp, attacks: hits(damage), ...more });
const pages = {
  Wolf: beastie(100, 50),
  Ox: beastie(100, 20),
  Calf: beastie(30, 10),
  Wasp: beastie(60, 40, { traits: ['First-Strike'] }),
  Bee: beastie(60, 40, { traits: ['First-Strike'] }),
  Statue: { pageType: 'artifact', lp: 40 },
};
const given = (seats: Given['seats'], rest: Partial<Given> = {}): Given => ({ pages, seats, ...rest });

test('an undefended target becomes primary Defender, strikes back and is not Fatigued (mz.combat.undefended-target-is-primary)', () => {
  const t = table(given([{ arena: ['Wolf'] }, { arena: ['Ox'] }], { set: { 'combat.maxDefenders': 0 } }));
  t.do('attack', 'Wolf').do('attack-page', 'Ox');
  expect({
    lpOfOx: t.lp('Ox'),
    lpOfWolf: t.lp('Wolf'),
    oxFatigued: t.m.card.fatigued[t.card('Ox')],
    wolfFatigued: t.m.card.fatigued[t.card('Wolf')],
  }).toEqual({ lpOfOx: 50, lpOfWolf: 80, oxFatigued: 0, wolfFatigued: 1 });
});

test('an undefended Caster takes the Damage and does not strike back (mz.combat.undefended-caster)', () => {
  const t = table(given([{ arena: ['Wolf'] }, {}]));
  t.do('attack', 'Wolf').passTo('pass');
  expect({
    lpOfCaster1: t.casterLp(1),
    lpOfWolf: t.lp('Wolf'),
    applied: t.applied('mz.combat.undefended-caster'),
  }).toEqual({ lpOfCaster1: 950, lpOfWolf: 100, applied: 1 });
});

test('many Defenders take Damage, one strikes back (mz.combat.one-defending-attack)', () => {
  const t = table(given([{ arena: ['Wolf'] }, { arena: ['Ox', 'Calf'] }]));
  t.do('attack', 'Wolf').do('attack-caster', 1).do('defend', 'Ox').do('defend', 'Calf').do('answer', 'Calf');
  expect(t.events('defender.primary').map((one) => (one['card'] as { name: string }).name)).toEqual(['Calf']);
  const amounts = t.offered.filter((one) => one.startsWith('allocate'));
  expect(amounts).toEqual([
    'allocate Ox, number 20',
    'allocate Ox, number 25',
    'allocate Ox, number 30',
    'allocate Ox, number 35',
    'allocate Ox, number 40',
    'allocate Ox, number 45',
  ]);
  t.do('allocate', 'Ox', 45);
  expect({ lpOfOx: t.lp('Ox'), lpOfCalf: t.lp('Calf'), lpOfWolf: t.lp('Wolf'), lpOfCaster1: t.casterLp(1) }).toEqual({
    lpOfOx: 55,
    lpOfCalf: 25,
    lpOfWolf: 90,
    lpOfCaster1: 1000,
  });
});

test('Damage beyond the LP of the Defenders goes to the target (mz.attack.remainder-to-target)', () => {
  const t = table(given([{ arena: ['Wolf'] }, { arena: ['Calf'] }]));
  t.do('attack', 'Wolf').do('attack-caster', 1).do('defend', 'Calf');
  expect({ areaOfCalf: t.at('Calf'), lpOfCaster1: t.casterLp(1), lpOfWolf: t.lp('Wolf') }).toEqual({
    areaOfCalf: 'limbo',
    lpOfCaster1: 980,
    lpOfWolf: 100,
  });
});

test('combat ends between the strikes when the primary Defender is gone (mz.combat.end-no-defender)', () => {
  const t = table(given([{ arena: ['Wolf'] }, { arena: ['Calf', 'Ox'] }]));
  t.do('attack', 'Wolf').do('attack-page', 'Calf').do('pass');
  expect({ areaOfCalf: t.at('Calf'), lpOfWolf: t.lp('Wolf'), applied: t.applied('mz.combat.end-no-defender') }).toEqual(
    { areaOfCalf: 'limbo', lpOfWolf: 100, applied: 1 },
  );
});

test('a Defender with First-Strike that Destroys the attacker is not struck (mz.combat.first-defender, mz.combat.end-no-attacker)', () => {
  const t = table(given([{ arena: ['Calf'] }, { arena: ['Wasp'] }]));
  t.do('attack', 'Calf').do('attack-page', 'Wasp').do('pass');
  expect({ areaOfCalf: t.at('Calf'), lpOfWasp: t.lp('Wasp') }).toEqual({ areaOfCalf: 'limbo', lpOfWasp: 60 });
});

test.each([
  [0, 'Wasp'],
  [1, 'Bee'],
])('both sides have First-Strike: with coin %i %s strikes first (mz.combat.first-both)', (coin, name) => {
  const t = table(
    given([{ arena: ['Wasp'] }, { arena: ['Bee'] }], { random: [coin], set: { 'combat.maxDefenders': 0 } }),
  );
  t.do('attack', 'Wasp').do('attack-page', 'Bee');
  expect((t.events('combat.first')[0]!['card'] as { name: string }).name).toBe(name);
  expect({ lpOfBee: t.lp('Bee'), lpOfWasp: t.lp('Wasp') }).toEqual({ lpOfBee: 20, lpOfWasp: 20 });
});

test('an Artifact without an Attack is Destroyed and does not strike back (mz.page.artifact)', () => {
  const t = table(given([{ arena: ['Wolf'] }, { arena: ['Statue'] }]));
  t.do('attack', 'Wolf').do('attack-page', 'Statue');
  expect({ areaOfStatue: t.at('Statue'), lpOfWolf: t.lp('Wolf') }).toEqual({ areaOfStatue: 'limbo', lpOfWolf: 100 });
});

test('Aura Attack Advantage and Type Advantage add up to 50 (mz.example.spookster-flatwoods-50)', () => {
  const t = table({
    pages: {
      Visitor: { lp: 50, auraType: 'Light', attacks: hits(10, { advantage: ['Dark'] }) },
      Spook: { lp: 100, auraType: 'Dark' },
    },
    seats: [{ arena: ['Visitor'] }, { arena: ['Spook'] }],
  });
  t.do('attack', 'Visitor').do('attack-caster', 1).do('defend', 'Spook');
  expect(t.lp('Spook')).toBe(50);
  expect(t.events('attack.counted')[0]).toMatchObject({ printed: 10, advantage: 40, total: 50 });
});

test("effects come before Damage: Paralyze keeps the Defender's Damage at 0 (mz.attack.effects-first, mz.status.paralyze-zero-damage)", () => {
  const t = table({
    pages: { Ray: { lp: 50, attacks: hits(20, { inflicts: [{ status: 'Paralyze' }] }) }, Ox: pages.Ox },
    seats: [{ arena: ['Ray'] }, { arena: ['Ox'] }],
    random: [0],
  });
  t.do('attack', 'Ray').do('attack-page', 'Ox').do('pass');
  expect({ lpOfOx: t.lp('Ox'), lpOfRay: t.lp('Ray') }).toEqual({ lpOfOx: 80, lpOfRay: 50 });
});

test('a Trap under the target is flipped, paid for and Fatigued, and defends (mz.trap.auto-defender)', () => {
  const t = table({
    pages: { ...pages, Pit: { lp: 40, traits: ['Trap', 'Fleet'], attacks: hits(30) } },
    seats: [{ arena: ['Wolf'] }, { arena: ['Statue'], traps: ['Pit'] }],
    before: (m, card) => void (m.card.host[card('Pit')] = card('Statue')),
  });
  t.do('attack', 'Wolf').do('attack-page', 'Statue').do('pay');
  expect({ areaOfPit: t.at('Pit'), lpOfStatue: t.lp('Statue'), applied: t.applied('mz.trap.auto-defender') }).toEqual({
    areaOfPit: 'limbo',
    lpOfStatue: 30,
    applied: 2,
  });
});

test('an uncovered Trap is attacked face-down; unpaid, it goes to the Afterlife and combat ends (mz.trap.unpaid-afterlife, mz.combat.target-left)', () => {
  const t = table({
    pages: { ...pages, Pit: { lp: 40, traits: ['Trap'], cost: { Flame: 2 }, attacks: hits(30) } },
    seats: [{ arena: ['Wolf'] }, { traps: ['Pit'] }],
  });
  t.do('attack', 'Wolf');
  expect(t.offered).toContain('attack-trap seat 1, number 0');
  t.do('attack-trap');
  if (t.kinds.has('pass') && t.asked === 1) t.do('pass');
  expect({
    areaOfPit: t.at('Pit'),
    lpOfWolf: t.lp('Wolf'),
    combat: t.m.table.combat,
    wolfFatigued: t.m.card.fatigued[t.card('Wolf')],
  }).toEqual({ areaOfPit: 'afterlife', lpOfWolf: 100, combat: 0, wolfFatigued: 1 });
});

test('a Spell Trap resolves before Defenders are declared (mz.combat.flipped-spell-potion-resolves)', () => {
  const snap = [
    {
      id: 'snap',
      kind: 'when',
      on: 'flipped',
      text: 'Snap.',
      effects: [{ do: 'damage', amount: 60, target: 'event' }],
    },
  ];
  const t = table({
    pages: { ...pages, Snare: { pageType: 'spell', traits: ['Trap'], texts: snap } },
    seats: [{ arena: ['Calf'] }, { arena: ['Ox'], traps: ['Snare'] }],
    before: (m, card) => void (m.card.host[card('Snare')] = card('Ox')),
  });
  t.do('attack', 'Calf').do('attack-page', 'Ox').do('pay');
  expect({ areaOfCalf: t.at('Calf'), areaOfSnare: t.at('Snare'), lpOfOx: t.lp('Ox') }).toEqual({
    areaOfCalf: 'limbo',
    areaOfSnare: 'cemetery',
    lpOfOx: 100,
  });
});

test.each([
  ['Caster', true, false, 980, 50],
  ['Page', false, true, 1000, 30],
  ['both', true, true, 980, 30],
])('Burn on the %s removes 20 LP at the declaration (mz.example.burn)', (_, caster, page, casterLp, pageLp) => {
  const t = table({
    pages: { Imp: { lp: 50, attacks: hits(10) } },
    seats: [{ arena: ['Imp'] }, {}],
    before: (m, card) => {
      m.seat.burn[0] = caster ? 3 : 0;
      m.card.burn[card('Imp')] = page ? 3 : 0;
    },
  });
  t.do('attack', 'Imp');
  expect({ lpOfCaster0: t.casterLp(0), lpOfImp: t.lp('Imp') }).toEqual({ lpOfCaster0: casterLp, lpOfImp: pageLp });
});

describe('amounts that a Defender may be given', () => {
  const room = (most: number) => ({ most, least: Math.min(most, 5) });
  test.each([
    ['two with room: from 5 to 45', 50, room(100), [room(100)], [5, 10, 15, 20, 25, 30, 35, 40, 45]],
    ['the cap of the other one raises the least', 50, room(100), [room(20)], [30, 35, 40, 45]],
    ['both full: no choice', 100, room(30), [room(20)], [30]],
    ['too little for two: one of them', 5, room(50), [room(50)], [0, 5]],
    ['nothing at 0 LP', 50, room(0), [room(100)], [0]],
  ])('%s', (_, left, own, later, expected) => {
    expect(amountsFor(left, own, later, 5, 5)).toEqual(expected);
  });
});
