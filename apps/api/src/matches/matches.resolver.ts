/** Queries, mutations and subscriptions for matches. The visitor's key alone identifies the visitor and decides what an answer shows. */
import { Args, Context, Extensions, ID, Int, Mutation, Query, Resolver, Subscription } from '@nestjs/graphql';
import {
  NOTHING_READ,
  matchFrame,
  momentsOf,
  optionsAfter,
  roomView,
  whyNot,
  BOTS,
  LEVELS,
  MatchCommands,
  RoomRegistry,
  type Room,
  type RoomView,
} from '@rulewright/matches';
import { Proposals } from '@rulewright/desk';
import { AccountVisitors, type Person } from '@rulewright/accounts';
import { Access, Viewer } from '../accounts/access.ts';
import type { Maybe } from '../base/maybe.ts';
import { WORK, listOf, workOf } from '../graphql/cost.ts';
import {
  BotLevelView,
  BotView,
  JoinMatchArgs,
  MatchFrameView,
  MatchProposalView,
  MatchSummaryView,
  MatchView,
  MomentView,
  NewMatchInput,
  WhyNotView,
} from './match.model.ts';
import { TableOptionView } from './table.model.ts';
import { originOf, storedOrigin } from '../http/origin.ts';
import { LiveMatch } from './live-match.ts';
import { MatchLimits, workOfMatch } from './match-limits.ts';
import { LOOKED_THROUGH, MatchesService } from './matches.service.ts';
import { mapped } from './mapped.ts';
import { PlayersService } from './players.service.ts';
import { ReadyArgs } from './series.model.ts';
import { ensurePlayer, visitorKey, type Visit } from './visitor.ts';
import { DirectField } from '../graphql/direct-field.ts';

/** The number of events that the cost estimate assumes for a match. */
const EVENTS = 2_000;

const IdArg = (): ParameterDecorator => Args('id', { type: () => ID });
const SeatArg = (): ParameterDecorator => Args('seat', { type: () => Int, nullable: true });
const changes = { complexity: workOf(WORK.match) };

@Resolver(() => MatchView)
export class MatchesResolver {
  constructor(
    private readonly service: MatchesService,
    private readonly rooms: RoomRegistry,
    private readonly matches: MatchCommands,
    private readonly live: LiveMatch,
    private readonly proposals: Proposals,
    private readonly limits: MatchLimits,
    private readonly visitors: AccountVisitors,
    private readonly players: PlayersService,
  ) {}

  @Access('content')
  @Query(() => [BotView], {
    complexity: listOf(4),
    description: 'The bots that can take a seat, from the weakest to the strongest.',
  })
  bots(): BotView[] {
    return BOTS.map(({ id, name, summary }) => ({ id, name, summary }));
  }

  @Access('content')
  @Query(() => [BotLevelView], {
    complexity: listOf(3),
    description: 'The levels to play against, from the easiest to the hardest.',
  })
  botLevels(): readonly BotLevelView[] {
    return LEVELS;
  }

  @Access('visit')
  @Query(() => MatchView, {
    nullable: true,
    complexity: workOf(WORK.match),
    description:
      'A match. `seat` is the seat from which you look, if you have several. `events` and `branch` say which part of the log the client already has.',
  })
  async match(
    @Context() visit: Visit,
    @IdArg() id: string,
    @SeatArg() seat: Maybe<number>,
    @Args('events', { type: () => Int, nullable: true }) events: Maybe<number>,
    @Args('branch', { type: () => Int, nullable: true }) branch: Maybe<number>,
  ): Promise<RoomView> {
    const read =
      events == null || branch == null ? NOTHING_READ : { ...NOTHING_READ, events: Math.max(0, events), branch };
    return roomView(await this.service.open(id), visitorKey(visit), seat ?? null, read);
  }

