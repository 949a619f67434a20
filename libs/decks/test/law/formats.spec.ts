/** Formats with limits on size and names: 60 cards with one ace; 60 cards with a side deck; 100 cards with one or two leaders. */
import { copies, courtOf, numbered } from './invented.ts';

const each = (names: readonly string[], data: Record<string, unknown>): Record<string, Record<string, unknown>> =>
  Object.fromEntries(names.map((name) => [name, data]));

describe('exactly 60 cards, four of a name except basic energy, a basic creature, one ace, marks', () => {
  const TRAINERS = numbered('Helper', 12);
  const court = courtOf({
    fields: { supertype: 'text', subtypes: 'set', mark: 'text' },
    cards: {
      'Plain Energy': { supertype: 'energy', subtypes: ['basic'], mark: 'H' },
      'Twin Energy': { supertype: 'energy', subtypes: ['special'], mark: 'H' },
      'Small Newt': { supertype: 'creature', subtypes: ['basic'], mark: 'H' },
      'Grown Newt': { supertype: 'creature', subtypes: ['grown'], mark: 'H' },
      'First Ace': { supertype: 'helper', subtypes: ['ace'], mark: 'H' },
      'Second Ace': { supertype: 'helper', subtypes: ['ace'], mark: 'I' },
      'Old Helper': { supertype: 'helper', subtypes: [], mark: 'C' },
      'Old Energy': { supertype: 'energy', subtypes: ['basic'], mark: 'A' },
      ...each(TRAINERS, { supertype: 'helper', subtypes: [], mark: 'I' }),
    },
    law: `
id: law
cardRule: xx.deck.cards
named:
  basic-energy: { supertype: energy, subtypes: basic }
  basic-creature: { supertype: creature, subtypes: basic }
rules:
  - { id: marks, rule: xx.deck.marks, every: { any: [{ mark: [H, I] }, { is: basic-energy }] } }
  - { id: size, rule: xx.deck.size, count: {}, exactly: 60 }
  - { id: copies, rule: xx.deck.copies, cards: { not: { is: basic-energy } }, copies: { by: [name] }, max: 4 }
  - { id: basic, rule: xx.deck.basic, count: { is: basic-creature }, min: 1 }
  - { id: ace, rule: xx.deck.ace, count: { subtypes: ace }, max: 1 }
`,
  });
  const helpers = copies(4, TRAINERS.slice(0, 10));

  test('legal lists', () => {
    expect(court.check(`4 Small Newt\n${helpers}\n16 Plain Energy`).issues).toEqual([]);
    expect(court.check(`3 Small Newt\n1 First Ace\n${helpers}\n16 Old Energy`).issues).toEqual([]);
  });

  test('too many and too few cards', () => {
    court.expect(`4 Small Newt\n${helpers}\n18 Plain Energy`, [
      { id: 'size', code: 'too-many-cards', lines: [12], amount: 62, limit: 60, fix: 'Remove 2 Plain Energy' },
    ]);
    court.expect(`4 Small Newt\n${helpers}\n15 Plain Energy`, [
      { id: 'size', code: 'too-few-cards', lines: [], amount: 59, limit: 60, fix: null },
    ]);
  });

  test('a fifth copy; a fix that would leave too few cards is not offered', () => {
    court.expect(`4 Small Newt\n${helpers}\n5 Twin Energy\n11 Plain Energy`, [
      { id: 'copies', code: 'too-many-copies', lines: [12], amount: 5, limit: 4, fix: null },
    ]);
    court.expect(`4 Small Newt\n${helpers}\n5 Twin Energy\n12 Plain Energy`, [
      { id: 'size', code: 'too-many-cards', amount: 61, limit: 60, fix: 'Remove 1 Plain Energy' },
      { id: 'copies', code: 'too-many-copies', lines: [12], amount: 5, limit: 4, fix: 'Remove 1 Twin Energy' },
    ]);
  });

  test('no basic creature', () => {
    court.expect(`4 Grown Newt\n${helpers}\n16 Plain Energy`, [
      { id: 'basic', code: 'too-few-cards', lines: [], amount: 0, limit: 1, fix: null },
    ]);
  });

  test('two aces', () => {
    court.expect(`4 Small Newt\n${helpers}\n1 First Ace\n1 Second Ace\n15 Plain Energy`, [
      { id: 'size', code: 'too-many-cards', amount: 61, limit: 60, fix: 'Remove 1 Plain Energy' },
      { id: 'ace', code: 'too-many-cards', lines: [13], amount: 2, limit: 1, fix: 'Remove 1 Second Ace' },
    ]);
  });

  test('a card whose mark has rotated out', () => {
    court.expect(`4 Small Newt\n${helpers}\n2 Old Helper\n16 Plain Energy`, [
      { id: 'marks', code: 'card-not-allowed', lines: [12], amount: 2, fix: 'Remove 2 Old Helper' },
      { id: 'size', code: 'too-many-cards', amount: 62, limit: 60, fix: 'Remove 2 Plain Energy' },
    ]);
  });
});

