/** A live match in memory: its seats, and a tracked match made from its decision log. It can be rebuilt from the log at any time. */
import {
  matchColumns,
  seatRow,
  type MatchEntity,
  type MatchEntryEntity,
  type MatchSeatEntity,
} from '@rulewright/database';
import { chanceOf } from '../setup/match-chance.ts';
import { Clocks, type ClockSetup } from '../setup/match-clock.ts';
import { MatchError } from '../errors.ts';
import { fitsDigest } from '../setup/visitor-keys.ts';
import type { Attendance } from './presence.ts';
import { TrackedMatch } from '../table/tracked-match.ts';
import type { Playable } from '../setup/playable.ts';
import type { AfterGame, DrawOffered, Message, TakenBack } from './room-types.ts';
import type { CardList } from '../setup/match-setup.ts';
import type { SeatNameList } from '../table/match-sentences.ts';

export interface RoomSeat {
  readonly seat: number;
  readonly kind: 'person' | 'bot';
  readonly name: string;
  readonly bot: string;
  readonly holder: string | null;
  readonly invite: string | null;
  readonly ready: boolean;
  readonly deck: CardList;
  /** The side deck. */
  readonly side: CardList;
}

type RematchSeat = Pick<RoomSeat, 'seat' | 'kind' | 'name' | 'holder'>;

/** A seat as it is stored. @throws StoredValueError */
export function seatFrom(stored: MatchSeatEntity): RoomSeat {
  const { seat, kind, name, bot, holder, invite, ready } = stored;
  const row = seatRow(stored);
  const deck = matchColumns.deck.read(stored.deck, row);
  const side = matchColumns.side.read(stored.side, row);
  return { seat, kind, name, bot, holder, invite, ready, deck, side };
}

export class Room {
  /** Null until every seat is taken. */
  tracked: TrackedMatch | null = null;
  /** The number of log entries applied so far. */
  version = 0;
  /** When the last log entry was written, in milliseconds. */
  changedAt = 0;
  /** How often players used undo or redo. After each, viewers may need earlier events again. */
  branch = 0;
  seats: readonly RoomSeat[] = [];
  /** The chat messages, in order. */
  readonly messages: Message[] = [];
  /** Who is connected. */
  attendance: Attendance = { seats: new Set(), watching: 0 };
  /** The state of the series after this game. Null until the game is over, and for a match outside a series. */
  between: AfterGame | null = null;
  /** The seats of the newest rematch of this match. Null until the match is over and a player has created a rematch. */
  rematch: { readonly id: string; readonly seats: readonly RematchSeat[] } | null = null;
  /** Seats whose player left. A bot plays for them. */
  readonly left = new Set<number>();
  /** Seats that are asked in every response window. */
  readonly alwaysAsked = new Set<number>();
  /** The open question of a seat to take its last decisions back, and the seats that have agreed. */
  undoAsked: { readonly seat: number; readonly value: number; readonly agreed: ReadonlySet<number> } | null = null;
  /** Everything that was taken back with consent, in the order of the match. */
  takenBack: readonly TakenBack[] = [];
  /** The number of decisions at which the last question to take something back was refused; -1 before the first one. */
  undoRefusedAt = -1;
  /** The open offer of a draw. It ends when the other seat decides. */
  drawOffered: DrawOffered | null = null;
  /** For each seat, the number of its decisions when its last offer of a draw ended without an agreement. */
  readonly drawRefused = new Map<number, number>();
  /** Whether each current decision adds to the same set of cards as the one before it, such as a further card of a payment. */
  private adds: boolean[] = [];
  private undoneAdds: boolean[] = [];
  private lastSet: string | null = null;
  /** The seat that took each current decision. Undone decisions and their seats are kept for redo. */
  private deciders: number[] = [];
  private undone: number[] = [];
  private undoneSeats: number[] = [];
  private clocks: Clocks | null = null;
  private queue: Promise<unknown> = Promise.resolve();

  constructor(
    readonly match: MatchEntity,
    readonly playable: Playable,
  ) {}

  get id(): string {
    return this.match.id;
  }

  get names(): SeatNameList {
    return this.seats.map((seat) => seat.name);
  }

  get clock(): ClockSetup | null {
    const { clock, id } = this.match;
    return clock === null ? null : matchColumns.clock.read(clock, id);
  }

  get stage(): 'waiting' | 'playing' | 'over' {
    if (!this.tracked) return 'waiting';
    return this.tracked.over ? 'over' : 'playing';
  }

