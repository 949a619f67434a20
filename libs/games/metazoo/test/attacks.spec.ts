/** Attacks: legal targets and Defenders, changes by the mode, flipped Traps, and when other Casters may act. */
import { beastie, snare } from './made-pages.ts';
import { table, type Given, expectEachDraw } from './table.ts';

expectEachDraw();

const pages = {
  Wolf: beastie(60, 50),
  Hare: beastie(100, 20),
  Mouse: beastie(30, 10),
  Idol: { pageType: 'artifact', lp: 40 },
  Spark: { pageType: 'aura' },
  Pit: { traits: ['Trap'], lp: 40, attacks: [{ id: 'bite', name: 'Bite', damage: 15 }] },
  Crate: { pageType: 'artifact', traits: ['Trap'], lp: 30 },
  Dear: { traits: ['Trap', 'Fleet'], lp: 40, cost: { Flame: 2 } },
  Snare: snare({ do: 'damage', amount: 25, target: 'event' }),
  Charm: { pageType: 'artifact', traits: ['Equipment'], equip: {}, lp: 20 },
};
const given = (seats: Given['seats'], rest: Partial<Given> = {}): Given => ({ pages, seats, ...rest });
const fatigued = (t: ReturnType<typeof table>, name: string): number => t.m.card.fatigued[t.card(name)]!;
const under = (trap: string, host: string): Given['before'] => {
  return (m, card) => void (m.card.host[card(trap)] = card(host));
};

test('an awakened Beastie attacks and is Fatigued; a Fatigued Beastie and an Artifact cannot attack (mz.combat.attack-awake-beastie)', () => {
  const t = table(
    given([{ arena: ['Wolf', 'Mouse', 'Idol'] }, {}], {
      before: (m, card) => void (m.card.fatigued[card('Mouse')] = 1),
    }),
  );
  expect(t.offered.filter((one) => one.startsWith('attack'))).toEqual(['attack Wolf, made-1/hit']);
  t.do('attack', 'Wolf');
  expect([fatigued(t, 'Wolf'), t.casterLp(1), t.lp('Wolf')]).toEqual([1, 950, 60]);
  expect(t.offered.some((one) => one.startsWith('attack'))).toBe(false);
});

test('targets are opposing Casters, Beasties, Artifacts and uncovered Traps (mz.combat.legal-targets, mz.combat.aura-terra-not-targets)', () => {
  const t = table(
    given(
      [
        { arena: ['Wolf', 'Mouse'] },
        { arena: ['Hare', 'Idol', 'Spark'], terra: ['Forest'], traps: ['Pit', 'Crate'], attached: ['Charm'] },
        { arena: ['Mouse#3'] },
      ],
      {
        before: (m, card) => {
          m.card.host[card('Pit')] = card('Hare');
          m.card.host[card('Charm')] = card('Hare');
        },
      },
    ),
  );
  t.do('attack', 'Wolf');
  expect(t.offered.map((one) => one.replace(/^attack-/u, '')).sort()).toEqual([
    'caster seat 1',
    'caster seat 2',
    'page Hare',
    'page Idol',
    'page Mouse',
    'trap seat 1, number 1',
  ]);
});

test.each([
  [{}, 40, 1],
  [{ 'combat.fatiguedTargetStrikesBack': false }, 60, 1],
])('a Fatigued target uses its Attack unless the mode forbids it: %p', (set, left, state) => {
  const t = table(
    given([{ arena: ['Wolf'] }, { arena: ['Hare'] }], {
      set,
      before: (m, card) => void (m.card.fatigued[card('Hare')] = 1),
    }),
  );
  t.do('attack', 'Wolf').do('attack-page', 'Hare');
  expect([t.lp('Wolf'), fatigued(t, 'Hare'), t.lp('Hare')]).toEqual([left, state, 50]);
});

test('a mode may Fatigue an undefended target that uses its Attack', () => {
  const t = table(
    given([{ arena: ['Wolf'] }, { arena: ['Hare'] }], { set: { 'combat.undefendedTargetFatigues': true } }),
  );
  t.do('attack', 'Wolf').do('attack-page', 'Hare').do('pass');
  expect([fatigued(t, 'Hare'), t.lp('Wolf')]).toEqual([1, 40]);
});

