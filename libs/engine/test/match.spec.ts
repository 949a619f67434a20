import {
  AGAIN,
  DecisionError,
  EventRecorder,
  InvariantError,
  MOST_CARDS,
  MOST_DECK_CARDS,
  ProgramError,
  RandomChooser,
  ScriptedRandomError,
  checkInvariants,
  collectSteps,
  createMatch,
  deckDefs,
  describeEvent,
  describeEventFor,
  describeOption,
  eventSentence,
  optionA,
  optionText,
  packOption,
  playOut,
  step,
  viewOf,
  type Match,
  type Snapshot,
} from '../src/index.ts';
import { DECK, highCard } from './high-card.ts';

function begin(seats = 2, seed = 1): Match {
  const decks = Array.from({ length: seats }, () => deckDefs(highCard, DECK));
  const match = createMatch(highCard, decks);
  match.start(seed, decks);
  return match;
}

describe('a match', () => {
  test('has at most as many cards as its options can name', () => {
    const decks = (cards: number): number[][] => [[0], Array.from({ length: cards - 1 }, () => 0)];
    expect(createMatch(highCard, decks(MOST_DECK_CARDS)).cards).toBe(MOST_DECK_CARDS);
    expect(() => createMatch(highCard, decks(MOST_DECK_CARDS + 1))).toThrow(
      new ProgramError('too-many-cards', 'The decks of a match have at most 3072 cards together; these have 3073.'),
    );
  });

  test('creates no card with a number that an option cannot name', () => {
    const match = begin();
    const make = (): number => match.make(0, 0, 0);
    while (match.slots < MOST_CARDS) make();
    expect(optionA(packOption(1, MOST_CARDS - 1, 0))).toBe(MOST_CARDS - 1);
    for (let card = make(); card < MOST_CARDS - 1;) card = make();
    expect(make).toThrow(ProgramError);
  });

  test('offers all cards of a zone except one from bottom to top, and makes room for them', () => {
    const decks = [[0], Array.from({ length: 1400 }, () => 0)];
    const match = createMatch(highCard, decks);
    match.start(1, decks);
    const pile = match.owner.lastIndexOf(1) - 1399;
    const zone = match.zone[pile]!;
    const cards = match.cardsIn(zone);
    expect(cards.length).toBeGreaterThan(2 * match.options.length);
    match.offerZone(3, zone, cards[2]);
    const offered = [...match.options.subarray(0, match.optionCount)];
    expect(offered).toEqual(cards.filter((_, at) => at !== 2).map((card) => packOption(3, card, 0)));
  });

  test('ends after a sequence of decisions', () => {
    const match = begin();
    const result = playOut(match, new RandomChooser(1).choose);
    expect(result).toMatchObject({ cause: 'hands-empty', turns: 5 });
    expect(match.over).toBe(true);
    expect(result.standing.reduce((sum, seat) => sum + seat['tricks']!, 0)).toBe(5);
  });

  test('changes its move counter whenever cards may have moved', () => {
    const match = begin();
    match.advance();
    const state = match.save();
    const moved = (change: () => void): void => {
      const before = match.moves;
      change();
      expect(match.moves).not.toBe(before);
    };
    moved(() => match.move(match.bottom(0), 1, 0));
    moved(() => match.moveUnder(match.top(1), 0, 0));
    moved(() => match.shuffle(0));
    moved(() => match.load(state));
    moved(() => match.become(begin()));
    moved(() => match.start(2, [deckDefs(highCard, DECK), deckDefs(highCard, DECK)]));
  });

  test('gives its fields by number as well as by name', () => {
    const match = begin(3);
    const { table, seat } = match.program.mechanics.state;
    match.advance();
    const named = match.table as Record<string, number>;
    expect([...match.tableWords]).toEqual(table.map((name) => named[name]));
    for (const words of Object.values<Int32Array>(match.seat)) words.set([7, 8, 9]);
    expect([...match.seatWords]).toEqual(seat.flatMap(() => [7, 8, 9]));
  });

  test('keeps its invariants, and the check finds a broken one', () => {
    const match = begin(3);
    while (match.advance()) {
      checkInvariants(match);
      match.choose(0);
    }
    match.zoneCount[0]!++;
    expect(() => checkInvariants(match)).toThrow(InvariantError);
  });

  test('creates cards that were in no deck, and grows when there is no room', () => {
    const match = begin();
    match.advance();
    const before = match.cards;
    const made = Array.from({ length: 9 }, () => match.make(1, 0, match.perSeat));
    expect(made).toEqual(Array.from({ length: 9 }, (_, n) => before + n));
    expect(match.cardsIn(match.perSeat)).toEqual(expect.arrayContaining(made));
    checkInvariants(match);
    const stored = match.save();
    const other = begin(2, 8);
    other.load(stored);
    expect([other.digest(), other.slots]).toEqual([match.digest(), match.slots]);
    expect(() => checkInvariants(other)).not.toThrow();
  });

  test('rejects a decision that was not offered, and any decision when none is pending', () => {
    const match = begin();
    expect(() => match.choose(0)).toThrow(DecisionError);
    match.advance();
    expect(() => match.choose(5)).toThrow('There is no option 5; there are 5.');
    expect(() => match.choose(-1)).toThrow(DecisionError);
    expect(() => match.choose(NaN)).toThrow(DecisionError);
    match.choose(4);
    expect(match.decisions).toBe(1);
  });

  test('forks: two copies continue independently, and the stored state does not change', () => {
    const match = begin(2, 7);
    match.advance();
    const stored = match.save();
    const play = (option: number): number => {
      match.load(stored);
      match.advance();
      match.choose(option);
      playOut(match, () => 0);
      return match.digest();
    };
    const first = play(0);
    expect(play(1)).not.toBe(first);
    expect(play(0)).toBe(first);
  });

  test('grows its tables when they are full: nested steps and records exceed the first capacity', () => {
    const match = begin(5);
    playOut(match, () => 0);
    const marks = (match.records as unknown as { mark: { count: number; get(row: number, field: number): number } })
      .mark;
    expect(marks.count).toBe(25);
    expect(new Set(Array.from({ length: 25 }, (_, row) => marks.get(row, 0))).size).toBe(25);
    expect(match.layout.capacities.frames).toBeGreaterThan(2);
  });

  test('loads the state of a grown match into a new match', () => {
    const grown = begin(5);
    for (let n = 0; n < 14 && grown.advance(); n++) grown.choose(0);
    const fresh = begin(5, 2);
    fresh.load(grown.save());
    playOut(fresh, () => 0);
    playOut(grown, () => 0);
    expect(fresh.digest()).toBe(grown.digest());
  });

  test('copies another match, also a grown one, and continues independently', () => {
    const match = begin(2, 3);
    match.advance();
    match.choose(0);
    match.grow('frames');
    const other = begin(2, 4);
    other.become(match);
    expect(other.digest()).toBe(match.digest());
    const before = match.digest();
    expect(other.advance()).toBe(true);
    other.choose(0);
    expect(match.digest()).toBe(before);
    match.advance();
    match.choose(0);
    expect(other.digest()).toBe(match.digest());
  });

  test('calls back for each decision, and does the same as step by step', () => {
    const [called, stepped] = [begin(2, 3), begin(2, 3)];
    const last = (match: Match): number => match.optionCount - 1;
    const digests: number[] = [];
    const saved: Snapshot[] = [];
    const choose = (match: Match, seat: number): number => {
      expect(seat).toBe(match.decisionSeat);
      digests.push(match.digest());
      saved.push(match.save());
      return last(match);
    };
    // In two parts: it stops at the decision after the fourth.
    expect(called.play(choose, 4)).toBe(true);
    expect([called.decisions, called.decisionSeat >= 0]).toEqual([4, true]);
    expect(called.play(choose, Infinity)).toBe(false);
    for (const digest of digests) {
      expect(stepped.advance()).toBe(true);
      expect(stepped.digest()).toBe(digest);
      stepped.choose(last(stepped));
    }
    expect(stepped.advance()).toBe(false);
    expect([called.digest(), [...called.ruleCounts]]).toEqual([stepped.digest(), [...stepped.ruleCounts]]);
    // Each state was complete: another match goes on from it.
    const other = begin(2, 5);
    other.load(saved[3]!);
    expect(other.play(last, Infinity)).toBe(false);
    expect(other.digest()).toBe(called.digest());
  });

  test('refuses a number that is not an option, and a call from its own caller', () => {
    const match = begin(2, 3);
    expect(() => match.play(({ optionCount }) => optionCount, 1)).toThrow(DecisionError);
    const again = (at: Match): number => (at.play(() => 0, 1) ? 0 : 1);
    expect(() => match.play(again, 1)).toThrow(DecisionError);
    // It still waits at its first decision.
    expect([match.decisions, match.play(() => 0, 1)]).toEqual([0, true]);
  });

  test('is ended by a limit', () => {
    const match = begin();
    playOut(match, () => 0, { decisions: 3 });
    expect([match.over, match.decisions]).toEqual([true, 3]);
  });

  test('is ended when it loops without a choice for any player', () => {
    const circle = step('circle', [], { round: () => AGAIN });
    const mechanics = { ...highCard.mechanics, stages: collectSteps([circle]), root: circle };
    const program = { ...highCard, mechanics };
    const decks = [deckDefs(program, DECK), deckDefs(program, DECK)];
    const match = createMatch(program, decks);
    match.start(1, decks);
    expect(match.advance()).toBe(false);
    expect([match.over, match.decisions]).toEqual([true, 0]);
  });

  test('uses scripted random numbers, and fails when the script has no valid number', () => {
    const match = begin();
    match.script = [0, 0, 0];
    expect(() => match.advance()).toThrow(ScriptedRandomError);
    const whole = begin();
    whole.script = Array.from({ length: 18 }, () => 0);
    whole.advance();
    expect(whole.script).toEqual([]);
    expect(whole.cardsIn(1).map((card) => whole.def[card])).toEqual([0, 9, 8, 7, 6]);
  });

  test('counts rules without a sink', () => {
    const match = begin();
    playOut(match, () => 0);
    expect(Array.from(match.ruleCounts)).toEqual([10, 10, 15]);
  });

  test('is rejected for seats or decks that the program does not support', () => {
    const deck = deckDefs(highCard, DECK);
    expect(() => createMatch(highCard, [deck])).toThrow('played by 2 to 5 players, not 1');
    expect(() => deckDefs(highCard, { entries: [{ card: 'joker', copies: 1 }] })).toThrow(ProgramError);
    expect(() => deckDefs(highCard, { entries: [] })).toThrow('A deck is empty.');
  });
});

