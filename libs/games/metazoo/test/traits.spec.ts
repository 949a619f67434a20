/** The effect and the limits of each Trait (mz.trait.*). */
import { UNTIL, addChange } from '../src/play/arena/changes.ts';
import { inflict, poisonOf } from '../src/play/arena/inflict.ts';
import { loseLp } from '../src/play/arena/lp.ts';
import { destroy } from '../src/play/arena/pages.ts';
import { zoneAt } from '../src/play/model/places.ts';
import { ZONE } from '../src/play/model/state.ts';
import { STATUS } from '../src/play/model/words.ts';
import { MOD } from '../src/play/numbers/tally.ts';
import { anyBeastie, beastie, spell } from './made-pages.ts';
import { table, type Given, type TestTable, expectEachDraw } from './table.ts';

expectEachDraw();

type Before = Given['before'];
const traits = (...names: string[]): { traits: string[] } => ({ traits: names });
const damaged = (name: string, damage: number): Before => {
  return (m, card) => void (m.card.damage[card(name)] = damage);
};
const zap = spell({ do: 'damage', amount: 25, target: anyBeastie });

/** Ends the running turn and starts the next one. */
function nextTurn(t: TestTable): TestTable {
  t.endTurn();
  if (t.m.runningSteps().at(-1) === 'turn-over') t.do('pass');
  return t;
}

test('Blood Sucker recovers all Damage that its Attack dealt to Pages and Casters (mz.trait.blood-sucker)', () => {
  const t = table({
    pages: { Leech: beastie(60, 40, traits('Blood Sucker')), Mouse: beastie(30, 0) },
    seats: [{ arena: ['Leech'] }, { arena: ['Mouse'] }],
    before: damaged('Leech', 50),
  });
  t.do('attack', 'Leech').do('attack-caster', 1).do('defend', 'Mouse');
  expect([t.at('Mouse'), t.casterLp(1), t.lp('Leech')]).toEqual(['limbo', 990, 50]);
});

test('Destroyer Destroys every Page to which it dealt Damage, even an Immortal one; without Damage, it does nothing (mz.trait.destroyer)', () => {
  const pages = {
    Ogre: beastie(50, 10, traits('Destroyer')),
    Ox: beastie(200, 0),
    Ghoul: beastie(200, 0, traits('Immortal')),
    Mild: beastie(50, 0, traits('Destroyer')),
  };
  const t = table({ pages, seats: [{ arena: ['Ogre'] }, { arena: ['Ox', 'Ghoul'] }] });
  t.do('attack', 'Ogre').do('attack-caster', 1).do('defend', 'Ox').do('defend', 'Ghoul').do('answer', 'Ox');
  expect([t.at('Ox'), t.at('Ghoul'), t.casterLp(1)]).toEqual(['limbo', 'limbo', 1000]);
  const mild = table({ pages, seats: [{ arena: ['Mild'] }, { arena: ['Ox'] }] });
  mild.do('attack', 'Mild').do('attack-page', 'Ox').do('pass');
  expect(mild.at('Ox')).toBe('arena');
});

/** Puts a shield on a Page that prevents this amount of Damage this turn. */
const shield = (t: TestTable, name: string, amount: number): void =>
  addChange(t.m, t.card(name), MOD.prevent, amount, UNTIL.turn, 1, t.card(name));

test.each([
  [{}, 'arena'],
  [{ 'trait.destroyer.needsDamage': false }, 'limbo'],
])('Destroyer needs Damage that was not prevented, unless the mode says otherwise: %p', (set, where) => {
  const pages = { Ogre: beastie(50, 10, traits('Destroyer')), Ox: beastie(200, 0) };
  const t = table({ pages, seats: [{ arena: ['Ogre'] }, { arena: ['Ox'] }], set });
  shield(t, 'Ox', 10);
  t.do('attack', 'Ogre').do('attack-page', 'Ox').do('pass');
  expect([t.at('Ox'), t.lp('Ogre')]).toEqual([where, 50]);
});

test('Blood Sucker recovers the Damage that was dealt, not the Damage that was prevented', () => {
  const pages = { Leech: beastie(60, 40, traits('Blood Sucker')), Ox: beastie(200, 0) };
  const t = table({ pages, seats: [{ arena: ['Leech'] }, { arena: ['Ox'] }], before: damaged('Leech', 50) });
  shield(t, 'Ox', 25);
  t.do('attack', 'Leech').do('attack-page', 'Ox').do('pass');
  expect([t.lp('Ox'), t.lp('Leech')]).toEqual([185, 25]);
});