test('any number of awakened Beasties of the attacked Caster can defend, and each is Fatigued (mz.combat.declare-defenders)', () => {
  const t = table(
    given([{ arena: ['Wolf'] }, { arena: ['Hare', 'Mouse', 'Mouse#2', 'Idol'] }, { arena: ['Mouse#3'] }], {
      before: (m, card) => void (m.card.fatigued[card('Mouse#2')] = 1),
    }),
  );
  t.do('attack', 'Wolf').do('attack-caster', 1);
  expect([t.asked, [...t.offered].sort()]).toEqual([1, ['defend Hare', 'defend Mouse', 'pass']]);
  t.do('defend', 'Hare').do('defend', 'Mouse');
  expect([fatigued(t, 'Hare'), fatigued(t, 'Mouse'), fatigued(t, 'Mouse#2')]).toEqual([1, 1, 1]);
  expect(t.events('defender.declared').length).toBe(2);
});

test('a mode may limit the number of Defenders, and forbid the target to defend itself', () => {
  const seats = [{ arena: ['Wolf'] }, { arena: ['Hare', 'Mouse', 'Mouse#2'] }];
  const one = table(given(seats, { set: { 'combat.maxDefenders': 1 } }));
  one.do('attack', 'Wolf').do('attack-page', 'Hare').do('defend', 'Hare');
  expect([one.events('defender.declared').length, one.events('combat.ended').length]).toEqual([1, 1]);
  const other = table(given(seats, { set: { 'combat.targetMayDefend': false } }));
  other.do('attack', 'Wolf').do('attack-page', 'Hare');
  expect([...other.offered].sort()).toEqual(['defend Mouse', 'defend Mouse', 'pass']);
});

test('attacking and defending cost Aura if the mode says so (mz.general.attack-defend-power-free)', () => {
  const seats = [{ arena: ['Wolf', 'Spark'] }, { arena: ['Mouse', 'Hare'] }];
  const t = table(given(seats, { set: { 'aura.attackCost': 1, 'aura.defendCost': 1 } }));
  t.do('attack', 'Wolf').do('attack-caster', 1);
  expect([fatigued(t, 'Spark'), t.casterLp(1)]).toEqual([1, 950]);
  const poor = table(given([{ arena: ['Wolf'] }, {}], { set: { 'aura.attackCost': 1 } }));
  expect(poor.offered).toEqual(['pass']);
});

const quick = { traits: ['First-Strike'] };

test.each([
  ['neither', {}, {}, [], {}, 'limbo', 'arena'],
  ['the attacker only', quick, {}, [], {}, 'limbo', 'arena'],
  ['the Defender only', {}, quick, [], {}, 'arena', 'limbo'],
  ['both, heads', quick, quick, [0], {}, 'limbo', 'arena'],
  ['both, tails', quick, quick, [1], {}, 'arena', 'limbo'],
  ['neither, by a mode', {}, {}, [], { 'combat.first.neither': 'defender' }, 'arena', 'limbo'],
  ['both, heads, by a mode', quick, quick, [0], { 'combat.first.bothHeads': 'defender' }, 'arena', 'limbo'],
])('First-Strike on %s (mz.trait.first-strike, mz.combat.first-both)', (_, own, other, random, set, theirs, mine) => {
  const made = { Own: beastie(40, 40, own), Other: beastie(40, 40, other) };
  const t = table({ pages: made, seats: [{ arena: ['Own'] }, { arena: ['Other'] }], random, set });
  t.do('attack', 'Own').do('attack-page', 'Other').do('pass');
  expect([t.at('Other'), t.at('Own')]).toEqual([theirs, mine]);
});

test('combat ends when a First-Strike Attack of the Defender removes the attacker (mz.combat.end-no-attacker)', () => {
  const send = { effects: [{ do: 'move', target: 'combat-opponent', to: 'chapter' }] };
  const made = { Own: beastie(40, 40), Ward: beastie(10, 0, quick, send) };
  const t = table({ pages: made, seats: [{ arena: ['Own'] }, { arena: ['Ward'] }] });
  t.do('attack', 'Own').do('attack-caster', 1).do('defend', 'Ward');
  expect([t.at('Own'), t.lp('Ward'), t.casterLp(1)]).toEqual(['chapter', 10, 1000]);
  expect(t.applied('mz.combat.end-no-attacker')).toBeGreaterThan(0);
});