  @Access('visit')
  @Query(() => [MatchView], {
    complexity: workOf(LOOKED_THROUGH * WORK.match),
    description: 'The newest matches in which you have a seat and that are not over, without their logs.',
  })
  async matchesInPlay(@Context() visit: Visit): Promise<RoomView[]> {
    const key = visitorKey(visit);
    if (key === null) return [];
    const rooms = await this.service.inPlay(key);
    return rooms.map((room) =>
      roomView(room, key, null, { events: Number.MAX_SAFE_INTEGER, branch: room.branch, messages: 0 }),
    );
  }

  @Access('visit')
  @Query(() => MatchFrameView, {
    nullable: true,
    complexity: workOf(WORK.frame),
    description: 'The match after its first `at` decisions. If the match is over, all hands are open.',
  })
  async matchFrame(
    @Context() visit: Visit,
    @IdArg() id: string,
    @Args('at', { type: () => Int }) at: number,
    @SeatArg() seat: Maybe<number>,
  ): Promise<MatchFrameView> {
    return matchFrame(await this.service.open(id), visitorKey(visit), seat ?? null, at);
  }

  @Access('visit')
  @Query(() => [MomentView], {
    nullable: true,
    complexity: listOf(EVENTS),
    description: 'The events of the match, up to event 10,000. Use them to find an event or a rule.',
  })
  async matchMoments(
    @Context() visit: Visit,
    @IdArg() id: string,
    @SeatArg() seat: Maybe<number>,
  ): Promise<MomentView[]> {
    return momentsOf(await this.service.open(id), visitorKey(visit), seat ?? null);
  }

  @Access('visit')
  @Query(() => MatchSummaryView, {
    complexity: workOf(WORK.labGame),
    description:
      'A look back at a finished match: turning points, the cards that did most, and the rules that were used.',
  })
  async matchSummary(@IdArg() id: string): Promise<MatchSummaryView> {
    return this.service.summary(id);
  }

  @Access('visit')
  @Query(() => [WhyNotView], { nullable: true, description: 'The reasons why your seat cannot act with a card now.' })
  async whyNot(
    @Context() visit: Visit,
    @IdArg() id: string,
    @Args('seat', { type: () => Int }) seat: number,
    @Args('card', { type: () => Int }) card: number,
  ): Promise<WhyNotView[]> {
    const room = await this.service.open(id);
    if (!room.tracked || !room.holds(visitorKey(visit), seat)) return [];
    return whyNot(room.tracked, room.playable.plugin, seat, card, room.names);
  }

  @Access('visit')
  @Query(() => [TableOptionView], {
    complexity: ({ childComplexity }) => WORK.match + 20 * childComplexity,
    description:
      'What one of your seats could choose next if it took an option of the current decision. The list is often empty.',
  })
  async optionsAfter(
    @Context() visit: Visit,
    @IdArg() id: string,
    @Args('seat', { type: () => Int }) seat: number,
    @Args('number', { type: () => Int, description: 'The number of decisions before the current one.' }) number: number,
    @Args('option', { type: () => Int }) option: number,
  ): Promise<readonly TableOptionView[]> {
    const room = await this.service.open(id);
    if (room.tracked?.decisions.length !== number || !room.holds(visitorKey(visit), seat)) return [];
    return optionsAfter(room.tracked, room.playable.plugin, seat, option, room.names);
  }

  @Access('visit')
  @Mutation(() => MatchView, { ...changes, description: 'Creates a match. You become its host.' })
  async createMatch(
    @Context() visit: Visit,
    @Args('input') input: NewMatchInput,
    @Viewer() viewer: Person | null,
  ): Promise<RoomView> {
    const origin = originOf(visit.request);
    await this.limits.match(origin, workOfMatch(input.seats));
    const key = await ensurePlayer(visit, viewer, this.visitors);
    return roomView(await this.service.create(key, input, viewer?.id ?? null, storedOrigin(origin)), key, null);
  }

