/** Status Effects: their targets, their effects and their timing (mz.status.*). */
import { STATUS_EFFECTS, type Status } from '../src/language/words.ts';
import { cure, inflict, poisonOf } from '../src/play/arena/inflict.ts';
import { dealDamage } from '../src/play/arena/lp.ts';
import { awaken } from '../src/play/arena/pages.ts';
import { casterTarget } from '../src/play/model/places.ts';
import { ZONE } from '../src/play/model/state.ts';
import { STATUS } from '../src/play/model/words.ts';
import { putAway } from '../src/play/piles/put-away.ts';
import { beastie } from './made-pages.ts';
import { table, type Given, type TestTable, expectEachDraw } from './table.ts';

expectEachDraw();

const HEADS = 0;
const TAILS = 1;
const pages = {
  Wolf: beastie(100, 40),
  Ox: beastie(100, 20),
  Idol: { pageType: 'artifact', lp: 40 },
};
const given = (seats: Given['seats'], random: readonly number[] = [], rest: Partial<Given> = {}): Given => ({
  pages,
  seats,
  random,
  ...rest,
});

/** Ends the running turn and starts the next one. */
function nextTurn(t: TestTable): TestTable {
  t.endTurn();
  if (t.m.runningSteps().at(-1) === 'turn-over') t.do('pass');
  return t;
}

/** Inflicts a Status Effect on a Page, as the active seat. */
const suffer = (t: TestTable, name: string, status: Status, counters = 1): void =>
  inflict(t.m, t.card(name), STATUS[status], counters, 0);
const field = (t: TestTable, name: string, of: 'frozen' | 'burn' | 'paralyzed' | 'asleep' | 'scared' | 'confused') =>
  t.m.card[of][t.card(name)]!;
const fatigued = (t: TestTable, name: string): number => t.m.card.fatigued[t.card(name)]!;

test('each can be inflicted only on the targets that its rule names (mz.status.who)', () => {
  /** By target: Status Effects that need a die or a coin. */
  const byChance: Readonly<Record<string, readonly Status[]>> = { Ox: ['Burn', 'Paralyze', 'Sleep'], Caster: ['Burn'] };
  const took = (target: 'Ox' | 'Idol' | 'Caster'): Status[] =>
    STATUS_EFFECTS.filter((status) => {
      const random = byChance[target]?.includes(status) ? [HEADS] : [];
      const t = table(given([{}, { arena: ['Ox', 'Idol'] }], random));
      inflict(t.m, target === 'Caster' ? casterTarget(1) : t.card(target), STATUS[status], 1, 0);
      return t.events(target === 'Caster' ? 'status.inflicted-on-caster' : 'status.inflicted').length > 0;
    });
  expect([took('Ox').length, took('Idol'), [...took('Caster')].sort()]).toEqual([7, ['Frozen'], ['Burn', 'Poison']]);
});

test('a target has one Indicator of each, with its counters, and can have several kinds (mz.status.one-each, mz.status.again-after-removal)', () => {
  const t = table(given([{}, { arena: ['Ox'] }], [3, HEADS, 1]));
  suffer(t, 'Ox', 'Burn');
  suffer(t, 'Ox', 'Burn');
  expect(field(t, 'Ox', 'burn')).toBe(4);
  suffer(t, 'Ox', 'Sleep');
  expect([field(t, 'Ox', 'burn'), field(t, 'Ox', 'asleep')]).toEqual([4, 1]);
  cure(t.m, t.card('Ox'), STATUS.Burn, 0);
  suffer(t, 'Ox', 'Burn');
  expect(field(t, 'Ox', 'burn')).toBe(2);
});

test('a Page that leaves the Arena loses all Indicators (mz.status.leave-arena-clears)', () => {
  const t = table(given([{}, { arena: ['Ox'] }], [2]));
  for (const status of ['Burn', 'Poison', 'Frozen', 'Confusion'] as const) suffer(t, 'Ox', status);
  putAway(t.m, t.card('Ox'), ZONE.chapter, 0);
  expect([
    field(t, 'Ox', 'burn'),
    field(t, 'Ox', 'frozen'),
    field(t, 'Ox', 'confused'),
    poisonOf(t.m, t.card('Ox')),
  ]).toEqual([0, 0, 0, 0]);
});

