/** Words that a game of strangers remembers: the options over them, and how the table shows them and players. */
import { modeRulesets, openContent } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { playOf } from '@rulewright/content/play';
import { createMatch, deckDefs, describeOption, saidFacts, tableSeat, viewOf } from '@rulewright/engine';
import { fileURLToPath } from 'node:url';
import { GUIDED, withPlay } from '../test/high-card.ts';
import { pluginOf } from './plugin.ts';
import { compileProgram } from './program.ts';

const folder = fileURLToPath(new URL('../../../examples/two-banks', import.meta.url));

test('an option over the words of a field, and the word and the player at the table', async () => {
  const content = openContent(await readTree(folder), []);
  const game = content.game('two-banks');
  const plugin = pluginOf(playOf(game).program!, game.vocabulary);
  const program = plugin.compile(modeRulesets(content, 'two-banks')[0]!, [...game.cards.values()]);
  const decks = Array.from({ length: 4 }, () => deckDefs(program, game.decks.get('ferry-deck')!));
  const match = createMatch(program, decks);
  match.start(3, decks);
  match.advance();
  const marks = (): string[] =>
    saidFacts(plugin.tabletop!, program.mechanics.publicTable(match), (seat) => `Player ${seat + 1}`).marks;
  const kinds = (): string[] =>
    Array.from(match.options.subarray(0, match.optionCount), (option) => describeOption(match, option).kind);
  expect(marks()).toEqual([]);
  const bidder = match.decisionSeat;
  // The highest bid ends the bidding.
  match.choose(kinds().lastIndexOf('bid'));
  match.advance();
  expect(match.decisionSeat).toBe(bidder);
  expect(kinds()).toEqual(['name-bells', 'name-lamps', 'name-oars', 'name-ropes']);
  match.choose(2);
  match.advance();
  expect(marks()).toEqual([`pilot Player ${bidder + 1}`, 'current Oars']);
  const seat = tableSeat(match, plugin.tabletop!, viewOf(match, 0).seats[0]!, String);
  expect(seat.zones.filter(({ place }) => place === 'piles').map(({ id }) => id)).toEqual(['box', 'won']);
});

test('a number for each word of a field: of players, shown with the words, and of the table', () => {
  const play = GUIDED.replace(
    '      move c to table of p\n',
    ['      move c to table of p', 'let s = suit of c', 'add 1 to taken of s of p', 'add 2 to seen of suit of c', '']
      .map((line, at) => (at === 0 || line === '' ? line : `      ${line}`))
      .join('\n'),
  );
  const counts = 'number taken of suit of player, "taken"\nnumber seen of suit of table\nmark late of suit of player\n';
  const { content, problems } = withPlay(
    `${play}\n${counts}value all-seen of p: player = seen of hearts + seen of spades, "seen"\n`,
  );
  expect(problems).toEqual([]);
  const game = content.game('high-card');
  const plugin = pluginOf(playOf(game).program!, game.vocabulary);
  const program = plugin.compile(modeRulesets(content, 'high-card')[0]!, [...game.cards.values()]);
  const decks = [0, 1].map(() => deckDefs(program, game.decks.get('all')!));
  const match = createMatch(program, decks);
  match.start(1, decks);
  const suits = ['Hearts', 'Spades'];
  for (let choices = 0; choices < 12 && match.advance(); choices++) match.choose(0);
  match.advance();
  const shown = (seat: number): readonly number[] => {
    const { numbers } = saidFacts(plugin.tabletop!, program.mechanics.publicSeat(match, seat), String);
    return suits.map((suit) => numbers.find(({ name }) => name === `${suit} taken`)?.value ?? 0);
  };
  const taken = [shown(0), shown(1)];
  expect(suits.map((_, at) => taken[0]![at]! + taken[1]![at]!).every((sum) => sum > 0)).toBe(true);
  const sum = taken.flat().reduce((all, one) => all + one);
  expect(program.mechanics.publicSeat(match, 0)).toMatchObject({ 'all-seen': 2 * sum });
});

test('a number for each side of players, which both partners read, and its errors', () => {
  const sides = GUIDED.replace(
    '  let lot = random player\n',
    '  let lot = random player\n  for each p in players\n    set bank of p to 2\n',
  )
    .replace('  add 1 to tricks of winner\n', '  add 1 to tricks of winner\n  add 3 to score of bank of winner\n')
    .concat('\nnumber bank of player, "bank"\nnumber score of bank of table\n')
    .concat(
      'value score-of of p: player = score of bank of p, "score"\nvalue other of p: player = score of 1 + score of (bank of p + 20), "other"\n',
    );
  const { content, problems } = withPlay(sides);
  expect(problems).toEqual([]);
  const game = content.game('high-card');
  const play = playOf(game).program!;
  for (const codeAfter of [0, Infinity]) {
    const program = compileProgram(play, modeRulesets(content, 'high-card')[0]!, [...game.cards.values()], {
      codeAfter,
    });
    const decks = [0, 1].map(() => deckDefs(program, game.decks.get('all')!));
    const match = createMatch(program, decks);
    match.start(1, decks);
    for (let choices = 0; choices < 12 && match.advance(); choices++) match.choose(0);
    match.advance();
    const seats = [0, 1].map((seat) => program.mechanics.publicSeat(match, seat));
    const tricks = seats.reduce((sum, { tricks: own }) => sum + Number(own), 0);
    expect(tricks).toBeGreaterThan(0);
    // A number without a side has 0.
    expect(seats).toMatchObject([0, 1].map(() => ({ 'score-of': 3 * tricks, other: 0 })));
  }
  const wrong = (from: string, to: string): string => {
    expect(sides).toContain(from);
    return withPlay(sides.replace(from, to))
      .problems.map(({ message }) => message)
      .join(' ');
  };
  expect(wrong('number score of bank of table', 'number score of bank')).toContain('Write `score of bank of table`');
  expect(wrong('number score of bank of table', 'number score of bank of player')).toContain('Write `of table`');
  expect(wrong('add 3 to score of bank of winner', 'add 3 to score')).toContain('`score of bank of player`');
});