  @Access('visit')
  @Mutation(() => MatchView, {
    ...changes,
    description:
      'Takes a seat in a match by its invitation link. `deck` is a list to play instead of the deck that the host chose.',
  })
  async joinMatch(
    @Context() visit: Visit,
    @Args() { id, token, name, deck, deckSlug, savedDeck }: JoinMatchArgs,
    @Viewer() viewer: Person | null,
  ): Promise<RoomView> {
    const key = await ensurePlayer(visit, viewer, this.visitors);
    await this.players.requireWelcome(viewer, key, id);
    const list = { deck, deckSlug, savedDeck };
    return roomView(await this.service.join(key, id, token, name ?? null, list, viewer?.id ?? null), key, null);
  }

  @Access('visit')
  @Mutation(() => MatchView, {
    ...changes,
    description: 'Chooses an option of decision `number`. A repeated request counts only once.',
  })
  decide(
    @Context() visit: Visit,
    @IdArg() id: string,
    @Args('number', { type: () => Int }) number: number,
    @Args('option', { type: () => Int }) option: number,
    @SeatArg() seat: Maybe<number>,
  ): Promise<RoomView> {
    return this.acted(visit, id, seat, (key) => this.matches.decide(key, id, number, option));
  }

  @Access('visit')
  @Mutation(() => MatchView, { ...changes, description: 'Undoes the last decision, if the match allows it.' })
  undoDecision(@Context() visit: Visit, @IdArg() id: string, @SeatArg() seat: Maybe<number>): Promise<RoomView> {
    return this.acted(visit, id, seat, (key) => this.matches.undo(key, id));
  }

  @Access('visit')
  @Mutation(() => MatchView, { ...changes, description: 'Makes the last undone decision again.' })
  redoDecision(@Context() visit: Visit, @IdArg() id: string, @SeatArg() seat: Maybe<number>): Promise<RoomView> {
    return this.acted(visit, id, seat, (key) => this.matches.redo(key, id));
  }

  @Access('visit')
  @Mutation(() => MatchView, {
    ...changes,
    description:
      'Asks the other people at the table to take your last decision back. This is possible until another seat decides, and only if nothing new came out.',
  })
  askUndo(@Context() visit: Visit, @IdArg() id: string, @SeatArg() seat: Maybe<number>): Promise<RoomView> {
    return this.acted(visit, id, seat, (key) => this.matches.askUndo(key, id));
  }

  @Access('visit')
  @Mutation(() => MatchView, {
    ...changes,
    description:
      'Answers the question of another seat to take a decision back. It is taken back once all people agree.',
  })
  answerUndo(
    @Context() visit: Visit,
    @IdArg() id: string,
    @Args('agrees', { type: () => Boolean }) agrees: boolean,
    @SeatArg() seat: Maybe<number>,
  ): Promise<RoomView> {
    return this.acted(visit, id, seat, (key) => this.matches.answerUndo(key, id, agrees));
  }

  @Access('visit')
  @Mutation(() => MatchView, {
    ...changes,
    description: 'Says before the start whether one of your seats is ready. The match starts when all seats are ready.',
  })
  setReady(
    @Context() visit: Visit,
    @IdArg() id: string,
    @Args('seat', { type: () => Int }) seat: number,
    @Args('ready', { type: () => Boolean }) ready: boolean,
  ): Promise<RoomView> {
    return this.acted(visit, id, null, (key) => this.matches.setReady(key, id, seat, ready));
  }

  @Access('visit')
  @Mutation(() => MatchView, {
    ...changes,
    description: 'Concedes with one of your seats at a table of two. The other player wins.',
  })
  concedeMatch(
    @Context() visit: Visit,
    @IdArg() id: string,
    @Args('seat', { type: () => Int }) seat: number,
  ): Promise<RoomView> {
    return this.acted(visit, id, null, (key) => this.matches.concede(key, id, seat));
  }

