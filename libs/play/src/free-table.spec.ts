import type { CardDoc, GameVocabulary, Ruleset } from '@rulewright/content';
import { createMatch, deckDefs, describeOption, mayKnow, optionKind, type Match } from '@rulewright/engine';
import { freeTableOf } from './free-plugin.ts';

const plugin = freeTableOf({ game: 'any' } as unknown as GameVocabulary);
const cards = ['ant', 'bee', 'fly'].map((id) => ({ id, name: id }) as unknown as CardDoc);

function table(seats: number): Match {
  const program = plugin.compile({ id: 'any/plain', hash: 'h', turn: [] } as unknown as Ruleset, cards);
  const deck = deckDefs(program, { entries: cards.map(({ id }) => ({ card: id, copies: 3 })) });
  const match = createMatch(
    program,
    Array.from({ length: seats }, () => deck),
  );
  match.start(
    7,
    Array.from({ length: seats }, () => deck),
  );
  match.advance();
  return match;
}

/** Takes the first option of a kind, of a card if it is given. */
function take(match: Match, kind: string, card?: number): void {
  const options = Array.from(match.options.subarray(0, match.optionCount), (one) => describeOption(match, one));
  const at = options.findIndex((one) => {
    const named = one.card as { readonly id: number } | undefined;
    return one.kind === kind && (card === undefined || named?.id === card);
  });
  if (at < 0) throw new Error(`${kind} is not offered.`);
  match.choose(at);
  match.advance();
}
const place = (match: Match, card: number): string => match.program.zones[match.placeOf[match.zone[card]!]!]!.id;

describe('a free table', () => {
  it('lets the acting seat move, turn and mark its cards, and forgets marks when a card leaves the table', () => {
    const match = table(2);
    const seat = match.decisionSeat;
    const card = match.top(seat * 7);
    take(match, 'draw');
    expect(mayKnow(match, seat, card)).toBe(true);
    expect(mayKnow(match, 1 - seat, card)).toBe(false);
    take(match, 'to-front', card);
    take(match, 'turn', card);
    take(match, 'mark', card);
    expect(match.program.mechanics.publicCard(match, card)).toEqual({ turned: true, marks: 1 });
    take(match, 'to-back', card);
    expect(match.program.mechanics.publicCard(match, card)).toEqual({ turned: true, marks: 1 });
    take(match, 'to-discard', card);
    expect(match.program.mechanics.publicCard(match, card)).toEqual({ turned: false, marks: 0 });
  });

  it('hides a card that is face down, and a draw pile from its owner', () => {
    const match = table(2);
    const seat = match.decisionSeat;
    const card = match.top(seat * 7);
    expect(mayKnow(match, seat, card)).toBe(false);
    take(match, 'draw');
    take(match, 'to-down', card);
    expect([mayKnow(match, seat, card), mayKnow(match, 1 - seat, card)]).toEqual([true, false]);
  });

  it('shows a draw pile to a seat that all others allow to search, and shuffles it afterwards', () => {
    const match = table(3);
    const seat = match.decisionSeat;
    const card = match.bottom(seat * 7);
    take(match, 'search');
    expect(match.decisionSeat).toBe((seat + 1) % 3);
    take(match, 'allow');
    expect([match.decisionSeat, mayKnow(match, seat, card)]).toEqual([(seat + 2) % 3, false]);
    take(match, 'allow');
    expect([match.decisionSeat, mayKnow(match, seat, card), mayKnow(match, (seat + 1) % 3, card)]).toEqual([
      seat,
      true,
      false,
    ]);
    take(match, 'take', card);
    expect(place(match, card)).toBe('hand');
    take(match, 'done');
    expect(mayKnow(match, seat, match.bottom(seat * 7))).toBe(false);
    take(match, 'search');
    take(match, 'refuse');
    expect([match.decisionSeat, mayKnow(match, seat, match.bottom(seat * 7))]).toEqual([seat, false]);
  });

  it('lets another seat act within a turn, and passes the turn round', () => {
    const match = table(3);
    const seat = match.decisionSeat;
    take(match, 'give');
    expect(match.decisionSeat).not.toBe(seat);
    take(match, 'chance');
    take(match, 'die');
    expect(match.decisionSeat).not.toBe(seat);
    take(match, 'pass');
    expect(match.decisionSeat).toBe(seat);
    take(match, 'pass');
    expect(match.decisionSeat).toBe((seat + 1) % 3);
  });

  it('ends when one seat is left, or when all agree', () => {
    const match = table(3);
    const seat = match.decisionSeat;
    for (let n = 0; n < 2; n++) {
      take(match, 'end');
      take(match, 'concede');
    }
    expect(match.over).toBe(true);
    expect(match.program.mechanics.result(match)).toMatchObject({ winners: [(seat + 2) % 3], cause: 'conceded' });
    const other = table(2);
    for (const answer of ['refuse', 'allow']) {
      expect(other.over).toBe(false);
      take(other, 'end');
      take(other, 'drawn');
      take(other, answer);
    }
    expect(other.program.mechanics.result(other)).toMatchObject({ winners: [], cause: 'agreed' });
  });

  it('ends with a winner when every other seat agrees', () => {
    const match = table(3);
    const seat = match.decisionSeat;
    take(match, 'end');
    take(match, 'done');
    for (const answers of [['refuse'], ['allow', 'refuse'], ['allow', 'allow']]) {
      expect([match.over, match.decisionSeat]).toEqual([false, seat]);
      take(match, 'end');
      take(match, 'won');
      for (const answer of answers) take(match, answer);
    }
    expect(match.program.mechanics.result(match)).toMatchObject({ winners: [0], cause: 'declared' });
  });

  it('draws several cards at once, at most those of the pile', () => {
    const match = table(2);
    const hand = (): number => match.zoneCount[match.decisionSeat * 7 + 1]!;
    take(match, 'draws');
    const offered = match.optionCount;
    // A pile of nine cards: two to nine of them, or none.
    expect(offered).toBe(9);
    take(match, 'many');
    expect(hand()).toBe(2);
    take(match, 'draws');
    take(match, 'done');
    expect(hand()).toBe(2);
  });

  it('gives counts to seats, and has a text for every option', () => {
    const match = table(2);
    take(match, 'count');
    take(match, 'add');
    take(match, 'done');
    expect(
      [0, 1]
        .map((seat) => match.program.mechanics.publicSeat(match, seat))
        .map(({ count }) => count)
        .sort(),
    ).toEqual([0, 1]);
    const { options } = match.program.mechanics;
    const texts = Object.keys(plugin.tabletop!.options);
    expect(options.map(({ id }) => id).filter((id) => !texts.includes(id))).toEqual(['add', 'many']);
    expect(optionKind(match.options[0]!)).toBe(0);
  });
});
