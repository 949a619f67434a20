/** The forms of lists: headings with counts, remarks, counts in words, tables, rarities, sets, deck documents. */
import type { CardDoc, GameContent } from '@rulewright/content';
import { largeGames } from '@rulewright/games/testing';
import { readFile, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { modeRulesets } from '@rulewright/content';
import { applyFix, createDeckChecker, type DeckReport } from '../src/index.ts';
import { loadFixture, type Fixture } from './content.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await loadFixture();
});

const check = (text: string): DeckReport => fixture.checker.check(text, [fixture.plain]);
const read = (text: string): string[] =>
  check(text).entries.map(
    ({ copies, name, card, zone }) => `${copies} ${card ? name : `?${name}`}${zone === 'side' ? ' (side)' : ''}`,
  );
const issues = (text: string): string[] =>
  check(text)
    .verdicts[0]!.issues.filter((issue) => issue.code !== 'too-few-cards' && issue.code !== 'side-cards')
    .map(({ code, lines }) => `${code} ${lines.join()}`);

it.each([
  ['Mosquito x2 // my favourite', '2 Mosquito'],
  ['Mosquito x2 # my favourite 3', '2 Mosquito'],
  ['Mosquito x2 ; my favourite', '2 Mosquito'],
  ['2 Mosquito -- my favourite', '2 Mosquito'],
  ['Mosquito # the best of all', '1 Mosquito'],
  ['two Mosquito', '2 Mosquito'],
  ['Twenty mosquito', '20 Mosquito'],
  ['three x Mosquito', '3 Mosquito'],
  ['a Mosquito', '1 Mosquito'],
  ['x2 Mosquito', '2 Mosquito'],
  ['2 × Mosquito', '2 Mosquito'],
  ['(2) Mosquito', '2 Mosquito'],
  ['2 - Mosquito', '2 Mosquito'],
  ['Mosquito 2x', '2 Mosquito'],
  ['Mosquito - 2', '2 Mosquito'],
  ['| Fire Fly | 2 |', '2 Fire Fly'],
  ['| 2x | Fire Fly |', '2 Fire Fly'],
  ['Mosquito (uncommon)', '1 Mosquito'],
  ['2 Mosquito (uncommon)', '2 Mosquito'],
  ['Mosquito x2 (uncommon)', '2 Mosquito'],
  ['2 Mosquito [Set 1]', '2 Mosquito'],
  ['2 Ant Swarm (Promotional cards) 1', '2 Ant Swarm'],
  ['2 [1#1] Ant Swarm', '2 Ant Swarm'],
  ['2 Ant Swarm [1#1]', '2 Ant Swarm'],
  ['2 Ant Swarm 1 1', '2 Ant Swarm'],
  ['1x Ant Swarm (1) 1 *F* [Insects] ^Have,#37d67a^', '1 Ant Swarm'],
])('reads %s', (text, expected) => {
  expect(read(text)).toEqual([expected]);
  expect(issues(text).filter((issue) => !issue.startsWith('promo-note') && !/Insects/.test(text))).toEqual(
    expected.startsWith('20') ? ['too-many-copies 1'] : [],
  );
});

it.each([
  'Creature Cards (2)',
  'Creatures: 2',
  'Creatures - 2',
  '// Main 2',
  '# Deck (2)',
  '## Creatures [2]',
  'Deck: 2 cards',
  '**Creatures (2)**',
  'Total: 2',
])('reads %s as a heading and keeps the cards below it', (heading) => {
  const text = `${heading}\n2 Mosquito\n`;
  expect(read(text)).toEqual(['2 Mosquito']);
  expect(issues(text)).toEqual([]);
});

it('reads a list copied from a site, with its groups and their counts', () => {
  const text = '// Main (3)\nCreatures (2)\n2 Mosquito\n\nEvent Cards (1)\n1 Rainbow\n\n// Sideboard (1)\n1 Fire Fly\n';
  expect(read(text)).toEqual(['2 Mosquito', '1 Rainbow', '1 Fire Fly (side)']);
  expect(issues(text)).toEqual([]);
});

it('warns if a heading states a different number, and offers no fix', () => {
  const { verdicts } = check('Creatures (44)\n2 Mosquito\nEvents (1)\n1 Rainbow\n');
  expect(verdicts[0]!.legal).toBe(true);
  expect(verdicts[0]!.issues[0]).toMatchObject({
    code: 'count-differs',
    severity: 'warning',
    lines: [1],
    message: expect.stringMatching(/44 .*2 /) as string,
  });
  expect(verdicts[0]!.issues.every((issue) => issue.fix === undefined)).toBe(true);
});

it('counts a card with an unknown rarity, and warns about it', () => {
  expect(read('2 Mosquito (common)')).toEqual(['2 Mosquito']);
  expect(check('2 Mosquito (common)').verdicts[0]!.issues[0]).toMatchObject({
    code: 'unknown-printing',
    severity: 'warning',
    message: expect.stringContaining('no common printing of Mosquito') as string,
  });
});

it('reads a Markdown table whose heading row has no known words', () => {
  expect(read('| Card | Count |\n| --- | ---: |\n| Fire Fly | 2 |\n| Mosquito | 3 |')).toEqual([
    '2 Fire Fly',
    '3 Mosquito',
  ]);
  expect(read('| Karte | Anzahl |\n| :-- | --- |\n| Fire Fly | 2 |')).toEqual(['2 Fire Fly']);
  expect(issues('| Card | Count |\n| --- | ---: |\n| Fire Fly | 2 |')).toEqual([]);
});

