/**
 * A game with identity cards. The identity sets deck size and influence, the size sets the points of agendas, and only one of several
 * restricted cards is allowed.
 */
import { courtOf, numbered } from './invented.ts';

const NORTH = numbered('North Program', 12);
const EVENTS = numbered('North Event', 4);
const GOALS = numbered('North Goal', 8);
const each = (names: readonly string[], data: Record<string, unknown>): Record<string, Record<string, unknown>> =>
  Object.fromEntries(names.map((name) => [name, data]));

const LAW = `
id: law
cardRule: xx.deck.cards
zones:
  - { id: leader, name: Identity, takes: { type: identity }, leader: true }
  - { id: main, name: Deck }
rules:
  - { id: identity, rule: xx.deck.identity, in: [leader], count: {}, exactly: 1 }
  - { id: size, rule: xx.deck.size, count: {}, min: { leader: minimumSize } }
  - { id: copies, rule: xx.deck.copies, copies: { by: [name] }, max: { card: deckLimit } }
  - { id: side, rule: xx.deck.side, every: { side: { sameAs: leader.side } } }
  - { id: goals, rule: xx.deck.goals, cards: { type: goal }, every: { any: [{ faction: { sameAs: leader.faction } }, { faction: neutral }] } }
  - { id: influence, rule: xx.deck.influence, cards: { not: { faction: { sameAs: leader.faction } } }, sum: influence, max: { leader: influenceLimit } }
  - id: goal-points
    rule: xx.deck.goal-points
    when: { leader: { side: builder } }
    cards: { type: goal }
    sum: goalPoints
    min: { steps: { count: {} }, at: [[0, 2]], then: { every: 5, add: 2 } }
    max: { plus: [{ bound: min }, 1] }
  - { id: restricted, rule: xx.format.restricted, in: [leader, main], cards: { restricted: true }, distinct: name, max: 1 }
  - { id: points, rule: xx.format.points, in: [leader, main], sum: listPoints, once: name, max: 3 }
`;

const court = courtOf({
  fields: {
    type: 'text',
    side: 'text',
    faction: 'text',
    minimumSize: 'number',
    influenceLimit: 'number',
    influence: 'number',
    deckLimit: 'number',
    goalPoints: 'number',
    restricted: 'text',
    listPoints: 'number',
  },
  cards: {
    'Northern Works': { type: 'identity', side: 'builder', faction: 'north', minimumSize: 40, influenceLimit: 5 },
    'Northern Lights': { type: 'identity', side: 'builder', faction: 'north', minimumSize: 40, influenceLimit: 5 },
    ...each(NORTH, { type: 'program', side: 'builder', faction: 'north', influence: 1, deckLimit: 3 }),
    ...each(EVENTS, { type: 'event', side: 'builder', faction: 'north', influence: 2, deckLimit: 3 }),
    ...each(GOALS, { type: 'goal', side: 'builder', faction: 'north', goalPoints: 2, deckLimit: 3, influence: 0 }),
    'Common Goal': { type: 'goal', side: 'builder', faction: 'neutral', goalPoints: 1, deckLimit: 3, influence: 0 },
    'Southern Goal': { type: 'goal', side: 'builder', faction: 'south', goalPoints: 2, deckLimit: 3, influence: 0 },
    'Southern Tool': { type: 'program', side: 'builder', faction: 'south', influence: 3, deckLimit: 3 },
    'Southern Trick': { type: 'event', side: 'builder', faction: 'south', influence: 1, deckLimit: 3 },
    'Raid Plan': { type: 'event', side: 'raider', faction: 'neutral', influence: 0, deckLimit: 3 },
    'Lone Wonder': { type: 'event', side: 'builder', faction: 'north', influence: 0, deckLimit: 1 },
    'Bound Book': {
      type: 'event',
      side: 'builder',
      faction: 'north',
      influence: 0,
      deckLimit: 3,
      restricted: true,
      listPoints: 1,
    },
    'Bound Ring': {
      type: 'event',
      side: 'builder',
      faction: 'north',
      influence: 0,
      deckLimit: 3,
      restricted: true,
      listPoints: 3,
    },
    'Heavy Ring': { type: 'event', side: 'builder', faction: 'north', influence: 0, deckLimit: 3, listPoints: 3 },
  },
  law: LAW,
});

/** 40 cards: 9 goals of 18 points, 31 programs. The identity has line 1, the goals have lines 2 to 4. */
const goals = `3 North Goal A\n3 North Goal B\n3 North Goal C`;
const programs = (count: number): string =>
  NORTH.flatMap((name, at) => (count - 3 * at > 0 ? [`${Math.min(3, count - 3 * at)} ${name}`] : [])).join('\n');
