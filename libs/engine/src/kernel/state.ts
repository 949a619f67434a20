/**
 * The state of a match: typed arrays over one buffer, and the functions that copy it. The class of a match has four
 * layers: state, zones, frames, match. This layer declares the fields of all layers. When each layer declared its own
 * fields, every decision was about a sixth slower.
 */
import type { Program } from '../contract/program.ts';
import {
  FRAME_WORDS,
  HEAD,
  KEY_REGION,
  elementBytes,
  halves,
  keyBytes,
  layoutState,
  words,
  type Capacities,
  type Layout,
  type StateSpec,
} from '../state/layout.ts';
import { RecordTable } from '../state/records.ts';
import type { StageTable } from '../contract/control.ts';
import type { Mechanics } from '../contract/mechanics.ts';
import type { EventSink } from '../state/events.ts';
import { localsOf, tableClass, type TableFields } from './accessors.ts';

/** No card: the end of a zone's list, or an empty result. */
export const NO_CARD = -1;
/** The zone of a card that has not been created yet. */
export const NOWHERE = -1;

/** A stored state: the bytes, and the capacities that determine their layout. */
export interface Snapshot {
  readonly bytes: Uint8Array;
  readonly capacities: Capacities;
}

// If a field contains a typed array from the start, V8 reads it without a type check. For the same reason, the build does
// not define fields without an initial value (`useDefineForClassFields`).
const NO_BYTES: Uint8Array = new Uint8Array(0);
const NO_WORDS: Int32Array = new Int32Array(0);
const NO_HALVES: Int16Array = new Int16Array(0);

type ByName<F extends readonly string[], V> = { [K in F[number]]: V };

export abstract class MatchState<S extends StateSpec = StateSpec, P extends Program = Program> {
  layout: Layout;
  buffer: ArrayBuffer;
  protected bytes = NO_BYTES;
  protected head = NO_WORDS;
  protected key = NO_BYTES;
  /** The control stack. The accessors of locals read and write its running frame. */
  frames = NO_WORDS;
  /** Offset of the running frame in `frames`. Copied into the head of the buffer whenever the state is saved or hashed. */
  running = -FRAME_WORDS;
  /** Kernel fields of each card. */
  def = NO_HALVES;
  owner = NO_HALVES;
  zone = NO_HALVES;
  protected next = NO_HALVES;
  protected prev = NO_HALVES;
  protected first = NO_HALVES;
  protected last = NO_HALVES;
  /** Number of cards in each zone. */
  zoneCount = NO_HALVES;
  /** The owner seat of each zone, and the index of the zone among that seat's zones. */
  readonly seatOf: Uint8Array;
  readonly placeOf: Uint8Array;
  /** Number of zones of each seat. */
  readonly perSeat: number;
  /**
   * A counter that changes whenever cards may have moved: after each move, and when another state is loaded. Not part
   * of the state. Caches of card lists compare it to detect that they are out of date.
   */
  moves = 0;
  /**
   * Whether the state is as the code of the program assumes: 0 not known, 1 yes, 2 no. Not part of the state. It starts again when another state
   * is loaded and when a match is entered in the middle, so code that writes directly into the arrays of a match must do one of these.
   */
  assumed: 0 | 1 | 2 = 0;
  /**
   * What the code of the program counts in each zone, such as the cards with an ability. Not part of the state. It counts where it finds that the
   * state is as it assumes, and with each move from then on.
   */
  tallies = NO_HALVES;

  /** The plugin's fields. */
  readonly table: ByName<S['table'], number>;
  readonly seat: ByName<S['seat'], Int32Array>;
  /** The fields of `table` by number, in declaration order, for code that iterates over them. */
  tableWords = NO_WORDS;
  /** The fields of `seat` in declaration order. The value of seat s is at field * seats + s. */
  seatWords = NO_WORDS;
  readonly card: ByName<S['card'], Int16Array>;
  /** The fields of `card` in declaration order. The value of card c is at field * slots + c. */
  cardWords = NO_HALVES;
  readonly records: { [K in keyof S['records']]: RecordTable };
  /** Numbers that the plugin derives from the state. See `StateSpec.derived`. */
  readonly derived: ByName<NonNullable<S['derived']>, Int32Array>;

  /** Options of the pending decision. Recomputed from the state, so not part of it. */
  options = new Int32Array(512);
  optionCount = 0;
  /** The seat that must decide, or -1. */
  decisionSeat = -1;
  /** Whether the seat is asked although it can only pass. */
  protected askedAnyway = false;

