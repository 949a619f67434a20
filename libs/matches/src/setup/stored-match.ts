/** Checks a new match and makes the rows to store: the match, its seats and the first entries of its log. */
import {
  matchColumns,
  OF_DECKS,
  type MatchEntity,
  type MatchEntryEntity,
  type MatchSeatEntity,
} from '@rulewright/database';
import type { AgreedEnd } from '@rulewright/engine';
import { newChance, storedChance } from './match-chance.ts';
import { MatchError } from '../errors.ts';
import { digestOf, inviteOf, newMatchId } from './visitor-keys.ts';
import type { Playable } from './playable.ts';
import { botName, checkedBot, cleanName, type NewMatch, type NewSeat } from './match-setup.ts';

/** The most cards in a deck and its side deck. No rule allows nearly as many. */
const MOST_CARDS = 2_000;

/** @throws MatchError `bad-setup` for an empty or too long list, bad numbers of copies, and unknown cards */
export function checkedDeck({ cards: known }: Playable, { deck, side = [] }: Pick<NewSeat, 'deck' | 'side'>): void {
  const all = [...deck, ...side];
  const cards = all.reduce((sum, { copies }) => sum + copies, 0);
  const whole = all.every(({ copies }) => Number.isInteger(copies) && copies > 0);
  if (!whole || cards > MOST_CARDS) throw new MatchError('bad-setup', `A deck has up to ${MOST_CARDS} cards.`);
  if (deck.length === 0) throw new MatchError('bad-setup', 'A deck is empty.');
  const unknown = all.find(({ card }) => !known.has(card));
  if (unknown) throw new MatchError('bad-setup', `The game has no card "${unknown.card}".`);
}

/** Returns a checked seat with its bot and name filled in. @throws MatchError `bad-setup` */
export function checkedSeat(playable: Playable, seat: NewSeat, at: number): NewSeat {
  checkedDeck(playable, seat);
  const bot = checkedBot(seat.bot);
  const fallback = seat.kind === 'bot' ? `${botName(bot)} ${at + 1}` : `Player ${at + 1}`;
  return { ...seat, bot, name: cleanName(seat.name) ?? fallback };
}

/** A match that is not part of a series, not shown to visitors, and without chat. */
export const BY_ITSELF = {
  ...{ bestOf: 1, gameNumber: 1, seriesId: null, score: null, pace: null, chat: false },
  ...{ changeSides: false, freeDecks: false },
} as const;

/** A new match as it is stored, outside a series. */
export function newMatch(
  key: string,
  { game, release, proposal, rulesetId, seed, origin }: NewMatch,
  { ruleset }: Playable,
  clock: NewMatch['clock'],
): MatchEntity {
  return {
    ...BY_ITSELF,
    id: newMatchId(),
    game,
    release,
    proposal: proposal ?? null,
    rulesetId,
    rulesetHash: ruleset.hash,
    poolHash: OF_DECKS,
    ...(seed == null ? newChance() : storedChance(seed)),
    host: digestOf(key),
    origin: origin ?? null,
    clock: clock ? matchColumns.clock.write(clock) : null,
    parentId: null,
    rematchOf: null,
    createdAt: new Date().toISOString(),
  };
}

/** The stored form of a list: only slugs and copies. */
export const listText = (list: NewSeat['deck']): string =>
  matchColumns.deck.write(list.map(({ card, copies }) => ({ card, copies })));

/** The stored form of a seat. */
export function seatEntity(
  key: string,
  matchId: string,
  { kind, name, bot, deck, side = [] }: NewSeat,
  seat: number,
): MatchSeatEntity {
  return {
    matchId,
    seat,
    kind: kind === 'bot' ? 'bot' : 'person',
    name: name ?? `Player ${seat + 1}`,
    bot: bot!,
    deck: listText(deck),
    side: listText(side),
    holder: kind === 'me' ? digestOf(key) : null,
    invite: kind === 'friend' ? digestOf(inviteOf(key, matchId, seat)) : null,
    ready: true,
  };
}

/** The log entries with which the players of a table of two ended their match. */
function settlingEntries(settled: AgreedEnd | undefined): Pick<MatchEntryEntity, 'kind' | 'seat' | 'value'>[] {
  if (!settled) return [];
  const [winner] = settled.winners;
  if (winner !== undefined) return [{ kind: 'concede', seat: 1 - winner, value: 0 }];
  return [
    { kind: 'offer-draw', seat: 0, value: 0 },
    { kind: 'answer-draw', seat: 1, value: 1 },
  ];
}

/** The log of a match that starts with these decisions, and that its players may have ended. */
export function entriesOf(
  matchId: string,
  decisions: readonly number[],
  seats: readonly number[],
  settled?: AgreedEnd,
): MatchEntryEntity[] {
  const at = new Date().toISOString();
  const decided = decisions.map((value, i): MatchEntryEntity => {
    return { matchId, number: i + 1, kind: 'decide', seat: seats[i]!, value, at };
  });
  const ends = settlingEntries(settled).map((entry, i) => ({
    ...entry,
    matchId,
    number: decisions.length + 1 + i,
    at,
  }));
  return [{ matchId, number: 0, kind: 'start', seat: 0, value: 0, at }, ...decided, ...ends];
}
