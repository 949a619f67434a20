/** What a document says of its board and for the lab: rows, what is open, added up, shown at 0, on a condition and hidden while empty, and the roles of the lab. */
import { modeRulesets, resolveRuleset } from '@rulewright/content';
import { playOf } from '@rulewright/content/play';
import { createMatch, deckDefs, sentenceOf, tableSeat, viewOf } from '@rulewright/engine';
import { withPlay } from '../test/high-card.ts';
import { pluginOf } from './plugin.ts';

const PLAY = `zone deck of player, pile, seen by nobody
zone hand of player, seen by its player
zone lane of player, 1 to 2, seen by all
zone out-pile of player, pile, seen by all, hidden while empty
zone fight of player, seen by all, shown in the strip, hidden while empty
zone row of player, seen by all, shown in the front, in rows by side "Low", "High" in the back
zone down of player, seen by its player, shown in the back
zone trap of player, seen by its player, shown in the back, hidden while empty
number stored of player, open
number told of player, "told"
number secret of player
value force of c: card = rank of c - 2, "force", also at 0, added up
value extra of c: card = rank of c - 2, "extra"
value side of c: card = 1 if rank of c > 3 else 0
value high of c: card = rank of c, "high" if rank of c > 3
value debts of p: player = told of p - 5, "debts", hidden at 0
value goods of p: player = told of p - 5, "goods"
card host of card, under, while in down

needs hand.size = 5 or hand.size = 6, "Hands have five or six cards."
known "Larger hands." more decisions-per-turn in 64 games with hand.size = 6 where players.max = 4
statistic dealt "Cards dealt" = moves from deck to lane
lab starter = chosen
lab drawn = moves from deck to lane
lab played = moves to lane or fight

step match
  by hc.setup.hands
  do deal
  let first = random player
  tell chosen "{first} starts."
  let loser = none if hand.size > 0 else first
  tell lost "[{loser}: ]{hand.size as cards} cards."
  for each p in players
    repeat 3 times
      move top of deck of p to lane 1 of p
    for each c in deck of p
      move c to row of p
      stop
    let hidden-one = bottom of deck of p
    move hidden-one to down of p
    set host of hidden-one to top of row of p
    set stored of p to 4
    set told of p to 5
    set secret of p to 6
  do play for first
  nobody wins as over "the match is over"

step deal
  leave

step note for p
  if hand.size = 6
    set stored of p to 0 by hc.turn.one-card

step play for p
  p must "Choose." by hc.turn.one-card
    option choose: c in lane of p
      "Choose {c}"
      do send for p with c
    option draw
      "Draw a card"
      acts on deck
      move top of deck of p to hand of p

step send for p with c: card
  under hc.turn.one-card
  set secret of p to 7
  do note for p
  p must "Where does {c} go?" by hc.turn.one-card
    option to-pile
      "To the pile"
      move c to out-pile of p
    option to-hand
      "To the hand"
      move c to hand of p
`;

