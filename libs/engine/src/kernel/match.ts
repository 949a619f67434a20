/**
 * A match: one buffer of state and the loop that runs stages over it. A match is a pure function of ruleset, decks,
 * seed or key, and decisions. Zones are doubly linked lists of cards inside the buffer: a card is in exactly one zone by
 * construction, and moving one costs the same wherever it lies.
 */
import {
  AGAIN,
  CALL_THEN_AGAIN,
  CALL_THEN_NEXT,
  DONE,
  NEXT,
  gotoStage,
  isGoto,
  type Control,
  type StageTable,
  type Step,
} from '../contract/control.ts';
import { writeSeed } from '../state/chance.ts';
import { localsClass, tableClass, type TableFields } from './accessors.ts';
import type { EventSink } from '../state/events.ts';
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
import { keyedBelow, type MatchSeed } from '../state/keyed-random.ts';
import { optionA, optionB, optionKind, packOption } from '../state/option.ts';
import { ScriptedRandomError, below } from '../state/random.ts';
import { RecordTable } from '../state/records.ts';
import type { Mechanics } from '../contract/mechanics.ts';
import type { Program } from '../contract/program.ts';

/** A stored state: the bytes, and the capacities that say how they are laid out. */
export interface Snapshot {
  readonly bytes: Uint8Array;
  readonly capacities: Capacities;
}

/** Thrown for a decision that is not one of the options, or when none is pending. */
export class DecisionError extends Error {
  constructor(
    readonly code: 'no-decision-pending' | 'no-such-option',
    message: string,
  ) {
    super(message);
  }
}

/** Stages in a row without a choice: beyond them, a match goes round in circles. A turn takes a few dozen. */
const MOST_STAGES = 1_000_000;

/** No card: the end of a zone's list, or an empty answer. */
export const NO_CARD = -1;
/** Where a card lies that has not been made yet. */
export const NOWHERE = -1;

const NO_WORDS = new Int32Array(0);
const NO_HALVES = new Int16Array(0);

type Named<F extends readonly string[], V> = { [K in F[number]]: V };

export class Match<S extends StateSpec = StateSpec, P extends Program = Program> {
  layout: Layout;
  buffer: ArrayBuffer;
  private bytes!: Uint8Array;
  private head!: Int32Array;
  private key!: Uint8Array;
  /** Control stack; the accessors of steps read and write the running frame in it. */
  frames!: Int32Array;
  /** Offset of the running frame in `frames`; written to the head of the buffer whenever the state is copied or hashed. */
  running = -FRAME_WORDS;
  /** Kernel fields of each card. */
  def!: Int16Array;
  owner!: Int16Array;
  zone!: Int16Array;
  private next!: Int16Array;
  private prev!: Int16Array;
  private first!: Int16Array;
  private last!: Int16Array;
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
  /** Receives events; with none they cost next to nothing. */
  sink: EventSink | null = null;
  /** How often each rule fired since the match object was made. Always on. */
  readonly ruleCounts: Int32Array;
  /** Scripted answers of the random source, for tests; taken from the front. */
  script: number[] | null = null;
  /** Options that are the only one are taken without asking. */
  autoSingle = true;
  /**
   * Seats, as bits, that are asked in every response window, also when they can only pass: what a seat holds then does not
   * show in whether it is asked. No part of the state, which goes the same way with them and without.
   */
  alwaysAsked = 0;
  /** The decision being offered is one in which the seat can only pass and is asked all the same. */
  private askedAnyway = false;

