import {
  firstDraft,
  gameOf,
  isListed,
  matchDraft,
  matchInput,
  rulesetsOf,
  seatsOf,
  tableDraft,
  variantsOf,
  type MatchStart,
  type MatchDraft,
  type MatchDraftAction,
} from './match-draft.ts';
import type { GameChoice } from './setup-types.ts';

const named = (id: string) => ({ id, name: id, summary: '' });
const seats = (minSeats: number, maxSeats: number) => ({ minSeats, maxSeats });
const game = (id: string): GameChoice => ({
  ...named(id),
  modes: [
    { ...named('duel'), ...seats(2, 6), variants: [named('fast'), named('open')] },
    { ...named('solo'), ...seats(1, 2), variants: [named('open')] },
    { ...named('crews'), ...seats(4, 4), variants: [] },
  ],
  variants: [named('fast'), named('open')],
  deckWord: 'deck',
  decks: [
    { slug: `${id}-ants`, name: 'Ants', summary: '', picture: null, legalIn: [`${id}/duel`] },
    { slug: `${id}-bees`, name: 'Bees', summary: '', picture: null, legalIn: [`${id}/duel`, `${id}/solo`] },
  ],
  saved: [],
  keeps: true,
  levels: [named('easy'), named('normal')],
});
const g = game('g');
const from: MatchStart = { mode: 'duel', variants: [], values: {} };
const run = (...actions: readonly MatchDraftAction[]): MatchDraft => actions.reduce(matchDraft, firstDraft(g, from));
const friend = (state: MatchDraft): MatchDraftAction => ({
  type: 'seat',
  at: 1,
  seat: { ...state.seats[1]!, kind: 'friend', name: ' ' },
});

describe('the seats of a new match', () => {
  const crews = run({ type: 'mode', mode: 'crews' });

  it('are as many as the mode needs', () => {
    expect(run().seats).toHaveLength(2);
    expect(crews.seats.map(({ kind }) => kind)).toEqual(['me', 'bot', 'bot', 'bot']);
    expect(firstDraft(g, { ...from, mode: 'crews' }).seats).toHaveLength(4);
  });

  it('are at most as many as the mode allows', () => {
    expect(seatsOf(crews)).toEqual({ fewest: 4, most: 4 });
    const solo = matchDraft(crews, { type: 'mode', mode: 'solo' });
    expect(matchInput(solo).seats).toHaveLength(2);
    // What was entered for the others comes back with the mode.
    expect(matchDraft(solo, { type: 'mode', mode: 'crews' }).seats).toHaveLength(4);
    expect(seatsOf(run())).toEqual({ fewest: 2, most: 6 });
  });

  it('are all taken at a table that takes one press', () => {
    const { seats: taken } = tableDraft(crews, { kind: 'bot', bot: 'easy' });
    expect(taken.map(({ kind, bot }) => [kind, bot]).slice(1)).toEqual([
      ['bot', 'easy'],
      ['bot', 'easy'],
      ['bot', 'easy'],
    ]);
  });
});

describe('the ruleset of a new match', () => {
  it('starts with the given one, or with the first mode if it does not exist', () => {
    const start = firstDraft(game('h'), { mode: 'solo', variants: ['open'], values: { 'hand.size': '7' } });
    expect(rulesetsOf(start)).toEqual({
      plain: 'h/solo',
      unchanged: 'h/solo+open',
      chosen: 'h/solo+open?hand.size=7',
    });
    expect(rulesetsOf(firstDraft(g, { ...from, mode: 'no' })).plain).toBe('g/duel');
  });

  it('has only the variants of its mode', () => {
    const both = run({ type: 'variant', id: 'fast', on: true }, { type: 'variant', id: 'open', on: true });
    expect(variantsOf(both)).toEqual(['fast', 'open']);
    const solo = matchDraft(both, { type: 'mode', mode: 'solo' });
    expect(variantsOf(solo)).toEqual(['open']);
    expect(variantsOf(matchDraft(solo, { type: 'variant', id: 'open', on: false }))).toEqual([]);
  });
});

