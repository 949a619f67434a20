/** Sharing the Damage of an Attack among Defenders, and the remainder for the target (mz.attack.*). */
import { beastie } from './made-pages.ts';
import { table, type TestTable, expectEachDraw } from './table.ts';

expectEachDraw();

const pages = {
  Giant: beastie(200, 80),
  Wolf: beastie(200, 50),
  Gnat: beastie(200, 5),
  Hare: beastie(60, 0),
  Mouse: beastie(30, 0),
  Rat: beastie(30, 0),
  Ghoul: beastie(40, 0, { traits: ['Immortal'] }),
};

/** `by` attacks `at`. The Pages in `defenders` defend, in this order. */
function attacked(by: string, at: string, defenders: readonly string[], rest: object = {}): TestTable {
  const arena = at === 'Caster' || defenders.includes(at) ? defenders : [at, ...defenders];
  const t = table({ pages, seats: [{ arena: [by] }, { arena: [...arena] }], ...rest });
  t.do('attack', by);
  if (at === 'Caster') t.do('attack-caster', 1);
  else t.do('attack-page', at);
  for (const one of defenders) t.do('defend', one);
  if (t.kinds.has('pass') && t.kinds.has('defend')) t.do('pass');
  return t;
}

const amounts = (t: TestTable): number[] => t.offered.map((one) => Number(/number (\d+)$/u.exec(one)?.[1]));

test('the controller of the Attack shares the Damage in multiples of 5, at least 5 each (mz.attack.allocate-multiples, mz.attack.allocate-minimum)', () => {
  const t = attacked('Wolf', 'Caster', ['Hare', 'Mouse']).do('answer', 'Hare');
  expect([t.asked, amounts(t)]).toEqual([0, [20, 25, 30, 35, 40, 45]]);
  t.do('allocate', 'Hare', 30);
  expect([t.lp('Hare'), t.lp('Mouse'), t.casterLp(1)]).toEqual([30, 10, 1000]);
});

test('the mode sets the step and the minimum', () => {
  const set = { 'damage.step': 20, 'damage.minPerDefender': 0 };
  const t = attacked('Wolf', 'Caster', ['Hare', 'Mouse'], { set }).do('answer', 'Hare');
  expect(amounts(t)).toEqual([20, 40]);
});

test('no Defender is given more than its current LP (mz.attack.cap-at-current-lp)', () => {
  const before = (m: TestTable['m'], card: (name: string) => number): void => void (m.card.damage[card('Hare')] = 40);
  const t = attacked('Giant', 'Caster', ['Hare'], { before });
  expect(t.events('damage.allocated').map((one) => one['amount'])).toEqual([20]);
  expect([t.at('Hare'), t.casterLp(1)]).toEqual(['limbo', 940]);
});

test('Damage beyond the LP of the Defenders goes to the Caster, but only when they are full (mz.attack.remainder-to-target)', () => {
  const t = attacked('Giant', 'Caster', ['Mouse', 'Rat']).do('answer', 'Rat');
  expect([t.at('Mouse'), t.at('Rat'), t.casterLp(1)]).toEqual(['limbo', 'limbo', 980]);
  expect(t.applied('mz.attack.remainder-to-target')).toBe(1);
});

test('a target Page takes no more of the remainder than its LP (mz.attack.remainder-capped)', () => {
  const t = attacked('Giant', 'Rat', ['Mouse']);
  expect([t.at('Mouse'), t.at('Rat'), t.casterLp(1)]).toEqual(['limbo', 'limbo', 1000]);
  const taken = t.events('damage.dealt').map((one) => one['amount']);
  expect(taken).toEqual([30, 30]);
});

test('the remainder is lost if the mode says so', () => {
  const t = attacked('Giant', 'Caster', ['Mouse'], { set: { 'damage.remainder': 'lost' } });
  expect([t.at('Mouse'), t.casterLp(1)]).toEqual(['limbo', 1000]);
});

test('with too little Damage for all, as many as possible get 5 and the controller chooses which; in another mode, none gets any', () => {
  const t = attacked('Gnat', 'Caster', ['Hare', 'Mouse']).do('answer', 'Hare');
  expect(amounts(t)).toEqual([0, 5]);
  t.do('allocate', 'Hare', 0);
  expect([t.lp('Hare'), t.lp('Mouse'), t.casterLp(1)]).toEqual([60, 25, 1000]);
  const set = { 'damage.tooLittle': 'none' };
  const none = attacked('Gnat', 'Caster', ['Hare', 'Mouse'], { set }).do('answer', 'Hare');
  expect([none.lp('Hare'), none.lp('Mouse'), none.casterLp(1)]).toEqual([60, 30, 1000]);
});

test('Damage that is too little for one more Defender is lost and does not go to the target', () => {
  const t = attacked('Gnat', 'Caster', ['Hare', 'Mouse'], { pages: { ...pages, Gnat: beastie(200, 7) } });
  t.do('answer', 'Hare').do('allocate', 'Hare', 5);
  expect([t.lp('Hare'), t.lp('Mouse'), t.casterLp(1)]).toEqual([55, 30, 1000]);
});

test('an Immortal Page at 0 LP is given nothing: all Damage goes to the target (mz.trait.immortal)', () => {
  const before = (m: TestTable['m'], card: (name: string) => number): void => void (m.card.damage[card('Ghoul')] = 40);
  const t = attacked('Wolf', 'Caster', ['Ghoul'], { before });
  expect([t.at('Ghoul'), t.lp('Ghoul'), t.casterLp(1)]).toEqual(['arena', 0, 950]);
});

test('a target that defends itself shares the Damage like the other Defenders (mz.combat.declare-defenders)', () => {
  const t = attacked('Wolf', 'Hare', ['Hare', 'Mouse']).do('answer', 'Mouse').do('allocate', 'Hare', 25);
  expect([t.lp('Hare'), t.lp('Mouse'), t.m.card.fatigued[t.card('Hare')]]).toEqual([35, 5, 1]);
});

test('combat ends when the primary Defender is gone, even if other Defenders remain (mz.combat.end-no-defender)', () => {
  const fierce = { ...pages, Rat: beastie(30, 60), Hare: beastie(60, 60) };
  const t = attacked('Wolf', 'Caster', ['Rat', 'Hare'], { pages: fierce })
    .do('answer', 'Rat')
    .do('allocate', 'Rat', 30);
  expect([t.at('Rat'), t.lp('Hare'), t.lp('Wolf')]).toEqual(['limbo', 40, 200]);
});

test('when an effect removes the Defenders, the target takes the Damage', () => {
  const blow = beastie(50, 40, {}, { effects: [{ do: 'move', target: 'combat-opponent', to: 'chapter' }] });
  const t = attacked('Gale', 'Caster', ['Hare'], { pages: { ...pages, Gale: blow } });
  expect([t.at('Hare'), t.casterLp(1), t.lp('Gale')]).toEqual(['chapter', 960, 50]);
});