test('Defender doubles LP on opponents’ turns only, and damage stays afterwards (mz.trait.defender)', () => {
  const t = table({
    pages: { Wall: beastie(50, 0, traits('Defender')) },
    seats: [{}, { arena: ['Wall', 'Wall#2'] }],
    before: damaged('Wall#2', 60),
  });
  expect([t.maxLp('Wall'), t.lp('Wall'), t.lp('Wall#2')]).toEqual([100, 100, 40]);
  nextTurn(t);
  expect([t.m.table.active, t.maxLp('Wall'), t.at('Wall#2')]).toEqual([1, 50, 'limbo']);
});

test.each([
  [0, 'chapter'],
  [1, 'arena'],
])(
  'Fear: with coin %i its target is in the %s; no effect if the Page was not Contracted (mz.trait.fear)',
  (coin, where) => {
    const pages = {
      Ghoul: beastie(50, 0, traits('Fear')),
      Ox: beastie(50, 0),
      Rise: spell({ do: 'move', target: { pick: 1, from: { in: 'limbo', whose: 'own' } }, to: 'arena' }),
    };
    const t = table({ pages, seats: [{ chapter: ['Ghoul'] }, { arena: ['Ox'] }], random: [coin] });
    t.do('contract', 'Ghoul').do('target', 'Ox');
    expect(t.at('Ox')).toBe(where);
    const raised = table({ pages, seats: [{ chapter: ['Rise'], limbo: ['Ghoul'] }, { arena: ['Ox'] }] });
    raised.do('contract', 'Rise');
    expect([raised.at('Ghoul'), raised.at('Ox'), raised.events('coin.flipped').length]).toEqual(['arena', 'arena', 0]);
  },
);

test.each([
  ['a Spell', 'contract', 'Zap'],
  ['a Power', 'power', 'Imp'],
])('Magiproof blocks Spells, Burrow blocks both: %s', (_, kind, by) => {
  const power = {
    ...beastie(30, 0),
    texts: [
      {
        id: 'zap',
        kind: 'power',
        name: 'Zap',
        text: 'Deal 25.',
        effects: [{ do: 'damage', amount: 25, target: { pick: 1, from: { types: ['beastie'], whose: 'opposing' } } }],
      },
    ],
  };
  const pages = {
    Zap: zap,
    Imp: power,
    Nix: beastie(50, 0, traits('Magiproof')),
    Mole: beastie(50, 0, traits('Burrow')),
  };
  const tryOn = (name: string, burrowing: number, set: Given['set'] = {}): boolean => {
    const t = table({
      pages,
      seats: [{ chapter: ['Zap'], arena: ['Imp'] }, { arena: [name] }],
      set,
      before: (m, card) => {
        m.card.burrowing[card(name)] = burrowing;
        m.card.fatigued[card('Imp')] = kind === 'power' ? 0 : 1;
      },
    });
    if (!t.kinds.has(kind)) return false;
    t.do(kind, by);
    if (t.kinds.has('target')) {
      if (!t.offered.includes(`target ${name}`)) return false;
      t.do('target', name);
    }
    return t.lp(name) === 25;
  };
  expect([tryOn('Nix', 0), tryOn('Mole', 0), tryOn('Mole', 1)]).toEqual([kind === 'power', true, false]);
  expect(tryOn('Nix', 0, { 'trait.magiproof.barred': ['potion'] })).toBe(true);
  expect(tryOn('Mole', 1, { 'trait.burrow.barred': ['attack'] })).toBe(true);
});

test('a Caster may declare Burrow at the start of any turn; until that turn ends, only a Page with Burrow can attack it (mz.trait.burrow)', () => {
  const pages = { Mole: beastie(50, 10, traits('Burrow')), Wolf: beastie(50, 10) };
  const t = table({ pages, seats: [{ arena: ['Wolf', 'Mole#2'] }, { arena: ['Mole'] }], step: 'start' });
  expect(t.asked).toBe(0);
  t.do('pass').do('burrow', 'Mole');
  t.passTo('attack').do('attack', 'Wolf');
  expect([t.casterLp(1), t.kinds.has('attack-page')]).toEqual([990, false]);
  t.do('attack', 'Mole#2');
  expect(t.offered).toContain('attack-page Mole');
  t.do('attack-page', 'Mole');
  expect([t.kinds.has('defend'), t.lp('Mole')]).toEqual([false, 40]);
  nextTurn(t);
  expect([t.m.table.active, t.m.card.burrowing[t.card('Mole')]]).toEqual([1, 0]);
});

