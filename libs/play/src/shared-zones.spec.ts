/** Zones of the table: what the board, the log and expressions say of them, in code and in closures. */
import { modeRulesets, type Content } from '@rulewright/content';
import { playOf } from '@rulewright/content/play';
import {
  createMatch,
  deckDefs,
  describeEvent,
  eventSentence,
  tableSeat,
  viewOf,
  type EventRecord,
  type Match,
  type Tabletop,
} from '@rulewright/engine';
import { GUIDED, withPlay } from '../test/high-card.ts';
import { pluginOf } from './plugin.ts';
import { compileProgram } from './program.ts';

/** The game of the guide with one stock for all players, dealt by turns. */
const SHARED = GUIDED.replace('zone hand of player', 'zone stock of table, pile, seen by all\nzone hand of player')
  .replace(
    '    shuffle deck of p\n',
    '    for each c in deck of p\n      move c to stock\n    shuffle stock\n    if holder of top of stock = none\n      tell unheld "Nobody holds it."\n',
  )
  .replaceAll('top of deck of p', 'top of stock')
  .replace('move c under deck of p', 'move c under stock')
  .replaceAll('count of deck of p', 'count of stock')
  .concat('\nvalue unheld of p: player = count c in stock where holder of c = none, "in the stock"\n')
  .concat('value held of p: player = count c in table of players where holder of c = p, "held"\n');

interface Played {
  readonly match: Match;
  readonly tabletop: Tabletop;
  readonly events: readonly EventRecord[];
}

function played(content: Content, codeAfter: number, decisions: number): Played {
  const game = content.game('high-card');
  const { program: play } = playOf(game);
  const program = compileProgram(play!, modeRulesets(content, 'high-card')[0]!, [...game.cards.values()], {
    codeAfter,
  });
  const decks = [0, 1, 2].map(() => deckDefs(program, game.decks.get('all')!));
  const match = createMatch(program, decks);
  const events: EventRecord[] = [];
  match.sink = {
    event: (kind, rule, a, b, c, d, e) => {
      events.push({ kind, rule, args: [a, b, c, d, e] });
    },
  };
  match.start(5, decks);
  for (let left = decisions; left > 0 && match.advance(); left--) match.choose(match.optionCount - 1);
  match.advance();
  return { match, tabletop: pluginOf(play!, game.vocabulary).tabletop!, events };
}

const shared = (): Content => {
  const { content, problems } = withPlay(SHARED);
  expect(problems).toEqual([]);
  return content;
};

test.each([0, Infinity])('one stock for all players, in code after %d answers', (codeAfter) => {
  const { match, tabletop, events } = played(shared(), codeAfter, 4);
  const seats = [0, 1, 2].map((seat) => tableSeat(match, tabletop, viewOf(match, 1).seats[seat]!, String, true));
  const stocks = seats.map(({ zones }) => zones.filter(({ id }) => id === 'stock'));
  expect(stocks.map((zones) => zones.length)).toEqual([1, 0, 0]);
  expect(stocks[0]).toMatchObject([{ name: 'stock', layout: 'pile', place: 'middle' }]);
  const { count } = stocks[0]![0]!;
  expect(count).toBeGreaterThan(10);
  // Cards of all three players are in it, and each keeps its owner.
  const owners = new Set(match.cardsIn(1).map((card) => match.owner[card]));
  expect([...owners].sort()).toEqual([0, 1, 2]);
  const { mechanics } = match.program;
  const held = seats[2]!.zones.find(({ id }) => id === 'table')!.count;
  expect(held).toBe(1);
  expect(mechanics.publicSeat(match, 2)).toMatchObject({ held, unheld: count });
  const sentences = events.map((event) => eventSentence(match, event));
  expect(sentences.filter((text) => text === 'Nobody holds it.')).toHaveLength(3);
  expect(sentences).toContain('The stock is shuffled.');
  expect(sentences.filter((text) => text.includes('the stock of'))).toEqual([]);
  const shuffled = events.find((event) => eventSentence(match, event) === 'The stock is shuffled.')!;
  expect(describeEvent(match, shuffled)).toMatchObject({ seat: null });
});

test('code and closures play the same match', () => {
  const content = shared();
  const [code, closures] = [0, Infinity].map((codeAfter) => played(content, codeAfter, 30));
  expect(code!.match.digest()).toBe(closures!.match.digest());
  expect(code!.events).toEqual(closures!.events);
});

test.each([
  [
    'zone hand of player, seen by its player',
    'zone hand of table, seen by its player',
    'A zone of the table has no player.',
  ],
  ['zone deck of player, pile', 'zone deck of table, pile', 'A match starts with each deck in the first zone.'],
  ['count of stock > 0', 'count of stock of p > 0', '`stock` belongs to the table. Write it without `of`.'],
  ['    shuffle stock', '    shuffle hand', 'A zone is expected, such as `deck of player`.'],
  ['zone stock of table, pile,', 'zone stock of table, 1 to 3,', 'Only the zones of players have numbers.'],
  [
    'zone stock of table, pile,',
    'zone stock of table, shown in the front,',
    'The board draws the zones of the table in the middle.',
  ],
  ['total table of p =', 'total stock of p =', 'A total counts for a player.'],
])('an error for %s as %s', (right, wrong, message) => {
  expect(SHARED).toContain(right);
  const { problems } = withPlay(SHARED.replace(right, wrong));
  expect(problems.map((one) => one.message).join('\n')).toContain(message);
});