describe('events, options and views', () => {
  const recorded = (): { match: Match; recorder: EventRecorder } => {
    const match = begin();
    const recorder = new EventRecorder();
    match.sink = recorder;
    match.script = Array.from({ length: 18 }, () => 0);
    match.advance();
    return { match, recorder };
  };

  test('an event names its cards, zones and rule', () => {
    const { match, recorder } = recorded();
    expect(describeEvent(match, recorder.records[0]!)).toEqual({
      event: 'card.moved',
      rule: 'hc.deal.five',
      card: { id: 0, name: 'Rank 0', owner: 0 },
      from: { seat: 0, zone: 'pile' },
      to: { seat: 0, zone: 'hand' },
    });
    expect(eventSentence(match, recorder.records[0]!)).toBe(
      'Rank 0 goes from the pile of player 1 to the hand of player 1.',
    );
  });

  test('a seat cannot see which card another seat draws', () => {
    const { match, recorder } = recorded();
    expect(describeEventFor(match, recorder.records[0]!, 0)['card']).toMatchObject({ name: 'Rank 0' });
    expect(describeEventFor(match, recorder.records[0]!, 1)['card']).toBeNull();
    match.choose(0);
    expect(describeEventFor(match, recorder.records.at(-1)!, 1)['card']).toMatchObject({ name: 'Rank 0' });
  });

  test('an option has a name for each of its numbers', () => {
    const { match } = recorded();
    expect(describeOption(match, match.options[1]!)).toEqual({
      kind: 'play',
      card: { id: 9, name: 'Rank 9', owner: 0 },
    });
    expect(optionText(match, match.options[1]!)).toBe('play Rank 9');
  });

  test("a view shows the seat's own hand and the top of an open pile, and shows the options only to the seat asked", () => {
    const { match } = recorded();
    match.choose(0);
    match.advance();
    match.choose(0);
    match.advance();
    const [mine, theirs] = [viewOf(match, 0), viewOf(match, 1)];
    const cards = (view: typeof mine, seat: number, zone: string): number =>
      view.seats[seat]!.zones.find((one) => one.id === zone)!.cards.length;
    expect([cards(mine, 0, 'hand'), cards(theirs, 0, 'hand'), cards(mine, 0, 'pile'), cards(theirs, 0, 'won')]).toEqual(
      [4, 0, 0, 1],
    );
    expect(mine.decision).toMatchObject({ seat: 0, step: 'play' });
    expect([mine.decision!.options!.length, theirs.decision!.options]).toEqual([4, null]);
  });
});
