/**
 * One Metabaloids mode (three columns, reserve, no abilities) as a loop over typed arrays: a program for this game alone. It has no steps,
 * parameters, events or rule ids, and cannot pause in mid-game. It lists its options before it chooses one, consumes the same random
 * numbers as the engine, and ends in the same states.
 */
import { below, seedWords } from '@rulewright/engine';
import { grid, movesToLegal, shifted } from './grid.ts';
import { COLUMN, COLUMNS, DISCARD, DRAW, HAND, LOST, PLACES, RESERVE, ROOM, Table, type DeckNumbers } from './table.ts';

const HAND_SIZE = 7;
const PLACED_AT_MOST = 7;
/** An option packs each column into two bits and a card index into the bits above. -1 means to pass. */
const PASS = -1;
const MOST_CUTS = 50;

const MOVES = movesToLegal();

export class HandWrittenGame extends Table {
  /** The seat that won, or -1. */
  winner = -1;
  turns = 0;

  private readonly cost: Uint8Array;
  private readonly attack: Uint8Array;
  private readonly defense: Uint8Array;
  private readonly isEvent: Uint8Array;
  private readonly options = new Int32Array(256);
  private readonly placed: Uint8Array;
  private readonly placingDone: Uint8Array;
  /** 1 for each seat that was attacked this turn. */
  private readonly attacked: Uint8Array;
  /** By seat and card: the last turn in which the card attacked. */
  private readonly attackedTurn: Int32Array;
  private over = false;

  constructor(seats: number, deck: DeckNumbers) {
    super(seats, deck);
    this.cost = Uint8Array.from(deck.cost);
    this.attack = Uint8Array.from(deck.attack);
    this.defense = Uint8Array.from(deck.defense);
    this.isEvent = Uint8Array.from(deck.isEvent, Number);
    this.placed = new Uint8Array(seats);
    this.placingDone = new Uint8Array(seats);
    this.attacked = new Uint8Array(seats);
    this.attackedTurn = new Int32Array(seats * ROOM);
  }

  /** Plays a match to its end with random players. Both parameters are 32-bit seeds. */
  play(seed: number, choiceSeed: number): void {
    seedWords(this.chance, 0, seed);
    seedWords(this.choices, 0, choiceSeed);
    this.clear();
    this.placed.fill(0);
    this.placingDone.fill(0);
    this.attackedTurn.fill(0);
    this.turns = 0;
    this.winner = -1;
    this.over = false;
    let seat = this.cutForFirst();
    this.deal();
    this.placeFirstCards(seat);
    for (;;) {
      this.turn(seat);
      if (this.over) return;
      seat = seat + 1 === this.seats ? 0 : seat + 1;
    }
  }

  // ---- set-up -------------------------------------------------------------------------------------------------

  private cutForFirst(): number {
    let among = (1 << this.seats) - 1;
    for (let round = 0; round < MOST_CUTS; round++) {
      let best = -1;
      let tied = 0;
      for (let seat = 0; seat < this.seats; seat++) {
        if (((among >> seat) & 1) === 0) continue;
        const shown = this.cost[below(this.chance, 0, this.size)]!;
        if (shown > best) {
          best = shown;
          tied = 1 << seat;
        } else if (shown === best) tied |= 1 << seat;
      }
      among = tied;
      if ((tied & (tied - 1)) === 0) return 31 - Math.clz32(tied);
    }
    const left = Array.from({ length: this.seats }, (_, seat) => seat).filter((seat) => (among >> seat) & 1);
    return left[below(this.chance, 0, left.length)]!;
  }

  private deal(): void {
    for (let seat = 0; seat < this.seats; seat++) {
      this.shuffle(seat * PLACES + DRAW);
      for (let i = 0; i < HAND_SIZE; i++) this.put(seat * PLACES + HAND, this.draw(seat));
    }
  }