  // The stage table, kept at hand: these are read at every stage.
  private readonly asks: StageTable['asks'];
  private readonly answers: StageTable['answers'];
  private readonly endOf: Int16Array;
  private readonly moved: Mechanics['moved'];
  /** By stage: the accessor of its step's locals. */
  private readonly localsOf: object[];
  private scratch: Int16Array;
  private readonly tableFields: TableFields;
  private readonly derivedWords: Int32Array;

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
    this.ruleCounts = new Int32Array(mechanics.rules.length);
    this.asks = mechanics.stages.asks;
    this.answers = mechanics.stages.answers;
    this.endOf = mechanics.stages.endOf;
    this.moved = mechanics.moved;
    const accessors = mechanics.stages.steps.map((one) => new (localsClass(one))(this));
    this.localsOf = Array.from(mechanics.stages.stepOf, (at) => accessors[at]!);
    this.scratch = new Int16Array(this.layout.cards);
    const perSeat = program.zonesPerSeat;
    this.perSeat = perSeat;
    this.seatOf = Uint8Array.from({ length: seats * perSeat }, (_, zone) => Math.floor(zone / perSeat));
    this.placeOf = Uint8Array.from({ length: seats * perSeat }, (_, zone) => zone % perSeat);
    this.bind();
  }

  private bind(): void {
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

  // ---- life ---------------------------------------------------------------------------------------------------

  /**
   * Begins a match: all cards of each seat lie in its first zone, the plugin's first step is on the stack.
   * @param seed 32-bit seed of the match, or a secret key of 32 bytes. With a key the numbers of a seat's cards say nothing
   *   about their places in its list.
   * @param decks for each seat the definition numbers of its cards
   * @throws BadKeyError for a key of another length
   */
  start(seed: MatchSeed, decks: readonly (readonly number[])[]): void {
    this.bytes.fill(0);
    this.forgetDerived();
    this.first.fill(NO_CARD);
    this.last.fill(NO_CARD);
    this.reseed(seed);
    this.running = -FRAME_WORDS;
    let card = 0;
    for (let seat = 0; seat < this.seats; seat++) {
      const first = card;
      for (const def of decks[seat]!) {
        this.def[card] = def;
        this.owner[card] = seat;
        this.link(card, seat * this.program.zonesPerSeat);
        card++;
      }
      if (this.isKeyed) this.renumber(first, card);
    }
    this.zone.fill(NOWHERE, card);
    this.optionCount = 0;
    this.askedAnyway = false;
    this.decisionSeat = -1;
    this.program.mechanics.begin(this);
    this.pushFrame(this.program.mechanics.root, 0, 0, 0, 0, 0, 0, 0);
  }

  /** Chance goes on from another seed or key. @throws BadKeyError for a key of another length */
  reseed(seed: MatchSeed): void {
    writeSeed(this.head, this.key, seed);
  }

  /** Whether chance comes from a secret key. */
  get isKeyed(): boolean {
    return this.head[HEAD.keyed] === 1;
  }

  /** Gives the cards from number `from` up to `to` each other's numbers (Fisher and Yates). */
  private renumber(from: number, to: number): void {
    const { def } = this;
    for (let card = to - 1; card > from; card--) {
      const other = from + this.random(card - from + 1);
      const swapped = def[card]!;
      def[card] = def[other]!;
      def[other] = swapped;
    }
  }

  get over(): boolean {
    return this.head[HEAD.over] === 1;
  }

  /** Ends the match; the plugin has written the result into its fields. */
  finish(): void {
    this.head[HEAD.over] = 1;
  }

  get decisions(): number {
    return this.head[HEAD.decisions]!;
  }

  // ---- the loop -----------------------------------------------------------------------------------------------

  /** Runs until a seat must decide (true) or the match is over (false). One that nobody can decide any more is cut off. */
  advance(): boolean {
    const { frames, head, asks, endOf, localsOf } = this;
    for (let left = MOST_STAGES; ; left--) {
      if (left === 0) this.program.mechanics.cutOff(this);
      if (head[HEAD.over] === 1) {
        this.decisionSeat = -1;
        this.optionCount = 0;
        return false;
      }
      const at = this.running;
      const stage = frames[at]!;
      this.optionCount = 0;
      const control = asks[stage]!(this, localsOf[stage]!);
      // By far the most common answer, taken care of on the spot.
      if (control === NEXT && stage + 1 < endOf[stage]!) {
        this.frames[at] = stage + 1;
      } else if (control < 0) {
        this.continueWith(control, at, stage);
      } else if (this.optionCount === 1 && this.autoSingle && !this.askedAnyway) {
        this.answer(this.options[0]!);
      } else {
        this.decisionSeat = control;
        return true;
      }
      if (this.frames !== frames) return this.advance();
    }
  }

  /**
   * Whether `seat` is asked in a response window although it has no response: the window then offers that it passes, and
   * nothing else. Call it only where those who see no hidden card would expect the seat to be asked.
   */
  asksAnyway(seat: number): boolean {
    return (this.askedAnyway = this.isAlwaysAsked(seat));
  }

  isAlwaysAsked(seat: number): boolean {
    return ((this.alwaysAsked >> seat) & 1) === 1;
  }

  /** Whether the pending decision exists only because the seat is always asked: see `passAnyway`. */
  get isAskedAnyway(): boolean {
    return this.askedAnyway;
  }

  /** Passes in a decision that exists only because the seat is always asked. It does not count as one. Call `advance` next. */
  passAnyway(): void {
    if (!this.askedAnyway) throw new DecisionError('no-decision-pending', 'No decision of this kind is pending.');
    this.askedAnyway = false;
    this.decisionSeat = -1;
    this.answer(this.options[0]!);
  }

  /** Takes option `index` of the pending decision. Call `advance` next. */
  choose(index: number): void {
    if (this.decisionSeat < 0) throw new DecisionError('no-decision-pending', 'No decision is pending.');
    if (!(index >= 0 && index < this.optionCount)) {
      throw new DecisionError('no-such-option', `There is no option ${index}; there are ${this.optionCount}.`);
    }
    if (this.askedAnyway) return this.passAnyway();
    this.head[HEAD.decisions]!++;
    this.decisionSeat = -1;
    this.answer(this.options[index]!);
  }

  private answer(option: number): void {
    const at = this.running;
    const stage = this.frames[at]!;
    const control = this.answers[stage]!(
      this,
      this.localsOf[stage]!,
      optionKind(option),
      optionA(option),
      optionB(option),
    );
    this.continueWith(control, at, stage);
  }

  private continueWith(control: Control, at: number, stage: number): void {
    const { frames, endOf } = this;
    switch (control) {
      case NEXT:
        if (stage + 1 < endOf[stage]!) frames[at] = stage + 1;
        else this.running = at - FRAME_WORDS;
        return;
      case AGAIN:
        return;
      case DONE:
        this.running = at - FRAME_WORDS;
        return;
      case CALL_THEN_NEXT:
        // The caller may be at its last stage: it then leaves when the called step is done, by an end marker stage.
        if (stage + 1 < endOf[stage]!) frames[at] = stage + 1;
        else this.replaceFrame(at);
        this.running = this.callee;
        return;
      case CALL_THEN_AGAIN:
        this.running = this.callee;
        return;
      default: {
        const { name, base } = this.program.mechanics.stages.steps[this.program.mechanics.stages.stepOf[stage]!]!;
        if (!isGoto(control)) throw new Error(`A stage of ${name} asked without options.`);
        frames[at] = base + gotoStage(control);
      }
    }
  }

  /** Where the frame written by `call` lies. */
  private callee = 0;

  /** A tail call: the called frame takes the place of its caller. */
  private replaceFrame(at: number): void {
    const { frames, callee } = this;
    for (let word = 0; word < FRAME_WORDS; word++) frames[at + word] = frames[callee + word]!;
    this.callee = at;
  }

  /** Calls a step, then goes on with the next stage. Return its result from the stage. */
  call(target: Step, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0): Control {
    this.writeFrame(target, a, b, c, d, e, f, g);
    return CALL_THEN_NEXT;
  }

  /** Calls a step, then runs the present stage again. */
  callAgain(target: Step, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0): Control {
    this.writeFrame(target, a, b, c, d, e, f, g);
    return CALL_THEN_AGAIN;
  }

  private writeFrame(target: Step, a: number, b: number, c: number, d: number, e: number, f: number, g: number): void {
    const at = this.running + FRAME_WORDS;
    if (at + FRAME_WORDS > this.frames.length) this.grow('frames');
    const frames = this.frames;
    frames[at] = target.base;
    frames[at + 1] = a;
    frames[at + 2] = b;
    frames[at + 3] = c;
    frames[at + 4] = d;
    frames[at + 5] = e;
    frames[at + 6] = f;
    frames[at + 7] = g;
    this.callee = at;
  }

  private pushFrame(target: Step, ...args: [number, number, number, number, number, number, number]): void {
    this.writeFrame(target, ...args);
    this.running = this.callee;
  }

  /** Leaves every running step and starts `target` afresh: a turn cut short. Use as the result of a stage. */
  restartWith(target: Step, a = 0): Control {
    this.running = -FRAME_WORDS;
    this.writeFrame(target, a, 0, 0, 0, 0, 0, 0);
    return CALL_THEN_AGAIN;
  }

  /** Lays a card into a zone without telling anybody: for tables that are laid out, never in play. */
  lay(card: number, zone: number): void {
    this.forgetDerived();
    this.unlink(card);
    this.link(card, zone);
  }

  /** Begins at a place of its own: calls `target` from stage `stage` on, above the steps entered before. */
  enter<K extends string>(target: Step<object, K>, stage: NoInfer<K> | number, ...locals: number[]): void {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = locals;
    this.pushFrame(target, a, b, c, d, e, f, g);
    this.frames[this.running] = target.base + (typeof stage === 'number' ? stage : target.stages.indexOf(stage));
  }

  /** Leaves every running step, so that `enter` can begin elsewhere. */
  leaveAll(): void {
    this.running = -FRAME_WORDS;
  }

  /** Names of the running steps from the outermost, for views and messages. */
  runningSteps(): string[] {
    const names: string[] = [];
    for (let at = 0; at <= this.running; at += FRAME_WORDS) {
      names.push(this.program.mechanics.stages.steps[this.program.mechanics.stages.stepOf[this.frames[at]!]!]!.name);
    }
    return names;
  }

  /** Offers an option of the decision being asked. */
  offer(kind: number, a = 0, b = 0): void {
    if (this.optionCount === this.options.length) {
      const wider = new Int32Array(this.options.length * 2);
      wider.set(this.options);
      this.options = wider;
    }
    this.options[this.optionCount++] = packOption(kind, a, b);
  }

  // ---- chance -------------------------------------------------------------------------------------------------

  /** A whole number from 0 to n-1 from the state's generator, or from the script of a test. */
  random(n: number): number {
    if (this.script === null) {
      const { head } = this;
      if (head[HEAD.keyed] === 0) return below(head, HEAD.random, n);
      return keyedBelow(head, HEAD.random, this.key, n);
    }
    const value = this.script.shift();
    if (value === undefined || !(value >= 0 && value < n)) {
      throw new ScriptedRandomError(`The script has ${value ?? 'no value'} where a number below ${n} is asked for.`);
    }
    return value;
  }

  // ---- zones --------------------------------------------------------------------------------------------------

  /** The bottom card of a zone, or NO_CARD; go on with `above`. */
  bottom(zone: number): number {
    return this.first[zone]!;
  }

  /** The top card of a zone, or NO_CARD. */
  top(zone: number): number {
    return this.last[zone]!;
  }

  /** The card lying directly on `card`, or NO_CARD. */
  above(card: number): number {
    return this.next[card]!;
  }

  /** The card lying directly under `card`, or NO_CARD. */
  below(card: number): number {
    return this.prev[card]!;
  }

  /** The cards of a zone from bottom to top, as a fresh array (for edges and tests). */
  cardsIn(zone: number): number[] {
    const list: number[] = [];
    for (let card = this.first[zone]!; card !== NO_CARD; card = this.next[card]!) list.push(card);
    return list;
  }

  private unlink(card: number): void {
    const zone = this.zone[card]!;
    const under = this.prev[card]!;
    const over = this.next[card]!;
    if (under === NO_CARD) this.first[zone] = over;
    else this.next[under] = over;
    if (over === NO_CARD) this.last[zone] = under;
    else this.prev[over] = under;
    this.zoneCount[zone]!--;
    this.moves++;
  }

  private link(card: number, zone: number): void {
    const under = this.last[zone]!;
    this.prev[card] = under;
    this.next[card] = NO_CARD;
    if (under === NO_CARD) this.first[zone] = card;
    else this.next[under] = card;
    this.last[zone] = card;
    this.zone[card] = zone;
    this.zoneCount[zone]!++;
  }

  private linkUnder(card: number, zone: number): void {
    const over = this.first[zone]!;
    this.next[card] = over;
    this.prev[card] = NO_CARD;
    if (over === NO_CARD) this.last[zone] = card;
    else this.prev[over] = card;
    this.first[zone] = card;
    this.zone[card] = zone;
    this.zoneCount[zone]!++;
  }

  /** Card numbers that there is room for: those dealt, then those made in play. */
  get slots(): number {
    return this.layout.cards;
  }

  /** Makes a card that no deck held: a token. It lies in `zone` without anybody being told. @returns its number */
  make(owner: number, def: number, zone: number): number {
    let card = this.cards;
    while (card < this.slots && this.zone[card] !== NOWHERE) card++;
    if (card === this.slots) this.grow('made');
    this.def[card] = def;
    this.owner[card] = owner;
    for (const field of Object.values<Int16Array>(this.card)) field[card] = 0;
    this.link(card, zone);
    this.moves++;
    return card;
  }

  /** Puts a card on top of a zone and tells the plugin and the listeners. */
  move(card: number, to: number, rule: number): void {
    const from = this.zone[card]!;
    this.unlink(card);
    this.link(card, to);
    this.emit(0, rule, card, from, to);
    this.moved(this, card, from, to);
  }

  /** The same, to the bottom of the zone. */
  moveUnder(card: number, to: number, rule: number): void {
    const from = this.zone[card]!;
    this.unlink(card);
    this.linkUnder(card, to);
    this.emit(0, rule, card, from, to);
    this.moved(this, card, from, to);
  }

  /** Shuffles a zone in place (Fisher and Yates). */
  shuffle(zone: number): void {
    const list = this.scratch;
    let n = 0;
    for (let card = this.first[zone]!; card !== NO_CARD; card = this.next[card]!) list[n++] = card;
    for (let i = n - 1; i > 0; i--) {
      const j = this.random(i + 1);
      const other = list[j]!;
      list[j] = list[i]!;
      list[i] = other;
    }
    this.relink(zone, list, n);
  }

  /** Lays the cards of a zone in the given order, bottom first. They must be exactly its cards. */
  arrange(zone: number, order: readonly number[]): void {
    order.forEach((card, i) => {
      this.scratch[i] = card;
    });
    this.relink(zone, this.scratch, order.length);
  }

  private relink(zone: number, list: Int16Array, n: number): void {
    this.moves++;
    let under = NO_CARD;
    for (let i = 0; i < n; i++) {
      const card = list[i]!;
      this.prev[card] = under;
      if (under === NO_CARD) this.first[zone] = card;
      else this.next[under] = card;
      under = card;
    }
    if (under !== NO_CARD) this.next[under] = NO_CARD;
    this.last[zone] = under;
  }

  // ---- events -------------------------------------------------------------------------------------------------

  /** Tells that something happened because of a rule. Kind 0 is the kernel's "a card moved". */
  emit(kind: number, rule: number, a = 0, b = 0, c = 0, d = 0, e = 0): void {
    this.ruleCounts[rule]!++;
    if (this.sink !== null) this.sink.event(kind, rule, a, b, c, d, e);
  }

  /** Tells listeners a detail of something that is counted already: the parts of a sum. */
  note(kind: number, rule: number, a = 0, b = 0, c = 0, d = 0, e = 0): void {
    if (this.sink !== null) this.sink.event(kind, rule, a, b, c, d, e);
  }

  /** Counts that a rule was applied where nothing happens that is worth an event of its own. */
  cite(rule: number): void {
    this.ruleCounts[rule]!++;
  }

  // ---- copies -------------------------------------------------------------------------------------------------

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
  private forgetDerived(): void {
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
  become(other: Match<S, P>): void {
    if (other.bytes.length !== this.bytes.length) this.relayout(other.layout.capacities);
    this.bytes.set(other.bytes);
    this.running = this.head[HEAD.framePointer] = other.running;
    this.forgetDerived();
    this.askedAnyway = false;
    this.decisionSeat = -1;
    this.optionCount = 0;
  }

  private relayout(capacities: Capacities): void {
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
