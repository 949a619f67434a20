/** Deck law documents: those that load, and those that are refused with file, line and the expected value. */
import { deckLawOf, loadContent, resolveRuleset, type Problem } from '../src/index.ts';
import { changed, tinyFiles, vocabulary } from './tiny.ts';

const LAW = 'rules/tiny/deck-laws/standard.yaml';
const MODE = 'rules/tiny/modes/plain.yaml';
const head = 'id: standard\ncardRule: ty.hand.size\nrules:\n';
const rule = (text: string): string => `${head}  - id: one\n    rule: ty.hand.size\n${text.replace(/^/gmu, '    ')}\n`;

const load = (law: string, changes: Record<string, string | null> = {}) =>
  loadContent(tinyFiles({ [LAW]: law, ...changes }), [vocabulary]);
const problems = (law: string, changes?: Record<string, string | null>): Problem[] => load(law, changes).problems;

test('a mode names its law, and modes that extend it have the same', () => {
  const law = `${rule('count: {}\nmax: { param: hand.size }')}zones: [{ id: main, name: Deck }, { id: extra, name: Extra Deck, words: [extras] }]\n`;
  const { content, problems: reported } = load(law, changed(MODE, 'summary:', 'deckLaw: standard\nsummary:'));
  expect(reported).toEqual([]);
  const game = content.game('tiny');
  expect(resolveRuleset(content, 'tiny/open').deckLaw).toBe('standard');
  expect(deckLawOf(game, resolveRuleset(content, 'tiny/open'))).toBe(game.deckLaws.get('standard'));
});

test('the law is not part of the hash of a ruleset', () => {
  const without = loadContent(tinyFiles(), [vocabulary]).content;
  const { content } = load(rule('count: {}\nmax: 3'), changed(MODE, 'summary:', 'deckLaw: standard\nsummary:'));
  expect(resolveRuleset(content, 'tiny/open').hash).toBe(resolveRuleset(without, 'tiny/open').hash);
});

test('a game without law has one that limits nothing', () => {
  const { content } = loadContent(tinyFiles(), [vocabulary]);
  expect(deckLawOf(content.game('tiny'))).toMatchObject({ id: 'none', cardRule: 'ty.hand.size', rules: [] });
});

test('a release without law documents gets the law that its plugin provides', () => {
  const law = { id: 'first', cardRule: 'ty.hand.open', follows: ['ty.hand.size'], named: {}, leaveOut: [], rules: [] };
  const firstDocuments = [{ path: 'rules/tiny/deck-laws/first.yaml', text: JSON.stringify(law) }];
  const { content } = loadContent(tinyFiles(), [{ ...vocabulary, firstDocuments }]);
  expect(deckLawOf(content.game('tiny'), resolveRuleset(content, 'tiny/plain'))).toEqual(law);
});

