/** Texts of cards that are read with the declarations of a play document: what they do, how they print, and the errors of texts that are not read. */
import { formatProblem, modeRulesets } from '@rulewright/content';
import { playOf, sentenceFindings, sentencesOf } from '@rulewright/content/play';
import { nextWords, readSentence } from '@rulewright/content/sentences';
import { RandomChooser, createMatch, deckDefs } from '@rulewright/engine';
import { games } from '../test/content.ts';
import { GUIDED, withPlay } from '../test/high-card.ts';
import { compileProgram } from './program.ts';

const PATH = 'cards/high-card/cards/joker.yaml';
const joker = (text: string): Readonly<Record<string, string>> => ({
  [PATH]: `id: joker\nname: Joker of Spades\ndata:\n  suit: spades\n  rank: 1\n  text: ${JSON.stringify(text)}\nprintings: [{ set: first, number: 99, rarity: rare, provenance: source }]\n`,
});
const withText = (text: string, play = GUIDED) => withPlay(play, joker(text));
const problemsOf = (text: string, play = GUIDED): string[] => withText(text, play).problems.map(formatProblem);

const spoken = games.filter((game) => playOf(game).phrases !== null);

test.each(spoken.map((game) => [game.doc.id, game] as const))('%s: each text is read and has a reading', (_, game) => {
  const { phrases } = playOf(game);
  const findings = sentenceFindings(sentencesOf(phrases!), game.cards.values());
  expect(findings.length).toBeGreaterThan(0);
  expect(findings.filter(({ reading }) => reading !== 'read')).toEqual([]);
  const readings = [...game.cards.values()].flatMap((card) => game.vocabulary.readings(card));
  expect(readings.filter(({ reading }) => reading === '').length).toBe(readings.length - findings.length);
});

test.each([
  ['When you take a trick in which the Joker was played last, draw a card.', 'last in trick: draw cards (cards: 1)'],
  [
    'If you take a trick in which this card was played last, take 2 cards from your deck.',
    'last in trick: draw cards (cards: 2)',
  ],
  [
    'When you take a trick in which Joker of Spades was played last, draw two cards for each trick that you have taken.',
    'last in trick: draw cards (cards: 2 for each own tricks)',
  ],
  [
    'When you take a trick in which the Joker was played last, if you have three tricks, draw two cards. Otherwise, draw a card. You may draw a card.',
    'last in trick: if many tricks: draw cards (cards: 2); otherwise draw cards (cards: 1); may draw cards (cards: 1)',
  ],
  ['Heavy 2 while you have three tricks.', 'this card counts 2 ranks more while many tricks'],
  ['Heavy 2 (the Joker counts more).', 'this card counts 2 ranks more'],
  ['Heavy 1.', 'this card counts one rank more'],
])('%s', (text, reading) => {
  const { content, problems } = withText(text);
  expect(problems.map(formatProblem)).toEqual([]);
  const game = content.game('high-card');
  expect(game.vocabulary.readings(game.cards.get('joker')!)).toMatchObject([{ text, reading }]);
});

test('a verb can have a meaning too, with its own words for one', () => {
  const wording = 'says "draw {cards a card|cards}"';
  const play = GUIDED.replace(
    wording,
    () => `${wording}\n  reads "move {cards one card|cards} from the deck to the hand"`,
  );
  const text =
    'When you take a trick in which the Joker was played last, draw two cards for each trick that you have taken.';
  const { content, problems } = withText(text, play);
  expect(problems.map(formatProblem)).toEqual([]);
  const game = content.game('high-card');
  const reading = 'last in trick: move 2 cards for each own tricks from the deck to the hand';
  expect(game.vocabulary.readings(game.cards.get('joker')!)).toMatchObject([{ text, reading }]);
});

test.each(['Heavy two.', 'Heavy 2.'])('a number in words is printed in words and read in both forms: %s', (text) => {
  const play = GUIDED.replace('says "heavy {more}"', 'says "heavy {more in words}"');
  const { problems } = withText(text, play.replace('"Heavy 2 (', '"Heavy two (').replace('"Heavy 1 ', '"Heavy one '));
  expect(problems.map(formatProblem)).toEqual([]);
  // An example is printed as its declaration says.
  expect(problemsOf(text, play).join()).toContain('Heavy two');
});

