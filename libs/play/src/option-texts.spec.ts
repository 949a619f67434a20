/** What the table says of an option: a price that is only shown, a risk, and the sums that it will compare. */
import { modeRulesets } from '@rulewright/content';
import { playOf } from '@rulewright/content/play';
import { createMatch, deckDefs, optionA, optionB, optionKind } from '@rulewright/engine';
import { withPlay } from '../test/high-card.ts';
import { pluginOf } from './plugin.ts';

const PLAY = `zone deck of player, pile, seen by nobody
zone hand of player, seen by its player
zone table of player, seen by all
number points of player, "points"

step match
  by hc.setup.hands
  do deal
  for each p in players
    repeat 3 times
      move top of deck of p to hand of p
    move top of deck of p to table of p
  let p = random player
  do play for p
  nobody wins as over "the match is over"

step deal
  leave

step play for p
  do fight for p with 2

step fight for p with lost: number
  p may "Do you fight?" by hc.turn.one-card
    option strike: c in hand of p, q in players after p
      "Strike {q} with {c}"
      button "Strike for {lost - 1 point|points}" where rank of c = 1
      button "{lost} against {hand.size} cards" where rank of c = 2
      price rank of c "coin|coins" where rank of c < 3
      risk "it strikes back" where count of hand of q > 5
      risk "you lose {lost point|points}"
      compares "And what comes next." by hc.setup.hands
        p "attack" = sum of rank of d for d in table of p
        q "defense" = sum of rank of d + 1 for d in table of q
      feature cost = 0 - lost
      feature rank = 20 + rank of c, weight 0.1
      take lost from points of p
    pass "Not now" where yes
      risk "you lose {one point|points}" where lost > 2
      risk "{hand.size} more can come"

value one = 1

feature rank of p: player, c: card = rank of c
feature best of p: player = most of rank of c for c in hand of p
feature second of p: player = most 2 of rank of c for c in hand of p, weight 0.5
feature fourth of p: player = most 4 of rank of c for c in hand of p
`;

function fight(play = PLAY) {
  const { content, problems } = withPlay(play);
  expect(problems).toEqual([]);
  const game = content.game('high-card');
  const { tabletop, ...plugin } = pluginOf(playOf(game).program!, game.vocabulary);
  const program = plugin.compile(modeRulesets(content, 'high-card')[0]!, [...game.cards.values()]);
  const decks = [0, 1].map(() => deckDefs(program, game.decks.get('all')!));
  const match = createMatch(program, decks);
  match.start(3, decks);
  match.advance();
  return { match, table: tabletop!, options: Array.from(match.options.subarray(0, match.optionCount)) };
}

test('a price has the unit of one or of more, and none where no condition holds', () => {
  const { match, table, options } = fight();
  const prices = options.map((option) => table.price!(match, option));
  for (const price of prices) if (price) expect(price.unit).toBe(price.amount === 1 ? 'coin' : 'coins');
  expect(prices.at(-1)).toBeNull();
});

test('a button has the first text whose condition holds, with its values, and the text of its option elsewhere', () => {
  const { match, table, options } = fight();
  const texts = new Map([
    [1, 'Strike for 1 point'],
    [2, '2 against 5 cards'],
  ]);
  const strikes = options.slice(0, -1);
  const rankOf = (option: number): number => match.program.defs[match.def[optionA(option)]!]!.numbers['rank']!;
  const shown = strikes.map((option) => table.optionText!(match, option));
  expect(shown).toEqual(strikes.map((option) => texts.get(rankOf(option)) ?? null));
  expect(new Set(shown).size).toBeGreaterThan(1);
  expect(table.optionText!(match, options.at(-1)!)).toBe('Not now');
});

test('the first risk whose condition holds is told, with its numbers', () => {
  const { match, table, options } = fight();
  const risks = options.map((option) => [optionKind(option), table.risk!(match, option)]);
  expect(risks).toEqual([...options.slice(0, -1).map(() => [1, 'you lose 2 points']), [0, '5 more can come']]);
});