describe('at least 60 cards, a side deck of 15, four of a name in both together, one of a restricted card', () => {
  const SPELLS = numbered('Spell', 16);
  const court = courtOf({
    fields: { supertypes: 'set', copiesAllowed: 'text', restricted: 'text' },
    cards: {
      Meadow: { supertypes: ['basic'] },
      'Rat Crowd': { supertypes: [], copiesAllowed: 'any' },
      'Old Power': { supertypes: [], restricted: true },
      ...each(SPELLS, { supertypes: [] }),
    },
    law: `
id: law
cardRule: xx.deck.cards
zones: [{ id: main, name: Deck }, { id: side, name: Sideboard }]
rules:
  - { id: size, rule: xx.deck.size, count: {}, min: 60 }
  - { id: side, rule: xx.deck.side, in: [side], count: {}, max: 15 }
  - id: copies
    rule: xx.deck.copies
    bothRule: xx.deck.copies-both
    in: [main, side]
    cards: { not: { supertypes: basic } }
    copies: { by: [name] }
    max: { first: [{ when: { card: { copiesAllowed: any } }, is: null }, { is: 4 }] }
  - { id: restricted, rule: xx.format.restricted, in: [main, side], cards: { restricted: true }, copies: { by: [name] }, max: 1 }
`,
  });
  const spells = copies(4, SPELLS.slice(0, 9));

  test('legal lists', () => {
    expect(court.check(`24 Meadow\n${spells}\nSideboard\n4 Spell J`).issues).toEqual([]);
    expect(court.check(`24 Meadow\n${spells}\n30 Rat Crowd\n1 Old Power`).issues).toEqual([]);
  });

  test('too few cards, and too many in the side deck', () => {
    court.expect(`23 Meadow\n${spells}`, [{ id: 'size', code: 'too-few-cards', amount: 59, limit: 60, fix: null }]);
    court.expect(`24 Meadow\n${spells}\nSideboard\n4 Spell J\n12 Meadow`, [
      {
        id: 'side',
        code: 'too-many-cards',
        lines: [13],
        amount: 16,
        limit: 15,
        zone: 'side',
        fix: 'Remove 1 Meadow',
      },
    ]);
  });

  test('a fifth copy is removed from the side deck first', () => {
    court.expect(`24 Meadow\n${spells}\nSideboard\n2 Spell A`, [
      {
        id: 'copies',
        code: 'too-many-copies',
        lines: [2, 12],
        amount: 6,
        limit: 4,
        zone: 'main',
        fix: 'Remove 2 Spell A',
      },
    ]);
    expect(court.check(`24 Meadow\n${spells}\nSideboard\n2 Spell A`).issues[0]!.ruleId).toBe('xx.deck.copies-both');
  });

  test('a second copy of a restricted card', () => {
    court.expect(`24 Meadow\n${spells}\n2 Old Power`, [
      { id: 'restricted', code: 'too-many-copies', lines: [11], amount: 2, limit: 1, fix: 'Remove 1 Old Power' },
    ]);
  });
});