  private placeFirstCards(starter: number): void {
    const { options, seats } = this;
    let seat = starter;
    let passedOver = 0;
    while (passedOver < seats) {
      let n = 0;
      const zone = seat * PLACES + HAND;
      if (this.placingDone[seat] === 0) {
        const columns = this.openColumns(seat);
        for (let i = 0; i < this.count[zone]!; i++) {
          const card = this.cards[zone * ROOM + i]!;
          if (this.isEvent[card] === 1 || this.placed[seat]! + this.cost[card]! > PLACED_AT_MOST) continue;
          for (let column = 0; column < COLUMNS; column++)
            if ((columns >> column) & 1) options[n++] = (i << 2) | column;
        }
      }
      passedOver++;
      if (n > 0) {
        options[n++] = PASS;
        const option = options[this.choose(n)]!;
        if (option === PASS) this.placingDone[seat] = 1;
        else {
          const card = this.take(zone, option >> 2);
          this.put(seat * PLACES + COLUMN + (option & 3), card);
          this.placed[seat]! += this.cost[card]!;
          if (this.placed[seat]! >= PLACED_AT_MOST) this.placingDone[seat] = 1;
          passedOver = 0;
        }
      }
      seat = seat + 1 === seats ? 0 : seat + 1;
    }
  }

  // ---- the grid -----------------------------------------------------------------------------------------------

  private gridOf(seat: number): number {
    const first = seat * PLACES + COLUMN;
    return grid(this.count[first]!, this.count[first + 1]!, this.count[first + 2]!);
  }

  /** The columns to offer, as bits: all columns with cards, and the first empty one. */
  private offered(seat: number): number {
    const first = seat * PLACES + COLUMN;
    const { count } = this;
    const filled = (count[first]! > 0 ? 1 : 0) | (count[first + 1]! > 0 ? 2 : 0) | (count[first + 2]! > 0 ? 4 : 0);
    return filled | ((filled + 1) & ~filled & 7);
  }

  /** The columns with room for one more card, as bits. */
  private openColumns(seat: number): number {
    const offered = this.offered(seat);
    const code = this.gridOf(seat);
    let open = 0;
    for (let column = 0; column < COLUMNS; column++) {
      if ((offered >> column) & 1 && MOVES[code + (1 << (column * 4))] === 0) open |= 1 << column;
    }
    return open;
  }

  /** Lists the moves of column cards after which the grid is `distance` moves from a legal one. Returns their number. */
  private listShifts(seat: number, distance: number): number {
    const { options } = this;
    const code = this.gridOf(seat);
    const offered = this.offered(seat);
    let n = 0;
    for (let from = 0; from < COLUMNS; from++) {
      const cards = this.count[seat * PLACES + COLUMN + from]!;
      for (let i = 0; i < cards; i++) {
        for (let to = 0; to < COLUMNS; to++) {
          if (to === from || ((offered >> to) & 1) === 0 || MOVES[shifted(code, from, to)] !== distance) continue;
          options[n++] = (i << 4) | (from << 2) | to;
        }
      }
    }
    return n;
  }

  private shift(seat: number, option: number): void {
    this.put(seat * PLACES + COLUMN + (option & 3), this.takeFromColumn(seat, (option >> 2) & 3, option >> 4));
  }

  /** Makes an illegal grid legal with the fewest moves. */
  private repair(seat: number): void {
    for (;;) {
      const needed = MOVES[this.gridOf(seat)]!;
      if (needed === 0) return;
      this.shift(seat, this.options[this.choose(this.listShifts(seat, needed - 1))]!);
    }
  }

  // ---- a turn -------------------------------------------------------------------------------------------------

  private turn(seat: number): void {
    this.turns++;
    this.attacked.fill(0);
    this.drawPhase(seat);
    if (this.over) return;
    this.movePhase(seat);
    this.deployPhase(seat);
    this.attackPhase(seat);
    this.restockPhase(seat);
    if (this.gridOf(seat) === 0) this.loseFromDrawPile(seat, 2);
  }

  /** Discards a hand card of the player's choice. */
  private discardFromHand(seat: number, except: number): number {
    const zone = seat * PLACES + HAND;
    const { options } = this;
    let n = 0;
    for (let i = 0; i < this.count[zone]!; i++) if (i !== except) options[n++] = i;
    const index = options[this.choose(n)]!;
    this.put(seat * PLACES + DISCARD, this.take(zone, index));
    return index;
  }

  private drawPhase(seat: number): void {
    const zone = seat * PLACES + HAND;
    if (this.count[zone]! >= HAND_SIZE) return;
    while (this.count[zone]! < HAND_SIZE) {
      const card = this.draw(seat);
      if (card < 0) return this.end(seat);
      this.put(zone, card);
    }
    const { options } = this;
    let n = 0;
    for (let i = 0; i < HAND_SIZE; i++) options[n++] = i;
    options[n++] = PASS;
    const option = options[this.choose(n)]!;
    if (option !== PASS) this.put(seat * PLACES + DISCARD, this.take(zone, option));
  }

