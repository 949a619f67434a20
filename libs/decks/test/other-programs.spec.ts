/** Lists as other programs save them, and cards of one name that a list tells apart by their values. */
import { loadContent, modeRulesets, type CardDoc, type GameContent } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { knownGames } from '@rulewright/games';
import { readFile, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { applyFix, createDeckChecker, type DeckChecker, type DeckVerdict, type NameIssue } from '../src/index.ts';

const folder = fileURLToPath(new URL('other-programs/', import.meta.url));
const files = (await readdir(folder)).filter((file) => !file.endsWith('.ydk'));

let game: GameContent;
let checker: DeckChecker;
let verdict: (list: string, by?: DeckChecker) => DeckVerdict;

beforeAll(async () => {
  const { content } = loadContent(await readTree(fileURLToPath(new URL('../../../', import.meta.url))), knownGames);
  // The lists of this folder are of the game that has this card.
  game = [...content.games.values()].find(({ cards }) => cards.has('night-porter'))!;
  checker = createDeckChecker(game);
  const [mode] = modeRulesets(content, game.doc.id);
  verdict = (list, by = checker) => by.check(list, [mode!]).verdicts[0]!;
});

const entries = (list: string, by = checker): string[] =>
  by.parse(list).entries.map(({ copies, name, zone, card }) => `${zone} ${copies} ${card ? name : `?${name}`}`);
const problems = (list: string, by = checker) =>
  by.parse(list).issues.map(({ code, message, lines }) => ({ code, message, lines }));

test.each(files)('%s is the deck of 30 cards', async (file) => {
  const list = await readFile(folder + file, 'utf8');
  expect(problems(list).filter(({ code }) => code !== 'unknown-printing')).toEqual([]);
  expect(entries(list)).toEqual(
    [
      ...[
        '3 Night Porter',
        '1 Ferrywoman',
        '3 Tide Reader',
        '2 Salt-Haired Twins',
        '2 Stowaway Cat',
        '3 Copper Kettle',
      ],
      ...['3 Seeded Loaf', '3 Storm Lantern', '2 Dock Whistle', '2 Pot Washer', '1 Harbour Pilot', '2 High Tide'],
      ...['1 Last Ferry', "2 Rope-Maker's Biscuits"],
    ].map((entry) => `main ${entry}`),
  );
});

test.each([
  ['Arena', 'About\nName Rope  & Tide \n\nDeck\n3 Night Porter', 'Rope  & Tide'],
  ['Arena without a name', 'About\n\nDeck\n3 Night Porter', null],
  ['Arena with an empty name', 'About\nName \nDeck\n3 Night Porter', null],
  ['plain lines', '3 Night Porter', null],
  [
    'Cockatrice',
    '<cockatrice_deck><deckname> Tiger’s &amp; Co </deckname><zone name="main"/></cockatrice_deck>',
    'Tiger’s & Co',
  ],
  ['Cockatrice without a name', '<cockatrice_deck><deckname/><zone name="main"/></cockatrice_deck>', null],
  ['OCTGN', '<deck game="1"><section name="Main"><card qty="1">Night Porter</card></section></deck>', null],
  ['Magic Online', '<Deck><Cards Quantity="1" Name="Night Porter"/></Deck>', null],
  ['JSON', '{"name": "Rope", "entries": [{"name": "Night Porter", "count": 2}]}', 'Rope'],
  ['JSON of counts', '{"Night Porter": 2}', null],
  ['Tabletop Simulator', '{"SaveName": "Rope", "ObjectStates": []}', 'Rope'],
  ['a deck document', 'name: Rope\nentries:\n  - { card: night-porter, copies: 2 }\n', 'Rope'],
  ['a deck document with a wrong name', 'name: [1]\nentries:\n  - { card: night-porter, copies: 2 }\n', null],
])('the name of a deck: %s', (_program, list, name) => {
  expect(checker.parse(list).name).toBe(name);
  expect(checker.check(list, []).name).toBe(name);
});

test('the name of a deck has one line, no turned text and at most 80 characters', () => {
  const named = (name: string) => checker.parse(`About\nName ${name}\nDeck\n3 Night Porter`).name;
  expect(named('a\u202eb\u0007c')).toBe('a b c');
  expect(named('x'.repeat(300))).toHaveLength(80);
  expect(named(`${'x'.repeat(79)}😀`)).toBe('x'.repeat(79));
});

describe('lists of codes', () => {
  const coded = (): DeckChecker => {
    const ids = ['night-porter', 'ferrywoman', 'tide-reader'];
    const withCode = (card: CardDoc): CardDoc => ({
      ...card,
      data: { ...card.data, code: 10_000_000 + ids.indexOf(card.id) },
    });
    const cards = new Map([...game.cards].map(([id, card]) => [id, ids.includes(id) ? withCode(card) : card]));
    return createDeckChecker({ ...game, cards, doc: { ...game.doc, listCodes: 'code' } });
  };

  test('are read by the field that the game names', () => {
    const list =
      '#created by T\r\n#main\r\n10000000\r\n10000000\r\n10000001\r\n#extra\r\n!side\r\n10000002\r\n99999\r\n';
    expect(entries(list, coded())).toEqual([
      'main 1 Night Porter',
      'main 1 Night Porter',
      'main 1 Ferrywoman',
      'side 1 Tide Reader',
      'side 1 ?99999',
    ]);
    expect(problems(list, coded())).toMatchObject([{ code: 'unknown-card', lines: [9] }]);
  });

  test('get one sentence in a game without codes', async () => {
    const list = await readFile(`${folder}edopro.ydk`, 'utf8');
    expect(problems(list)).toEqual([
      {
        code: 'bad-line',
        lines: [1],
        message:
          'This list names its cards by codes, and Small Hours gives its cards no codes. Paste the list with the names of the cards.',
      },
    ]);
    expect(entries(list)).toEqual([]);
  });
});

test.each([
  ['a web page', '<!DOCTYPE html>\n<html><body><p>3 Night Porter<br></p>\n</body></html>'],
  ['part of a web page', '<ul>\n<li>3 Night Porter</li>\n</ul>'],
  ['other XML', '<?xml version="1.0"?>\n<cards>\n<card name="Night Porter"/>\n</cards>'],
  ['XML that is nested deep', '<a>'.repeat(50_000)],
  ['JSON of another program', '{"name":"T","version":1,"boards":{"x":{}}}'],
  ['JSON without names', '[{"a":1},{"a":2}]'],
  ['JSON with numbers', '[1, 2, 3]'],
])('%s gets one sentence and no fix', (_, list) => {
  const errors = verdict(list).issues.filter(({ severity, code }) => severity === 'error' && code !== 'empty-list');
  expect(errors).toMatchObject([{ code: 'bad-line', message: expect.stringContaining('is not known') as string }]);
  expect(errors[0]!.fix).toBeUndefined();
  expect(entries(list)).toEqual([]);
});

test('XML with a fault says where it is', () => {
  const list = '<cockatrice_deck version="1">\n<zone name="main">\n<card number="3" name="Night & Porter"/>\n';
  expect(problems(list)).toMatchObject([{ message: expect.stringContaining('line 3') as string }]);
});

test('an entity cannot expand', () => {
  const list =
    '<!DOCTYPE d [<!ENTITY a "Night Porter">]>\n<cockatrice_deck><zone name="main"><card number="1" name="&a;"/></zone></cockatrice_deck>';
  expect(entries(list)).toEqual([]);
  expect(problems(list)).toHaveLength(1);
});

test('a fix changes the line of an XML list and keeps it XML', () => {
  const list =
    '<cockatrice_deck version="1">\n<zone name="main">\n  <card number="3" name="Night Portr"/>\n</zone>\n<zone name="side">\n  <card number="1" name="Last Ferry"/>\n</zone>\n<zone name="tokens"><card number="1" name="Coin"/></zone>\n</cockatrice_deck>\n';
  expect(entries(list)).toEqual(['main 3 ?Night Portr', 'side 1 Last Ferry']);
  const issue = verdict(list).issues.find(({ code }) => code === 'unknown-card')!;
  expect(applyFix(list, issue.fix!)).toBe(list.replace('Portr', 'Porter'));
  const oneLine = list.replaceAll('\n', '');
  expect(entries(oneLine)).toEqual(entries(list));
  expect(verdict(oneLine).issues.find(({ code }) => code === 'unknown-card')!.fix).toBeUndefined();
});

test('a fix finds the name of an XML card in any text', () => {
  const list =
    '\ufeff\r\n<deck game="🐜🐜">\r\n<!-- 🐜 -->\r\n<section name="Deck">\r\n <card qty="2" id="a>b">Night Portr</card>\r\n</section>\r\n</deck>';
  const xml = list.replace('id="a>b"', 'id="a&amp;b"');
  expect(entries(xml)).toEqual(['main 2 ?Night Portr']);
  const { fix, lines } = verdict(xml).issues.find(({ code }) => code === 'unknown-card')!;
  expect(lines).toEqual([5]);
  expect(applyFix(xml, fix!)).toBe(xml.replace('Portr', 'Porter'));
  expect(verdict(list).issues.find(({ code }) => code === 'unknown-card')!.fix).toBeUndefined();
});

test('Arena’s lines about the deck are not cards, unless a card has this name', () => {
  expect(entries('About\nName Harbour\n\nDeck\n1 Last Ferry\n\nSideboard\n1 High Tide\n')).toEqual([
    'main 1 Last Ferry',
    'side 1 High Tide',
  ]);
  const card = { ...game.cards.get('last-ferry')!, id: 'about', name: 'About' };
  const cards = new Map([...game.cards, ['about', card]]);
  expect(entries('About\nLast Ferry\n', createDeckChecker({ ...game, cards }))).toEqual([
    'main 1 About',
    'main 1 Last Ferry',
  ]);
});

describe('cards of one name', () => {
  const drones = (...values: readonly Readonly<Record<string, unknown>>[]): DeckChecker => {
    const { cards, ...rest } = game;
    const like = cards.get('night-porter')!;
    const more = values.map((data, at): CardDoc => {
      const printings = like.printings.map((one) => ({ ...one, number: 900 + at }));
      return { ...like, id: `drone-${at}`, name: 'Drone', data: { ...like.data, ...data }, printings };
    });
    return createDeckChecker({ ...rest, cards: new Map([...cards, ...more.map((card) => [card.id, card] as const)]) });
  };
  const ids = (list: string, by: DeckChecker): (string | null)[] =>
    by.parse(list).entries.map(({ card }) => card?.card.id ?? null);

  test('are told apart by the values that differ', () => {
    const by = drones({ quarter: 'hill' }, { quarter: 'harbour' });
    const list = '3 Drone (hill)\nDrone (Harbour) x2\n1 Drone';
    expect(ids(list, by)).toEqual(['drone-0', 'drone-1', null]);
    const [issue] = by.parse(list).issues as NameIssue[];
    expect(issue).toMatchObject({ code: 'ambiguous-card', suggestions: ['Drone (Hill)', 'Drone (Harbour)'] });
    expect(applyFix(list, issue!.fix!)).toBe('3 Drone (hill)\nDrone (Harbour) x2\n1 Drone (Hill)');
  });

  test('need several values, or the name of the field of a number', () => {
    const by = drones(
      { quarter: 'hill', renown: 1 },
      { quarter: 'hill', renown: 2 },
      { quarter: 'harbour', renown: 1 },
    );
    const [issue] = by.parse('Drone').issues as NameIssue[];
    expect(issue!.suggestions).toEqual(['Drone (Hill, Renown 1)', 'Drone (Renown 2)', 'Drone (Harbour)']);
    for (const [at, name] of ['Drone (Hill, Renown 1)', 'Drone (renown 2)', 'Drone (harbour)'].entries())
      expect(ids(`2 ${name}`, by)).toEqual([`drone-${at}`]);
  });

  test('are written with set and number, and with values where these are the same', () => {
    const by = drones({ quarter: 'hill' }, { quarter: 'harbour' });
    expect(by.index.listName(by.index.byId('drone-0')!.card)).toMatch(/^Drone \(\S+\) 900$/);
    const { cards, ...rest } = by.index.game;
    const same = new Map(
      [...cards].map(([id, card]) => [
        id,
        { ...card, printings: card.printings.map((one) => ({ ...one, number: 1 })) },
      ]),
    );
    const other = createDeckChecker({ ...rest, cards: same });
    expect(other.index.listName(other.index.byId('drone-0')!.card)).toBe('Drone (Hill)');
  });
});
