/** Forecasts of options: what they tell, where they end, and what they never read. */
import { modeRulesets } from '@rulewright/content';
import { playOf } from '@rulewright/content/play';
import { createMatch, deckDefs, describeOption, type Foreseen, type Match } from '@rulewright/engine';
import { withPlay } from '../test/high-card.ts';
import { foresee } from './foresee.ts';
import { compileProgram, type PlayedProgram } from './program.ts';

/** A game in which the first player hides a number and the second one has an option for each kind of end. */
const PLAY = `zone deck of player, pile, seen by nobody
zone hand of player, seen by its player
zone table of player, seen by all
number coins of player, "coins"
number secret of player
number fate of table
mark bent of card, "bent", while in table

total table of p = sum of rank of c for c in table of p, "ranks"

step match
  by hc.setup.hands
  do deal
  for each p in players
    repeat 3 times
      move top of deck of p to hand of p
    add 5 to coins of p
  for each p in players
    do hide for p
  for each p in players
    do act for p
    do play for p
  nobody wins as over "the match is over"

step deal
  leave

step hide for p
  p must "Which number?" by hc.turn.one-card
    option small
      "One"
      set secret of p to 1
    option large
      "Two"
      set secret of p to 2

step act for p
  p must "What do you do?" by hc.turn.one-card
    option lay: c in hand of p
      "Lay {c}"
      costs 2 from coins of p because "You do not have the coins."
      move c to table of p
      set bent of c to yes
    option draw
      "Draw"
      take 1 from coins of p
      move top of deck of p to hand of p
    option mill
      "Mill"
      move top of deck of p to table of p
      if rank of top of table of p > 4
        add 3 to coins of p
    option toss
      "Toss"
      take 1 from coins of p
      let side = random 2
      if side = 0
        add 4 to coins of p
    option shuffle
      "Shuffle"
      add 1 to coins of p
      shuffle deck of p
      take 1 from coins of p
    option compare
      "Compare"
      take 1 from coins of p
      for each q in players after p
        if secret of q = secret of p
          add 10 to coins of p
    option own
      "Your own"
      add secret of p to coins of p
    option work
      "Work"
      repeat 20000 times
        add 1 to fate
      add 1 to coins of p
    option end
      "End"
      nobody wins as over "the match is over"

step play for p
  leave
`;

const { content, problems } = withPlay(PLAY);
if (problems.length > 0) throw new Error(JSON.stringify(problems));
const program = compileProgram(playOf(content.game('high-card')).program!, modeRulesets(content, 'high-card')[0]!, [
  ...content.game('high-card').cards.values(),
]);

/** A match in which the second player decides, after both have hidden a number: 0 for one, 1 for two. */
function second(hidden: readonly [number, number], seed = 1): Match {
  const decks = [0, 1].map(() => deckDefs(program, content.game('high-card').decks.get('all')!));
  const match = createMatch(program, decks);
  match.start(seed, decks);
  for (const choice of [...hidden, 3]) {
    match.advance();
    match.choose(choice);
  }
  match.advance();
  return match;
}

/** The forecasts by kind of option; of the first card for those with a card. */
function foreseenBy(of: PlayedProgram, match: Match): Record<string, Foreseen | null> {
  const forecasts = foresee(of, match);
  const byKind: Record<string, Foreseen | null> = {};
  forecasts.forEach((one, at) => {
    byKind[describeOption(match, match.options[at]!).kind] ??= one;
  });
  return byKind;
}

const change = (seat: number | null, card: number | null, name: string, before: unknown, after: unknown) => ({
  seat,
  card,
  name,
  before,
  after,
});

test('tells the public numbers, marks, totals and zones that change', () => {
  const match = second([0, 0]);
  const forecast = foreseenBy(program, match);
  const card = match.top(match.perSeat + 1);
  const last = foresee(program, match).findLast((_, at) => describeOption(match, match.options[at]!).kind === 'lay')!;
  expect(last).toEqual({
    changes: [
      change(1, null, 'coins', 5, 3),
      change(1, null, 'ranks', 0, Number(program.defs[match.def[card]!]!.numbers['rank'])),
      change(null, card, 'bent', false, true),
      change(1, null, 'hand', 3, 2),
      change(1, null, 'table', 0, 1),
    ],
    then: 'over',
  });
  expect(forecast['draw']).toEqual({
    changes: [change(1, null, 'coins', 5, 4), change(1, null, 'deck', 14, 13), change(1, null, 'hand', 3, 4)],
    then: 'over',
  });
  expect(forecast['end']).toEqual({ changes: [], then: 'over' });
  expect(forecast['own']).toEqual({ changes: [change(1, null, 'coins', 5, 6)], then: 'over' });
});

test('ends before chance, hidden cards, the hidden numbers of others, and long work', () => {
  const forecast = foreseenBy(program, second([0, 0]));
  expect(forecast['toss']).toEqual({ changes: [change(1, null, 'coins', 5, 4)], then: 'chance' });
  expect(forecast['shuffle']).toEqual({ changes: [change(1, null, 'coins', 5, 6)], then: 'chance' });
  // The total of the table would tell which card it is.
  expect(forecast['mill']).toEqual({
    changes: [change(1, null, 'deck', 14, 13), change(1, null, 'table', 0, 1)],
    then: 'hidden',
  });
  expect(forecast['compare']).toEqual({ changes: [change(1, null, 'coins', 5, 4)], then: 'hidden' });
  expect(forecast['work']).toBeNull();
});

test('is the same whatever the others have hidden, and leaves the match as it is', () => {
  const [one, other] = [second([0, 0]), second([1, 0])];
  const digest = one.digest();
  expect(foresee(program, other)).toEqual(foresee(program, one));
  expect(one.digest()).toBe(digest);
  expect(foresee(program, second([0, 1]))).not.toEqual(foresee(program, one));
  // The cards of the decks in other places.
  const moved = second([0, 0]);
  const deck = moved.cardsIn(moved.perSeat);
  const defs = deck.map((card) => moved.def[card]!);
  deck.forEach((card, at) => {
    moved.def[card] = defs[(at + 1) % defs.length]!;
  });
  const fresh = createMatch(
    program,
    [[], []].map(() => deckDefs(program, content.game('high-card').decks.get('all')!)),
  );
  fresh.load(moved.save());
  fresh.advance();
  expect(foresee(program, fresh)).toEqual(foresee(program, one));
});
