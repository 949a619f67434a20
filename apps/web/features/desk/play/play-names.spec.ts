/** The editor of play documents: completion at a position, and the rules that cover lines. */
import { citedIn, linesByRule, ruleAt } from '@rulewright/content/play-lines';
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
  const found = playSuggestions(`${TEXT}${before}`, `${TEXT}${before}${after}\n`, GAME);
  return found && found.options.map(({ label }) => label);
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
});
