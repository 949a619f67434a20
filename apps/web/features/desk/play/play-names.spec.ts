/** The editor of play documents: completion at a position, and the rules that cover lines. */
import { FORMS } from '@rulewright/content/play-forms';
import { citedIn, linesByRule, ruleAt } from '@rulewright/content/play-lines';
import { playLanguage } from '../model/play-language.ts';
import { playSuggestions } from './play-completion.ts';
import { localsAt, type PlayEditing } from './play-names.ts';

const GAME: PlayEditing = {
  fields: [{ id: 'rank', name: 'Rank' }],
  words: ['hearts', 'spades'],
  parameters: [{ id: 'hand.size', name: 'The cards of a hand.' }],
  rules: [
    { id: 'hc.turn.one-card', text: 'In your turn, play a card.' },
    { id: 'hc.trick.highest', text: 'The highest card takes the trick.' },
  ],
  others: ['zone other of player, pile, seen by all\n'],
  examples: [],
  modes: [],
};

const TEXT = `zone deck of player, pile, seen by nobody
number tricks of player, "tricks"
moment trick-taken with p: player, last: card

step play for p
  by hc.turn.one-card
  let best = most of rank of c for c in hand of p
  p must "Play a card."
    option play: c in hand of p
      "Play {c}"
      move c to table of p
      add 1 to tricks of p by hc.trick.highest
`;

/** The labels of the suggestions at the mark | in a line added to the step. */
function labelsAt(line: string): string[] | null {
  const [before = '', after = ''] = line.split('|');
  const suggestions = playSuggestions(`${TEXT}${before}`, `${TEXT}${before}${after}\n`, GAME);
  return suggestions && suggestions.options.map(({ label }) => label);
}

test.each([
  ['      add 1 to tr|', ['tricks', 'deck', 'other', 'rank', 'hand.size', 'p', 'c', 'best']],
  ['      shuffle deck of p by |', ['hc.turn.one-card', 'hc.trick.highest']],
  ['      happens |', ['trick-taken']],
  ['      do |', ['play', 'the setup steps', 'the turn of']],
  ['      |', ['move', 'p must', 'if', 'for each']],
  ['      if suit of c = |', ['hearts', 'spades', 'c']],
  ['zo|', ['zone', 'step', 'text']],
  ['zone hand of player, seen by |', ['all', 'nobody', 'its player']],
  ['      tell done "{|', ['p', 'c', 'best']],
])('completes %s', (line, expected) => {
  expect(labelsAt(line)).toEqual(expect.arrayContaining(expected));
});

/** The labels at the mark | in a document of its own. */
function labelsOf(text: string): string[] | null {
  const [before = '', after = ''] = text.split('|');
  const suggestions = playSuggestions(before, `${before}${after}`, GAME);
  return suggestions && suggestions.options.map(({ label }) => label);
}

const TIMED = `zone deck of player
number lock of card
chain casting, at most 8
queue aftermath, at most 40
moment hurt with p: player, n: number
window answers for actor on casting
  q in players after actor may "Do you answer?" by hc.turn.one-card
    option answer: c in deck of q
      "Answer"

step cast for p with c: card
`;
const ASKED = '  p chooses "Which?"\n    option give: x in deck of p\n      "Give"\n';

