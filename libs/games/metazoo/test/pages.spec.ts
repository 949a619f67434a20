/**
 * The published Pages: they match the rulebook, and no Beastie is better than another in every number. The two
 * published Spellbooks together use the whole vocabulary.
 */
import { readFileSync } from 'node:fs';
import type { CardDoc } from '@rulewright/content';
import { statusesOf } from '../src/cards/fields.ts';
import { readingsOf } from '../src/cards/readings.ts';
import { costSum, effectsOf, pageDataOf, pageDataSchema, type PageData } from '../src/cards/schema.ts';
import { LAW_FIELDS } from '../src/cards/law-fields.ts';
import { AURA_TYPES, PAGE_TYPES, STATUS_EFFECTS, TRAITS } from '../src/language/words.ts';
import { game } from './tree.ts';

const named = JSON.parse(readFileSync(new URL('./named-pages.json', import.meta.url), 'utf8')) as Record<
  string,
  { readonly name: string; readonly source: readonly string[] }
>;
const pages = [...game.cards.values()].map((card): [CardDoc, PageData] => [card, pageDataOf(card)]);
const page = (id: string): PageData => pageDataOf(game.cards.get(id)!);

test.each(Object.entries(named))('%s has the values of the rulebook', (id, { name, source }) => {
  const card = game.cards.get(id)!;
  expect(card.name).toBe(name);
  const stated = Object.entries(pageDataOf(card).provenance).filter(([, from]) => from === 'source');
  expect(stated.map(([field]) => field).sort()).toEqual(source);
});

test('no other Page has the name of a Page in the rulebook', () => {
  const own = pages.filter(([card]) => !(card.id in named));
  for (const [, { provenance }] of own) expect(provenance.name).toBeUndefined();
  expect(pages.length).toBeGreaterThan(90);
});

test('the numbers match the rulebook', () => {
  expect(page('tripodero').lp).toBe(50);
  expect(page('flatwoods-monster').attacks[0]).toMatchObject({ damage: 10, advantage: [page('spookster').auraType] });
  expect(page('fresno-nightcrawlers').terraBonuses).toEqual([{ symbol: 'Nighttime', raises: 'damage', amount: 25 }]);
  expect(page('bigfoot').terraBonuses).toEqual([{ symbol: 'Forest', raises: 'damage', amount: 25 }]);
  expect(page('mothman-red-eyes').spellbookLimit).toBe(1);
  expect(page('fireball').texts[0]).toMatchObject({ effects: [{ amount: 25 }, { status: 'Burn' }] });
  expect(page('health-potion').texts[0]).toMatchObject({ effects: [{ do: 'recover', amount: 25 }] });
});

test('the two Spellbooks together use every page type, Aura Type, Trait, Status Effect, Terra and symbol', () => {
  const used = ['night-shift', 'wild-country'].flatMap((id) =>
    game.decks.get(id)!.entries.map(({ card }) => page(card)),
  );
  const all = <T>(read: (data: PageData) => readonly T[]): T[] =>
    [...new Set(used.flatMap((data) => [...read(data)]))].sort();
  expect(all((data) => [data.pageType])).toEqual([...PAGE_TYPES].sort());
  expect(all((data) => (data.auraType ? [data.auraType] : []))).toEqual([...AURA_TYPES].sort());
  expect(all((data) => data.traits)).toEqual([...TRAITS].sort());
  expect(all(statusesOf)).toEqual([...STATUS_EFFECTS].sort());
  const terra = pages.filter(([, data]) => data.pageType === 'terra').map(([card]) => card.name);
  const listed = ['night-shift', 'wild-country'].flatMap((id) => game.decks.get(id)!.entries.map(({ card }) => card));
  expect(terra.every((name) => listed.some((id) => game.cards.get(id)!.name === name))).toBe(true);
  expect(all((data) => data.terraBonuses.map(({ symbol }) => symbol))).toEqual(terra.sort());
});

test('every symbol and every fact that a text asks for can become true', () => {
  const terra = new Set(pages.filter(([, data]) => data.pageType === 'terra').map(([card]) => card.name));
  for (const [, data] of pages) for (const { symbol } of data.terraBonuses) expect(terra).toContain(symbol);
});

