/** Decks whose leader carries law: places for cards of other classes, signatures, cards that change the size. */
import { copies, courtOf, numbered } from './invented.ts';

const OWN = numbered('Guard Skill', 14);
const OTHERS = numbered('Seeker Skill', 6);
const each = (names: readonly string[], data: Record<string, unknown>): Record<string, Record<string, unknown>> =>
  Object.fromEntries(names.map((name) => [name, data]));
const counts = { countsForSize: true, deckLimit: 2 };

const court = courtOf({
  fields: {
    type: 'text',
    faction: 'set',
    level: 'number',
    deckSize: 'number',
    deckLimit: 'number',
    signatures: 'set',
    countsForSize: 'text',
    subtype: 'text',
    side: 'text',
  },
  cards: {
    'Old Warden': {
      type: 'investigator',
      deckSize: 30,
      signatures: ['Warden’s Lamp', 'Dark Debt'],
      law: [
        {
          while: 'leader',
          add: [
            {
              id: 'access',
              rule: 'xx.deck.options',
              cards: { countsForSize: true },
              places: [
                { id: 'own', cards: { faction: ['guard', 'neutral'], level: { atMost: 5 } } },
                { id: 'low', cards: { level: 0 }, most: 5 },
                { id: 'spells', cards: { faction: 'seeker', level: { atMost: 1 } }, most: 2 },
              ],
            },
          ],
        },
      ],
    },
    'Warden’s Lamp': { faction: ['neutral'], countsForSize: false, deckLimit: 1 },
    'Dark Debt': { faction: ['neutral'], countsForSize: false, deckLimit: 1, subtype: 'weakness' },
    'Small Fear': { faction: ['neutral'], countsForSize: false, deckLimit: 2, subtype: 'basic-weakness' },
    Versatile: {
      faction: ['neutral'],
      level: 2,
      ...counts,
      law: [
        {
          while: { in: ['main'] },
          amend: [
            { rule: 'size', add: 5 },
            { rule: 'access', place: { id: 'versatile', cards: { level: 0 }, most: 1 } },
          ],
        },
      ],
    },
    'Deep Pockets': {
      faction: ['neutral'],
      level: 0,
      ...counts,
      law: [{ while: { in: ['main'] }, amend: [{ rule: 'copies', waive: { faction: 'guard' }, firstOfEach: 1 }] }],
    },
    ...each(OWN, { faction: ['guard'], level: 1, ...counts }),
    ...each(OTHERS, { faction: ['seeker'], level: 0, ...counts }),
    'Seeker Art': { faction: ['seeker'], level: 1, ...counts },
    'Day Oath': { faction: ['neutral'], level: 0, side: 'day', ...counts },
    'Night Oath': { faction: ['neutral'], level: 0, side: 'night', ...counts },
  },
  law: `
id: law
cardRule: xx.deck.cards
zones: [{ id: leader, name: Investigator, takes: { type: investigator }, leader: true }, { id: main, name: Deck }]
rules:
  - { id: investigator, rule: xx.deck.investigator, in: [leader], count: {}, exactly: 1 }
  - { id: size, rule: xx.deck.size, cards: { countsForSize: true }, count: {}, exactly: { leader: deckSize } }
  - { id: copies, rule: xx.deck.copies, copies: { by: [name] }, max: { card: deckLimit } }
  - { id: signatures, rule: xx.deck.signatures, contains: leader.signatures }
  - { id: weakness, rule: xx.deck.weakness, count: { subtype: basic-weakness }, min: 1 }
  - { id: oaths, rule: xx.deck.oaths, apart: [{ side: day }, { side: night }] }
`,
});
const SIGNED = '1 Warden’s Lamp\n1 Dark Debt\n1 Small Fear';
const deck = (rest: string, own = 14): string => `1 Old Warden\n${SIGNED}\n${copies(2, OWN.slice(0, own))}\n${rest}`;

test('legal lists', () => {
  expect(court.check(deck('2 Seeker Skill A')).issues).toEqual([]);
  // Five cards of level 0 and two spells find a place, whatever their order in the list.
  const seven = ['2 Seeker Skill A', '2 Seeker Skill B', '2 Seeker Skill C', '1 Seeker Art', '1 Guard Skill L'];
  expect(court.check(deck(seven.join('\n'), 11)).issues).toEqual([]);
  expect(court.check(deck([...seven].reverse().join('\n'), 11)).issues).toEqual([]);
});

test('places are matched: one copy too many competes for the places', () => {
  const list = deck('2 Seeker Skill A\n2 Seeker Skill B\n2 Seeker Skill C\n2 Seeker Art\n1 Guard Skill L', 11);
  court.expect(list, [
    { id: 'size', code: 'too-many-cards', amount: 31, limit: 30, fix: 'Remove 1 Guard Skill L' },
    {
      id: 'access',
      code: 'no-place',
      lines: [16, 17, 18, 19],
      amount: 31,
      limit: 30,
      zone: 'main',
      fix: 'Remove 1 Seeker Art',
    },
  ]);
});

test('a card that opens a place and raises the size says so', () => {
  const list = deck('1 Versatile\n2 Seeker Skill A\n2 Seeker Skill B\n2 Seeker Skill C\n1 Seeker Skill D', 13);
  // Eight cards of level 0: five places, two places for spells, and the one that the card opens.
  expect(court.check(`${list}\n1 Seeker Skill D`).issues).toEqual([]);
  court.expect(list, [{ id: 'size', code: 'too-few-cards', amount: 34, limit: 35, because: ['Versatile'], fix: null }]);
});

test('the fix adds a missing signature', () => {
  court.expect(deck('2 Seeker Skill A').replace('1 Warden’s Lamp\n', ''), [
    { id: 'signatures', code: 'missing-card', lines: [], amount: 1, fix: 'Add 1 Warden’s Lamp' },
  ]);
});

test('a basic weakness', () => {
  court.expect(deck('2 Seeker Skill A').replace('\n1 Small Fear', ''), [
    { id: 'weakness', code: 'too-few-cards', lines: [], amount: 0, limit: 1, fix: null },
  ]);
});

test('copies, and a card that waives the first of each', () => {
  court.expect(deck('3 Seeker Skill A'), [
    { id: 'size', code: 'too-many-cards', amount: 31, limit: 30, fix: 'Remove 1 Seeker Skill A' },
    { id: 'copies', code: 'too-many-copies', lines: [19], amount: 3, limit: 2, fix: 'Remove 1 Seeker Skill A' },
  ]);
  expect(court.check(deck('1 Deep Pockets\n1 Guard Skill A')).issues).toEqual([]);
});

test('two oaths that exclude each other', () => {
  court.expect(deck('1 Day Oath\n2 Night Oath'), [
    { id: 'size', code: 'too-many-cards', amount: 31, limit: 30, fix: 'Remove 1 Night Oath' },
    { id: 'oaths', code: 'not-together', lines: [19], amount: 1, fix: 'Remove 1 Day Oath' },
  ]);
});

test('no investigator', () => {
  expect(court.check(deck('2 Seeker Skill A').replace('1 Old Warden\n', '')).issues[0]).toMatchObject({
    id: 'investigator',
    code: 'too-few-cards',
    zone: 'leader',
  });
});