  private movePhase(seat: number): void {
    const hand = seat * PLACES + HAND;
    while (this.count[hand]! > 0) {
      let n = this.listShifts(seat, 0);
      if (n === 0) return;
      this.options[n++] = PASS;
      const option = this.options[this.choose(n)]!;
      if (option === PASS) return;
      this.discardFromHand(seat, -1);
      this.shift(seat, option);
    }
  }

  private deployPhase(seat: number): void {
    const zone = seat * PLACES + RESERVE;
    const { options, count } = this;
    while (count[zone]! > 0) {
      const open = this.openColumns(seat);
      let n = 0;
      for (let i = 0; i < count[zone]!; i++) {
        for (let column = 0; column < COLUMNS; column++) if ((open >> column) & 1) options[n++] = (i << 2) | column;
      }
      if (n === 0) {
        while (count[zone]! > 0) this.put(seat * PLACES + LOST, this.take(zone, count[zone]! - 1));
        return;
      }
      const option = options[this.choose(n)]!;
      this.put(seat * PLACES + COLUMN + (option & 3), this.take(zone, option >> 2));
      this.safe[seat]! &= ~(1 << (option & 3));
    }
  }

  private restockPhase(seat: number): void {
    const zone = seat * PLACES + HAND;
    const { options, count } = this;
    for (;;) {
      let n = 0;
      for (let i = 0; i < count[zone]!; i++) {
        const card = this.cards[zone * ROOM + i]!;
        if (this.isEvent[card] === 0 && count[zone]! > this.cost[card]!) options[n++] = i;
      }
      if (n === 0) return;
      options[n++] = PASS;
      let index = options[this.choose(n)]!;
      if (index === PASS) return;
      for (let owed = this.cost[this.cards[zone * ROOM + index]!]!; owed > 0; owed--) {
        if (this.discardFromHand(seat, index) < index) index--;
      }
      this.put(seat * PLACES + RESERVE, this.take(zone, index));
    }
  }

  // ---- attack and battle --------------------------------------------------------------------------------------

  /** Lists the cards that may be attacked. With `any`, stops at the first and returns 1. */
  private listTargets(seat: number, any: boolean): number {
    const { options } = this;
    let n = 0;
    for (let opponent = 0; opponent < this.seats; opponent++) {
      if (opponent === seat || this.attacked[opponent] === 1) continue;
      for (let column = 0; column < COLUMNS; column++) {
        if ((this.safe[opponent]! >> column) & 1) continue;
        const cards = this.count[opponent * PLACES + COLUMN + column]!;
        if (any && cards > 0) return 1;
        for (let i = 0; i < cards; i++) options[n++] = (opponent << 8) | (i << 2) | column;
      }
    }
    return n;
  }

  private attackPhase(seat: number): void {
    const { options } = this;
    const hand = seat * PLACES + HAND;
    let attacks = 0;
    while (this.count[hand]! > 0 && this.listTargets(seat, true) > 0) {
      let n = 0;
      for (let column = 0; column < COLUMNS; column++) {
        if ((this.safe[seat]! >> column) & 1) continue;
        const zone = seat * PLACES + COLUMN + column;
        for (let i = 0; i < this.count[zone]!; i++) {
          if (this.attackedTurn[seat * ROOM + this.cards[zone * ROOM + i]!] !== this.turns)
            options[n++] = (i << 2) | column;
        }
      }
      if (n === 0) break;
      options[n++] = PASS;
      const from = options[this.choose(n)]!;
      if (from === PASS) break;
      const target = options[this.choose(this.listTargets(seat, false))]!;
      attacks++;
      this.attacked[target >> 8] = 1;
      this.attackedTurn[seat * ROOM + this.cards[(seat * PLACES + COLUMN + (from & 3)) * ROOM + (from >> 2)]!] =
        this.turns;
      this.discardFromHand(seat, -1);
      this.battle(seat, from, target >> 8, target & 255);
    }
    if (attacks > 0) return;
    const standing =
      (this.count[hand + COLUMN - HAND]! > 0 ? 1 : 0) |
      (this.count[hand + COLUMN - HAND + 1]! > 0 ? 2 : 0) |
      (this.count[hand + COLUMN - HAND + 2]! > 0 ? 4 : 0);
    this.loseFromDrawPile(seat, (standing & ~this.safe[seat]!) !== 0 ? 1 : 2);
  }