  /** Queues `work`: it starts when all earlier work of this room is done. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const mine = this.queue.then(work, work);
    this.queue = mine.catch(() => undefined);
    return mine;
  }

  sit(seats: readonly MatchSeatEntity[]): void {
    this.seats = seats.map(seatFrom);
  }

  /** Whether the visitor with this key has the seat. */
  holds(key: string | null, seat: number): boolean {
    const holder = this.seats[seat]?.holder;
    return key !== null && holder != null && fitsDigest(key, holder);
  }

  /** Whether the visitor with this key set the match up. */
  holdsHost(key: string | null): boolean {
    return key !== null && fitsDigest(key, this.match.host);
  }

  /** The seats of a visitor, without those that the visitor left. */
  seatsOf(key: string | null): number[] {
    return this.seats.filter(({ seat }) => this.holds(key, seat) && !this.left.has(seat)).map(({ seat }) => seat);
  }

  /** The seat that waits for the visitor in the rematch that another player has created, or null. */
  seatInRematch(key: string | null): number | null {
    if (!this.rematch || key === null) return null;
    const { seats } = this.rematch;
    if (seats.some(({ holder }) => holder !== null && fitsDigest(key, holder))) return null;
    const names = new Set(this.seats.filter(({ seat }) => this.holds(key, seat)).map(({ name }) => name));
    const free = seats.find(({ kind, holder, name }) => kind === 'person' && holder === null && names.has(name));
    return free?.seat ?? null;
  }

  /** Whether a visitor has all seats that are not a bot's. Then undo deceives no other player. */
  isLocal(key: string | null): boolean {
    const persons = this.seats.filter((seat) => seat.kind === 'person');
    return persons.length > 0 && persons.every(({ seat }) => this.holds(key, seat));
  }

  /** Whether a bot decides for a seat. */
  isBot(seat: number): boolean {
    return this.seats[seat]?.kind === 'bot' || this.left.has(seat);
  }

  /** Whether at least one seat is played by a person. */
  get hasPeople(): boolean {
    return this.seats.some(({ seat }) => !this.isBot(seat));
  }

  get canRedo(): boolean {
    return this.undone.length > 0;
  }

  /** How many decisions remain after an undo: all before the last one of a person. Null if no person has decided yet. */
  get before(): number | null {
    for (let at = this.deciders.length - 1; at >= 0; at--)
      if (!this.isBot(this.deciders[at]!)) return this.startOfSet(at);
    return null;
  }

  /** How many decisions remain if a seat takes its last one back. Null if another seat has decided since. */
  beforeOf(seat: number): number | null {
    const last = this.deciders.length - 1;
    return last >= 0 && this.deciders[last] === seat ? this.startOfSet(last) : null;
  }

  /** The number of current decisions of a seat. */
  decisionsOf(seat: number): number {
    return this.deciders.filter((one) => one === seat).length;
  }

  /** Whether every seat is taken, and all players are ready. */
  get isComplete(): boolean {
    return this.seats.every(({ kind, holder, ready }) => kind === 'bot' || (holder !== null && ready));
  }

  /** The first decision of the set to which a decision adds. A set is taken back as a whole. */
  private startOfSet(at: number): number {
    while (at > 0 && this.adds[at]) at--;
    return at;
  }

  /** The seats of people whose agreement a question to take something back still needs. */
  get undoWaitsFor(): number[] {
    const { undoAsked } = this;
    if (!undoAsked) return [];
    return this.seats
      .filter(({ seat }) => seat !== undoAsked.seat && !this.isBot(seat) && !undoAsked.agreed.has(seat))
      .map(({ seat }) => seat);
  }

  /** How many decisions apply after a redo: all up to and including the next one of a person. */
  get after(): number {
    const taken = this.tracked!.decisions.length;
    const probe = [...this.deciders, ...this.undoneSeats];
    const adds = [...this.adds, ...this.undoneAdds];
    for (let at = taken + 1; at < probe.length; at++) if (!this.isBot(probe[at]!) && !adds[at]) return at;
    return taken + this.undone.length;
  }

  /** The seat that took a decision; -1 if it was undone or never taken. */
  deciderOf(decision: number): number {
    return this.deciders[decision] ?? -1;
  }

  /** Applies the next entry of the log. @throws MatchError `other-rules` if it cannot be played as recorded */
  fold(entry: MatchEntryEntity): void {
    const now = Date.parse(entry.at);
    try {
      this.apply(entry, now);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new MatchError('other-rules', `This version of the program cannot continue this match: ${why}`);
    }
    this.version = entry.number + 1;
    this.changedAt = now;
  }

