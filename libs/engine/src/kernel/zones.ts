/**
 * Zones are doubly linked lists of cards inside the buffer. By construction, a card is in exactly one zone, and every
 * move costs the same. This layer also contains the random source, which shuffles zones, and the events that report
 * every move.
 */
import { ProgramError, type Program } from '../contract/program.ts';
import { writeSeed } from '../state/chance.ts';
import { keyedBelow, type MatchSeed } from '../state/keyed-random.ts';
import { HEAD, type StateSpec } from '../state/layout.ts';
import { MOST_CARDS } from '../state/option.ts';
import { ScriptedRandomError, below } from '../state/random.ts';
import { MatchState, NOWHERE, NO_CARD } from './state.ts';

export abstract class MatchZones<S extends StateSpec = StateSpec, P extends Program = Program> extends MatchState<
  S,
  P
> {
  // ---- random numbers -----------------------------------------------------------------------------------------

  /** Continues with random numbers from another seed or key. @throws BadKeyError for a key of another length */
  reseed(seed: MatchSeed): void {
    writeSeed(this.head, this.key, seed);
  }

  /** The state of the random numbers as text: equal texts mean that no number was drawn between them. */
  get drawn(): string {
    return this.head.slice(HEAD.random, HEAD.random + 4).join(' ');
  }

  /** Whether the random numbers come from a secret key. */
  get isKeyed(): boolean {
    return this.head[HEAD.keyed] === 1;
  }

  /** A whole number from 0 to n-1 from the state's generator, or from the script of a test. */
  random(n: number): number {
    if (this.script === null) {
      const { head } = this;
      if (head[HEAD.keyed] === 0) return below(head, HEAD.random, n);
      return keyedBelow(head, HEAD.random, this.key, n);
    }
    const value = this.script.shift();
    if (value === undefined || !(value >= 0 && value < n)) {
      throw new ScriptedRandomError(`The script has ${value ?? 'no value'} where a number below ${n} is asked for.`, n);
    }
    return value;
  }

  // ---- zones --------------------------------------------------------------------------------------------------

  /** The bottom card of a zone, or NO_CARD. Call `above` for the next card. */
  bottom(zone: number): number {
    return this.first[zone]!;
  }

  /** The top card of a zone, or NO_CARD. */
  top(zone: number): number {
    return this.last[zone]!;
  }

  /** The card directly above `card`, or NO_CARD. */
  above(card: number): number {
    return this.next[card]!;
  }

  /** The card directly below `card`, or NO_CARD. */
  below(card: number): number {
    return this.prev[card]!;
  }

  /** The cards of a zone from bottom to top, as a new array. Too slow for the loop of a match: use it in views and tests. */
  cardsIn(zone: number): number[] {
    const list: number[] = [];
    for (let card = this.first[zone]!; card !== NO_CARD; card = this.next[card]!) list.push(card);
    return list;
  }

  protected unlink(card: number): void {
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

  protected link(card: number, zone: number): void {
    const under = this.last[zone]!;
    this.prev[card] = under;
    this.next[card] = NO_CARD;
    if (under === NO_CARD) this.first[zone] = card;
    else this.next[under] = card;
    this.last[zone] = card;
    this.zone[card] = zone;
    this.zoneCount[zone]!++;
  }

  protected linkUnder(card: number, zone: number): void {
    const over = this.first[zone]!;
    this.next[card] = over;
    this.prev[card] = NO_CARD;
    if (over === NO_CARD) this.last[zone] = card;
    else this.prev[over] = card;
    this.first[zone] = card;
    this.zone[card] = zone;
    this.zoneCount[zone]!++;
  }

  /** How many card numbers the layout has room for: the dealt cards, and cards created in play. */
  get slots(): number {
    return this.layout.cards;
  }

  /**
   * Creates a card that was in no deck: a token. It is put into `zone` without an event.
   * @returns its number
   * @throws ProgramError `too-many-cards` when every number that an option can name is in use
   */
  make(owner: number, def: number, zone: number): number {
    let card = this.cards;
    while (card < this.slots && this.zone[card] !== NOWHERE) card++;
    if (card === MOST_CARDS)
      throw new ProgramError('too-many-cards', `This match has ${MOST_CARDS} cards: no more can be made.`);
    if (card === this.slots) this.grow('made');
    this.def[card] = def;
    this.owner[card] = owner;
    for (const field of Object.values<Int16Array>(this.card)) field[card] = 0;
    this.link(card, zone);
    this.moves++;
    return card;
  }

  /**
   * Puts a card on top of a zone, and reports the move to the plugin and the event sink.
   * @param counts whether the rule is counted; false where something else has counted it
   */
  move(card: number, to: number, rule: number, counts = true): void {
    const from = this.zone[card]!;
    this.unlink(card);
    this.link(card, to);
    if (counts) this.cite(rule);
    this.note(0, rule, card, from, to);
    this.moved(this, card, from, to);
  }

  /** Puts a card at the bottom of a zone, like `move`. */
  moveUnder(card: number, to: number, rule: number, counts = true): void {
    const from = this.zone[card]!;
    this.unlink(card);
    this.linkUnder(card, to);
    if (counts) this.cite(rule);
    this.note(0, rule, card, from, to);
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

  /** Puts the cards of a zone into the given order, bottom first. `order` must contain exactly the cards of the zone. */
  arrange(zone: number, order: readonly number[]): void {
    order.forEach((card, i) => {
      this.scratch[i] = card;
    });
    this.relink(zone, this.scratch, order.length);
  }

  protected relink(zone: number, list: Int16Array, n: number): void {
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

  /** Puts a card into a zone without an event. For setting up a table only, never during play. */
  lay(card: number, zone: number): void {
    this.forgetDerived();
    this.unlink(card);
    this.link(card, zone);
  }

  // ---- events -------------------------------------------------------------------------------------------------

  /** Emits an event and counts its rule. Kind 0 is the kernel's "a card moved". */
  emit(kind: number, rule: number, a = 0, b = 0, c = 0, d = 0, e = 0): void {
    this.cite(rule);
    this.note(kind, rule, a, b, c, d, e);
  }

  /** Emits an event without counting its rule. For details of something already counted, such as the parts of a sum. */
  note(kind: number, rule: number, a = 0, b = 0, c = 0, d = 0, e = 0): void {
    if (this.sink === null) return;
    // Listeners read the match, for example to say who leads.
    const { plays } = this;
    this.plays = false;
    this.sink.event(kind, rule, a, b, c, d, e);
    this.plays = plays;
  }

  /** Counts that a rule was applied when there is no event to report. Does nothing for code that only reads the match. */
  cite(rule: number): void {
    if (this.plays) this.ruleCounts[rule]!++;
  }
}