test('the example of a verb can follow triggers without words that are for different cards', () => {
  const bare = (name: string, suit: string): string =>
    `trigger ${name} for p on suit ${suit}\n  when trick-taken with p, last where last = this\n  by hc.card.text\n`;
  const play = `${GUIDED}\n${bare('first', 'hearts')}\n${bare('second', 'spades')}`.replace(
    '  possible if count of deck of p > 0\n',
    '  possible if count of deck of p > 0\n  example "Draw two cards."\n',
  );
  const { content, problems } = withText('Draw a card.', play);
  expect(problems.map(formatProblem)).toEqual([]);
  const game = content.game('high-card');
  expect(game.vocabulary.readings(game.cards.get('joker')!)).toMatchObject([
    { reading: 'second: draw cards (cards: 1)' },
  ]);
  // Two triggers for the same cards stay ambiguous.
  expect(problemsOf('Draw a card.', play.replace('on suit hearts', 'on suit spades')).join('\n')).toMatch(
    /bad-example.*two readings/u,
  );
});

test('a meaning names only what its declaration says', () => {
  const play = GUIDED.replace('reads "this card counts {more ', 'reads "this card counts {less ');
  expect(problemsOf('Heavy 1.', play).join()).toContain('Nothing is called `less` here.');
});

test('a sentence changes what happens at the table', () => {
  const cardsLeft = (text: string): number => {
    const { content } = withText(text);
    const game = content.game('high-card');
    const program = compileProgram(playOf(game).program!, modeRulesets(content, 'high-card')[0]!, [
      ...game.cards.values(),
    ]);
    const deck = deckDefs(program, game.decks.get('all')!);
    let turns = 0;
    for (let seed = 0; seed < 30; seed++) {
      const match = createMatch(program, [deck, deck]);
      const random = new RandomChooser(seed);
      match.start(seed, [deck, deck]);
      while (match.advance()) match.choose(random.choose(match, match.decisionSeat));
      turns += program.mechanics.result(match).turns;
    }
    return turns;
  };
  const none = cardsLeft('Heavy 1.');
  const drawn = cardsLeft('When you take a trick in which the Joker was played last, draw two cards.');
  expect(drawn).toBeGreaterThan(none);
});

test('a text that is not read is an error at the card, with the word and what can stand there', () => {
  expect(problemsOf('Heavy as lead.')).toEqual([
    `${PATH}:6:3 unread-text: Joker of Spades: "as" (character 7) is not understood. Here can be: "2".`,
  ]);
  expect(problemsOf('Draw a card.')).toEqual([
    expect.stringContaining(`${PATH}:6:3 unread-text: Joker of Spades: "Draw" (character 1) is not understood.`),
  ]);
});

test('a text with two readings is an error that names both', () => {
  const twice = `${GUIDED}\nkeyword weighty with amount: number in table\n  says "weighty {amount}"\n  also "heavy {amount}"\n  change strength of c by amount where c = this\n`;
  expect(problemsOf('Heavy 2.', twice)).toContain(
    `${PATH}:6:3 two-readings: Joker of Spades: The text has two readings: Heavy 2. (heavy) Or: Weighty 2. (weighty)`,
  );
});

test('a card with a declaration of its own is not read', () => {
  const own = `${GUIDED}\ntext joker in table "Anything."\n  change strength of c by 1 where c = this\n`;
  expect(problemsOf('Anything.', own)).toEqual([]);
});

test('the next words of a sentence are suggested', () => {
  const { phrases } = playOf(withText('Heavy 2.').content.game('high-card'));
  expect(phrases!.cards['joker']).toBe('Joker of Spades');
  const [entry] = sentencesOf(phrases!).entries({ name: 'Joker of Spades', data: { text: '' } });
  expect(nextWords(entry!.phrase, 'Heavy 2 ', entry!.place).words.map(({ text }) => text)).toEqual(['while', '(', '.']);
});

/** Sentences as newcomers write them. Most are read in no game. */
const NEWCOMERS = [
  'Draw two cards.',
  'Once per turn, draw a card.',
  'All players lose a coin.',
  'Look at the top card of your deck, then you may put it on the bottom.',
  'When',
  'Whenever it rains',
  'Pay 2: draw',
  'you gain 3 points',
  'xyzzy',
];

test.each(spoken.map((game) => [game.doc.id, game] as const))('%s: an unread text has a continuation', (_, game) => {
  const sentences = sentencesOf(playOf(game).phrases!);
  const [entry] = [...game.cards.values()].flatMap((card) => sentences.entries(card));
  for (const text of NEWCOMERS) {
    const reading = readSentence(entry!.phrase, text, entry!.place);
    if (reading.kind === 'unknown') expect(reading.suggestions).not.toEqual([]);
    else if (reading.kind === 'unfinished') expect(nextWords(entry!.phrase, text, entry!.place).words).not.toEqual([]);
  }
});