describe('Frozen', () => {
  test('Fatigues, loses a counter at the start of every turn, and thaws Awakened (mz.status.frozen-tick, mz.status.frozen-thaw)', () => {
    const t = table(given([{}, { arena: ['Ox'] }]));
    suffer(t, 'Ox', 'Frozen', 2);
    expect([field(t, 'Ox', 'frozen'), fatigued(t, 'Ox')]).toEqual([2, 1]);
    nextTurn(t);
    expect([field(t, 'Ox', 'frozen'), fatigued(t, 'Ox')]).toEqual([1, 1]);
    nextTurn(t);
    expect([field(t, 'Ox', 'frozen'), fatigued(t, 'Ox')]).toEqual([0, 0]);
  });

  test('a Frozen Page cannot be Awakened by any means (mz.status.frozen-no-awaken)', () => {
    const t = table(given([{}, { arena: ['Ox'] }]));
    suffer(t, 'Ox', 'Frozen', 3);
    expect([awaken(t.m, t.card('Ox'), 0), fatigued(t, 'Ox')]).toEqual([false, 1]);
  });

  test.each([
    [{}, 1],
    [{ 'status.frozen.damageAwakens': true }, 0],
  ])('Damage ends it and leaves the Page Fatigued: %p (mz.status.frozen-damage)', (set, state) => {
    const t = table(given([{}, { arena: ['Ox'] }], [], { set }));
    suffer(t, 'Ox', 'Frozen', 3);
    dealDamage(t.m, t.card('Ox'), 10, t.card('Ox'), false);
    expect([field(t, 'Ox', 'frozen'), fatigued(t, 'Ox')]).toEqual([0, state]);
  });

  test.each([
    [{}, 2],
    [{ 'status.frozen.sparesItsCombat': false }, 0],
  ])('the Attack that inflicted it leaves the Page Frozen: %p', (set, counters) => {
    const made = { ...pages, Frost: beastie(100, 10, {}, { inflicts: [{ status: 'Frozen', counters: 2 }] }) };
    const t = table({ pages: made, seats: [{ arena: ['Frost'] }, { arena: ['Ox'] }], set });
    t.do('attack', 'Frost').do('attack-page', 'Ox').do('pass');
    expect([field(t, 'Ox', 'frozen'), t.lp('Ox'), fatigued(t, 'Ox'), t.lp('Frost')]).toEqual([counters, 90, 1, 80]);
  });
});

describe('Burn', () => {
  test('a die sets its counters, and one is removed at the start of every turn (mz.status.burn-inflict, mz.status.burn-tick)', () => {
    const t = table(given([{}, { arena: ['Ox'] }], [1, 1]));
    suffer(t, 'Ox', 'Burn');
    inflict(t.m, casterTarget(1), STATUS.Burn, 1, 0);
    expect([field(t, 'Ox', 'burn'), t.m.seat.burn[1]]).toEqual([2, 2]);
    nextTurn(t);
    nextTurn(t);
    expect([field(t, 'Ox', 'burn'), t.m.seat.burn[1]]).toEqual([0, 0]);
    expect(t.events('status.removed-from-caster').length).toBe(1);
  });

  test('a Beastie with 20 LP is Destroyed by declaring an attack, and combat ends without Damage (mz.status.burn-destroys-attacker)', () => {
    const t = table(
      given([{ arena: ['Wolf'] }, { arena: ['Ox'] }], [], {
        before: (m, card) => {
          m.card.damage[card('Wolf')] = 80;
          m.card.burn[card('Wolf')] = 2;
        },
      }),
    );
    t.do('attack', 'Wolf').do('attack-page', 'Ox');
    expect([t.at('Wolf'), t.lp('Ox'), t.m.table.combat]).toEqual(['limbo', 100, 0]);
    expect(t.events('attack.counted')).toEqual([]);
  });

  test('defending and being attacked cause no loss (mz.status.burn-page)', () => {
    const t = table(
      given([{ arena: ['Wolf'] }, { arena: ['Ox'] }], [], {
        before: (m, card) => void (m.card.burn[card('Ox')] = m.seat.burn[1] = 3),
      }),
    );
    t.do('attack', 'Wolf').do('attack-caster', 1).do('defend', 'Ox');
    expect([t.lp('Ox'), t.casterLp(1)]).toEqual([60, 1000]);
  });
});