test('a comparison adds up the cards of each side', () => {
  const { match, table, options } = fight();
  const forecast = table.forecast!(match, options[0]!)!;
  expect(forecast).toMatchObject({ open: 'And what comes next.', rule: 'hc.setup.hands' });
  expect(forecast.sides.map(({ label }) => label)).toEqual(['attack', 'defense']);
  for (const { parts, total } of forecast.sides) {
    expect(parts).toHaveLength(1);
    expect(total).toBe(parts[0]!.value);
  }
  expect(forecast.sides.map(({ seat }) => seat)).toEqual([match.decisionSeat, 1 - match.decisionSeat]);
  expect(table.forecast!(match, options.at(-1)!)).toBeNull();
});

test('a side can be a number, or numbers with names, of which those that are 0 are left out', () => {
  const { table, match, options } = fight(
    PLAY.replace('= sum of rank of d for d in table of p', '= rank of c "printed", 0 "charms", lost "more"').replace(
      '= sum of rank of d + 1 for d in table of q',
      '= count of hand of q',
    ),
  );
  const { sides } = table.forecast!(match, options[0]!)!;
  const rank = match.program.defs[match.def[optionA(options[0]!)]!]!.numbers['rank']!;
  expect(sides).toEqual([
    {
      seat: match.decisionSeat,
      label: 'attack',
      parts: [
        { card: null, label: 'printed', value: rank },
        { card: null, label: 'more', value: 2 },
      ],
      total: rank + 2,
    },
    {
      seat: 1 - match.decisionSeat,
      label: 'defense',
      parts: [],
      total: match.zoneCount[(1 - match.decisionSeat) * match.perSeat + 1],
    },
  ]);
});

test('bots that learn read the declared numbers of a position and of an option', () => {
  const { match, options } = fight();
  const { program, decisionSeat: seat } = match;
  const { position, option, readPosition, readOption } = program.mechanics.features!;
  const rankOf = (card: number): number => program.defs[match.def[card]!]!.numbers['rank']!;
  const hand = match.cardsIn(seat * program.zonesPerSeat + 1).map(rankOf);
  const [best, second] = hand.toSorted((a, b) => b - a);
  const numbers = new Float64Array(position.length);
  readPosition(match, seat, numbers);
  // Nobody has had a turn, and there is no fourth card.
  expect(position).toEqual(['turn', 'my-turn', 'best', 'second', 'fourth']);
  expect([...numbers]).toEqual([0, 0, best, second! / 2, 0]);
  expect(option).toEqual(['rank', 'cost']);
  for (const one of options) {
    const of = new Float64Array(option.length);
    readOption(match, seat, one, of);
    expect([...of]).toEqual(optionKind(one) === 0 ? [0, 0] : [0.1 * (20 + rankOf(optionA(one))), -2]);
  }
});

test('an option of two cards names both, and tells why not of the first one', () => {
  const { match, table, options } = fight(
    PLAY.replace(
      'option strike: c in hand of p, q in players after p\n      "Strike {q} with {c}"',
      'option cover: c in hand of p, d in hand of p where d != c\n      "Put {c} under {d}"\n      unless rank of c > 2 because "Too high."\n      let q = next after p',
    ).replace(/ {6}button[^]*?take lost/u, '      take lost'),
  );
  const own = match.cardsIn(match.decisionSeat * match.program.zonesPerSeat + 1);
  const rankOf = (card: number): number => match.program.defs[match.def[card]!]!.numbers['rank']!;
  const low = own.filter((card) => rankOf(card) <= 2);
  const pairs = options.flatMap((one) => (optionKind(one) === 1 ? [[optionA(one), optionB(one)]] : []));
  expect(pairs).toEqual(low.flatMap((card) => own.flatMap((other) => (other === card ? [] : [[card, other]]))));
  expect(table.options['cover']).toBe('Put {card} under {card2}');
  const refused = own.filter((card) => table.whyNot!(match, match.decisionSeat, card).length > 0);
  expect(refused).toEqual(own.filter((card) => rankOf(card) > 2));
});
