/** Tests of legality by date in verdicts: bans, pools, restrictions and points, with the rule, the reason and the day of each change. */
import { courtOf, type Invented } from './invented.ts';

const cards: Invented['cards'] = {
  Lamp: {},
  Kettle: {},
  Bell: {},
  'Old Broom': {},
  'Reprinted Key': { sets: ['one', 'two'] },
  'New Boat': { sets: ['two'] },
};

const legality = `
id: lists
rule: xx.format.pool
changes:
  - { from: 2026-01-01, reason: It ends games on turn two., ban: [kettle], rule: xx.format.bans }
  - { from: 2026-06-01, reason: The second year begins., admit: [two] }
  - { from: 2026-09-01, reason: One is enough., restrict: { bell: 1 }, points: { lamp: 2, kettle: 3 }, pointLimit: 5 }
  - { from: 2027-01-15, announced: 2026-12-20, reason: The first year ends., rotate: [one], restore: [kettle] }
`;

const law = 'id: law\ncardRule: xx.deck.cards\nrules:\n  - { id: most, rule: xx.deck.size, count: {}, max: 60 }\n';
const court = courtOf({ fields: {}, cards, law, legality });
const codes = (list: string, on: string): string[] => court.check(list, on).issues.map(({ code }) => code);

test('a card is legal until its ban applies, and the verdict names the day and its bounds', () => {
  expect(court.check('1 Kettle', '2025-12-31')).toMatchObject({
    legal: true,
    asOf: { on: '2025-12-31', from: null, until: '2026-01-01' },
  });
  expect(court.check('2 Kettle', '2026-01-01')).toMatchObject({
    legal: false,
    asOf: { on: '2026-01-01', from: '2026-01-01', until: '2026-06-01' },
    issues: [
      {
        id: 'not-banned',
        code: 'banned-card',
        ruleId: 'xx.format.bans',
        message: 'Kettle has been banned since 2026-01-01. It ends games on turn two.',
        amount: 2,
        lines: [1],
        fix: { label: 'Remove 2 Kettle' },
      },
    ],
  });
});

test('a card is in the pool if one of its printings is', () => {
  expect(codes('1 New Boat', '2026-05-31')).toEqual(['not-in-pool']);
  expect(codes('1 New Boat', '2026-06-01')).toEqual([]);
  expect(codes('1 Old Broom\n1 Reprinted Key', '2027-01-15')).toEqual(['not-in-pool']);
  expect(court.check('1 Old Broom', '2027-01-15').issues[0]).toMatchObject({
    ruleId: 'xx.format.pool',
    message: 'Old Broom has been out of the pool since 2027-01-15. The first year ends.',
    cards: ['Old Broom'],
  });
  expect(court.check('1 New Boat', '2026-01-01').issues[0]!.message).toBe(
    'New Boat is not in the pool: none of its sets is.',
  );
});

test('copies of a restricted card are counted over the whole list, and the fix removes the last ones', () => {
  const [issue] = court.check('1 Bell\n2 Bell', '2026-09-01').issues;
  expect(issue).toMatchObject({
    code: 'too-many-copies',
    amount: 3,
    limit: 1,
    message: 'The deck has 3 copies of Bell. It has been restricted to 1 copy since 2026-09-01. One is enough.',
    fix: {},
  });
  expect(codes('1 Bell', '2026-09-01')).toEqual([]);
});

test('points are added up over copies and compared with the limit', () => {
  expect(codes('2 Lamp', '2026-09-01')).toEqual([]);
  expect(court.check('3 Lamp', '2026-09-01').issues[0]).toMatchObject({
    code: 'too-many-points',
    amount: 6,
    limit: 5,
    fix: {},
  });
});

test('a card outside the deck is judged too', () => {
  const side = `${law}zones: [{ id: main, name: Deck }, { id: side, name: Side }]\n`;
  const issues = courtOf({ fields: {}, cards, law: side, legality }).check(
    '1 Lamp\n\nSide\n1 Kettle',
    '2026-01-01',
  ).issues;
  expect(issues).toMatchObject([{ code: 'banned-card', zone: 'side', lines: [4] }]);
});

test('a law can use the lists: one restricted name, points once for each name, and its own rule instead of a general rule', () => {
  const own = courtOf({
    fields: {},
    cards,
    legality: legality.replace('restrict: { bell: 1 }', 'restrict: { bell: 3, old-broom: 3 }'),
    law: `${law}
  - { id: one-restricted, rule: xx.deck.one, cards: { legality: restricted }, distinct: name, max: 1 }
  - { id: point-limit, rule: xx.deck.points, sum: legalityPoints, once: name, max: { legality: pointLimit } }
`,
  });
  const issuesOf = (list: string) =>
    own.check(list, '2026-09-01').issues.map((issue) => [issue.id, 'amount' in issue && issue.amount]);
  expect(issuesOf('3 Bell')).toEqual([]);
  expect(issuesOf('1 Bell\n1 Old Broom')).toEqual([['one-restricted', 2]]);
  expect(issuesOf('3 Lamp')).toEqual([]);
});

test('without a day, the lists of today apply', () => {
  const today = court.check('1 Lamp').asOf!.on;
  expect(today).toBe(new Date().toISOString().slice(0, 10));
});

test('a mode without lists has verdicts without a day', () => {
  const plain = courtOf({ fields: {}, cards: { Lamp: {} }, law }).check('1 Lamp');
  expect(plain.legal).toBe(true);
  expect(plain).not.toHaveProperty('asOf');
});