  /** Receives the events. Without a sink, events cost almost nothing. */
  sink: EventSink | null = null;
  /** How often each rule fired since this match object was created. Counted only while stages run. */
  readonly ruleCounts: Int32Array;
  /** Whether stages run. Everything else only reads: views, forecasts, and bots that think. Reading never counts a rule. */
  protected plays = false;
  /** Scripted results of the random source, for tests. Consumed from the front. */
  script: number[] | null = null;
  protected readonly moved: Mechanics['moved'];

  /** Offset of the frame that `call` wrote. */
  protected callee = 0;

  /** Takes an option without asking if it is the only one. */
  autoSingle = true;
  /**
   * Bit mask of the seats that are asked in every response window, even when they can only pass. Being asked then
   * reveals nothing about a seat's hidden cards. Not part of the state: the match is the same with and without the
   * mask.
   */
  alwaysAsked = 0;
  // Local references to the stage table, because every stage reads them.
  protected readonly asks: StageTable['asks'];
  protected readonly answers: StageTable['answers'];
  protected readonly endOf: Int16Array;
  /** By stage: the object with the accessors of the step's locals. */
  protected readonly localsOf: object[];
  protected scratch: Int16Array;
  protected readonly tableFields: TableFields;
  protected readonly derivedWords: Int32Array;

  constructor(
    readonly program: P,
    readonly seats: number,
    readonly cards: number,
    capacities: Capacities = program.mechanics.capacities,
  ) {
    const mechanics = program.mechanics;
    this.layout = layoutState(mechanics.state, seats, cards + (capacities.made ?? 0), program.zonesPerSeat, capacities);
    this.buffer = new ArrayBuffer(this.layout.bytes);
    this.tableFields = new (tableClass(mechanics.state))();
    this.table = this.tableFields as unknown as ByName<S['table'], number>;
    // Created with all names at once: V8 turns an object that grows name by name into a slow dictionary when there are
    // many names.
    this.seat = Object.fromEntries(mechanics.state.seat.map((name) => [name, NO_WORDS])) as ByName<
      S['seat'],
      Int32Array
    >;
    this.card = Object.fromEntries(mechanics.state.card.map((name) => [name, NO_HALVES])) as ByName<
      S['card'],
      Int16Array
    >;
    const records: Record<string, RecordTable> = {};
    for (const [kind, fields] of Object.entries(mechanics.state.records)) {
      records[kind] = new RecordTable(this, kind, fields.length);
    }
    this.records = records as { [K in keyof S['records']]: RecordTable };
    const derived = mechanics.state.derived ?? [];
    this.derivedWords = new Int32Array(derived.length * seats);
    this.derived = Object.fromEntries(
      derived.map((name, i) => [name, this.derivedWords.subarray(i * seats, (i + 1) * seats)]),
    ) as ByName<NonNullable<S['derived']>, Int32Array>;
    const { stages } = mechanics;
    this.ruleCounts = new Int32Array(mechanics.rules.length);
    this.moved = mechanics.moved;
    this.asks = stages.asks;
    this.answers = stages.answers;
    this.endOf = stages.endOf;
    const accessors = stages.steps.map((one) => localsOf(one, this));
    this.localsOf = Array.from(stages.stepOf, (at) => accessors[at]!);
    this.scratch = new Int16Array(this.layout.cards);
    const perSeat = program.zonesPerSeat;
    this.perSeat = perSeat;
    this.seatOf = Uint8Array.from({ length: seats * perSeat }, (_, zone) => Math.floor(zone / perSeat));
    this.placeOf = Uint8Array.from({ length: seats * perSeat }, (_, zone) => zone % perSeat);
    this.bind();
  }

  protected bind(): void {
    const { layout, buffer } = this;
    this.bytes = new Uint8Array(buffer);
    this.head = words(layout, buffer, 'head');
    this.key = keyBytes(layout, buffer);
    this.frames = words(layout, buffer, 'frames');
    this.tableWords = this.tableFields.$data = words(layout, buffer, 'table');
    const { offset, length } = layout.regions.table!;
    this.seatWords = new Int32Array(buffer, offset + length * 4, layout.spec.seat.length * layout.seats);
    const seat = this.seat as Record<string, Int32Array>;
    for (const name of layout.spec.seat) seat[name] = words(layout, buffer, `seat.${name}`);
    const card = this.card as Record<string, Int16Array>;
    for (const name of layout.spec.card) card[name] = halves(layout, buffer, `card.field.${name}`);
    const fields = layout.regions['card.prev']!;
    this.cardWords = new Int16Array(buffer, fields.offset + fields.length * 2, layout.spec.card.length * layout.cards);
    for (const kind of Object.keys(layout.spec.records)) {
      (this.records as Record<string, RecordTable>)[kind]!.data = words(layout, buffer, `records.${kind}`);
    }
    this.def = halves(layout, buffer, 'card.def');
    this.owner = halves(layout, buffer, 'card.owner');
    this.zone = halves(layout, buffer, 'card.zone');
    this.next = halves(layout, buffer, 'card.next');
    this.prev = halves(layout, buffer, 'card.prev');
    this.first = halves(layout, buffer, 'zone.head');
    this.last = halves(layout, buffer, 'zone.tail');
    this.zoneCount = halves(layout, buffer, 'zone.count');
  }