describe('Poison', () => {
  test('a target has up to three Indicators (mz.status.poison-max)', () => {
    const t = table(given([{}, { arena: ['Ox'] }]));
    for (let n = 0; n < 4; n++) suffer(t, 'Ox', 'Poison');
    expect(poisonOf(t.m, t.card('Ox'))).toBe(3);
  });

  test('each Indicator removes 10 LP at the end of every turn and expires at the start of the third turn (mz.example.poison-flatwoods)', () => {
    const t = table(given([{}, { arena: ['Ox'] }]));
    suffer(t, 'Ox', 'Poison');
    inflict(t.m, casterTarget(1), STATUS.Poison, 2, 0);
    nextTurn(t);
    expect([t.lp('Ox'), t.casterLp(1), poisonOf(t.m, t.card('Ox'))]).toEqual([90, 980, 1]);
    nextTurn(t);
    expect([t.lp('Ox'), t.casterLp(1), poisonOf(t.m, t.card('Ox')), poisonOf(t.m, casterTarget(1))]).toEqual([
      80, 960, 0, 0,
    ]);
  });

  test('every Indicator expires separately (mz.status.poison-expiry)', () => {
    const t = table(given([{}, { arena: ['Ox'] }]));
    suffer(t, 'Ox', 'Poison');
    nextTurn(t);
    suffer(t, 'Ox', 'Poison');
    nextTurn(t);
    expect([t.lp('Ox'), poisonOf(t.m, t.card('Ox'))]).toEqual([70, 1]);
  });
});

describe('Paralyze', () => {
  test.each([
    [HEADS, true],
    [TAILS, false],
  ])('coin %i: %s (mz.status.paralyze-inflict)', (coin, there) => {
    const t = table(given([{}, { arena: ['Ox'] }], [coin]));
    suffer(t, 'Ox', 'Paralyze');
    expect(field(t, 'Ox', 'paralyzed') > 0).toBe(there);
  });

  test('a paralyzed Page cannot attack or defend; Paralyze ends with the next turn (mz.status.paralyze-no-combat, mz.status.paralyze-expiry)', () => {
    const t = table(given([{ arena: ['Wolf'] }, { arena: ['Ox'] }], [HEADS]));
    suffer(t, 'Ox', 'Paralyze');
    t.do('attack', 'Wolf').do('attack-caster', 1);
    expect(t.casterLp(1)).toBe(960);
    nextTurn(t);
    expect([t.m.table.active, t.kinds.has('attack'), field(t, 'Ox', 'paralyzed') > 0]).toEqual([1, false, true]);
    nextTurn(t);
    expect(field(t, 'Ox', 'paralyzed')).toBe(0);
  });

  test('its Attack deals 0 after all changes and has no effects; a mode may set another number (mz.status.paralyze-zero-damage)', () => {
    const sting = { do: 'lose-lp', amount: 10, target: 'each-opponent' };
    const also = { advantage: ['Dark'], inflicts: [{ status: 'Poison' }], effects: [sting] };
    const guard = beastie(100, 20, { auraType: 'Light' }, also);
    const answer = (set: Given['set']): [number, number, number] => {
      const t = table({
        pages: { Imp: beastie(100, 0, { auraType: 'Dark' }), Guard: guard },
        seats: [{ arena: ['Imp'] }, { arena: ['Guard'] }],
        random: [HEADS],
        set,
      });
      suffer(t, 'Guard', 'Paralyze');
      t.do('attack', 'Imp').do('attack-page', 'Guard');
      return [t.lp('Imp'), poisonOf(t.m, t.card('Imp')), t.casterLp(0)];
    };
    expect([answer({}), answer({ 'status.paralyze.damage': 5 })]).toEqual([
      [100, 0, 1000],
      [95, 0, 1000],
    ]);
  });

  test('a paralyzed Page counts as having no text (mz.status.paralyze-no-text)', () => {
    const chief = {
      ...beastie(50, 0),
      texts: [
        {
          id: 'cheer',
          kind: 'arena',
          on: { all: { types: ['beastie'], whose: 'own', exceptThis: true } },
          text: 'Your other Beasties gain 10 LP.',
          modifiers: [{ does: 'change', stat: 'max-lp', by: 10 }],
        },
      ],
    };
    const t = table({ pages: { ...pages, Chief: chief }, seats: [{ arena: ['Chief', 'Wolf'] }, {}], random: [HEADS] });
    expect(t.maxLp('Wolf')).toBe(110);
    suffer(t, 'Chief', 'Paralyze');
    expect(t.maxLp('Wolf')).toBe(100);
    cure(t.m, t.card('Chief'), STATUS.Paralyze, 0);
    expect(t.maxLp('Wolf')).toBe(110);
  });
});