describe('the seats of a new match', () => {
  it('are a person and a bot, and a further seat is for a bot', () => {
    const kinds = ({ seats }: MatchDraft) => seats.map(({ kind }) => kind);
    const three = run({ type: 'add-seat' });
    expect(kinds(three)).toEqual(['me', 'bot', 'bot']);
    expect(kinds(matchDraft(three, { type: 'remove-seat', at: 0 }))).toEqual(['bot', 'bot']);
  });

  it('change to a deck that is legal in a new mode, and keep a deck that is', () => {
    const bees = matchDraft(run(), { type: 'seat', at: 1, seat: { ...run().seats[1]!, choice: 'g-bees' } });
    const solo = matchDraft(bees, { type: 'mode', mode: 'solo' });
    expect(solo.seats.map(({ choice }) => choice)).toEqual(['g-bees', 'g-bees']);
    expect(firstDraft(g, { ...from, mode: 'solo' }).seats[0]!.choice).toBe('g-bees');
  });

  it('are two at a table of one press, the second with the next legal deck', () => {
    const three = run({ type: 'add-seat' });
    expect(tableDraft(three, { kind: 'bot', bot: 'easy' }).seats).toMatchObject([
      { kind: 'me', choice: 'g-ants' },
      { kind: 'bot', bot: 'easy', choice: 'g-bees' },
    ]);
    const solo = matchDraft(three, { type: 'mode', mode: 'solo' });
    expect(tableDraft(solo, { kind: 'friend' }).seats[1]).toMatchObject({ kind: 'friend', choice: 'g-bees' });
    expect(matchInput(tableDraft(solo, { kind: 'friend' })).chat).toBe(true);
  });

  it('offer a list that was just saved', () => {
    const deck = { id: '7', name: 'My ants', version: 1, verdicts: [] };
    const draft = run({ type: 'keep', deck });
    expect(gameOf(draft).saved).toEqual([deck]);
  });
});

describe('the input for a new match', () => {
  it('has no series, chat or clock unless they are chosen', () => {
    expect(matchInput(run())).toEqual({
      ruleset: 'g/duel',
      bestOf: 1,
      changeSides: false,
      freeDecks: false,
      chat: false,
      clock: null,
      seats: [
        { kind: 'me', name: null, bot: 'normal', deckSlug: 'g-ants' },
        { kind: 'bot', name: null, bot: 'normal', deckSlug: 'g-ants' },
      ],
    });
  });

  it('leaves out choices whose fields are hidden again', () => {
    const options = { bestOf: 3, clock: 5, changeSides: true, freeDecks: true, chat: true, listed: true };
    const alone = run({ type: 'options', options });
    expect(matchInput(alone)).toMatchObject({ bestOf: 3, changeSides: true, freeDecks: true, chat: false });
    expect(matchInput(alone).clock).toEqual({ seconds: 300, increment: 5 });
    expect(isListed(alone)).toBe(false);
    const invited = matchDraft(alone, friend(alone));
    expect(matchInput(invited)).toMatchObject({ chat: true, seats: [{}, { kind: 'friend', name: null }] });
    expect(isListed(invited)).toBe(true);
    const single = matchDraft(invited, { type: 'options', options: { bestOf: 1 } });
    expect(matchInput(single)).toMatchObject({ bestOf: 1, changeSides: false, freeDecks: false });
  });

  it('names a deck by its slug, as a saved deck, or as a list', () => {
    const seat = { kind: 'me', name: 'Ines', bot: 'easy', choice: 'saved/7', deck: '4 Ant' } as const;
    const own = run({ type: 'seat', at: 0, seat }, { type: 'seat', at: 1, seat: { ...seat, choice: '' } });
    expect(matchInput(own).seats).toEqual([
      { kind: 'me', name: 'Ines', bot: 'easy', savedDeck: '7' },
      { kind: 'me', name: 'Ines', bot: 'easy', deck: '4 Ant' },
    ]);
  });
});
