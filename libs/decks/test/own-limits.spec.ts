/**
 * Lists of a game with side decks, whose cards have limits of their own. One file for each case; a list named `…-illegal` is illegal in the
 * game's first mode.
 */
import { loadContent, modeRulesets, resolveRuleset, type Ruleset } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { knownGames } from '@rulewright/games';
import { readFile, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { applyFix, createDeckChecker, formatDeck, type DeckChecker, type DeckVerdict } from '../src/index.ts';

const folder = fileURLToPath(new URL('own-limits/', import.meta.url));

let checker: DeckChecker;
let mode: Ruleset;
let other: (overrides: Ruleset['ref']['overrides']) => Ruleset;

beforeAll(async () => {
  const { content } = loadContent(await readTree(fileURLToPath(new URL('../../../', import.meta.url))), knownGames);
  const game = content.games.find(({ vocabulary }) =>
    vocabulary.parameters.some(({ name }) => name === 'sideDeck.max'),
  )!;
  checker = createDeckChecker(game);
  mode = modeRulesets(content, game.doc.id)[0]!;
  other = (overrides) => resolveRuleset(content, { ...mode.ref, overrides });
});

const check = (list: string, ruleset = mode): DeckVerdict => checker.check(list, [ruleset]).verdicts[0]!;
const brief = ({ issues }: DeckVerdict): string[] =>
  issues.map(({ code, ruleId, lines, zone }) => `${code} ${lines.join()} ${zone ?? '-'} ${ruleId}`);

/** By file: each issue as `code lines zone rule`. */
const EXPECTED: Record<string, string[]> = {
  'basic-aura-hundred.txt': [],
  'copies-five-illegal.txt': ['too-many-copies 2 main mz.book.limit-per-page'],
  'copies-on-two-lines-illegal.txt': ['too-many-copies 2,4 main mz.book.limit-per-page'],
  'lists.json': [],
  'pages-39-illegal.txt': ['too-few-cards  main mz.book.minimum'],
  'pages-40.txt': [],
  'side-15.txt': [],
  'side-16-illegal.txt': ['too-many-cards 7 side mz.side.size'],
  'side-copies-illegal.txt': ['too-many-copies 4 side mz.book.limit-per-page'],
  'side-shares-limit-illegal.txt': ['too-many-copies 2,5 main mz.side.counts-for-limit'],
  'special-aura-three-illegal.txt': ['too-many-copies 2 main mz.book.limit-per-page'],
  'special-aura-two.txt': [],
  'table-illegal.csv': ['too-many-copies 3 side mz.book.limit-per-page'],
  'variants-bare-name-illegal.txt': ['ambiguous-card 2 - null'],
  'variants-by-printing.txt': [],
  'variants-one-beside-illegal.txt': ['too-many-copies 2,5 main mz.side.counts-for-limit'],
  'variants-one-each.txt': [],
  'variants-two-of-one-illegal.txt': ['too-many-copies 2 main mz.book.limit-per-page'],
};

test('there is an expectation for every file', async () => {
  expect((await readdir(folder)).sort()).toEqual(Object.keys(EXPECTED).sort());
});

test.each(Object.entries(EXPECTED))('%s', async (file, issues) => {
  const verdict = check(await readFile(folder + file, 'utf8'));
  expect(brief(verdict)).toEqual(issues);
  expect(verdict.legal).toBe(!file.includes('-illegal.'));
});

test.each(Object.keys(EXPECTED).filter((file) => file.includes('-illegal.txt') && !file.includes('39')))(
  'a fix that leaves enough cards repairs %s',
  async (file) => {
    const list = await readFile(folder + file, 'utf8');
    const { fix } = check(list).issues[0]!;
    // Copies are not removed from a deck that would be too small without them.
    if (fix === undefined) expect(check(list).cards).toBeLessThanOrEqual(40);
    else expect(check(applyFix(list, fix)).issues).toEqual([]);
  },
);

test('published lists are legal as text and as entries', () => {
  const { game } = checker.index;
  for (const deck of game.decks.values()) {
    const named = (entries: typeof deck.entries, zone: 'main' | 'side') =>
      entries.map(({ card, copies }) => ({ name: checker.index.listName(game.cards.get(card)!), copies, zone }));
    const text = formatDeck([...named(deck.entries, 'main'), ...named(deck.side, 'side')], checker.index.words.side);
    expect([deck.id, brief(check(text))]).toEqual([deck.id, []]);
    const entries = [...deck.entries, ...deck.side.map((one) => ({ ...one, zone: 'side' as const }))];
    expect(checker.check(entries, [mode]).verdicts[0]!.issues).toEqual([]);
  }
});

describe('parameters decide', () => {
  const forty = '40 Dark Aura\n';

  test('whether copies in the side deck count toward the limit', () => {
    const list = '40 Dark Aura\n3 Killer Clown\n\nSide-Deck\n2 Killer Clown\n';
    expect(brief(check(list, other({ 'deck.limitScope': ['spellbook'] })))).toEqual([]);
    expect(brief(check(list, other({ 'deck.limitScope': ['side-deck'] })))).toEqual([]);
  });

  test('how many cards the side deck may or must have', () => {
    expect(brief(check(`${forty}\nSide-Deck\n3 Fog`, other({ 'sideDeck.max': 2 })))).toEqual([
      'too-many-cards 4 side mz.side.size',
    ]);
    expect(brief(check(forty, other({ 'sideDeck.required': true })))).toEqual(['too-few-cards  side mz.side.optional']);
    expect(brief(check(`${forty}\nSide-Deck\n3 Fog`, other({ 'sideDeck.mustBeFull': true })))).toEqual([
      'too-few-cards  side mz.side.size',
    ]);
  });

  test('which kinds of cards a deck may contain', () => {
    const without = other({ 'deck.pageTypes': ['beastie', 'aura'] });
    const verdict = check(`${forty}2 Fog\n1 Health Potion\n1 Squonk\n`, without);
    expect(brief(verdict)).toEqual(['card-not-allowed 2,3 main mz.book.types']);
    expect(applyFix(`${forty}2 Fog\n1 Health Potion\n1 Squonk\n`, verdict.issues[0]!.fix!)).toBe(`${forty}1 Squonk\n`);
  });

  test('when two cards of one name count as the same', () => {
    const list = `${forty}1 Mothman (Red Eyes)\n1 Mothman (Silver Bridge)\n`;
    expect(brief(check(list, other({ 'deck.samePageBy': 'name' })))).toEqual([
      'too-many-copies 2,3 main mz.book.limit-per-page',
    ]);
  });

  test('copies of a basic Aura Page, and the smallest and largest deck', () => {
    expect(brief(check(forty, other({ 'deck.basicAuraLimit': 30 })))).toEqual([
      'too-many-copies 1 main mz.page.aura-basic-unlimited',
    ]);
    expect(check(forty, other({ 'deck.minPages': 41 })).issues[0]!.message).toBe(
      'The Spellbook has 40 Pages, 1 fewer than the 41 required.',
    );
    expect(brief(check(`${forty}1 Fog`, other({ 'deck.maxPages': 40 })))).toEqual([
      'too-many-cards 2 main mz.book.no-maximum',
    ]);
  });
});
