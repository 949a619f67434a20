import {
  ContentError,
  loadContent,
  newProblems,
  openContent,
  openReleased,
  renderRulebook,
  resolveRuleset,
  type Problem,
} from '../src/index.ts';
import { changed, tinyFiles, vocabulary } from './tiny.ts';

const problems = (changes: Record<string, string | null>): Problem[] =>
  loadContent(tinyFiles(changes), [vocabulary]).problems;

test('good content has no problems', () => {
  expect(problems({})).toEqual([]);
  expect([...openContent(tinyFiles(), [vocabulary]).game('tiny').cards.keys()]).toEqual(['ace', 'king']);
});

const MODE = 'rules/tiny/modes/open.yaml';
const textOf = (path: string): string => tinyFiles().find((file) => file.path === path)!.text;
const TEXT = 'rules/tiny/text/01-hand.md';
const CARD = 'cards/tiny/cards/ace.yaml';
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-150 -150 300 300">\n<path class="line" d="M0 0L9 9"/></svg>';

describe('a problem is named with its file, line and what was expected', () => {
  test.each<[string, Record<string, string | null>, Partial<Problem>]>([
    ['YAML that cannot be read', { [MODE]: 'id: open\nname: "Open\n' }, { path: MODE, code: 'yaml' }],
    ['a key that is not known', changed(MODE, 'summary:', 'summmary:'), { path: MODE, line: 3 }],
    [
      'an unknown parameter',
      changed(MODE, 'hand.open: true', 'hand.opn: true'),
      { path: MODE, line: 6, column: 3, code: 'unknown-parameter' },
    ],
    [
      'a value out of range',
      changed(MODE, 'hand.open: true', 'hand.size: 12'),
      { path: MODE, line: 6, code: 'bad-parameter-value', message: expect.stringContaining('1 to 9') as string },
    ],
    [
      'a logo file that does not exist',
      { 'rules/tiny/game.yaml': `${textOf('rules/tiny/game.yaml')}logo: logo.svg\n` },
      { path: 'rules/tiny/game.yaml', code: 'unknown-logo' },
    ],
    [
      'a logo with a script',
      {
        'rules/tiny/game.yaml': `${textOf('rules/tiny/game.yaml')}logo: logo.svg\n`,
        'rules/tiny/logo.svg': '<svg viewBox="0 0 1 1">\n<script/></svg>',
      },
      { path: 'rules/tiny/logo.svg', line: 2, code: 'logo-element' },
    ],
    [
      'a drawing of no card',
      { 'cards/tiny/drawings/acce.svg': DRAWING },
      { path: 'cards/tiny/drawings/acce.svg', line: 1, code: 'unknown-card' },
    ],
    [
      'a drawing with a script',
      { 'cards/tiny/drawings/ace.svg': DRAWING.replace('<path', '<script/>\n<path') },
      { path: 'cards/tiny/drawings/ace.svg', line: 2, code: 'bad-drawing' },
    ],
    [
      'a mode that extends nothing',
      changed(MODE, 'extends: plain', 'extends: plane'),
      { path: MODE, line: 4, message: expect.stringContaining('Did you mean "plain"?') as string },
    ],
    ['an unknown step', changed('rules/tiny/modes/plain.yaml', '[play]', '[ply]'), { line: 7, code: 'unknown-step' }],
    [
      'a setup step among the turn steps',
      changed('rules/tiny/modes/plain.yaml', '[play]', '[deal]'),
      { line: 7, code: 'unknown-step' },
    ],
    [
      'a sentence bound to no parameter',
      changed(TEXT, ':param[hand.size]', ':param[hand.sice]'),
      { path: TEXT, line: 6, code: 'unknown-parameter' },
    ],
    [
      'a link to no rule',
      changed(TEXT, '{#ty.hand.size}.', '{#ty.hand.syze}.'),
      { path: TEXT, line: 12, code: 'unknown-rule' },
    ],
    [
      'words of players for no rule',
      { 'rules/tiny/game.yaml': `${textOf('rules/tiny/game.yaml')}ruleWords:\n  ty.hand.syze: how many cards\n` },
      { path: 'rules/tiny/game.yaml', code: 'unknown-rule' },
    ],
    [
      'a word that is in no glossary',
      changed(TEXT, ':term[hand]', ':term[hnd]'),
      { path: TEXT, line: 3, code: 'unknown-term' },
    ],
    [
      'a condition that makes no sense',
      changed(TEXT, 'when="hand.open"', 'when="hand.open >"'),
      { path: TEXT, line: 11, code: 'bad-condition' },
    ],
    [
      'a rule that the plugin cites and the text has not',
      changed(TEXT, '{#ty.hand.open when', '{#ty.hand.closed when'),
      { code: 'cited-rule-missing', message: expect.stringContaining('ty.hand.open') as string },
    ],
    [
      'a rule that stands twice',
      changed(TEXT, '{#ty.hand.open when', '{#ty.hand.size when'),
      { path: TEXT, line: 11, code: 'duplicate-rule' },
    ],
    [
      'a rule of another game',
      changed(TEXT, '{#ty.hand.open when', '{#zz.hand.open when'),
      { path: TEXT, line: 11, code: 'rule-prefix' },
    ],
    ['a chapter that is missing', { [TEXT]: null }, { path: 'rules/tiny/game.yaml', code: 'unknown-chapter' }],
    ['a card that does not fit its game', changed(CARD, 'rank: 1', 'rank: -1'), { path: CARD, line: 3 }],
    ['a printing in no set', changed(CARD, 'set: one', 'set: two'), { path: CARD, line: 5, code: 'unknown-set' }],
    [
      'a deck with a card that is not there',
      changed('cards/tiny/decks/pair.yaml', 'card: ace', 'card: ase'),
      { line: 6, message: expect.stringContaining('Did you mean "ace"?') as string },
    ],
    [
      'a deck that follows an unknown rule',
      changed('cards/tiny/decks/pair.yaml', 'entries:', 'follows: [ty.hand.size, ty.hand.sise]\nentries:'),
      { path: 'cards/tiny/decks/pair.yaml', line: 5, code: 'unknown-rule' },
    ],
    [
      'a ruling on no rule',
      changed('rules/tiny/rulings.yaml', '[ty.hand.size]', '[ty.hand.sise]'),
      { line: 3, code: 'unknown-rule' },
    ],
    [
      'a control character',
      changed(CARD, 'name: ', 'name: \u0007'),
      {
        path: CARD,
        line: 2,
        column: 7,
        code: 'control-character',
        message: expect.stringContaining('U+0007') as string,
      },
    ],
    [
      'a control character written as an escape',
      changed(CARD, 'name: ', 'name: "\\0" #'),
      { path: CARD, line: 2, code: 'control-character' },
    ],
    [
      'a character that turns the direction of what follows',
      changed(CARD, 'name: ', 'name: \u202e'),
      { path: CARD, line: 2, code: 'control-character', message: expect.stringContaining('U+202E') as string },
    ],
    [
      'half of a character',
      changed(CARD, 'name: ', 'name: \ud83d'),
      { path: CARD, line: 2, code: 'control-character', message: expect.stringContaining('U+D83D') as string },
    ],
    [
      'such a character in a chapter',
      changed(TEXT, ':term[hand]', ':term[hand] \u202e'),
      { path: TEXT, line: 3, code: 'control-character' },
    ],
    [
      'such a character in a chapter, as an entity',
      changed(TEXT, ':term[hand]', ':term[hand] &#x202e;'),
      { path: TEXT, line: 3, code: 'control-character' },
    ],
    ['an id that is not its file name', changed(CARD, 'id: ace', 'id: deuce'), { path: CARD, line: 1 }],
    [
      'a file that belongs nowhere',
      { 'rules/tiny/notes.txt': 'hm' },
      { path: 'rules/tiny/notes.txt', line: 1, code: 'unknown-file' },
    ],
    ['a game that no plugin plays', { 'rules/other/game.yaml': 'id: other\n' }, { path: 'rules/other/game.yaml' }],
  ])('%s', (_, changes, expected) => {
    expect(problems(changes)).toContainEqual(expect.objectContaining(expected));
  });
});