describe('100 cards led by one or two, one of a name, colours of the leaders', () => {
  const GREEN = numbered('Green Spell', 20);
  const RED = numbered('Red Spell', 4);
  const court = courtOf({
    fields: {
      supertypes: 'set',
      types: 'set',
      keywords: 'set',
      partnerWith: 'set',
      subtypes: 'set',
      colours: 'set',
      cost: 'number',
      copiesAllowed: 'number',
    },
    cards: {
      Forest: { supertypes: ['basic'], colours: [] },
      'Green Lord': { supertypes: ['legendary'], types: ['creature'], colours: ['green'], cost: 1 },
      'Red Friend': { supertypes: ['legendary'], types: ['creature'], keywords: ['partner'], colours: ['red'] },
      'Green Friend': { supertypes: ['legendary'], types: ['creature'], keywords: ['partner'], colours: ['green'] },
      'Sworn Brother': {
        supertypes: ['legendary'],
        types: ['creature'],
        partnerWith: ['Sworn Sister'],
        colours: ['red'],
      },
      'Sworn Sister': {
        supertypes: ['legendary'],
        types: ['creature'],
        partnerWith: ['Sworn Brother'],
        colours: ['green'],
      },
      'Bright Otter': {
        supertypes: ['legendary'],
        types: ['creature'],
        colours: ['green'],
        law: [
          {
            while: { in: ['companion'] },
            add: [
              {
                id: 'cheap',
                rule: 'xx.companion.cheap',
                cards: { types: 'creature' },
                in: ['main', 'leader'],
                every: { cost: { atMost: 2 } },
              },
            ],
          },
        ],
      },
      'Seven Dwarves': { types: ['creature'], colours: ['green'], cost: 2, copiesAllowed: 7 },
      Giant: { types: ['creature'], colours: ['green'], cost: 6 },
      ...each(GREEN, { colours: ['green'] }),
      ...each(RED, { colours: ['red'] }),
    },
    law: `
id: law
cardRule: xx.deck.cards
zones:
  - { id: leader, name: Commander, leader: true }
  - { id: companion, name: Companion }
  - { id: main, name: Deck }
  - { id: side, name: Sideboard }
named: { may-lead: { supertypes: legendary, types: creature } }
rules:
  - { id: leaders, rule: xx.cmd.leaders, in: [leader], count: {}, min: 1, max: 2 }
  - { id: may-lead, rule: xx.cmd.may-lead, in: [leader], every: { is: may-lead } }
  - { id: pair, rule: xx.cmd.pair, in: [leader], pair: { any: [[{ keywords: partner }, { keywords: partner }], [{ partnerWith: { names: other } }, {}]] } }
  - { id: size, rule: xx.cmd.size, in: [leader, main], count: {}, exactly: 100 }
  - id: singleton
    rule: xx.cmd.singleton
    in: [leader, main]
    cards: { not: { supertypes: basic } }
    copies: { by: [name] }
    max: { first: [{ when: { card: { copiesAllowed: { empty: true } } }, is: 1 }, { is: { card: copiesAllowed } }] }
  - { id: colours, rule: xx.cmd.colours, in: [main, companion], every: { colours: { within: leader.colours } } }
  - { id: no-side, rule: xx.cmd.no-side, in: [side], count: {}, max: 0 }
  - { id: companion, rule: xx.cmd.companion, in: [companion], count: {}, max: 1 }
`,
  });
  const deck = (leaders: string, forests: number, rest = ''): string =>
    `Commander\n${leaders}\n\nDeck\n${forests} Forest\n${copies(1, GREEN)}${rest && `\n${rest}`}`;

  test('legal lists', () => {
    expect(court.check(deck('1 Green Lord', 79)).issues).toEqual([]);
    expect(court.check(deck('1 Red Friend\n1 Green Friend', 76, '1 Red Spell A\n1 Red Spell B')).issues).toEqual([]);
    expect(court.check(deck('1 Sworn Brother\n1 Sworn Sister', 78)).issues).toEqual([]);
    expect(court.check(deck('1 Green Lord', 72, '7 Seven Dwarves')).issues).toEqual([]);
  });

  test('no leader, three leaders, and a card that may not lead', () => {
    expect(court.check(`80 Forest\n${copies(1, GREEN)}`).issues.map(({ id }) => id)).toEqual(['leaders', 'colours']);
    court.expect(deck('1 Red Friend\n1 Green Friend\n1 Green Lord', 77), [
      { id: 'leaders', code: 'too-many-cards', lines: [4], amount: 3, limit: 2, zone: 'leader', fix: null },
    ]);
    court.expect(deck('1 Green Spell T', 79).replace(/\n1 Green Spell T$/u, '\n1 Forest'), [
      { id: 'may-lead', code: 'card-not-allowed', lines: [2], amount: 1, zone: 'leader', fix: null },
    ]);
  });

  test('two leaders that do not suit each other', () => {
    court.expect(deck('1 Sworn Sister\n1 Green Lord', 78, '1 Giant'), [
      { id: 'pair', code: 'bad-pair', lines: [2, 3], amount: 2, zone: 'leader', fix: 'Remove 1 Green Lord' },
      { id: 'size', code: 'too-many-cards', amount: 101, limit: 100, fix: 'Remove 1 Giant' },
    ]);
  });

  test('size over both zones, one of a name, colours, no side deck', () => {
    court.expect(deck('1 Green Lord', 80), [
      { id: 'size', code: 'too-many-cards', amount: 101, limit: 100, fix: 'Remove 1 Green Spell T' },
    ]);
    court.expect(deck('1 Green Lord', 79, '1 Giant\n1 Giant'), [
      { id: 'size', code: 'too-many-cards', amount: 102, limit: 100, fix: 'Remove 2 Giant' },
      { id: 'singleton', code: 'too-many-copies', lines: [26, 27], amount: 2, limit: 1, fix: 'Remove 1 Giant' },
    ]);
    court.expect(deck('1 Green Lord', 79, '1 Red Spell A'), [
      { id: 'size', code: 'too-many-cards', amount: 101, limit: 100, fix: 'Remove 1 Red Spell A' },
      { id: 'colours', code: 'card-not-allowed', lines: [26], amount: 1, fix: 'Remove 1 Red Spell A' },
    ]);
    court.expect(deck('1 Green Lord', 79, 'Sideboard\n1 Giant'), [
      {
        id: 'no-side',
        code: 'too-many-cards',
        lines: [27],
        amount: 1,
        limit: 0,
        zone: 'side',
        fix: 'Remove 1 Giant',
      },
    ]);
  });

  test('the condition of a companion is law that the card carries', () => {
    expect(court.check(deck('1 Green Lord', 79, 'Companion\n1 Bright Otter')).issues.map(({ id }) => id)).toEqual([]);
    court.expect(deck('1 Green Lord', 79, '1 Giant\nCompanion\n1 Bright Otter'), [
      { id: 'size', code: 'too-many-cards', amount: 101, limit: 100, fix: 'Remove 1 Giant' },
      { id: 'cheap', code: 'card-not-allowed', lines: [26], amount: 1, zone: 'main', fix: 'Remove 1 Giant' },
    ]);
    court.expect(deck('1 Green Lord', 79, 'Companion\n2 Bright Otter'), [
      {
        id: 'companion',
        code: 'too-many-cards',
        lines: [27],
        amount: 2,
        limit: 1,
        zone: 'companion',
        fix: 'Remove 1 Bright Otter',
      },
    ]);
  });
});
