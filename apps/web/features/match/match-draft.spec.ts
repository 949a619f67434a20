import {
  firstDraft,
  gameOf,
  isListed,
  matchDraft,
  matchInput,
  rulesetsOf,
  variantsOf,
  type MatchStart,
  type MatchDraft,
  type MatchDraftAction,
} from './match-draft.ts';
import type { GameChoice } from './setup-types.ts';

const named = (id: string) => ({ id, name: id, summary: '' });
const game = (id: string): GameChoice => ({
  ...named(id),
  modes: [
    { ...named('duel'), variants: [named('fast'), named('open')] },
    { ...named('solo'), variants: [named('open')] },
  ],
  variants: [named('fast'), named('open')],
  decks: [{ slug: `${id}-ants`, name: 'Ants' }],
  saved: [],
  keeps: true,
  levels: [named('easy'), named('normal')],
});
const games = [game('g'), game('h')];
const from: MatchStart = { game: 'g', mode: 'duel', variants: [], values: {} };
const run = (...actions: readonly MatchDraftAction[]): MatchDraft =>
  actions.reduce(matchDraft, firstDraft(games, from));
const friend = (state: MatchDraft): MatchDraftAction => ({
  type: 'seat',
  at: 1,
  seat: { ...state.seats[1]!, kind: 'friend', name: ' ' },
});

describe('the ruleset of a new match', () => {
  it('starts with the given one, or with the first game and mode if it does not exist', () => {
    const start = firstDraft(games, { game: 'h', mode: 'solo', variants: ['open'], values: { 'hand.size': '7' } });
    expect(rulesetsOf(start)).toEqual({
      plain: 'h/solo',
      unchanged: 'h/solo+open',
      chosen: 'h/solo+open?hand.size=7',
    });
    expect(rulesetsOf(firstDraft(games, { ...from, game: 'no', mode: 'no' })).plain).toBe('g/duel');
  });

  it('has only the variants of its mode', () => {
    const both = run({ type: 'variant', id: 'fast', on: true }, { type: 'variant', id: 'open', on: true });
    expect(variantsOf(both)).toEqual(['fast', 'open']);
    const solo = matchDraft(both, { type: 'mode', mode: 'solo' });
    expect(variantsOf(solo)).toEqual(['open']);
    expect(variantsOf(matchDraft(solo, { type: 'variant', id: 'open', on: false }))).toEqual([]);
  });

  it('starts again in another game, and keeps the kinds and names of the players', () => {
    const changed = run(
      { type: 'mode', mode: 'solo' },
      { type: 'variant', id: 'open', on: true },
      { type: 'values', values: { 'hand.size': '7' } },
      { type: 'seat', at: 0, seat: { kind: 'friend', name: 'Ines', bot: 'easy', choice: '', deck: '4 Ant' } },
      { type: 'game', game: games[1]! },
    );
    expect(rulesetsOf(changed).chosen).toBe('h/duel');
    expect(changed.seats[0]).toEqual({ kind: 'friend', name: 'Ines', bot: 'normal', choice: 'h-ants', deck: '' });
  });
});

describe('the seats of a new match', () => {
  it('are a person and a bot, and a further seat is for a bot', () => {
    const kinds = ({ seats }: MatchDraft) => seats.map(({ kind }) => kind);
    const three = run({ type: 'add-seat' });
    expect(kinds(three)).toEqual(['me', 'bot', 'bot']);
    expect(kinds(matchDraft(three, { type: 'remove-seat', at: 0 }))).toEqual(['bot', 'bot']);
  });

  it('offer a list that was just saved, in its own game only', () => {
    const deck = { id: '7', name: 'My ants', version: 1, verdicts: [] };
    const draft = run({ type: 'keep', deck });
    expect(gameOf(draft).saved).toEqual([deck]);
    expect(gameOf(matchDraft(draft, { type: 'game', game: games[1]! })).saved).toEqual([]);
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