it.each([
  ['{ "Mosquito": 2,\n  "Fire Fly": 2x\n}', 2, 16],
  ['[\n  {"name": "Mosquito" "count": 2}\n]', 2, 23],
  ['[\n\n  "Mosquito",\n  ]', 4, 3],
  ['{"Mosquito": 2', 1, 15],
  ['{\n"Mosquito: 2\n}', 2, 13],
])('reports line and column of the fault in %j', (text, line, column) => {
  expect(check(text).verdicts[0]!.issues[0]).toMatchObject({
    code: 'bad-line',
    lines: [line],
    message: expect.stringContaining(`column ${column} `) as string,
  });
});

it('reports a problem of many lines once, with one fix for all of them', () => {
  const text = 'Mosqito x2\nRainbow\nMosqito\n???\n!!!\nMosqito x1';
  const issues = check(text).verdicts[0]!.issues;
  expect(issues.filter(({ severity }) => severity === 'error').map(({ code, lines }) => [code, lines])).toEqual([
    ['unknown-card', [1, 3, 6]],
    ['bad-line', [4, 5]],
  ]);
  expect(applyFix(text, issues[0]!.fix!)).toBe('Mosquito x2\nRainbow\nMosquito\n???\n!!!\nMosquito x1');
});

it('returns less than 100 kB for the longest list with a repeated problem', () => {
  const text = 'Nothing such\n'.repeat(20_000);
  expect(check(text).verdicts[0]!.issues.map(({ code }) => code)).toContain('unknown-card');
  expect(check(text).verdicts[0]!.issues.length).toBeLessThan(6);
  expect(JSON.stringify(check(text).verdicts).length).toBeLessThan(100_000);
});

it('reads set names of any length', () => {
  const mosquito = fixture.game.cards.get('mosquito')!;
  const [printing] = mosquito.printings;
  const set = 'insects-of-the-northern-wetlands';
  const sets = new Map(fixture.game.sets);
  sets.set(set, { ...sets.get(printing!.set)!, id: set, name: 'Insects of the Northern Wetlands', code: 'INW' });
  const cards = new Map(fixture.game.cards);
  cards.set('mosquito', { ...mosquito, printings: [{ ...printing!, set, number: 201 }] });
  const checker = createDeckChecker({ ...fixture.game, sets, cards });
  const printingIn = (line: string): unknown => checker.parse(line).entries[0]!.printing;
  for (const line of [`1 Mosquito (${set}) 201`, '1 Mosquito (Insects of the Northern Wetlands) 201'])
    expect(printingIn(line)).toMatchObject({ set, number: 201 });
  expect(printingIn('1 Mosquito (insects-of-the-southern-wetlands) 201')).toBeNull();
});

it('counts cards that share a printed name together', () => {
  const twin = (card: CardDoc): CardDoc => ({ ...card, id: 'mosquito-2', aliases: ['Mosquito of the North'] });
  const cards = new Map(fixture.game.cards);
  cards.set('mosquito-2', twin(cards.get('mosquito')!));
  const game: GameContent = { ...fixture.game, cards };
  const checker = createDeckChecker(game);
  const verdict = (entries: { card: string; copies: number }[]) => checker.check(entries, [fixture.plain]).verdicts[0]!;
  expect(
    verdict([
      { card: 'mosquito', copies: 2 },
      { card: 'mosquito-2', copies: 2 },
    ]).legal,
  ).toBe(true);
  const five = verdict([
    { card: 'mosquito', copies: 3 },
    { card: 'mosquito-2', copies: 2 },
  ]);
  expect(five.issues.find(({ severity }) => severity === 'error')).toMatchObject({
    code: 'too-many-copies',
    ruleId: 'mb.deck.copies-per-name',
    amount: 5,
    lines: [1, 2],
  });
});

describe('deck documents', () => {
  const root = fileURLToPath(new URL('../../../cards/', import.meta.url));

  it.each(largeGames.map(({ id }) => id))('of %s are legal in every mode as they are in the repository', async (id) => {
    const game = fixture.content.game(id);
    const checker = createDeckChecker(game);
    for (const file of await readdir(`${root}${id}/decks`)) {
      const report = checker.check(
        await readFile(`${root}${id}/decks/${file}`, 'utf8'),
        modeRulesets(fixture.content, id),
      );
      const same = checker.check(game.decks.get(file.replace('.yaml', ''))!.entries, modeRulesets(fixture.content, id));
      expect([file, report.format, report.verdicts.map(({ cards }) => cards)]).toEqual([
        file,
        'yaml',
        same.verdicts.map(({ cards }) => cards),
      ]);
      expect(report.verdicts.map(({ legal }) => legal)).toEqual(same.verdicts.map(({ legal }) => legal));
      expect(report.verdicts.flatMap(({ issues: all }) => all.filter(({ severity }) => severity === 'error'))).toEqual(
        [],
      );
    }
  });

  it('report the line of a problem, and fixes keep the document', () => {
    const text =
      'id: x\nentries:\n  - { card: mosquito, copies: 5 }\n  - card: mosqito\n    copies: 1\nside:\n  - { card: rainbow, copies: 1 }\n';
    const issues = check(text).verdicts[0]!.issues.filter(({ severity }) => severity === 'error');
    expect(issues.slice(0, 2).map(({ code, lines }) => [code, lines])).toEqual([
      ['unknown-card', [4]],
      ['too-many-copies', [3]],
    ]);
    expect(applyFix(text, issues[0]!.fix!)).toContain('\n  - { card: "Mosquito", copies: 1 }\nside:');
    expect(applyFix(text, issues[1]!.fix!)).toContain('\n  - { card: mosquito, copies: 4 }\n  - card: mosqito\n');
  });

  it('report what is wrong with them', () => {
    expect(issues('entries:\n  - { card: mosquito, copies: two }\n')).toEqual(['bad-line 2', 'empty-list ']);
  });
});