  /** Copies the state, into `target` if `target` has the right size. */
  save(target?: Snapshot): Snapshot {
    this.head[HEAD.framePointer] = this.running;
    if (target && target.bytes.length === this.bytes.length) {
      target.bytes.set(this.bytes);
      return target;
    }
    return { bytes: this.bytes.slice(), capacities: this.layout.capacities };
  }

  /** A loop, because for a handful of numbers it is faster than `fill`. */
  protected forgetDerived(): void {
    this.moves++;
    this.assumed = 0;
    for (let i = 0; i < this.derivedWords.length; i++) this.derivedWords[i] = 0;
  }

  /** Continues from a stored state. Call `advance` next: it recomputes the pending decision. */
  load(snapshot: Snapshot): void {
    if (snapshot.bytes.length !== this.bytes.length) this.relayout(snapshot.capacities);
    this.bytes.set(snapshot.bytes);
    this.forgetDerived();
    this.running = this.head[HEAD.framePointer]!;
    this.askedAnyway = false;
    this.decisionSeat = -1;
    this.optionCount = 0;
  }

  /**
   * Copies the state of another match of the same program and cards, in one step. Use it to fork a match. Call
   * `advance` next, as after `load`.
   */
  become(other: MatchState<S, P>): void {
    if (other.bytes.length !== this.bytes.length) this.relayout(other.layout.capacities);
    this.bytes.set(other.bytes);
    this.running = this.head[HEAD.framePointer] = other.running;
    this.forgetDerived();
    if (other.program === this.program) {
      this.assumed = other.assumed;
      if (this.tallies.length === other.tallies.length) this.tallies.set(other.tallies);
      else this.tallies = other.tallies.slice();
    }
    this.askedAnyway = false;
    this.decisionSeat = -1;
    this.optionCount = 0;
  }

  protected relayout(capacities: Capacities): void {
    const cards = this.cards + (capacities.made ?? 0);
    this.layout = layoutState(this.layout.spec, this.seats, cards, this.layout.zonesPerSeat, capacities);
    this.buffer = new ArrayBuffer(this.layout.bytes);
    this.scratch = new Int16Array(cards);
    this.bind();
  }

  /** Doubles the capacity of one table by copying the state once. Called when the table is full. */
  grow(kind: string): void {
    const before = this.layout;
    const old = this.buffer;
    const { capacities } = before;
    const { frames, records, made = 0 } = capacities;
    if (kind === 'frames') this.relayout({ ...capacities, frames: frames * 2 });
    else if (kind === 'made') this.relayout({ ...capacities, made: made * 2 + 4 });
    else this.relayout({ ...capacities, records: { ...records, [kind]: (records[kind] ?? 8) * 2 } });
    for (const [name, region] of Object.entries(before.regions)) {
      this.bytes.set(
        new Uint8Array(old, region.offset, region.length * elementBytes(name)),
        this.layout.regions[name]!.offset,
      );
    }
    this.zone.fill(NOWHERE, before.cards);
  }

  /** A 32-bit digest of the state without its key (FNV-1a over its words). Equal matches have equal digests. */
  digest(): number {
    this.head[HEAD.framePointer] = this.running;
    const data = new Int32Array(this.buffer, 0, this.layout.regions[KEY_REGION]!.offset / 4);
    const { offset, length } = this.layout.regions['frames']!;
    const isVaried = this.program.mechanics.framesVary === true && this.head[HEAD.over] !== 1;
    const [from, to] = isVaried ? [offset / 4, offset / 4 + length] : [0, 0];
    let hash = 0x811c9dc5;
    for (let i = 0; i < data.length; i++) {
      const isLeftOut = i >= from && i < to && (i - from > this.running || (i - from) % FRAME_WORDS !== 0);
      if (!isLeftOut) hash = Math.imul(hash ^ data[i]!, 0x01000193);
    }
    return hash >>> 0;
  }
}