describe('Sleep', () => {
  test('Fatigues on heads, has no end of its own, and prevents Awakening (mz.status.sleep-no-timer, mz.status.sleep-no-awaken)', () => {
    const t = table(given([{}, { arena: ['Ox'] }], [HEADS]));
    suffer(t, 'Ox', 'Sleep');
    for (let n = 0; n < 6; n++) nextTurn(t);
    expect([field(t, 'Ox', 'asleep'), fatigued(t, 'Ox'), awaken(t.m, t.card('Ox'), 0)]).toEqual([1, 1, false]);
  });

  test.each([
    [{}, 60, 1],
    [{ 'status.sleep.attackWakes': false }, 20, 0],
  ])('an attack on the Page ends Sleep before Damage: %p (mz.status.sleep-attack-target)', (set, left, state) => {
    const t = table(given([{ arena: ['Wolf'] }, { arena: ['Ox'] }], [HEADS], { set }));
    suffer(t, 'Ox', 'Sleep');
    t.do('attack', 'Wolf').do('attack-page', 'Ox');
    expect([t.lp('Ox'), fatigued(t, 'Ox'), field(t, 'Ox', 'asleep')]).toEqual([left, state, 0]);
  });

  test.each([
    [{}, 50, 0],
    [{ 'status.sleep.damageTimes': 3, 'status.sleep.damageAwakens': false }, 25, 1],
  ])('other Damage is doubled and wakes the Page: %p (mz.status.sleep-damage)', (set, left, state) => {
    const t = table(given([{}, { arena: ['Ox'] }], [HEADS], { set }));
    suffer(t, 'Ox', 'Sleep');
    dealDamage(t.m, t.card('Ox'), 25, t.card('Ox'), false);
    expect([t.lp('Ox'), fatigued(t, 'Ox'), field(t, 'Ox', 'asleep')]).toEqual([left, state, 0]);
  });

  test.each([
    [{}, 90, 1],
    [{ 'status.sleep.sparesItsCombat': false }, 80, 0],
  ])('the Attack that inflicted Sleep does not wake the Page: %p', (set, left, asleep) => {
    const made = { ...pages, Lull: beastie(100, 10, {}, { inflicts: [{ status: 'Sleep' }] }) };
    const t = table({ pages: made, seats: [{ arena: ['Lull'] }, { arena: ['Ox'] }], set, random: [HEADS] });
    t.do('attack', 'Lull').do('attack-page', 'Ox').do('pass');
    expect([t.lp('Ox'), field(t, 'Ox', 'asleep')]).toEqual([left, asleep]);
  });
});