test('an unpaid Trap leaves and does not defend; a paid Trap with Fleet is Fatigued anyway (mz.trap.unpaid-afterlife, mz.faq.beastie-trap-fatigued-defender)', () => {
  const mine = { arena: ['Wolf'] };
  const poor = table(given([mine, { arena: ['Mouse'], traps: ['Dear'] }], { before: under('Dear', 'Mouse') }));
  poor.do('attack', 'Wolf').do('attack-page', 'Mouse').do('pass').do('pass');
  expect([poor.at('Dear'), poor.at('Mouse')]).toEqual(['afterlife', 'limbo']);
  const rich = table(
    given([mine, { arena: ['Mouse', 'Flame', 'Flame#2'], traps: ['Dear'] }], {
      pages: {
        ...pages,
        Dear: { ...pages.Dear, lp: 100 },
        Flame: { pageType: 'aura', auraType: 'Flame', aura: { basic: true, generates: { Flame: 1 } } },
      },
      before: under('Dear', 'Mouse'),
    }),
  );
  rich.do('attack', 'Wolf').do('attack-page', 'Mouse').do('pay').do('pass');
  expect([rich.at('Dear'), fatigued(rich, 'Dear'), rich.lp('Dear'), rich.lp('Mouse')]).toEqual(['arena', 1, 50, 30]);
});

test('an attacked Spell Trap that is not under a Page leaves no target: without Defenders, combat ends (mz.combat.target-left)', () => {
  const t = table(given([{ arena: ['Wolf'] }, { arena: ['Mouse'], traps: ['Snare'] }]));
  t.do('attack', 'Wolf').do('attack-trap', 1).do('pay').do('pass');
  expect([t.lp('Wolf'), t.casterLp(1), t.lp('Mouse'), fatigued(t, 'Wolf')]).toEqual([35, 1000, 30, 1]);
  expect([t.applied('mz.combat.target-left'), t.events('attack.counted').length]).toEqual([1, 0]);
});

test('an Artifact Trap alone is the primary Defender and has no Attack (mz.trap.auto-defender)', () => {
  const t = table(given([{ arena: ['Wolf'] }, { traps: ['Crate'] }]));
  t.do('attack', 'Wolf').do('attack-trap', 1).do('pay');
  expect([t.at('Crate'), t.lp('Wolf'), t.casterLp(1)]).toEqual(['limbo', 60, 1000]);
});

test('declaring a Defender leaves the Trap under it face-down (mz.trap.defending-host-no-flip)', () => {
  const t = table(given([{ arena: ['Wolf'] }, { arena: ['Hare'], traps: ['Pit'] }], { before: under('Pit', 'Hare') }));
  t.do('attack', 'Wolf').do('attack-caster', 1).do('defend', 'Hare');
  expect([t.at('Pit'), t.lp('Hare'), t.casterLp(1)]).toEqual(['traps', 50, 1000]);
});

test.each([
  ['trap.defendsAgainstUnblockable', true, 'limbo'],
  ['trap.defendsAgainstUnblockable', false, 'arena'],
])('no Defender can be declared against Unblockable; a flipped Trap defends if %s is %s', (name, value, where) => {
  const made = { ...pages, Ghost: beastie(60, 50, { traits: ['Unblockable'] }) };
  const t = table({
    pages: made,
    seats: [{ arena: ['Ghost'] }, { arena: ['Hare', 'Mouse'], traps: ['Pit'] }],
    set: { [name]: value },
    before: under('Pit', 'Hare'),
  });
  t.do('attack', 'Ghost').do('attack-page', 'Hare').do('pay');
  expect([t.events('defender.declared').length, t.at('Pit')]).toEqual([value ? 1 : 0, where]);
  expect(t.applied('mz.trait.unblockable')).toBeGreaterThan(0);
});