test('the board shows what the document says, and the lab has its roles', () => {
  const { content, problems } = withPlay(PLAY);
  expect(problems).toEqual([]);
  const game = content.game('high-card');
  const plugin = pluginOf(playOf(game).program!, game.vocabulary);
  const program = plugin.compile(modeRulesets(content, 'high-card')[0]!, [...game.cards.values()]);
  const decks = [0, 1].map(() => deckDefs(program, game.decks.get('all')!));
  const match = createMatch(program, decks);
  match.start(1, decks);
  match.advance();
  const told = program.mechanics.events.find(({ id }) => id === 'lost')!;
  const says = (loser: number): string => sentenceOf(told, { kind: 0, rule: 0, args: [loser, 5, 0, 0, 0] });
  expect([says(1), says(-1)]).toEqual(['{loser}: {cards} cards.', '{cards} cards.']);
  const state = viewOf(match, -1).seats[0]!;
  expect(state.numbers).toMatchObject({ stored: 4, told: 5 });
  expect(state.numbers).not.toHaveProperty('secret');
  const seat = tableSeat(match, plugin.tabletop!, state, String);
  expect(seat.numbers).toEqual([
    { name: 'told', value: 5 },
    { name: 'goods', value: 0 },
  ]);
  expect(seat.zones.map(({ id, layout }) => [id, layout])).toEqual([
    ['deck', 'pile'],
    ['hand', 'hand'],
    ['lane-1', 'column'],
    ['lane-2', 'column'],
    ['fight', 'aside'],
    ['row', 'row'],
    ['down', 'row'],
  ]);
  const [rows] = seat.zones.filter(({ id }) => id === 'row');
  expect(rows!.lanes).toEqual([
    { id: '0', name: 'Low', place: 'front' },
    { id: '1', name: 'High', place: 'back' },
  ]);
  const [inRow] = rows!.cards;
  expect(inRow!.lane).toBe(inRow!.numbers.some(({ name }) => name === 'high') ? '1' : '0');
  expect(inRow!.under).toBeNull();
  // Those who watch do not see the card below it, and its player does.
  const own = tableSeat(match, plugin.tabletop!, viewOf(match, 0).seats[0]!, String);
  const under = (zones: typeof seat.zones) => zones.find(({ id }) => id === 'down')!.cards.map((card) => card.under);
  expect([under(seat.zones), under(own.zones)]).toEqual([[], [inRow!.id]]);
  const [lane] = seat.zones.filter(({ id }) => id === 'lane-1');
  // The deck ends with the Joker, whose rank is 1, and two cards of higher ranks.
  const forces = lane!.cards.map(({ numbers }) => numbers.find(({ name }) => name === 'force')!.value);
  expect(forces).toHaveLength(3);
  expect(lane!.sums).toEqual([{ name: 'force', value: forces.reduce((sum, one) => sum + one, 0) }]);
  for (const { numbers } of lane!.cards) {
    const of = Object.fromEntries(numbers.map(({ name, value }) => [name, value]));
    expect(of['extra']).not.toBe(0);
    expect(of['high']).toBe(of['force']! + 2 > 3 ? of['force']! + 2 : undefined);
  }
  expect(plugin.tabletop!.acts).toEqual({ draw: 'deck' });
  expect(plugin.tabletop!.leads).toEqual(['choose']);
  // The first question is about no card, the next one about the card that was chosen.
  const [card] = match.cardsIn(match.decisionSeat * match.perSeat + 2);
  expect(plugin.tabletop!.questionCard!(match)).toBe(-1);
  match.choose(0);
  match.advance();
  expect(plugin.tabletop!.questionCard!(match)).toBe(card);
  expect(plugin.statistics).toMatchObject({
    counts: [{ id: 'dealt', title: 'Cards dealt', of: { moves: { from: ['deck'], to: ['lane'] } } }],
    ratios: [],
    known: [
      {
        claim: 'Larger hands.',
        where: { 'players.max': 4 },
        parameters: { 'hand.size': 6 },
        metric: 'decisions-per-turn',
        effect: 'more',
        games: 64,
      },
    ],
    starter: 'chosen',
    drawn: { from: ['deck'], to: ['lane'] },
    played: { to: ['lane', 'fight'] },
  });
});

test('other values of parameters than the document needs are refused', () => {
  const { content } = withPlay(PLAY);
  const game = content.game('high-card');
  const plugin = pluginOf(playOf(game).program!, game.vocabulary);
  const compile = (size: number) => plugin.compile(resolveRuleset(content, `high-card/usual?hand.size=${size}`), []);
  expect(compile(6).ruleset.parameters['hand.size']).toBe(6);
  expect(() => compile(7)).toThrow(
    'high-card/usual?hand.size=7 cannot be played: Hands have five or six cards. hand.size is 7.',
  );
});
