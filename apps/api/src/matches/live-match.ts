/**
 * The demonstration match on the home page. Bots play published decks of a game, slowly enough to follow and only while someone
 * is watching. When the match ends, a new one replaces it.
 */
import { Injectable } from '@nestjs/common';
import {
  MatchCommands,
  RoomRegistry,
  USUAL_LEVEL,
  newKey,
  type NewMatch,
  type NewSeat,
  type Room,
} from '@rulewright/matches';
import { seatsOf } from '@rulewright/content';
import { usualSeats } from '@rulewright/engine';
import { hasEngine } from '@rulewright/games';
import { ContentService } from '../content/content.service.ts';
import type { OpenedRelease } from '../content/opened-release.ts';
import { checkedLists, publishedList } from './seat-decks.ts';

/** Milliseconds between two decisions. */
const PACE = 1_500;
/** How long a finished match stays on show, in milliseconds. */
const END_SHOWN = 15_000;
/** The number of finished demonstration matches that are kept for each game. */
const KEPT = 20;

interface WatchedMatch {
  readonly id: string;
  /** When this process first saw that the match was over, in milliseconds; null while it runs. */
  overSince: number | null;
}

@Injectable()
export class LiveMatch {
  private readonly shown = new Map<string, WatchedMatch>();
  private queue: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly rooms: RoomRegistry,
    private readonly matches: MatchCommands,
    private readonly content: ContentService,
  ) {}

  /** The match of `game`, or of the first game with an engine; null if no published deck is legal in any mode. @throws UnknownIdError */
  async room(game: string | null): Promise<Room | null> {
    const opened = await this.content.open();
    const id = game ?? opened.content.games.find(hasEngine)?.doc.id;
    if (id === undefined) return null;
    if (!hasEngine(opened.game(id))) return null;
    // All viewers see the same match, so it uses only cards that visitors may see. Only members can see a private game.
    const visitors = await this.content.openForVisitors();
    const shown = visitors.content.games.some(({ doc }) => doc.id === id) ? visitors : opened;
    const shownMatch = this.queue.then(() => this.find(shown, id));
    // Handles calls one after another, so that simultaneous visitors see the same new match.
    this.queue = shownMatch.catch(() => undefined);
    return shownMatch;
  }

  private async find(opened: OpenedRelease, game: string): Promise<Room | null> {
    const { rooms } = this;
    const known = this.shown.get(game) ?? (await this.stored(opened, game));
    if (known) {
      const room = await rooms.open(known.id);
      if (room.stage !== 'over') return room;
      known.overSince ??= Date.now();
      if (Date.now() - known.overSince < END_SHOWN) return room;
    }
    const setup = await demonstration(opened, game);
    if (!setup) return null;
    const room = await this.matches.create(newKey(), { ...setup, pace: PACE });
    this.shown.set(game, { id: room.id, overSince: null });
    await rooms.store.forgetShown(game, KEPT);
    return room;
  }

  /** A running match that another process shows, or that this one showed before a restart. */
  private async stored(opened: OpenedRelease, game: string): Promise<WatchedMatch | null> {
    const match = await this.rooms.store.shown(game);
    if (!match || match.release !== opened.info.number) return null;
    const room = await this.rooms.open(match.id).catch(() => null);
    if (room?.stage !== 'playing') return null;
    const shown: WatchedMatch = { id: match.id, overSince: null };
    this.shown.set(game, shown);
    return shown;
  }
}

const anyOf = <Member>(list: readonly Member[]): Member => list[Math.floor(Math.random() * list.length)]!;

/** Picks a random mode and random published decks that are legal in it, different ones if possible. Null if there are none. */
async function demonstration(opened: OpenedRelease, game: string): Promise<NewMatch | null> {
  const content = opened.game(game);
  const checker = await opened.checker(game);
  const decks = [...content.decks.values()];
  const playable = opened.modes(game).flatMap((ruleset) => {
    const legal = decks.filter(({ entries }) => checker.check(entries, [ruleset]).verdicts[0]!.legal);
    return legal.length > 0 ? [{ ruleset, legal }] : [];
  });
  if (playable.length === 0) return null;
  const { ruleset, legal } = anyOf(playable);
  const first = anyOf(legal);
  const others = legal.filter((deck) => deck !== first);
  const seats: NewSeat[] = [];
  const count = usualSeats(seatsOf(ruleset));
  for (let seat = 0; seat < count; seat++) {
    const deck = seat === 0 ? first : anyOf(others.length > 0 ? others : legal);
    const lists = await checkedLists(opened, ruleset, publishedList(opened, game, deck.id), deck.name);
    seats.push({ kind: 'bot', name: deck.name, bot: USUAL_LEVEL, ...lists });
  }
  return { game, release: opened.info.number, rulesetId: ruleset.id, seats };
}
