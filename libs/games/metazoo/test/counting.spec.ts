/**
 * The Damage of an Attack: Type Advantage, Aura Attack Advantage, Terra Bonuses, and the cases in which they do not
 * apply.
 */
import { AURA_TYPES, type AuraType } from '../src/language/words.ts';
import { loseLp } from '../src/play/arena/lp.ts';
import { typeAdvantage } from '../src/play/numbers/advantage.ts';
import { anyBeastie, beastie, spell } from './made-pages.ts';
import { table, expectEachDraw } from './table.ts';

expectEachDraw();

/** The table of the rulebook (mz.type.table). */
const STRONG: Partial<Record<AuraType, readonly AuraType[]>> = {
  Cosmic: ['Spirit'],
  Dark: ['Light', 'Spirit'],
  Earth: ['Lightning'],
  Flame: ['Forest', 'Frost'],
  Forest: ['Water'],
  Frost: ['Water'],
  Light: ['Dark'],
  Lightning: ['Water'],
  Spirit: ['Dark'],
  Water: ['Earth', 'Flame'],
};
const everyType = Object.fromEntries(AURA_TYPES.map((auraType) => [auraType, beastie(100, 10, { auraType })]));

test.each(AURA_TYPES)('%s is strong against exactly the types in the table (mz.type.table)', (own) => {
  const t = table({ pages: everyType, seats: [{ arena: [own] }, { arena: AURA_TYPES.map((type) => `${type}#2`) }] });
  const strong = AURA_TYPES.filter((other) => typeAdvantage(t.m, t.card(own), t.card(`${other}#2`)) === 20);
  expect(strong).toEqual(AURA_TYPES.filter((other) => STRONG[own]?.includes(other)));
});

/** The Damage of one attack by a Page with `own` data on one with `other` data. The Defender has 200 LP. */
function struck(own: object, other: object, rest: object = {}): number {
  const t = table({
    pages: { Own: own as never, Other: other as never },
    seats: [{ arena: ['Own'] }, { arena: ['Other'] }],
    ...rest,
  });
  t.do('attack', 'Own').do('attack-page', 'Other').do('pass');
  return 200 - t.lp('Other');
}

const other = (auraType: string): object => beastie(200, 0, { auraType });
const own = (damage: number, auraType: string, advantage: readonly string[] = []): object =>
  beastie(50, damage, { auraType }, { advantage });

test.each([
  ['a symbol of the type of the primary Defender', own(50, 'Cosmic', ['Water']), other('Water'), {}, 70],
  ['a symbol of another type', own(50, 'Cosmic', ['Water']), other('Flame'), {}, 50],
  ['the upper hand', own(30, 'Light'), other('Dark'), {}, 50],
  ['both', own(10, 'Light', ['Dark']), other('Dark'), {}, 50],
  ['both, not added', own(10, 'Light', ['Dark']), other('Dark'), { 'damage.advantagesStack': false }, 30],
  ['another number', own(10, 'Light', ['Dark']), other('Dark'), { 'damage.auraAttackAdvantage': 5 }, 35],
  ['no Type Advantage for Attacks', own(30, 'Light'), other('Dark'), { 'damage.typeAdvantageFor': ['spell'] }, 30],
])('%s (mz.auraattack.plus-twenty, mz.type.plus-twenty, mz.auraattack.stacks)', (_, by, at, set, damage) => {
  expect(struck(by, at, { set })).toBe(damage);
});

test('a symbol counts only for the Attack next to it (mz.auraattack.attacks-only)', () => {
  const two = {
    lp: 50,
    attacks: [
      { id: 'one', name: 'One', damage: 10, advantage: ['Water'] },
      { id: 'two', name: 'Two', damage: 10 },
    ],
  };
  const damage = ['one', 'two'].map((attack) => {
    const t = table({
      pages: { Own: two, Other: other('Water') as never },
      seats: [{ arena: ['Own'] }, { arena: ['Other'] }],
    });
    t.do('attack', 'Own', attack).do('attack-page', 'Other').do('pass');
    return 200 - t.lp('Other');
  });
  expect(damage).toEqual([30, 10]);
});