  @Access('visit')
  @Mutation(() => MatchView, {
    ...changes,
    description:
      'Offers a draw to the other person at a table of two. This is possible once before each of your decisions.',
  })
  offerDraw(@Context() visit: Visit, @IdArg() id: string, @SeatArg() seat: Maybe<number>): Promise<RoomView> {
    return this.acted(visit, id, seat, (key) => this.matches.offerDraw(key, id));
  }

  @Access('visit')
  @Mutation(() => MatchView, {
    ...changes,
    description: 'Answers the offer of a draw. If you agree, the match ends, and no one wins.',
  })
  answerDraw(
    @Context() visit: Visit,
    @IdArg() id: string,
    @Args('agrees', { type: () => Boolean }) agrees: boolean,
    @SeatArg() seat: Maybe<number>,
  ): Promise<RoomView> {
    return this.acted(visit, id, seat, (key) => this.matches.answerDraw(key, id, agrees));
  }

  @Access('visit')
  @Mutation(() => MatchView, { ...changes, description: 'Leaves a seat. A bot decides for it from then on.' })
  leaveMatch(
    @Context() visit: Visit,
    @IdArg() id: string,
    @Args('seat', { type: () => Int }) seat: number,
  ): Promise<RoomView> {
    return this.acted(visit, id, null, (key) => this.matches.leave(key, id, seat));
  }

  @Access('visit')
  @Mutation(() => MatchView, {
    ...changes,
    description:
      'Sets whether one of your seats is asked in every response window, even if it can only pass. While this is on, the answers of the seat take effect after a short pause.',
  })
  alwaysAsk(
    @Context() visit: Visit,
    @IdArg() id: string,
    @Args('seat', { type: () => Int }) seat: number,
    @Args('on', { type: () => Boolean }) on: boolean,
  ): Promise<RoomView> {
    return this.acted(visit, id, seat, (key) => this.matches.alwaysAsk(key, id, seat, on));
  }

  @Access('visit')
  @Mutation(() => MatchView, {
    ...changes,
    description:
      'Sends a chat message of up to 300 characters in a match with a chat. `from` is the seat that sends the message.',
  })
  async sendMessage(
    @Context() visit: Visit,
    @IdArg() id: string,
    @Args('from', { type: () => Int }) from: number,
    @Args('text', { type: () => String }) text: string,
    @SeatArg() seat: Maybe<number>,
    @Viewer() viewer: Person | null,
  ): Promise<RoomView> {
    const key = visitorKey(visit);
    await this.limits.message(originOf(visit.request));
    await this.service.admit(id);
    await this.players.requireHeard(viewer, key, id);
    return this.seen(await this.matches.say(key, id, from, text), key, seat);
  }

  @Access('visit')
  @Mutation(() => MatchView, {
    ...changes,
    description: 'Creates a new match that continues this one from decision `at`.',
  })
  async forkMatch(
    @Context() visit: Visit,
    @IdArg() id: string,
    @Args('at', { type: () => Int }) at: number,
    @Viewer() viewer: Person | null,
  ): Promise<RoomView> {
    const origin = originOf(visit.request);
    await this.service.admit(id);
    await this.limits.match(origin);
    const key = await ensurePlayer(visit, viewer, this.visitors);
    return roomView(await this.matches.fork(key, id, at, storedOrigin(origin)), key, null);
  }