test('of two Beasties of one Aura Type, neither is better in every number for the same Aura or less', () => {
  const beasties = pages.filter(([, data]) => data.pageType === 'beastie');
  const damage = (data: PageData): number => Math.max(0, ...data.attacks.map((one) => one.damage));
  const extras = (data: PageData): string[] => [
    ...data.traits,
    ...data.texts.map((one) => one.text),
    ...data.terraBonuses.map(({ symbol, raises }) => `${symbol} ${raises}`),
    ...data.attacks.flatMap((one) => [...one.inflicts.map(({ status }) => status), ...one.advantage]),
  ];
  const better = beasties.flatMap(([a, x]) =>
    beasties
      .filter(
        ([b, y]) =>
          a !== b &&
          x.auraType === y.auraType &&
          costSum(x.cost) <= costSum(y.cost) &&
          Object.entries(x.cost).every(
            ([type, amount]) => type === 'Neutral' || amount <= (y.cost[type as 'Dark'] ?? 0),
          ) &&
          x.lp! >= y.lp! &&
          damage(x) >= damage(y) &&
          extras(y).every((one) => extras(x).includes(one)),
      )
      .map(([b]) => `${a.id} > ${b.id}`),
  );
  expect(better).toEqual([]);
});

test('texts use every verb, and every text has a well-formed reading', () => {
  const verbs = new Set(pages.flatMap(([, data]) => [...effectsOf(data)].map((effect) => effect.do)));
  expect([...verbs].sort()).toEqual(
    [
      'awaken',
      'bookmark',
      'choose',
      'cure',
      'damage',
      'destroy',
      'fatigue',
      'flip',
      'generate',
      'inflict',
      'look',
      'lose-game',
      'lose-lp',
      'may',
      'modify',
      'move',
      'prevent',
      'recover',
      'retarget',
      'search',
      'stop',
      'take-control',
      'token',
      'win-game',
    ].sort(),
  );
  for (const [card] of pages)
    for (const { reading, rules } of readingsOf(card)) {
      expect(reading).toMatch(/^[A-Z].*[.”]$/);
      expect(reading).not.toMatch(/undefined|\[object|\bNaN\b/);
      for (const rule of rules) expect(game.rules.has(rule)).toBe(true);
    }
});

test.each([
  ['a Potion that costs Aura', { pageType: 'potion', auraType: 'Light', cost: { Light: 1 }, emblem: 'flask' }, 'cost'],
  ['a Beastie without LP', { pageType: 'beastie', auraType: 'Light', emblem: 'cat' }, 'lp'],
  [
    'a Spell with Attacks',
    { pageType: 'spell', auraType: 'Light', emblem: 'book', attacks: [{ id: 'a', name: 'A', damage: 5 }] },
    'attacks',
  ],
  [
    'a Basic Aura Page with a limit',
    {
      pageType: 'aura',
      auraType: 'Light',
      emblem: 'orb',
      spellbookLimit: 2,
      aura: { basic: true, generates: { Light: 1 } },
    },
    'spellbookLimit',
  ],
  [
    'a Terra with an Aura Type',
    { pageType: 'terra', auraType: 'Light', emblem: 'fog', terra: { kind: 'weather', ask: 'Fog?' } },
    'auraType',
  ],
  [
    'Equipment without a host',
    { pageType: 'artifact', auraType: 'Light', lp: 20, emblem: 'relic', traits: ['Equipment'] },
    'equip',
  ],
])('%s is rejected at its place', (_, data, path) => {
  const { error } = pageDataSchema.safeParse(data);
  expect(error?.issues.map((issue) => issue.path[0])).toContain(path);
});

test('reprints share a limit, variants have their own', () => {
  const same = LAW_FIELDS.find(({ id }) => id === 'samePage')!.read;
  const red = game.cards.get('mothman-red-eyes')!;
  const reprint = { ...red, id: 'mothman-reprint', data: { ...red.data, emblem: 'ghost', provenance: {} } };
  expect(same(reprint)).toBe(same(red));
  expect(same(game.cards.get('mothman-silver-bridge')!)).not.toBe(same(red));
});
