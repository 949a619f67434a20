/** Matches for the resolvers: what they are played with comes from the releases, decks are checked before anybody sits down. */
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Ruleset } from '@rulewright/content';
import { MatchNotices, MatchStore } from '@rulewright/database';
import { pluginFor } from '@rulewright/games';
import { MatchError, Matches, Rooms, parseReplay, type NewSeat, type Playable, type Room } from '@rulewright/matches';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { ContentService, type Pinned } from '../content/content.service.ts';
import type { OpenedRelease } from '../content/opened-release.ts';
import { checkerOf } from '../decks/checker.ts';
import { badInput, notFound } from '../graphql/errors.ts';
import { Lru } from '../lru.ts';
import { MATCH_LOG } from './match-log.ts';
import type { MatchSeatInput, NewMatchInput } from './match.model.ts';

/** Rulesets compiled for play. */
const PLAYABLES_KEPT = 100;
/** Seats and characters beyond which a set-up is not even read. */
const MOST_SEATS = 12;
const LONGEST_LIST = 200_000;
const KINDS = ['me', 'bot', 'friend'] as const;

@Injectable()
export class MatchesService implements OnModuleInit, OnApplicationShutdown {
  readonly rooms: Rooms;
  readonly matches: Matches;
  private readonly notices: MatchNotices;
  private readonly playables = new Lru<string, Promise<Playable>>(PLAYABLES_KEPT);

  constructor(
    database: DataSource,
    private readonly content: ContentService,
    @Inject(MATCH_LOG) log: Logger,
  ) {
    this.notices = new MatchNotices(database);
    const playable = (one: Pinned & { readonly rulesetId: string }): Promise<Playable> => this.playable(one);
    this.rooms = new Rooms(new MatchStore(database), this.notices, playable, (error, match) =>
      log.error({ err: error, match }, 'a match failed'),
    );
    this.matches = new Matches(this.rooms, playable);
  }

  onModuleInit(): Promise<void> {
    return this.notices.open();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.rooms.close();
    await this.notices.close();
  }

  /** @throws ApiError, RulesetError, MatchError `bad-setup` */
  async create(key: string, input: NewMatchInput): Promise<Room> {
    const opened = await this.content.open(input.release);
    const ruleset = opened.ruleset(input.ruleset);
    if (input.seats.length > MOST_SEATS) throw badInput('bad-setup', `A table has at most ${MOST_SEATS} seats.`);
    const seats = input.seats.map((seat, at) => newSeat(opened, ruleset, seat, at));
    const { game, id: rulesetId } = ruleset;
    // Somebody who looks through a change set plays by what they see, whatever becomes of it.
    const pinned = await this.content.pin(opened);
    return this.matches.create(key, { game, ...pinned, rulesetId, seats, seed: input.seed, clock: input.clock });
  }

  async join(key: string, id: string, token: string, name: string | null, list: string | null): Promise<Room> {
    if (list === null) return this.matches.join(key, id, token, name, null);
    const { match } = await this.rooms.open(id);
    const opened = await this.content.openPinned(match);
    const deck = checkedDeck(opened, opened.ruleset(match.rulesetId), list, 'Your deck');
    return this.matches.join(key, id, token, name, deck);
  }

  /** A replay from a file, to be looked at and played on. @throws MatchError `bad-replay`; RulesetError */
  async fromFile(key: string, text: string): Promise<{ readonly room: Room; readonly divergence: string | null }> {
    const replay = parseReplay(text);
    const opened = await this.content.open();
    const { game } = opened.ruleset(replay.ruleset.id);
    const { release, proposal } = await this.content.pin(opened);
    return this.matches.fromReplay(key, replay, release, game, proposal);
  }

  private playable(one: Pinned & { readonly rulesetId: string }): Promise<Playable> {
    const key = `${one.release} ${one.proposal ?? ''} ${one.rulesetId}`;
    const made = this.playables.get(key, () => this.compile(one));
    made.catch(() => this.playables.delete(key));
    return made;
  }

  private async compile(one: Pinned & { readonly rulesetId: string }): Promise<Playable> {
    const opened = await this.content.openPinned(one);
    const ruleset = opened.ruleset(one.rulesetId);
    const plugin = pluginFor(ruleset.game);
    if (!plugin) throw notFound('unknown-game', `Nothing here plays "${ruleset.game}".`);
    return { plugin, program: plugin.compile(ruleset, [...opened.game(ruleset.game).cards.values()]) };
  }
}

function newSeat(opened: OpenedRelease, ruleset: Ruleset, input: MatchSeatInput, at: number): NewSeat {
  const kind = KINDS.find((one) => one === input.kind);
  if (!kind) throw badInput('bad-setup', `A seat is for ${KINDS.join(', ')}, not for "${input.kind}".`);
  const { name, bot, deck, deckSlug } = input;
  if ((deck == null) === (deckSlug == null))
    throw badInput('bad-setup', `Seat ${at + 1} needs a deck: a list, or the slug of a published one.`);
  const list = deck ?? publishedList(opened, ruleset.game, deckSlug!);
  return { kind, name, bot, deck: checkedDeck(opened, ruleset, list, `The deck of seat ${at + 1}`) };
}

type List = Parameters<ReturnType<typeof checkerOf>['check']>[0];

function publishedList(opened: OpenedRelease, game: string, slug: string): List {
  const found = opened.game(game).decks.get(slug);
  if (!found) throw notFound('unknown-deck', `There is no published deck "${slug}".`);
  return found.entries;
}

/** The cards of a list that is legal in the ruleset. @throws MatchError `bad-setup` naming the first problem */
function checkedDeck(opened: OpenedRelease, ruleset: Ruleset, list: List, whose: string): NewSeat['deck'] {
  if (typeof list === 'string' && list.length > LONGEST_LIST) throw badInput('list-too-long', 'The list is too long.');
  const { entries, verdicts } = checkerOf(opened.game(ruleset.game)).check(list, [ruleset]);
  const problem = verdicts[0]!.issues.find(({ severity }) => severity === 'error');
  if (problem) throw new MatchError('bad-setup', `${whose} is not legal in ${ruleset.name}. ${problem.message}`);
  return entries
    .filter(({ zone, card }) => zone === 'main' && card !== null)
    .map(({ card, copies }) => ({ card: card!, copies }));
}
