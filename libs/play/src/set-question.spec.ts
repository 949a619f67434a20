/** A set of cards is one question for people: the table tells its cards, its limits and what is chosen. Each decision adds one card. */
import { modeRulesets } from '@rulewright/content';
import { playOf } from '@rulewright/content/play';
import { createMatch, deckDefs, optionA } from '@rulewright/engine';
import { GUIDED, withPlay } from '../test/high-card.ts';
import { pluginOf } from './plugin.ts';

const PAID = `zone deck of player, pile, seen by nobody
zone hand of player, seen by its player
zone won of player, seen by all

step match
  by hc.setup.hands
  do deal
  for each p in players
    repeat 4 times
      move top of deck of p to hand of p
  let p = random player
  do play for p
  nobody wins as over "the match is over"

step deal
  leave

step play for p
  let owed = 9
  while owed > 0
    p must "Pay {owed}." by hc.turn.one-card
      option pay: c in hand of p
        "Pay with {c}"
        gives rank of c
        take rank of c from owed
        move c to won of p
      option pay-top where count of deck of p > 0
        "Pay with the top card of your deck"
        gives 1
        again up to count of deck of p times
        take 1 from owed
        move top of deck of p to won of p
      total covers owed "points"
      done "Pay" where count of hand of p > 2
`;

test('a payment that is asked again is a set of what is missing', () => {
  const { content, problems } = withPlay(PAID);
  expect(problems).toEqual([]);
  const game = content.game('high-card');
  const plugin = pluginOf(playOf(game).program!, game.vocabulary);
  const program = plugin.compile(modeRulesets(content, 'high-card')[0]!, [...game.cards.values()]);
  const decks = [0, 1].map(() => deckDefs(program, game.decks.get('all')!));
  const match = createMatch(program, decks);
  match.start(1, decks);
  match.advance();
  const set = () => plugin.tabletop!.choosing!(match)!;
  const rank = (card: number): number => program.defs[match.def[card]!]!.numbers['rank'] ?? 0;
  const members = set().members.map(({ card }) => card);
  const isTop = { kind: 'pay-top', gives: [1] };
  const expected = {
    kind: 'pay',
    members: members.map((card) => ({ card, gives: [rank(card)] })),
    chosen: [],
    least: 0,
    most: null,
    needs: [{ label: 'points', amount: 9 }],
    done: 'Pay',
    inParts: true,
    others: [{ ...isTop, most: 13 }],
  };
  expect(set()).toEqual(expected);
  expect(members).toHaveLength(4);
  // What the question gives is asked for again without what was paid.
  match.choose(members.length);
  match.advance();
  expect(set()).toEqual({ ...expected, needs: [{ label: 'points', amount: 8 }], others: [{ ...isTop, most: 12 }] });
  match.choose(0);
  match.advance();
  match.choose(0);
  if (match.advance()) expect(plugin.tabletop!.choosing!(match)).toBeNull();
});

test.each([
  ['owed - 20', [9], (rank: number) => [rank]],
  ['owed - 5', [9, 4], (rank: number) => [rank, 1]],
])(
  'a set has a part for each total that is not 0, and the cards that are equal to the one offered (%s)',
  (more, amounts, gives) => {
    const play = PAID.replace('option pay: c in hand of p', 'option pay: c in hand of p where c = top of hand of p')
      .replace('gives rank of c\n', 'gives rank of c, 1\n        members where c in hand of p\n')
      .replace('gives 1\n', 'gives 1, 0\n')
      .replace('total covers owed "points"', `total covers owed "points", ${more} "cards"`);
    const { content, problems } = withPlay(play);
    expect(problems).toEqual([]);
    const game = content.game('high-card');
    const plugin = pluginOf(playOf(game).program!, game.vocabulary);
    const program = plugin.compile(modeRulesets(content, 'high-card')[0]!, [...game.cards.values()]);
    const decks = [0, 1].map(() => deckDefs(program, game.decks.get('all')!));
    const match = createMatch(program, decks);
    match.start(1, decks);
    match.advance();
    // One card, and the top of the deck.
    expect(match.optionCount).toBe(2);
    const { needs, members } = plugin.tabletop!.choosing!(match)!;
    expect(needs.map(({ amount }) => amount)).toEqual(amounts);
    const hand = match.cardsIn(match.decisionSeat * program.zonesPerSeat + 1);
    const rank = (card: number): number => program.defs[match.def[card]!]!.numbers['rank'] ?? 0;
    expect(members).toEqual(hand.map((card) => ({ card, gives: gives(rank(card)) })));
  },
);

test('a set of up to two cards', () => {
  const { content } = withPlay(GUIDED);
  const game = content.game('high-card');
  const plugin = pluginOf(playOf(game).program!, content.game('high-card').vocabulary);
  const program = plugin.compile(modeRulesets(content, 'high-card')[0]!, [...game.cards.values()]);
  const decks = [0, 1].map(() => deckDefs(program, game.decks.get('all')!));
  const match = createMatch(program, decks);
  match.start(1, decks);
  match.advance();
  const set = () => plugin.tabletop!.choosing!(match)!;
  const offered = () => Array.from(match.options.subarray(0, match.optionCount), (option) => optionA(option));
  const cards = set().members.map(({ card }) => card);
  expect(set()).toEqual({
    kind: 'put-back',
    members: cards.map((card) => ({ card, gives: [] })),
    chosen: [],
    least: 0,
    most: 2,
    needs: [],
    done: 'Keep the others',
  });
  expect(cards).toHaveLength(5);
  expect(offered()).toEqual([...cards, 0]);
  match.choose(1);
  match.advance();
  expect(set().chosen).toEqual([cards[1]]);
  expect(offered()).toEqual([...cards.slice(2), 0]);
  match.choose(0);
  match.advance();
  // The set is complete: both cards are at the bottom, and the next player is asked.
  expect(match.decisionSeat).toBe(1);
  const hand = cards.filter((card) => match.zone[card] !== match.zone[cards[0]!]);
  expect(hand).toEqual([cards[1], cards[2]]);
});
