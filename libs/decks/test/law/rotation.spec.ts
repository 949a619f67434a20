/** Rotation, bans and restrictions by date apply to every zone of a list, including the identity. The verdict can offer a fix. */
import { courtOf } from './invented.ts';

const LISTS = `
id: lists
rule: xx.format.pool
changes:
  - { from: 2026-03-01, reason: It wins alone., ban: [northern-works], rule: xx.format.bans }
  - { from: 2026-06-01, reason: The second cycle begins., admit: [two] }
  - { from: 2026-09-01, reason: One of a deck is enough., restrict: { bound-book: 1 }, rule: xx.format.restricted }
  - { from: 2027-01-15, announced: 2026-12-20, reason: The first cycle ends., rotate: [one], restore: [northern-works] }
`;
const LAW = `
id: law
cardRule: xx.deck.cards
zones:
  - { id: leader, name: Identity, takes: { type: identity }, leader: true }
  - { id: main, name: Deck }
rules:
  - { id: identity, rule: xx.deck.identity, in: [leader], count: {}, exactly: 1 }
  - { id: size, rule: xx.deck.size, count: {}, min: { leader: minimumSize } }
  - { id: influence, rule: xx.deck.influence, cards: { not: { faction: { sameAs: leader.faction } } }, sum: influence, max: { leader: influenceLimit } }
`;
const north = { faction: 'north', influence: 1 };
const court = courtOf({
  fields: { type: 'text', faction: 'text', minimumSize: 'number', influenceLimit: 'number', influence: 'number' },
  cards: {
    'Northern Works': { type: 'identity', faction: 'north', minimumSize: 4, influenceLimit: 2, sets: ['one', 'two'] },
    'Southern Works': { type: 'identity', faction: 'south', minimumSize: 4, influenceLimit: 4, sets: ['two'] },
    'First Tool': { type: 'tool', ...north },
    'Bound Book': { type: 'tool', ...north, sets: ['one', 'two'] },
    'Second Tool': { type: 'tool', ...north, sets: ['two'] },
  },
  law: LAW,
  legality: LISTS,
});

test('reports a banned identity with its date and reason, and accepts it again from the date of its return', () => {
  const list = '1 Northern Works\n4 Second Tool';
  expect(court.check(list, '2026-07-01')).toMatchObject({
    legal: false,
    issues: [
      {
        id: 'not-banned',
        ruleId: 'xx.format.bans',
        message: 'Northern Works has been banned since 2026-03-01. It wins alone.',
        lines: [1],
        amount: 1,
      },
    ],
  });
  expect(court.check(list, '2027-01-14').legal).toBe(false);
  expect(court.check(list, '2027-01-15').legal).toBe(true);
});

test('reports a rotated card with its line and a fix that removes it; a reprinted card stays legal', () => {
  const list = '1 Northern Works\n2 First Tool\n1 Bound Book\n3 Second Tool';
  expect(court.check(list, '2027-01-15')).toMatchObject({
    legal: false,
    issues: [
      {
        id: 'in-pool',
        code: 'not-in-pool',
        ruleId: 'xx.format.pool',
        message: 'First Tool has been out of the pool since 2027-01-15. The first cycle ends.',
        lines: [2],
        amount: 2,
        fix: { label: 'Remove 2 First Tool' },
      },
    ],
  });
  expect(court.check(list.replace('2 First Tool\n', ''), '2027-01-15').legal).toBe(true);
});

test('rejects an identity from a set that is not yet released, and still checks its influence limit', () => {
  const list = '1 Southern Works\n5 First Tool';
  expect(court.check(list, '2026-05-31').issues).toMatchObject([
    { id: 'in-pool', lines: [1], amount: 1 },
    { id: 'influence', lines: [2], amount: 5 },
  ]);
  expect(court.check(list.replace('5', '4'), '2026-06-01').legal).toBe(true);
});

test('applies the limit of a restricted card from its date', () => {
  const list = '1 Southern Works\n2 Second Tool\n2 Bound Book';
  expect(court.check(list, '2026-08-31').legal).toBe(true);
  expect(court.check(list, '2026-09-01')).toMatchObject({
    issues: [{ id: 'restricted-copies', ruleId: 'xx.format.restricted', lines: [3], amount: 2, limit: 1 }],
  });
});