describe('a problem is named with its file, line and what was expected', () => {
  test.each<[string, string, Partial<Problem>]>([
    [
      'a rule without a verb',
      rule('max: 3'),
      { line: 4, message: expect.stringContaining('exactly one of the words count, sum') as string },
    ],
    [
      'a rule with two verbs',
      rule('count: {}\nsum: rank\nmax: 3'),
      { line: 4, message: expect.stringContaining('found count, sum') as string },
    ],
    [
      'a zone with the id of the maybe-board',
      `${rule('count: {}\nmax: 3')}zones:\n  - { id: maybe, name: Perhaps }\n`,
      { line: 9, code: 'reserved-zone', message: expect.stringContaining('The zone "maybe"') as string },
    ],
    [
      'a zone with a heading of the maybe-board',
      `${rule('count: {}\nmax: 3')}zones:\n  - { id: spare, name: Spare, words: [Maybeboard] }\n`,
      { line: 9, code: 'reserved-zone', message: expect.stringContaining('"Maybeboard"') as string },
    ],
    ['a word that does not exist', rule('count: {}\nmax: 3\nmaximum: 3'), { line: 8, code: 'schema' }],
    [
      'a word of another verb',
      rule('every: {}\nmax: 3'),
      { line: 7, message: expect.stringContaining('a rule with "every" has no "max"') as string },
    ],
    [
      'a count without a bound',
      rule('count: {}'),
      { line: 4, message: expect.stringContaining('min, max or exactly') as string },
    ],
    [
      'an unknown field',
      rule('count: { rnk: 3 }\nmax: 3'),
      { line: 6, code: 'unknown-field', message: expect.stringContaining('Did you mean "rank"?') as string },
    ],
    ['an unknown word of a number', rule('count: {}\nmax: { parm: hand.size }'), { line: 7, code: 'schema' }],
    ['an unknown parameter', rule('count: {}\nmax: { param: hand.sze }'), { line: 7, code: 'unknown-parameter' }],
    [
      'an unknown parameter deep in a number',
      rule('count: {}\nmax:\n  plus:\n    - 1\n    - { param: hand.sze }'),
      { line: 10, code: 'unknown-parameter' },
    ],
    ['an unknown zone', rule('in: [sidebord]\ncount: {}\nmax: 3'), { line: 6, code: 'unknown-zone' }],
    [
      'an unknown rule',
      rule('count: {}\nmax: 3').replace('rule: ty.hand.size\n    count', 'rule: ty.hand.seize\n    count'),
      { line: 5, code: 'unknown-rule' },
    ],
    [
      'an unknown rule that the law follows',
      rule('count: {}\nmax: 3').replace('rules:\n', 'follows: [ty.hand.size, ty.hand.seize]\nrules:\n'),
      { line: 3, code: 'unknown-rule' },
    ],
    ['an unknown named predicate', rule('count: { is: ace }\nmax: 3'), { line: 6, code: 'unknown-named-predicate' }],
    [
      'a place that a sentence cannot have',
      rule('count: {}\nmax: 3\nsay: "{amont} cards."'),
      { line: 8, code: 'unknown-place', message: expect.stringContaining('{amount:card}') as string },
    ],
    [
      'a condition that cannot be read',
      rule('count: {}\nmax: 3\nwhen: { param: hand.size >> 3 }'),
      { line: 8, code: 'bad-condition' },
    ],
    [
      'counting after a rule that removes nothing',
      rule('count: {}\nmax: 3\nafter: one'),
      { line: 8, code: 'law-rule-verb' },
    ],
    [
      'numbers five deep',
      rule('count: {}\nmax: { plus: [{ plus: [{ plus: [{ plus: [{ param: hand.size }] }] }] }] }'),
      { line: 7, code: 'law-too-deep' },
    ],
    [
      'predicates that lead in a circle',
      `${rule('count: {}\nmax: 3')}named: { a: { is: b }, b: { not: { is: a } } }\n`,
      { line: 8, code: 'named-cycle' },
    ],
  ])('%s', (_, law, expected) => {
    expect(problems(law)[0]).toMatchObject({ path: LAW, ...expected });
  });

  test('a rule defined twice', () => {
    const law = `${head}  - { id: one, rule: ty.hand.size, count: {}, max: 3 }\n  - { id: one, rule: ty.hand.size, count: {}, min: 3 }\n`;
    expect(problems(law)).toMatchObject([{ path: LAW, line: 5, code: 'duplicate-law-rule' }]);
  });

  test('more predicates than a law may have', () => {
    const any = Array.from({ length: 50 }, () => '{ rank: 1 }').join(', ');
    const rules = Array.from(
      { length: 5 },
      (__, at) => `  - { id: r${at}, rule: ty.hand.size, count: { any: [${any}] }, max: 3 }\n`,
    );
    expect(problems(head + rules.join(''))).toMatchObject([{ path: LAW, code: 'law-too-large', line: 7 }]);
  });

  test('a mode that names a law that is not there', () => {
    expect(problems(rule('count: {}\nmax: 3'), changed(MODE, 'summary:', 'deckLaw: standrd\nsummary:'))).toMatchObject([
      {
        path: MODE,
        line: 3,
        code: 'unknown-deck-law',
        message: expect.stringContaining('Did you mean "standard"?') as string,
      },
    ]);
  });

  test('the law of a card', () => {
    const card = 'cards/tiny/cards/ace.yaml';
    const law = 'law: [{ while: leader, amend: [{ rule: sze, add: 1 }] }]\ndata:';
    expect(problems(rule('count: {}\nmax: 3'), changed(card, 'data:', law))).toMatchObject([
      { path: card, line: 3, code: 'unknown-law-rule' },
    ]);
  });
});