  private apply(entry: MatchEntryEntity, now: number): void {
    const { kind, seat, value } = entry;
    switch (kind) {
      case 'start': {
        const decks = this.seats.map(({ deck }) => ({ entries: deck }));
        this.tracked = new TrackedMatch(this.playable.programFor(this.match, decks), decks, chanceOf(this.match));
        if (this.clock) this.clocks = new Clocks(this.clock, this.seats.length, now);
        return;
      }
      case 'decide':
        this.noteSet(seat);
        this.tracked!.take(value);
        this.deciders.push(seat);
        this.undone = [];
        this.undoneSeats = [];
        this.undoneAdds = [];
        this.undoAsked = null;
        if (this.drawOffered && this.drawOffered.seat !== seat) this.endOffer();
        this.clocks?.decided(seat, now);
        return;
      case 'undo':
      case 'redo':
        this.goTo(value);
        this.clocks?.rest(now);
        return;
      case 'ask-undo':
        this.undoAsked = { seat, value, agreed: new Set() };
        return;
      case 'answer-undo':
        this.answerUndo(seat, value === 1);
        this.clocks?.rest(now);
        return;
      case 'leave':
      case 'timeout':
        this.left.add(seat);
        // A question that no one can answer any more ends. The seat may ask the people who remain again.
        if (this.undoAsked?.seat === seat || this.undoWaitsFor.length === 0) this.undoAsked = null;
        this.drawOffered = null;
        if (this.alwaysAsked.has(seat)) this.askAlways(seat, false);
        this.clocks?.rest(now);
        return;
      case 'concede':
        this.tracked!.settle(
          this.seats.filter((one) => one.seat !== seat).map((one) => one.seat),
          'conceded',
        );
        return;
      case 'offer-draw':
        this.drawOffered = { seat };
        return;
      case 'answer-draw':
        if (value === 1) this.tracked!.settle([], 'draw-agreed');
        this.endOffer();
        this.clocks?.rest(now);
        return;
      case 'always-ask':
        this.askAlways(seat, value === 1);
        return;
      case 'resume':
        this.clocks?.rest(now);
    }
  }

  private endOffer(): void {
    const { drawOffered } = this;
    if (drawOffered) this.drawRefused.set(drawOffered.seat, this.decisionsOf(drawOffered.seat));
    this.drawOffered = null;
  }

  private askAlways(seat: number, on: boolean): void {
    if (on) this.alwaysAsked.add(seat);
    else this.alwaysAsked.delete(seat);
    this.tracked!.askAlways([...this.alwaysAsked].reduce((bits, one) => bits | (1 << one), 0));
  }

  /** Notes whether the next decision adds to the same set of cards as the one before it. */
  private noteSet(seat: number): void {
    const kind = this.playable.plugin.tabletop?.choosing?.(this.tracked!.match)?.kind ?? null;
    this.adds.push(kind !== null && kind === this.lastSet && this.deciders.at(-1) === seat);
    this.lastSet = kind;
  }

  private answerUndo(seat: number, agrees: boolean): void {
    const asked = this.undoAsked;
    if (!asked) return;
    this.undoAsked = agrees ? { ...asked, agreed: new Set([...asked.agreed, seat]) } : null;
    if (!agrees) this.undoRefusedAt = this.tracked!.decisions.length;
    else if (this.undoWaitsFor.length === 0) {
      const decisions = this.deciders.length - asked.value;
      const agreed = [...asked.agreed, seat].sort((one, other) => one - other);
      this.goTo(asked.value);
      this.takenBack = [...this.takenBack, { seat: asked.seat, decision: asked.value, decisions, agreed }];
      // The others have agreed to this position only, so nothing can be repeated.
      this.undone = [];
      this.undoneSeats = [];
      this.undoneAdds = [];
    }
  }

  private goTo(decisions: number): void {
    const all = [...this.tracked!.decisions, ...this.undone];
    const seats = [...this.deciders, ...this.undoneSeats];
    this.tracked!.replay(all.slice(0, decisions));
    const adds = [...this.adds, ...this.undoneAdds];
    this.deciders = seats.slice(0, decisions);
    this.adds = adds.slice(0, decisions);
    this.undone = all.slice(decisions);
    this.undoneSeats = seats.slice(decisions);
    this.undoneAdds = adds.slice(decisions);
    // The set of the last decision that counts is not known any more, so the next decision starts a set.
    this.lastSet = null;
    this.takenBack = this.takenBack.map((one) => ({ ...one, decision: Math.min(one.decision, decisions) }));
    this.undoAsked = null;
    this.drawOffered = null;
    this.undoRefusedAt = -1;
    this.branch++;
  }

  /** Milliseconds left to each seat, or null without clocks. Time never runs out for a bot. */
  timeLeft(now: number): number[] | null {
    return this.clocks?.all(this.tracked!.asked, now) ?? null;
  }

  /** Whether the clocks would count time during which no process served the match. */
  stoodStill(servedSince: number): boolean {
    return this.clocks !== null && this.stage === 'playing' && this.changedAt < servedSince;
  }
}