describe('Scared', () => {
  const scare = (t: TestTable, name: string): TestTable => {
    suffer(t, name, 'Scared');
    return t;
  };

  test.each([
    [HEADS, 'arena', 960],
    [TAILS, 'chapter', 1000],
  ])('after attacking with coin %i, the Page is in the %s (mz.status.scared-flip)', (coin, where, lp) => {
    const t = scare(table(given([{ arena: ['Wolf'] }, {}], [coin])), 'Wolf');
    t.do('attack', 'Wolf');
    expect([t.at('Wolf'), t.casterLp(1), t.m.table.combat]).toEqual([where, lp, 0]);
    if (coin === HEADS) expect(field(t, 'Wolf', 'scared')).toBe(0);
  });

  test.each([
    [HEADS, 'arena', 1000],
    [TAILS, 'chapter', 960],
  ])('after defending with coin %i, the Page is in the %s', (coin, where, lp) => {
    const t = scare(table(given([{ arena: ['Wolf'] }, { arena: ['Ox'] }], [coin])), 'Ox');
    t.do('attack', 'Wolf').do('attack-caster', 1).do('defend', 'Ox');
    expect([t.at('Ox'), t.casterLp(1)]).toEqual([where, lp]);
  });

  test('Freezing triggers the coin for an awakened Page, not for a Fatigued one (mz.status.scared-any-fatigue)', () => {
    const awake = scare(table(given([{}, { arena: ['Ox'] }], [TAILS])), 'Ox');
    suffer(awake, 'Ox', 'Frozen', 1);
    expect([awake.at('Ox'), field(awake, 'Ox', 'frozen')]).toEqual(['chapter', 0]);
    const tired = scare(
      table(given([{}, { arena: ['Ox'] }], [], { before: (m, card) => void (m.card.fatigued[card('Ox')] = 1) })),
      'Ox',
    );
    suffer(tired, 'Ox', 'Frozen', 1);
    expect([tired.at('Ox'), field(tired, 'Ox', 'frozen'), field(tired, 'Ox', 'scared')]).toEqual(['arena', 1, 1]);
  });

  test('lasts until a coin or a text ends it (mz.status.scared-no-timer)', () => {
    const t = scare(table(given([{}, { arena: ['Ox'] }])), 'Ox');
    for (let n = 0; n < 5; n++) nextTurn(t);
    expect(field(t, 'Ox', 'scared')).toBe(1);
  });
});

describe('Confusion', () => {
  test.each([
    [HEADS, 960, 100, 1],
    [TAILS, 1000, 60, 0],
  ])('an attack with coin %i (mz.status.confusion-flip)', (coin, casterLp, own, left) => {
    const t = table(given([{ arena: ['Wolf'] }, {}], [coin]));
    suffer(t, 'Wolf', 'Confusion');
    t.do('attack', 'Wolf');
    expect([t.casterLp(1), t.lp('Wolf'), field(t, 'Wolf', 'confused')]).toEqual([casterLp, own, left]);
  });

  test('a confused Defender also flips a coin (mz.status.confusion-defender-too)', () => {
    const t = table(given([{ arena: ['Wolf'] }, { arena: ['Ox'] }], [TAILS]));
    suffer(t, 'Ox', 'Confusion');
    t.do('attack', 'Wolf').do('attack-page', 'Ox').do('pass');
    expect([t.lp('Wolf'), t.lp('Ox')]).toEqual([100, 40]);
  });
});

describe('the icon next to an Attack (mz.status.attack-icon, mz.status.primary-only)', () => {
  const viper = beastie(100, 10, {}, { inflicts: [{ status: 'Poison' }] });
  const made = { ...pages, Viper: viper };

  test.each([
    [{}, 1],
    [{ 'status.ofAttackAffectsCasters': false }, 0],
  ])('an undefended Caster gets the Status Effect: %p', (set, indicators) => {
    const t = table({ pages: made, seats: [{ arena: ['Viper'] }, {}], set });
    t.do('attack', 'Viper');
    expect(poisonOf(t.m, casterTarget(1))).toBe(indicators);
  });

  test.each([
    [{}, [0, 1, 0]],
    [{ 'status.ofAttackAffects': 'every-defender' }, [1, 1, 0]],
  ])('of several Defenders, only the primary one gets it, unless the mode says every: %p', (set, indicators) => {
    const t = table({ pages: made, seats: [{ arena: ['Viper'] }, { arena: ['Wolf', 'Ox'] }], set });
    t.do('attack', 'Viper').do('attack-caster', 1).do('defend', 'Wolf').do('defend', 'Ox').do('answer', 'Ox');
    expect([poisonOf(t.m, t.card('Wolf')), poisonOf(t.m, t.card('Ox')), poisonOf(t.m, casterTarget(1))]).toEqual(
      indicators,
    );
  });

  test('the Attack of the Defender inflicts its own icon on the attacker (mz.attack.defender-side)', () => {
    const t = table({ pages: made, seats: [{ arena: ['Ox'] }, { arena: ['Viper'] }] });
    t.do('attack', 'Ox').do('attack-page', 'Viper').do('pass');
    expect([poisonOf(t.m, t.card('Ox')), poisonOf(t.m, t.card('Viper'))]).toEqual([1, 0]);
  });
});