test('a burrowing Beastie cannot attack or be declared as a Defender', () => {
  const pages = { Mole: beastie(50, 10, traits('Burrow')), Wolf: beastie(50, 10) };
  const seats = [{ arena: ['Wolf', 'Mole#2'] }, { arena: ['Mole'] }];
  const t = table({
    pages,
    seats,
    before: (m, card) => {
      m.card.burrowing[card('Mole')] = m.card.burrowing[card('Mole#2')] = 1;
    },
  });
  expect(t.offered.filter((one) => one.startsWith('attack')).length).toBe(1);
  t.do('attack', 'Wolf');
  expect(t.casterLp(1)).toBe(990);
});

test("Convert generates 1 Aura of the Page's own type (mz.trait.convert)", () => {
  const pages = { Snow: beastie(30, 0, { ...traits('Convert'), auraType: 'Frost' }) };
  const t = table({ pages, seats: [{ arena: ['Snow'] }, {}] });
  t.do('generate', 'Snow');
  expect(t.m.card.fatigued[t.card('Snow')]).toBe(1);
  expect(t.events('aura.generated')[0]).toMatchObject({ aura: 'Frost', amount: 1 });
});

test('Flight: only a Page with Flight can attack it; any Beastie can defend against it (mz.trait.flight)', () => {
  const pages = { Crow: beastie(50, 10, traits('Flight')), Wolf: beastie(50, 10), Ox: beastie(90, 0) };
  const t = table({ pages, seats: [{ arena: ['Wolf', 'Crow#2'] }, { arena: ['Crow', 'Ox'] }] });
  t.do('attack', 'Wolf');
  expect(t.offered).not.toContain('attack-page Crow');
  t.do('attack-caster', 1).do('pass').do('attack', 'Crow#2');
  expect(t.offered).toContain('attack-page Crow');
  t.do('attack-page', 'Crow');
  expect(t.offered).toContain('defend Ox');
});

test.each(['Invisible', 'Spirit'])('%s: cannot be attacked, but may defend (mz.trait.invisible)', (trait) => {
  const pages = { Ghost: beastie(50, 10, traits(trait)), Wolf: beastie(50, 10) };
  const t = table({ pages, seats: [{ arena: ['Wolf'] }, { arena: ['Ghost'] }] });
  t.do('attack', 'Wolf');
  expect(t.offered).toContain('defend Ghost');
  t.do('defend', 'Ghost');
  expect([t.lp('Ghost'), t.casterLp(1)]).toEqual([40, 1000]);
});

test.each(['Invisible', 'Unblockable'])(
  '%s: no Defenders can be declared against it (mz.trait.unblockable)',
  (trait) => {
    const pages = { Ghost: beastie(50, 10, traits(trait)), Ox: beastie(50, 10) };
    const t = table({ pages, seats: [{ arena: ['Ghost'] }, { arena: ['Ox'] }] });
    t.do('attack', 'Ghost').do('attack-caster', 1);
    expect([t.casterLp(1), t.m.card.fatigued[t.card('Ox')]]).toEqual([990, 0]);
  },
);

test('an Immortal Page stays at 0 LP, and a text can still Destroy it (mz.trait.immortal)', () => {
  const t = table({
    pages: { Ghoul: beastie(20, 0, traits('Immortal')), Wolf: beastie(50, 50) },
    seats: [{ arena: ['Wolf'] }, { arena: ['Ghoul'] }],
  });
  t.do('attack', 'Wolf').do('attack-page', 'Ghoul').do('pass');
  expect([t.at('Ghoul'), t.lp('Ghoul')]).toEqual(['arena', 0]);
  destroy(t.m, t.card('Ghoul'), 0);
  expect(t.at('Ghoul')).toBe('limbo');
});

test("Infectious leaves a Fatigued Token without a name, with the Beastie's LP, Attacks and Aura Type (mz.trait.infectious)", () => {
  const rot = beastie(60, 30, { ...traits('Infectious', 'Fleet'), auraType: 'Forest' }, { advantage: ['Water'] });
  const t = table({
    pages: { Rot: rot, Mouse: beastie(30, 0) },
    seats: [{ arena: ['Rot'] }, { arena: ['Mouse'] }],
  });
  t.do('attack', 'Rot').do('attack-page', 'Mouse').do('pass');
  const token = t.m.cardsIn(zoneAt(t.m, 0, ZONE.arena)).find((card) => t.m.program.defs[t.m.def[card]!]!.token)!;
  const page = t.m.program.defs[t.m.def[token]!]!;
  expect([page.token, page.givenName, page.data.auraType, page.data.traits]).toEqual([true, null, 'Forest', []]);
  expect(page.data.attacks.map(({ damage, advantage }) => ({ damage, advantage }))).toEqual([
    { damage: 30, advantage: ['Water'] },
  ]);
  expect([t.m.card.controller[token], t.m.card.fatigued[token], t.m.card.tokenLp[token]]).toEqual([0, 1, 60]);
});

