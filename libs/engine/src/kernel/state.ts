/**
 * The state of a match: typed arrays over its one buffer, and the copies of it. A match is built in layers: state, zones, frames, match.
 * All fields are declared here, those of the layers above too: spread over the layers they made every decision about a sixth slower.
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
import { localsClass, tableClass, type TableFields } from './accessors.ts';

/** No card: the end of a zone's list, or an empty answer. */
export const NO_CARD = -1;
/** Where a card lies that has not been made yet. */
export const NOWHERE = -1;

/** A stored state: the bytes, and the capacities that say how they are laid out. */
export interface Snapshot {
  readonly bytes: Uint8Array;
  readonly capacities: Capacities;
}

const NO_WORDS = new Int32Array(0);
const NO_HALVES = new Int16Array(0);

type Named<F extends readonly string[], V> = { [K in F[number]]: V };

export abstract class MatchState<S extends StateSpec = StateSpec, P extends Program = Program> {
  layout: Layout;
  buffer: ArrayBuffer;
  protected bytes!: Uint8Array;
  protected head!: Int32Array;
  protected key!: Uint8Array;
  /** Control stack; the accessors of steps read and write the running frame in it. */
  frames!: Int32Array;
  /** Offset of the running frame in `frames`; written to the head of the buffer whenever the state is copied or hashed. */
  running = -FRAME_WORDS;
  /** Kernel fields of each card. */
  def!: Int16Array;
  owner!: Int16Array;
  zone!: Int16Array;
  protected next!: Int16Array;
  protected prev!: Int16Array;
  protected first!: Int16Array;
  protected last!: Int16Array;
  /** Cards in each zone. */
  zoneCount!: Int16Array;
  /** The seat that each zone belongs to, and its place among that seat's zones. */
  readonly seatOf: Uint8Array;
  readonly placeOf: Uint8Array;
  /** Zones of each seat. */
  readonly perSeat: number;
  /**
   * Another number whenever cards may lie elsewhere than before: after each move, and when another state took the place of this
   * one. No part of the state. Lists of cards that are kept beside the state tell by it whether they still hold.
   */
  moves = 0;

  /** The plugin's fields. */
  readonly table: Named<S['table'], number>;
  readonly seat: Named<S['seat'], Int32Array>;
  /** The fields of `table` by number, in the order declared: for those that are gone through one after the other. */
  tableWords!: Int32Array;
  /** The fields of `seat` in the order declared, that of seat s at field * seats + s. */
  seatWords!: Int32Array;
  readonly card: Named<S['card'], Int16Array>;
  readonly records: { [K in keyof S['records']]: RecordTable };
  /** The plugin's numbers that follow from the state; see `StateSpec.derived`. */
  readonly derived: Named<NonNullable<S['derived']>, Int32Array>;

  /** Options of the pending decision; recomputed from the state, so not part of it. */
  options = new Int32Array(512);
  optionCount = 0;
  /** The seat asked, or -1. */
  decisionSeat = -1;
  /** The decision being offered is one in which the seat can only pass and is asked all the same. */
  protected askedAnyway = false;

  /** Receives events; with none they cost next to nothing. */
  sink: EventSink | null = null;
  /** How often each rule fired since the match object was made. Always on. */
  readonly ruleCounts: Int32Array;
  /** Scripted answers of the random source, for tests; taken from the front. */
  script: number[] | null = null;
  protected readonly moved: Mechanics['moved'];

  /** Where the frame written by `call` lies. */
  protected callee = 0;

  /** Options that are the only one are taken without asking. */
  autoSingle = true;
  /**
   * Seats, as bits, that are asked in every response window, also when they can only pass: what a seat holds then does not
   * show in whether it is asked. No part of the state, which goes the same way with them and without.
   */
  alwaysAsked = 0;
  // The stage table, kept at hand: these are read at every stage.
  protected readonly asks: StageTable['asks'];
  protected readonly answers: StageTable['answers'];
  protected readonly endOf: Int16Array;
  /** By stage: the accessor of its step's locals. */
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
    this.table = this.tableFields as unknown as Named<S['table'], number>;
    // All names at once: an object that grows name by name becomes a slow look-up table when there are many.
    this.seat = Object.fromEntries(mechanics.state.seat.map((name) => [name, NO_WORDS])) as Named<
      S['seat'],
      Int32Array
    >;
    this.card = Object.fromEntries(mechanics.state.card.map((name) => [name, NO_HALVES])) as Named<
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
    ) as Named<NonNullable<S['derived']>, Int32Array>;
    const { stages } = mechanics;
    this.ruleCounts = new Int32Array(mechanics.rules.length);
    this.moved = mechanics.moved;
    this.asks = stages.asks;
    this.answers = stages.answers;
    this.endOf = stages.endOf;
    const accessors = stages.steps.map((one) => new (localsClass(one))(this));
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

  /** Copies the state; into `target` if it has the right size. */
  save(target?: Snapshot): Snapshot {
    this.head[HEAD.framePointer] = this.running;
    if (target && target.bytes.length === this.bytes.length) {
      target.bytes.set(this.bytes);
      return target;
    }
    return { bytes: this.bytes.slice(), capacities: this.layout.capacities };
  }

  /** A loop: for a handful of numbers it is quicker than `fill`. */
  protected forgetDerived(): void {
    this.moves++;
    for (let i = 0; i < this.derivedWords.length; i++) this.derivedWords[i] = 0;
  }

  /** Goes on from a stored state. Call `advance` next: the pending decision is computed again. */
  load(snapshot: Snapshot): void {
    if (snapshot.bytes.length !== this.bytes.length) this.relayout(snapshot.capacities);
    this.bytes.set(snapshot.bytes);
    this.forgetDerived();
    this.running = this.head[HEAD.framePointer]!;
    this.askedAnyway = false;
    this.decisionSeat = -1;
    this.optionCount = 0;
  }

  /** Takes over the state of another match of the same program and cards: a fork by one copy. Call `advance` next, as after `load`. */
  become(other: MatchState<S, P>): void {
    if (other.bytes.length !== this.bytes.length) this.relayout(other.layout.capacities);
    this.bytes.set(other.bytes);
    this.running = this.head[HEAD.framePointer] = other.running;
    this.forgetDerived();
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

  /** Doubles one table by one copy of the state. Called when it is full. */
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

  /** A 32-bit digest of the state without its key (FNV-1a over its words): equal matches have equal digests. */
  digest(): number {
    this.head[HEAD.framePointer] = this.running;
    const data = new Int32Array(this.buffer, 0, this.layout.regions[KEY_REGION]!.offset / 4);
    let hash = 0x811c9dc5;
    for (let i = 0; i < data.length; i++) hash = Math.imul(hash ^ data[i]!, 0x01000193);
    return hash >>> 0;
  }
}