test('the primary Defender determines the advantages of the whole Attack, once (mz.attack.type-advantage-once)', () => {
  const made = { Own: own(20, 'Light'), Shade: other('Dark'), Ember: other('Flame') } as never;
  const total = (primary: string): unknown => {
    const t = table({ pages: made, seats: [{ arena: ['Own'] }, { arena: ['Shade', 'Ember'] }] });
    t.do('attack', 'Own').do('attack-caster', 1).do('defend', 'Shade').do('defend', 'Ember').do('answer', primary);
    return t.events('attack.counted')[0]!['total'];
  };
  expect([total('Shade'), total('Ember')]).toEqual([40, 20]);
});

test('the Attack of the Defender also has its advantages (mz.attack.defender-side)', () => {
  const made = { Own: own(10, 'Dark'), Guard: own(20, 'Light', ['Dark']) } as never;
  const t = table({ pages: made, seats: [{ arena: ['Own'] }, { arena: ['Guard'] }] });
  t.do('attack', 'Own').do('attack-page', 'Guard').do('pass');
  expect(t.events('attack.counted').map((one) => one['total'])).toEqual([30, 60]);
});

test('Damage to a Caster gets no Type Advantage (mz.type.pages-only)', () => {
  const t = table({ pages: { Own: own(30, 'Light') as never }, seats: [{ arena: ['Own'] }, {}] });
  t.do('attack', 'Own');
  expect(t.casterLp(1)).toBe(970);
});

test('Spells have Type Advantage against each Page; loss of LP has none (mz.type.all-damage, mz.type.lp-loss-not)', () => {
  const made = {
    Blaze: spell({ do: 'damage', amount: 25, target: anyBeastie }, { auraType: 'Flame' }),
    Fern: beastie(100, 0, { auraType: 'Forest' }),
  };
  const t = table({ pages: made, seats: [{ chapter: ['Blaze'] }, { arena: ['Fern'] }] });
  t.do('contract', 'Blaze');
  expect(t.lp('Fern')).toBe(55);
  loseLp(t.m, t.card('Fern'), 10, 0);
  expect(t.lp('Fern')).toBe(45);
});

const night = { terraBonuses: [{ symbol: 'Nighttime', raises: 'damage', amount: 25 }] };

test.each([
  ['no Terra', [], 50],
  ['a Terra', ['Nighttime'], 75],
  ['two of it', ['Nighttime', 'Nighttime#2'], 75],
])('%s: a Terra Bonus counts once (mz.example.nightcrawlers-75, mz.attack.terra-bonus-step)', (_, terra, damage) => {
  const t = table({ pages: { Own: beastie(50, 50, night) }, seats: [{ arena: ['Own'], terra }, {}] });
  t.do('attack', 'Own');
  expect(1000 - t.casterLp(1)).toBe(damage);
});

test('a Terra Bonus counts for the attacker and for the Defender (mz.terra.for-all-casters)', () => {
  const made = { Own: beastie(200, 0), Guard: beastie(50, 10, night) };
  const t = table({ pages: made, seats: [{ arena: ['Own'], terra: ['Nighttime'] }, { arena: ['Guard'] }] });
  t.do('attack', 'Own').do('attack-page', 'Guard').do('pass');
  expect(t.lp('Own')).toBe(165);
});

test('the advantages also raise an Attack of 0 (mz.attack.order)', () => {
  expect(struck(own(0, 'Light'), other('Dark'))).toBe(20);
  expect(struck(own(0, 'Light', ['Dark']), other('Dark'))).toBe(40);
  expect(struck(own(0, 'Light'), other('Water'))).toBe(0);
});

test('changes of Damage are added before the advantages (mz.lp.damage-two-senses, mz.attack.order)', () => {
  const chief = {
    ...beastie(50, 0),
    texts: [
      {
        id: 'cheer',
        kind: 'arena',
        on: { all: { types: ['beastie'], whose: 'own', exceptThis: true } },
        text: 'Your other Beasties deal 10 more.',
        modifiers: [{ does: 'change', stat: 'attack-damage', by: 10 }],
      },
    ],
  };
  const t = table({
    pages: { Own: own(30, 'Light') as never, Chief: chief, Shade: other('Dark') as never },
    seats: [{ arena: ['Own', 'Chief'] }, { arena: ['Shade'] }],
  });
  t.do('attack', 'Own').do('attack-page', 'Shade').do('pass');
  expect(t.events('attack.counted')[0]).toMatchObject({ printed: 30, changes: 10, advantage: 20, total: 60 });
  // The Attack of 0 that strikes back also has Type Advantage.
  expect(t.lp('Own')).toBe(30);
});