test('all problems are reported at once, in the order of files and lines', () => {
  const reported = problems({
    ...changed(MODE, 'hand.open: true', 'hand.opn: true\n  hand.size: many'),
    ...changed(CARD, 'set: one', 'set: two'),
  });
  expect(reported.map((one) => `${one.path}:${one.line}`)).toEqual([`${CARD}:5`, `${MODE}:6`, `${MODE}:7`]);
  expect(() => openContent(tinyFiles(changed(CARD, 'set: one', 'set: two')), [vocabulary])).toThrow(ContentError);
});

describe('a release that was stored before links were restricted', () => {
  const WORDS = 'Some words before.';
  const linked = (address: string) => changed(TEXT, WORDS, `Ask [the judges](${address}).`);
  const html = (files: ReturnType<typeof tinyFiles>): string => {
    const content = openReleased(files, [vocabulary]);
    const { chapters } = renderRulebook(content, resolveRuleset(content, 'tiny/plain'));
    return chapters.flatMap(({ blocks }) => blocks.map((block) => block.html)).join('');
  };

  it.each(['mailto:judges@example.org', 'http://example.org/judges', '//example.org'])(
    'opens with the link %s shown as text',
    (address) => {
      const shown = html(tinyFiles(linked(address)));
      expect(shown).toContain('the judges');
      expect(shown).not.toContain('example.org');
      expect(() => openContent(tinyFiles(linked(address)), [vocabulary])).toThrow(/unsafe-link/);
    },
  );

  it('refuses such a link in documents that are written from now on', () => {
    const reported = problems(linked('http://example.org'));
    expect(newProblems(reported, (path) => path !== TEXT).map(({ code }) => code)).toEqual(['unsafe-link']);
    expect(newProblems(reported, (path) => path === TEXT)).toEqual([]);
  });

  it('does not open if it has any other problem', () => {
    const deck = changed('cards/tiny/decks/pair.yaml', 'card: ace', 'card: joker');
    expect(() => openReleased(tinyFiles(deck), [vocabulary])).toThrow(ContentError);
  });
});

test('any text in any file gives problems, never a crash', () => {
  for (const path of tinyFiles().map((file) => file.path)) {
    for (const text of [
      '',
      '\u0000',
      '- 1\n- 2\n',
      '{',
      'a: &a [*a]',
      'id: [1, 2]\nparameters: 7',
      '&x : *y',
      ':::rule{#',
      '# t\n\n:::rule{#ty.x',
      'null',
    ]) {
      expect(problems({ [path]: text }).length).toBeGreaterThan(0);
    }
  }
});
