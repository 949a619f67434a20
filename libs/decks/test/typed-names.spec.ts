/** Names of cards: how a list's names are matched, suggestions, printings, and cards with unusual names. */
import { type CardDoc, type GameContent } from '@rulewright/content';
import { applyFix, createCardIndex, parseDeck, type CardIndex, type NameIssue } from '../src/index.ts';
import { loadFixture, type Fixture } from './content.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await loadFixture();
});

type NamedCard = Pick<CardDoc, 'id' | 'name'> & { readonly number?: number; readonly code?: string };

/** The fixture's game with other cards. */
function indexOf(cards: readonly NamedCard[], aliases: Record<string, string[]> = {}): CardIndex {
  const doc = ({ number = 1, code, ...card }: NamedCard): CardDoc => ({
    ...card,
    aliases: aliases[card.id] ?? [],
    data: {},
    printings: [{ set: 'set-1', number, ...(code && { code }), rarity: 'common', provenance: 'provisional' }],
  });
  const vocabulary = { ...fixture.game.vocabulary, cardFields: [] };
  const game: GameContent = { ...fixture.game, vocabulary, cards: new Map(cards.map((card) => [card.id, doc(card)])) };
  return createCardIndex(game);
}

const read = (text: string, index: CardIndex): string[] =>
  parseDeck(text, index).entries.map(({ copies, card, name }) => `${copies} ${card ? card.card.name : `?${name}`}`);

it.each([
  ['2 Ant Swarm', '2 Ant Swarm'],
  ['2x ant swarm', '2 Ant Swarm'],
  ['2xAnt Swarm', '2 Ant Swarm'],
  ['2× ANT-SWARM', '2 Ant Swarm'],
  ['2 x ant swarm', '2 Ant Swarm'],
  ['2;Ant Swarm', '2 Ant Swarm'],
  ['2|Ant Swarm', '2 Ant Swarm'],
  ['Ant Swarm x2', '2 Ant Swarm'],
  ['Ant Swarm ×2', '2 Ant Swarm'],
  ['Ant Swarm×2', '2 Ant Swarm'],
  ['Ant Swarm (2)', '2 Ant Swarm'],
  ['Ant Swarm [x2]', '2 Ant Swarm'],
  ['Ant Swarm, 2', '2 Ant Swarm'],
  ['Ant Swarm: 2', '2 Ant Swarm'],
  ['Ant Swarm 2', '2 Ant Swarm'],
  ['"Ant Swarm",2', '2 Ant Swarm'],
  ['‘Ant Swarm’ 2', '2 Ant Swarm'],
  ['Ant Swarm', '1 Ant Swarm'],
  ['* 2 Änt Swärm', '2 Ant Swarm'],
  ['[ ] 2 Ant Swarm', '2 Ant Swarm'],
  ['２ Ａnt Ｓwarm', '2 Ant Swarm'],
  ['2 Ant\u00a0Swarm\u200b', '2 Ant Swarm'],
  ['2 Ant Swarm (1) 1', '2 Ant Swarm'],
  ['2 Ant Swarm [P]', '2 Ant Swarm'],
  ['2 Ant Swarm [1 SR 1]', '2 Ant Swarm'],
  ['2 Ant Swarm 1 SR 1', '2 Ant Swarm'],
  ['Ant Swarm (1) 1', '1 Ant Swarm'],
  ['2 Ant Swarm *F*', '2 Ant Swarm'],
  ['2 Ant Swarm # two of them', '2 Ant Swarm'],
  ['2 Ant Swarm (1) 1 *F* // shiny', '2 Ant Swarm'],
])('reads %s', (text, expected) => {
  expect(read(text, fixture.checker.index)).toEqual([expected]);
  expect(parseDeck(text, fixture.checker.index).issues).toEqual([]);
});

it.each([
  '# 2 Ant Swarm',
  '// note',
  '; note',
  '-- note',
  'Deck',
  'Deck (45)',
  '[Main Deck]',
  '== Cards ==',
  'Creatures (44)',
  'Insect:',
  'Things I like:',
  'Total: 45',
  '45 cards',
  '\t',
  '\ufeff',
])('reads nothing in %j', (text) => {
  expect(parseDeck(text, fixture.checker.index)).toMatchObject({ entries: [], issues: [] });
});

it('finds a printing, or says that there is none and counts the card', () => {
  const { index } = fixture.checker;
  expect(parseDeck('2 Ant Swarm (P) 1', index).entries[0]!.printing).toMatchObject({ set: 'promo', number: 1 });
  expect(parseDeck('2 Ant Swarm [1]', index).entries[0]!.printing).toMatchObject({ set: 'set-1' });
  const text = '2 Ant Swarm (1) 17';
  const { entries, issues } = parseDeck(text, index);
  expect(entries).toMatchObject([{ name: 'Ant Swarm', copies: 2, printing: null }]);
  expect(issues).toMatchObject([{ code: 'unknown-printing', severity: 'warning' }]);
  expect(applyFix(text, issues[0]!.fix!)).toBe('2 Ant Swarm');
});

it('suggests similar names, the most similar first, and none for a text like no name', () => {
  const { index } = fixture.checker;
  expect(index.near('Ant Swrm')[0]).toBe('Ant Swarm');
  expect(index.near('Monarch')).toEqual(['Monarch Butterfly']);
  expect(index.near('Hose Fly')[0]).toBe('House Fly');
  expect(index.near('Quetzalcoatl')).toEqual([]);
  expect(index.near('x'.repeat(5000))).toEqual([]);
  expect(index.near('')).toEqual([]);
});