const deck = (rest: string, identity = '1 Northern Works'): string => `${identity}\n${goals}\n${rest}`;

test('legal lists', () => {
  expect(court.check(deck(programs(31))).issues).toEqual([]);
  expect(court.check(deck(`${programs(29)}\n1 Southern Tool\n1 Southern Trick`)).issues).toEqual([]);
  expect(court.check(deck(`${programs(30)}\n1 Bound Book`)).issues).toEqual([]);
  expect(court.check(`Deck\n${goals}\n${programs(31)}\n\nIdentity\n1 Northern Works`).issues).toEqual([]);
});

test('the identity is put into its zone automatically, and there is exactly one', () => {
  court.expect(deck(`${programs(31)}\n1 Northern Lights`), [
    {
      id: 'identity',
      code: 'too-many-cards',
      lines: [16],
      amount: 2,
      limit: 1,
      zone: 'leader',
      fix: 'Remove 1 Northern Lights',
    },
  ]);
  expect(court.check(`${goals}\n${programs(31)}`).issues[0]).toMatchObject({
    id: 'identity',
    code: 'too-few-cards',
    amount: 0,
    limit: 1,
    message: 'The Identity has 0 cards, 1 fewer than the 1 required.',
  });
});

test('the size that the identity requires', () => {
  court.expect(deck(programs(30)), [
    { id: 'size', code: 'too-few-cards', lines: [], amount: 39, limit: 40, fix: null },
    // A deck of 39 cards may have fewer goal points, so its goals have too many. Removing a card would make the deck even smaller.
    { id: 'goal-points', code: 'too-many-points', amount: 18, limit: 17, fix: null },
  ]);
});

test('copies by the limit on the card', () => {
  court.expect(deck(`${programs(30)}\n2 Lone Wonder`), [
    {
      id: 'copies',
      code: 'too-many-copies',
      lines: [15],
      amount: 2,
      limit: 1,
      zone: 'main',
      fix: 'Remove 1 Lone Wonder',
    },
  ]);
});

test('cards of the other side', () => {
  court.expect(deck(`${programs(31)}\n2 Raid Plan`), [
    { id: 'side', code: 'card-not-allowed', lines: [16], amount: 2, fix: 'Remove 2 Raid Plan' },
  ]);
});

test('goals of another faction', () => {
  const list = `1 Northern Works\n3 North Goal A\n3 North Goal B\n2 North Goal C\n1 Southern Goal\n${programs(32)}`;
  court.expect(list, [{ id: 'goals', code: 'card-not-allowed', lines: [5], amount: 1, fix: null }]);
  expect(court.check(list.replace('1 Southern Goal', '1 North Goal D')).legal).toBe(true);
});

test('influence of other factions, the dearest card first', () => {
  court.expect(deck(`${programs(31)}\n1 Southern Tool\n3 Southern Trick`), [
    {
      id: 'influence',
      code: 'too-many-points',
      lines: [17],
      amount: 6,
      limit: 5,
      zone: 'main',
      fix: 'Remove 1 Southern Trick',
    },
  ]);
});

test('points of goals by the size of the deck', () => {
  court.expect(deck(`${programs(32)}\n2 North Goal D`), [
    {
      id: 'goal-points',
      code: 'too-many-points',
      lines: [2, 16],
      amount: 22,
      limit: 19,
      fix: 'Remove 1 North Goal A and 1 North Goal D',
    },
  ]);
  court.expect(`1 Northern Works\n3 North Goal A\n3 North Goal B\n2 North Goal C\n${programs(33)}`, [
    { id: 'goal-points', code: 'too-few-points', lines: [], amount: 16, limit: 18, fix: null },
  ]);
});

test('one of the restricted cards, and points once for each name', () => {
  court.expect(deck(`${programs(31)}\n1 Bound Book\n2 Bound Ring`), [
    { id: 'restricted', code: 'too-many-kinds', lines: [16], amount: 2, limit: 1, fix: 'Remove 1 Bound Book' },
    { id: 'points', code: 'too-many-points', lines: [16], amount: 4, limit: 3, fix: 'Remove 1 Bound Book' },
  ]);
  court.expect(deck(`${programs(31)}\n2 Bound Ring\n2 Heavy Ring`), [
    { id: 'points', code: 'too-many-points', lines: [16], amount: 6, limit: 3, fix: 'Remove 2 Bound Ring' },
  ]);
});