test('Casters may respond once, right after the declaration, and their Actions then count (mz.combat.begins)', () => {
  const shrink = {
    ...beastie(30, 0),
    texts: [
      {
        id: 'shrink',
        kind: 'any-time',
        text: 'Any time: a Beastie deals 20 less this turn.',
        limit: { times: 1, per: 'turn' },
        effects: [
          {
            do: 'modify',
            until: 'end-of-turn',
            target: { pick: 1, from: { types: ['beastie'], whose: 'opposing' } },
            modifiers: [{ does: 'change', stat: 'attack-damage', by: -20 }],
          },
        ],
      },
    ],
  };
  const t = table({ pages: { ...pages, Imp: shrink }, seats: [{ arena: ['Wolf'] }, { arena: ['Imp'] }] });
  t.do('attack', 'Wolf').do('attack-caster', 1);
  expect(t.kinds).toEqual(new Set(['effect', 'pass']));
  t.do('effect', 'Imp').do('pass');
  expect(t.casterLp(1)).toBe(970);
});

test.each([
  ['its own text', { attackable: true }, {}, true],
  ['nothing', {}, {}, false],
  ['the mode', {}, { 'equipment.attackable': true }, true],
  ['a text that the mode passes over', { attackable: true }, { 'combat.targets': ['caster', 'beastie'] }, false],
])(
  'attached Equipment can be attacked if %s allows it, and has no Attack (mz.equip.out-of-play)',
  (_, more, set, open) => {
    const t = table({
      pages: { ...pages, Charm: { ...pages.Charm, ...more } },
      seats: [{ arena: ['Wolf'] }, { arena: ['Hare'], attached: ['Charm'] }],
      set,
      before: under('Charm', 'Hare'),
    });
    t.do('attack', 'Wolf');
    expect(t.offered.includes('attack-page Charm')).toBe(open);
    if (!open) return;
    t.do('attack-page', 'Charm').do('pass');
    expect([t.at('Charm'), t.lp('Wolf'), t.lp('Hare')]).toEqual(['limbo', 60, 100]);
  },
);

test('a mode may allow several Traps under a Page: the active Caster chooses which flips first (mz.trap.simultaneous-order)', () => {
  const t = table(
    given([{ arena: ['Wolf'] }, { arena: ['Hare'], traps: ['Pit', 'Snare'] }], {
      set: { 'trap.maxUnderPage': 2 },
      before: (m, card) => {
        m.card.host[card('Pit')] = m.card.host[card('Snare')] = card('Hare');
      },
    }),
  );
  t.do('attack', 'Wolf').do('attack-page', 'Hare');
  expect([t.asked, t.offered]).toEqual([0, ['target-trap seat 1, number 0', 'target-trap seat 1, number 1']]);
  t.do('target-trap', 0).do('pay');
  expect([t.at('Pit'), t.at('Snare'), t.lp('Wolf')]).toEqual(['arena', 'chain', 60]);
  t.do('pay').do('pass');
  expect([t.lp('Wolf'), t.at('Pit'), t.lp('Hare')]).toEqual([35, 'limbo', 90]);
});

test('a mode may let the attacker strike when the primary Defender Destroyed itself (mz.combat.end-no-defender)', () => {
  const made = { ...pages, Fool: beastie(20, 90, { traits: ['First-Strike'] }) };
  const hit = (set: Given['set']): number => {
    const t = table({
      pages: made,
      seats: [{ arena: ['Wolf'] }, { arena: ['Fool', 'Hare'] }],
      set,
      random: [1],
      before: (m, card) => void (m.card.confused[card('Fool')] = 1),
    });
    t.do('attack', 'Wolf').do('attack-caster', 1).do('defend', 'Fool').do('defend', 'Hare').do('answer', 'Fool');
    expect(t.at('Fool')).toBe('limbo');
    return t.lp('Hare');
  };
  expect([hit({}), hit({ 'combat.endsWithout': 'every-defender' })]).toEqual([100, 50]);
});

test('the steps of combat happen in order (mz.combat.step-order)', () => {
  const t = table(given([{ arena: ['Wolf'] }, { arena: ['Hare', 'Mouse'] }]));
  t.do('attack', 'Wolf').do('attack-page', 'Mouse').do('defend', 'Hare').do('pass');
  const order = [
    'attack.declared',
    'defender.declared',
    'defender.primary',
    'combat.first',
    'attack.counted',
    'combat.ended',
  ];
  const seen = t.log().filter((event) => order.includes(event));
  expect(seen).toEqual([...order.slice(0, 5), 'attack.counted', 'combat.ended']);
});