test.each([
  ['|', ['chain', 'queue', 'window', 'always', 'verb', 'trigger', 'keyword', 'measure', 'total'], ['move', 'says']],
  [
    '  |',
    ['open', 'wait on', 'resolve', 'perform', 'p chooses', 'nobody wins as'],
    ['go on', 'option', 'says', 'when'],
  ],
  ['  open |', ['answers'], ['casting', 'p']],
  ['  wait on |', ['casting', 'aftermath'], ['answers', 'p']],
  ['  resolve |', ['casting', 'aftermath'], ['answers']],
  ['  happens |', ['hurt'], ['casting']],
  ['  move c |', ['to', 'under'], ['because']],
  ['  wait on casting |', ['with', 'by'], []],
  ['  do |', ['cast', 'the setup steps'], ['deck']],
  [`${ASKED}    |`, ['option', 'exactly', 'at least', 'at most', 'total', 'done'], ['move', 'pass']],
  [`${ASKED}    total x |`, ['covers'], []],
  [`${ASKED}      |`, ['costs', 'unless', 'move', 'p may'], ['exactly', 'option']],
  [`${ASKED}      costs 2 |`, ['from', 'because'], []],
  ['  p may "Do you?"\n    |', ['option', 'pass'], ['done', 'move']],
  ['  p must "Do it."\n    |', ['option'], ['done', 'pass']],
  ['always\n  |', ['when', 'instead of', 'action', 'change'], ['move', 'says']],
  ['always\n  instead of |', ['hurt'], ['casting']],
  ['always\n  instead of hurt with r, n\n    |', ['go on', 'r may', 'move'], ['when']],
  ['text joker in deck "A text."\n  change lock of c by |', ['this', 'c'], ['hc.turn.one-card']],
  ['verb draw for d with n: number\n  |', ['says', 'also', 'example', 'possible if', 'move', 'd may'], ['reminder']],
  ['trigger hit for d\n  |', ['says', 'when', 'action', 'by'], ['move', 'possible if']],
  ['keyword strong with more: number\n  |', ['says', 'reminder', 'change', 'when'], ['move', 'possible if']],
  ['phrase gift of gifts, whole\n  |', ['says', 'also', 'reads', 'example'], ['move']],
  ['entries gifts\n  |', ['number', 'mark', 'word'], ['move', 'says']],
  ['value strong of p: player = yes\n  |', ['says', 'also'], ['move', 'example']],
  ['zone board of player, |', ['seen by', 'in rows by', 'pile', 'shown in the'], []],
  ['zone board of player, in rows by |', ['lock'], ['deck', 'hc.turn.one-card']],
  ['queue late, |', ['at most', 'chosen by'], []],
  ['queue late, at most 4, chosen by |', ['active'], ['hc.turn.one-card']],
  ['window late for r on |', ['casting'], ['aftermath']],
  ['moment late with p: player on |', ['aftermath'], ['casting']],
])('offers what can stand at %j', (line, offered, left) => {
  const labels = labelsOf(`${TIMED}${line}`);
  expect(labels).toEqual(expect.arrayContaining(offered));
  expect(labels!.filter((label) => left.includes(label))).toEqual([]);
});

test('a window and its question name players', () => {
  const lines = TIMED.split('\n');
  expect(localsAt(lines.slice(0, 9))).toEqual(['actor', 'q', 'c']);
});

test('the editor colours the first word of every form, and names otherwise', () => {
  const colourOf = (text: string): string | undefined => {
    const tokens: string[] = [];
    playLanguage.parser.parse(text).iterate({ enter: ({ name, from }) => void (from > 0 && tokens.push(name)) });
    return tokens[0];
  };
  for (const [group, forms] of Object.entries(FORMS))
    for (const { word } of forms)
      if (group === 'declaration')
        expect(playLanguage.parser.parse(`${word} x`).topNode.firstChild?.name).toBe('definitionKeyword');
      else expect([word, colourOf(`\n  ${word}`)]).not.toEqual([word, 'variableName']);
  expect(colourOf('\n  trousers')).toBe('variableName');
  const coloursOf = (text: string): string[] => {
    const tokens: string[] = [];
    playLanguage.parser.parse(text).iterate({ enter: ({ name }) => void tokens.push(name) });
    return tokens;
  };
  expect(coloursOf('  move c to d by more').at(-1)).toBe('labelName');
  expect(coloursOf('  change c by more').at(-1)).toBe('variableName');
});

test.each(['      # a comm|', '      tell done "In words|', 'zone ne|'])('does not complete %s', (line) => {
  expect(labelsAt(line)).toBeNull();
});

test('only rules follow "by", and a line outside a step does not see the names of the step', () => {
  expect(labelsAt('      move c to table of p by |')).toHaveLength(2);
  expect(localsAt([...TEXT.split('\n'), 'value twice of x: card = 2'])).toEqual(['x']);
});

test('finds the lines that cite a rule, and the rule that covers a line', () => {
  expect([...citedIn(TEXT)]).toEqual([
    ['hc.turn.one-card', [6]],
    ['hc.trick.highest', [12]],
  ]);
  expect([7, 11, 12, 2].map((line) => ruleAt(TEXT, line))).toEqual([
    'hc.turn.one-card',
    'hc.turn.one-card',
    'hc.trick.highest',
    null,
  ]);
  expect(linesByRule(TEXT).get('hc.trick.highest')).toEqual(['add 1 to tricks of p by hc.trick.highest']);
  expect([...citedIn('  tell said "paid by you" by a.b # by c.d\n').keys()]).toEqual(['a.b']);
  expect([...citedIn('  change strength of c by more\n').keys()]).toEqual([]);
});