it('names a card by the number that it shows, and reads this number and the one that sorts it', () => {
  const index = indexOf([
    { id: 'moth', name: 'Moth', number: 109, code: 'SM104' },
    { id: 'other-moth', name: 'Moth', number: 7 },
    { id: 'wide-moth', name: 'Moth', number: 9, code: '12 of 30' },
  ]);
  const named = (line: string) => parseDeck(line, index).entries.map(({ card, name }) => `${card?.card.id}: ${name}`);
  const moth = ['moth: Moth (1) SM104'];
  for (const line of [
    '2 Moth (1) SM104',
    'Moth (1) SM104',
    '2 Moth 1 SM104',
    '2 Moth [1#sm104]',
    '2 [1#SM104] Moth',
    '2 Moth (1) #SM104',
    '2 Moth (1) 109',
    'count,name,set,number\n2,Moth,1,SM104',
    '[{"name": "Moth", "set": "1", "number": "SM104", "count": 2}]',
  ])
    expect(named(line)).toEqual(moth);
  expect(named('2 Moth (1) 7')).toEqual(['other-moth: Moth (1) 7']);
  expect(named('2 Moth (1) 007')).toEqual(['other-moth: Moth (1) 7']);
  expect(named('2 Moth (1) 9')).toEqual(['wide-moth: Moth (1) 9']);
  expect(read('Moth (1) 7 x3\n2 Moth (1) SM104', index)).toEqual(['3 Moth', '2 Moth']);
});

it('suggests the card before a set code that no set has, and first the card with the number behind it', () => {
  const index = indexOf([
    { id: 'hopper-3', name: 'Grasshopper', number: 3 },
    { id: 'hopper-86', name: 'Grasshopper', number: 86 },
    { id: 'moth', name: 'Polyphemus Moth' },
  ]);
  const suggestions = (line: string) => parseDeck(line, index).issues.map((issue) => (issue as NameIssue).suggestions);
  expect(suggestions('4 Grasshopper SVI 86')).toEqual([['Grasshopper (1) 86', 'Grasshopper (1) 3']]);
  expect(suggestions('4 Grasshopper (SVI) 86')).toEqual([['Grasshopper (1) 86', 'Grasshopper (1) 3']]);
  expect(suggestions('4 Grasshopper')).toEqual([['Grasshopper (1) 3', 'Grasshopper (1) 86']]);
  expect(suggestions('1 Polyphemus Moth PAL 185')).toEqual([['Polyphemus Moth']]);
  expect(suggestions('1 Nothing At All PAL 185')).toEqual([[]]);
});

it('prefers a card’s own name to another’s alias, and reports a name of several cards', () => {
  const index = indexOf(
    [
      { id: 'fire-ant', name: 'Fire Ant' },
      { id: 'red-ant', name: 'Red Ant' },
      { id: 'big-ant', name: 'Big Ant' },
    ],
    { 'red-ant': ['Fire Ant', 'Formica'], 'big-ant': ['Formica'] },
  );
  expect(read('2 fire ant\n1 red-ant', index)).toEqual(['2 Fire Ant', '1 Red Ant']);
  const text = '3 Formica';
  const { issues } = parseDeck(text, index);
  expect(issues).toMatchObject([
    {
      code: 'ambiguous-card',
      name: 'Formica',
      suggestions: ['Big Ant', 'Red Ant'],
      ruleId: null,
    },
  ]);
  expect(applyFix(text, issues[0]!.fix!)).toBe('3 Big Ant');
});

it('reads names that begin or end with a number, or are heading words', () => {
  const index = indexOf([
    { id: 'seven', name: '7 Spot Ladybird' },
    { id: 'model', name: 'Model 2' },
    { id: 'deck', name: 'Cards: Nine' },
    { id: 'digits', name: '1984' },
  ]);
  expect(read('7 Spot Ladybird\n2 7 Spot Ladybird\nModel 2\nModel 2 x3\n4 Model 2\n1984\n2 1984', index)).toEqual([
    '1 7 Spot Ladybird',
    '2 7 Spot Ladybird',
    '1 Model 2',
    '3 Model 2',
    '4 Model 2',
    '1 1984',
    '2 1984',
  ]);
});

it('cites no rule for a card that does not exist, or a line that cannot be read', () => {
  const { issues } = parseDeck('2 Nothing Such\n0 Mosquito\n???\n2 Mosquito (common)', fixture.checker.index);
  expect(issues.map(({ code, ruleId }) => [code, ruleId])).toEqual([
    ['unknown-card', null],
    ['bad-count', null],
    ['bad-line', null],
    ['unknown-printing', null],
  ]);
});

it.each(['Antswarm', 'AntSwarm', 'ANTSWARM', 'Ant Swarn'])('asks whether %s is meant as Ant Swarm', (name) => {
  const text = `2 ${name}`;
  const { issues } = parseDeck(text, fixture.checker.index);
  expect(issues).toMatchObject([{ code: 'unknown-card', name, lines: [1] }]);
  expect((issues[0] as NameIssue).suggestions[0]).toBe('Ant Swarm');
  expect(issues[0]!.message).toContain('Ant Swarm');
  expect(applyFix(text, issues[0]!.fix!)).toBe('2 Ant Swarm');
});