  @Access('visit')
  @Mutation(() => MatchView, {
    ...changes,
    description:
      'Creates a new match with the players, decks and settings of a finished one. A series must be over. You keep your seats. The seats of other people wait for them as in a new match. If another player has created the new match already, you sit down there. With `exchangeDecks`, each player plays the deck of the next seat. With `changeSides`, each player moves to the previous seat and keeps the deck.',
  })
  async rematch(
    @Context() visit: Visit,
    @IdArg() id: string,
    @Args('exchangeDecks', { type: () => Boolean }) exchangeDecks: boolean,
    @Args('changeSides', { type: () => Boolean, nullable: true }) changeSides: Maybe<boolean>,
    @Viewer() viewer: Person | null,
  ): Promise<RoomView> {
    const origin = originOf(visit.request);
    const { seats } = await this.service.open(id);
    await this.limits.match(origin, workOfMatch(seats));
    const key = await ensurePlayer(visit, viewer, this.visitors);
    const changes = { exchangeDecks, changeSides: changeSides === true };
    const mayMeet = (match: string): Promise<boolean> => this.players.isWelcome(viewer, key, match);
    return roomView(await this.matches.rematch(key, id, changes, storedOrigin(origin), mayMeet), key, null);
  }

  @Access('visit')
  @Mutation(() => MatchView, {
    ...changes,
    description:
      'Marks a seat as ready for the next game of the series, with the cards that it exchanges. In a series with `freeDecks`, it may give another deck instead: `deck` (a list as text), `deckSlug` or `savedDeck`. The game starts when all seats are ready.',
  })
  async readyForNextGame(
    @Context() visit: Visit,
    @Args() { id, seat, into, out, deck, deckSlug, savedDeck }: ReadyArgs,
    @Viewer() viewer: Person | null,
  ): Promise<RoomView> {
    const key = visitorKey(visit);
    const exchange = { into: into ?? [], out: out ?? [] };
    const other = { deck, deckSlug, savedDeck };
    return this.seen(await this.service.readyForNext(key, id, seat, exchange, other, viewer?.id ?? null), key, seat);
  }

  @Access('visit')
  @Query(() => MatchView, {
    nullable: true,
    complexity: workOf(WORK.match),
    description:
      'A match between bots, as everyone sees it. It runs while someone watches. It is null if no such match can run.',
  })
  async liveMatch(@Args('game', { type: () => ID, nullable: true }) game: Maybe<string>): Promise<RoomView | null> {
    const room = await this.live.room(game ?? null);
    return room && (await this.service.isSeen(room)) ? roomView(room, null, null) : null;
  }

  @Access('visit')
  @Extensions({ complexity: workOf(WORK.match) })
  @Subscription(() => MatchView, {
    description:
      'The match now and after each change, in the form that `match` gives. Each push contains only the log lines since the previous push.',
  })
  async matchChanged(
    @Context() visit: Visit,
    @IdArg() id: string,
    @SeatArg() seat: Maybe<number>,
  ): Promise<AsyncIterableIterator<{ matchChanged: RoomView }>> {
    const key = visitorKey(visit);
    const { rooms } = this;
    // Throws before the subscription starts if this visitor may not see the match or the seat.
    roomView(await this.service.open(id, visit.request.headers.cookie), key, seat ?? null);
    let read = NOTHING_READ;
    return mapped(await rooms.watch(id, key), (room) => {
      const view = roomView(room, key, seat ?? null, read);
      read = { events: room.tracked?.events.length ?? 0, branch: room.branch, messages: room.messages.length };
      return { matchChanged: view };
    });
  }

  @DirectField('proposal', () => MatchProposalView, {
    nullable: true,
    description:
      'The change set under which the match is played. It is null unless the match was started through the link of a change set.',
  })
  async proposal({ proposal }: RoomView): Promise<MatchProposalView | null> {
    return proposal === null ? null : this.proposals.find(proposal);
  }

  /** Changes a match on behalf of a visitor who may see it, and returns it as this visitor sees it. */
  private async acted(
    visit: Visit,
    id: string,
    seat: Maybe<number>,
    act: (key: string | null) => Promise<Room>,
  ): Promise<RoomView> {
    const key = visitorKey(visit);
    await this.service.admit(id);
    return this.seen(await act(key), key, seat);
  }

  private seen(room: Room, key: string | null, seat: Maybe<number>): RoomView {
    return roomView(room, key, seat ?? null);
  }
}