test('each Regen recovers 10 at the end of every turn (mz.trait.regen)', () => {
  const t = table({
    pages: { Newt: beastie(90, 0, traits('Regen', 'Regen')) },
    seats: [{}, { arena: ['Newt'] }],
    before: damaged('Newt', 50),
  });
  nextTurn(t);
  expect(t.lp('Newt')).toBe(60);
  nextTurn(t);
  expect(t.lp('Newt')).toBe(80);
});

describe('Stone Skin (mz.trait.stone-skin)', () => {
  const pages = { Golem: beastie(60, 0, traits('Stone Skin')), Wolf: beastie(50, 50), Mouse: beastie(30, 0), Zap: zap };

  test('a Spell deals no Damage, but LP can be lost', () => {
    const t = table({ pages, seats: [{ chapter: ['Zap'] }, { arena: ['Golem'] }] });
    t.do('contract', 'Zap');
    expect(t.lp('Golem')).toBe(60);
    loseLp(t.m, t.card('Golem'), 10, 0);
    expect(t.lp('Golem')).toBe(50);
  });

  test('a mode may also let it prevent loss of LP', () => {
    const t = table({ pages, seats: [{}, { arena: ['Golem'] }], set: { 'trait.stoneSkin.stopsLoss': true } });
    loseLp(t.m, t.card('Golem'), 10, 0);
    expect(t.lp('Golem')).toBe(60);
  });

  test('takes full Damage as an undefended target; takes no remainder behind Defenders', () => {
    const alone = table({ pages, seats: [{ arena: ['Wolf'] }, { arena: ['Golem'] }] });
    alone.do('attack', 'Wolf').do('attack-page', 'Golem').do('pass');
    expect(alone.lp('Golem')).toBe(10);
    const behind = table({ pages, seats: [{ arena: ['Wolf'] }, { arena: ['Golem', 'Mouse'] }] });
    behind.do('attack', 'Wolf').do('attack-page', 'Golem').do('defend', 'Mouse').do('pass');
    expect([behind.at('Mouse'), behind.lp('Golem')]).toEqual(['limbo', 60]);
  });
});

test('Venomous poisons the attacker when the Beastie is primary Defender, even if the Beastie is Destroyed (mz.trait.venomous)', () => {
  const pages = { Adder: beastie(10, 0, traits('Venomous')), Wolf: beastie(90, 50), Ox: beastie(90, 0) };
  const poison = (primary: string, set: Given['set'] = {}): number => {
    const t = table({ pages, seats: [{ arena: ['Wolf'] }, { arena: ['Adder', 'Ox'] }], set });
    t.do('attack', 'Wolf').do('attack-caster', 1).do('defend', 'Adder').do('defend', 'Ox').do('answer', primary);
    return poisonOf(t.m, t.card('Wolf'));
  };
  expect([poison('Adder'), poison('Ox'), poison('Adder', { 'trait.venomous.indicators': 2 })]).toEqual([1, 0, 2]);
});

test('a Caster can Destroy a Page with Self-Destruct on their own turn by Fatiguing it (mz.trait.self-destruct)', () => {
  const t = table({
    pages: { Bomb: beastie(50, 0, traits('Self-Destruct')) },
    seats: [{ arena: ['Bomb', 'Bomb#2'] }, { arena: ['Bomb#3'] }],
    before: (m, card) => void (m.card.fatigued[card('Bomb#2')] = 1),
  });
  expect(t.offered.filter((one) => one.startsWith('self-destruct'))).toEqual(['self-destruct Bomb']);
  t.do('self-destruct', 'Bomb');
  expect(t.at('Bomb')).toBe('limbo');
});

test('a paralyzed Page keeps its Traits (mz.status.paralyze-no-text)', () => {
  const t = table({
    pages: { Crow: beastie(50, 10, traits('Flight')), Wolf: beastie(50, 10) },
    seats: [{ arena: ['Wolf'] }, { arena: ['Crow'] }],
    random: [0],
  });
  inflict(t.m, t.card('Crow'), STATUS.Paralyze, 1, 0);
  t.do('attack', 'Wolf');
  expect([t.casterLp(1), t.m.card.paralyzed[t.card('Crow')]! > 0]).toEqual([990, true]);
});