  private sum(zone: number, numbers: Uint8Array): number {
    let sum = 0;
    for (let i = zone * ROOM, end = i + this.count[zone]!; i < end; i++) sum += numbers[this.cards[i]!]!;
    return sum;
  }

  /** `from` and `target` are the attacking and the attacked card, each as index and column. */
  private battle(attacker: number, from: number, defender: number, target: number): void {
    const own = this.draw(attacker);
    const other = this.draw(defender);
    const attack = this.sum(attacker * PLACES + COLUMN + (from & 3), this.attack) + (own < 0 ? 0 : this.cost[own]!);
    const defense =
      this.sum(defender * PLACES + COLUMN + (target & 3), this.defense) + (other < 0 ? 0 : this.cost[other]!);
    if (attack > defense) this.takeDamage(defender, target, attack - defense, true);
    else if (attack < defense) this.takeDamage(attacker, from, defense - attack, false);
    const pile = attack === defense ? LOST : DISCARD;
    if (own >= 0) this.put(attacker * PLACES + pile, own);
    if (other >= 0) this.put(defender * PLACES + pile, other);
  }

  private takeDamage(seat: number, marked: number, damage: number, makesSafe: boolean): void {
    const column = marked & 3;
    const card = this.takeFromColumn(seat, column, marked >> 2);
    this.put(seat * PLACES + LOST, card);
    if (makesSafe) this.makeSafe(seat, column);
    this.repair(seat);
    if (damage > this.defense[card]!) this.pay(seat, damage - this.defense[card]!, makesSafe ? column : -1);
  }

  private makeSafe(seat: number, column: number): void {
    if (this.count[seat * PLACES + COLUMN + column]! > 0) this.safe[seat]! |= 1 << column;
  }

  /**
   * Pays damage one card at a time. Each card pays its defense; the draw pile pays one point per card. When a card of the `attacked` column
   * pays, that column becomes safe.
   */
  private pay(seat: number, damage: number, attacked: number): void {
    const { options, count } = this;
    const base = seat * PLACES;
    let owed = damage;
    while (owed > 0) {
      let n = 0;
      for (let place = COLUMN; place < COLUMN + COLUMNS; place++) {
        for (let i = 0; i < count[base + place]!; i++) options[n++] = (i << 3) | place;
      }
      for (let i = 0; i < count[base + RESERVE]!; i++) options[n++] = (i << 3) | RESERVE;
      for (let i = 0; i < count[base + HAND]!; i++) options[n++] = (i << 3) | HAND;
      if (count[base + DISCARD]! > 0) options[n++] = ((count[base + DISCARD]! - 1) << 3) | DISCARD;
      if (count[base + DRAW]! > 0) options[n++] = DRAW;
      if (n === 0) return;
      const option = options[this.choose(n)]!;
      const place = option & 7;
      if (place === DRAW) {
        this.put(base + LOST, this.draw(seat));
        owed--;
        continue;
      }
      const card =
        place >= COLUMN ? this.takeFromColumn(seat, place - COLUMN, option >> 3) : this.take(base + place, option >> 3);
      this.put(base + LOST, card);
      owed -= this.defense[card]!;
      if (place < COLUMN) continue;
      if (place - COLUMN === attacked) this.makeSafe(seat, attacked);
      this.repair(seat);
    }
  }

  // ---- the end ------------------------------------------------------------------------------------------------

  /**
   * Ends the game after a seat failed to draw. With two seats, that seat loses. With more, the seat with the fewest lost cards wins; on a
   * tie, the one with the fewest cards in its columns.
   */
  private end(failed: number): void {
    this.over = true;
    if (this.seats === 2) {
      this.winner = 1 - failed;
      return;
    }
    let best = Infinity;
    for (let seat = 0; seat < this.seats; seat++) {
      const first = seat * PLACES + COLUMN;
      const inPlay = this.count[first]! + this.count[first + 1]! + this.count[first + 2]!;
      const standing = this.count[seat * PLACES + LOST]! * ROOM + inPlay;
      if (standing < best) {
        best = standing;
        this.winner = seat;
      } else if (standing === best) this.winner = -1;
    }
  }
}
