/**
 * The game of game.ts in an ordinary object style: players, columns, cards and options are objects, zones are lists of cards. It measures
 * the cost of that style. Random numbers and final states are those of game.ts.
 */
import { Random } from '@rulewright/engine';
import type { DeckNumbers } from './table.ts';

export interface Card {
  /** The position in the deck list. */
  readonly index: number;
  readonly cost: number;
  readonly attack: number;
  readonly defense: number;
  readonly isEvent: boolean;
  attackedTurn: number;
}

export interface Column {
  cards: Card[];
  safe: boolean;
}

export interface Player {
  draw: Card[];
  hand: Card[];
  discard: Card[];
  lost: Card[];
  reserve: Card[];
  columns: Column[];
  placed: number;
  placingDone: boolean;
  attacked: boolean;
}

/** A move of a card from one column to another. */
interface Shift {
  readonly card: Card;
  readonly from: Column;
  readonly to: Column;
}

interface EnteredCard {
  readonly card: Card;
  readonly column: Column;
}

/** A card that takes part in a battle. */
interface Fighter extends EnteredCard {
  readonly owner: Player;
}

/** A card that pays damage, and its list; null means the top card of the draw pile. */
interface Payment {
  readonly card: Card | null;
  readonly from: Card[];
  readonly column: Column | null;
}

const HAND_SIZE = 7;
const PLACED_AT_MOST = 7;
const COLUMNS = 3;
const DEPTH = 3;
const MOST_CUTS = 50;
const PASS = null;

function sum(cards: readonly Card[], number: 'attack' | 'defense'): number {
  let total = 0;
  for (const card of cards) total += card[number];
  return total;
}

function remove(list: Card[], card: Card): Card {
  list.splice(list.indexOf(card), 1);
  return card;
}

export class ObjectGame {
  players: Player[] = [];
  winner: number | null = null;
  turns = 0;
  decisions = 0;
  private over = false;
  private readonly chance = new Random(0);
  private readonly choices = new Random(0);

  constructor(
    readonly seats: number,
    private readonly deck: DeckNumbers,
  ) {}

  /** Plays a match to its end with random players. */
  play(seed: number, choiceSeed: number): void {
    this.chance.reseed(seed);
    this.choices.reseed(choiceSeed);
    this.players = Array.from({ length: this.seats }, () => this.newPlayer());
    this.turns = 0;
    this.decisions = 0;
    this.winner = null;
    this.over = false;
    let seat = this.cutForFirst();
    for (const player of this.players) {
      this.shuffle(player.draw);
      for (let i = 0; i < HAND_SIZE; i++) player.hand.push(this.drawCard(player)!);
    }
    this.placeFirstCards(seat);
    while (!this.over) {
      this.turn(this.players[seat]!);
      seat = (seat + 1) % this.seats;
    }
  }

  private newPlayer(): Player {
    const { cost, attack, defense, isEvent } = this.deck;
    return {
      draw: cost.map((_, index) => ({
        index,
        cost: cost[index]!,
        attack: attack[index]!,
        defense: defense[index]!,
        isEvent: isEvent[index]!,
        attackedTurn: 0,
      })),
      hand: [],
      discard: [],
      lost: [],
      reserve: [],
      columns: Array.from({ length: COLUMNS }, () => ({ cards: [], safe: false })),
      placed: 0,
      placingDone: false,
      attacked: false,
    };
  }

  // ---- chance and choices -------------------------------------------------------------------------------------

  private choose<T>(options: readonly T[]): T {
    if (options.length === 1) return options[0]!;
    this.decisions++;
    return options[this.choices.below(options.length)]!;
  }

  private shuffle(cards: Card[]): void {
    for (let i = cards.length - 1; i > 0; i--) {
      const j = this.chance.below(i + 1);
      [cards[i], cards[j]] = [cards[j]!, cards[i]!];
    }
  }

  private cutForFirst(): number {
    let among = this.players.map((_, seat) => seat);
    for (let round = 0; round < MOST_CUTS; round++) {
      const cuts = among.map((seat) => {
        const { draw } = this.players[seat]!;
        return { seat, cost: draw[this.chance.below(draw.length)]!.cost };
      });
      const best = Math.max(...cuts.map(({ cost }) => cost));
      among = cuts.filter(({ cost }) => cost === best).map(({ seat }) => seat);
      if (among.length === 1) return among[0]!;
    }
    return among[this.chance.below(among.length)]!;
  }

  // ---- piles --------------------------------------------------------------------------------------------------

  private reshuffle(player: Player): void {
    player.draw = player.discard.reverse();
    player.discard = [];
    this.shuffle(player.draw);
  }

  private drawCard(player: Player): Card | undefined {
    if (player.draw.length === 0 && player.discard.length > 0) this.reshuffle(player);
    const card = player.draw.pop();
    if (card && player.draw.length === 0 && player.discard.length > 0) this.reshuffle(player);
    return card;
  }

  private loseFromDrawPile(player: Player, cards: number): void {
    for (let i = 0; i < cards; i++) {
      const card = this.drawCard(player);
      if (card) player.lost.push(card);
    }
  }

  private discardFromHand(player: Player, except: Card | null = null): void {
    const options: Card[] = [];
    for (const card of player.hand) if (card !== except) options.push(card);
    player.discard.push(remove(player.hand, this.choose(options)));
  }

  // ---- the grid -----------------------------------------------------------------------------------------------

  private depths({ columns }: Player): number[] {
    const depths: number[] = [];
    for (const { cards } of columns) depths.push(cards.length);
    return depths;
  }

  private isLegal(depths: readonly number[]): boolean {
    let width = 0;
    for (const depth of depths) if (depth > 0) width++;
    const limit = Math.min(DEPTH, width);
    for (const depth of depths) if (depth > limit) return false;
    return true;
  }

  /** The fewest moves to a legal grid, found by breadth-first search. */
  private movesToLegal(depths: readonly number[]): number {
    if (this.isLegal(depths)) return 0;
    let level = [depths];
    for (let moves = 1; ; moves++) {
      level = level.flatMap((one) =>
        one.flatMap((depth, from) =>
          depth === 0 ? [] : one.flatMap((_, to) => (to === from ? [] : [shifted(one, from, to)])),
        ),
      );
      if (level.some((one) => this.isLegal(one))) return moves;
    }
  }

  /** The columns to offer: all columns with cards, and the first empty one. */
  private offered({ columns }: Player): Column[] {
    const offered: Column[] = [];
    let empty = false;
    for (const column of columns) {
      if (column.cards.length > 0) offered.push(column);
      else if (!empty) {
        empty = true;
        offered.push(column);
      }
    }
    return offered;
  }

  private openColumns(player: Player): Column[] {
    const depths = this.depths(player);
    const open: Column[] = [];
    for (const column of this.offered(player)) {
      const after = depths.slice();
      after[player.columns.indexOf(column)]!++;
      if (this.isLegal(after)) open.push(column);
    }
    return open;
  }

  /** The moves of column cards whose resulting depths `allowed` accepts. */
  private shifts(player: Player, allowed: (depths: readonly number[]) => boolean): Shift[] {
    const depths = this.depths(player);
    const offered = this.offered(player);
    const shifts: Shift[] = [];
    player.columns.forEach((from, i) => {
      if (from.cards.length === 0) return;
      const targets: Column[] = [];
      for (const to of offered) {
        if (to !== from && allowed(shifted(depths, i, player.columns.indexOf(to)))) targets.push(to);
      }
      for (const card of from.cards) for (const to of targets) shifts.push({ card, from, to });
    });
    return shifts;
  }

  private takeFromColumn(column: Column, card: Card): Card {
    remove(column.cards, card);
    if (column.cards.length === 0) column.safe = false;
    return card;
  }

  private shift({ card, from, to }: Shift): void {
    to.cards.push(this.takeFromColumn(from, card));
  }

  private repair(player: Player): void {
    for (let needed = this.movesToLegal(this.depths(player)); needed > 0; needed--) {
      this.shift(this.choose(this.shifts(player, (depths) => this.movesToLegal(depths) === needed - 1)));
    }
  }

  // ---- set-up and turns ---------------------------------------------------------------------------------------

  private placeFirstCards(starter: number): void {
    let seat = starter;
    for (let passedOver = 0; passedOver < this.seats; passedOver++, seat = (seat + 1) % this.seats) {
      const player = this.players[seat]!;
      if (player.placingDone) continue;
      const columns = this.openColumns(player);
      const options: (EnteredCard | null)[] = [];
      for (const card of player.hand) {
        if (card.isEvent || player.placed + card.cost > PLACED_AT_MOST) continue;
        for (const column of columns) options.push({ card, column });
      }
      if (options.length === 0) continue;
      options.push(PASS);
      const option = this.choose(options);
      if (option === PASS) {
        player.placingDone = true;
        continue;
      }
      option.column.cards.push(remove(player.hand, option.card));
      player.placed += option.card.cost;
      player.placingDone = player.placed >= PLACED_AT_MOST;
      passedOver = -1;
    }
  }

  private turn(player: Player): void {
    this.turns++;
    for (const one of this.players) one.attacked = false;
    this.drawPhase(player);
    if (this.over) return;
    this.movePhase(player);
    this.deployPhase(player);
    this.attackPhase(player);
    this.restockPhase(player);
    if (player.columns.every(({ cards }) => cards.length === 0)) this.loseFromDrawPile(player, 2);
  }

  private drawPhase(player: Player): void {
    if (player.hand.length >= HAND_SIZE) return;
    while (player.hand.length < HAND_SIZE) {
      const card = this.drawCard(player);
      if (!card) return this.end(player);
      player.hand.push(card);
    }
    const card = this.choose([...player.hand, PASS]);
    if (card !== PASS) player.discard.push(remove(player.hand, card));
  }

  private movePhase(player: Player): void {
    while (player.hand.length > 0) {
      const options: (Shift | null)[] = this.shifts(player, (depths) => this.isLegal(depths));
      if (options.length === 0) return;
      options.push(PASS);
      const option = this.choose(options);
      if (option === PASS) return;
      this.discardFromHand(player);
      this.shift(option);
    }
  }

  private deployPhase(player: Player): void {
    while (player.reserve.length > 0) {
      const columns = this.openColumns(player);
      const options: EnteredCard[] = [];
      for (const card of player.reserve) for (const column of columns) options.push({ card, column });
      if (options.length === 0) {
        player.lost.push(...player.reserve.reverse());
        player.reserve = [];
        return;
      }
      const { card, column } = this.choose(options);
      column.cards.push(remove(player.reserve, card));
      column.safe = false;
    }
  }

  private restockPhase(player: Player): void {
    for (;;) {
      const options: (Card | null)[] = [];
      for (const card of player.hand) if (!card.isEvent && card.cost < player.hand.length) options.push(card);
      if (options.length === 0) return;
      options.push(PASS);
      const card = this.choose(options);
      if (card === PASS) return;
      for (let owed = card.cost; owed > 0; owed--) this.discardFromHand(player, card);
      player.reserve.push(remove(player.hand, card));
    }
  }

  // ---- attack and battle --------------------------------------------------------------------------------------

  private targets(player: Player): Fighter[] {
    const targets: Fighter[] = [];
    for (const owner of this.players) {
      if (owner === player || owner.attacked) continue;
      for (const column of owner.columns) {
        if (!column.safe) for (const card of column.cards) targets.push({ card, column, owner });
      }
    }
    return targets;
  }

  private attackers(player: Player): (Fighter | null)[] {
    const attackers: (Fighter | null)[] = [];
    for (const column of player.columns) {
      if (column.safe) continue;
      for (const card of column.cards) {
        if (card.attackedTurn !== this.turns) attackers.push({ card, column, owner: player });
      }
    }
    return attackers;
  }

  private attackPhase(player: Player): void {
    let attacks = 0;
    while (player.hand.length > 0) {
      const targets = this.targets(player);
      if (targets.length === 0) break;
      const attackers = this.attackers(player);
      if (attackers.length === 0) break;
      attackers.push(PASS);
      const attacker = this.choose(attackers);
      if (attacker === PASS) break;
      const target = this.choose(targets);
      attacks++;
      attacker.card.attackedTurn = this.turns;
      target.owner.attacked = true;
      this.discardFromHand(player);
      this.battle(attacker, target);
    }
    if (attacks > 0) return;
    const able = player.columns.some(({ cards, safe }) => cards.length > 0 && !safe);
    this.loseFromDrawPile(player, able ? 1 : 2);
  }

  private battle(attacker: Fighter, defender: Fighter): void {
    const own = this.drawCard(attacker.owner);
    const other = this.drawCard(defender.owner);
    const attack = sum(attacker.column.cards, 'attack') + (own?.cost ?? 0);
    const defense = sum(defender.column.cards, 'defense') + (other?.cost ?? 0);
    if (attack > defense) this.takeDamage(defender, attack - defense, true);
    else if (attack < defense) this.takeDamage(attacker, defense - attack, false);
    const pile = attack === defense ? 'lost' : 'discard';
    if (own) attacker.owner[pile].push(own);
    if (other) defender.owner[pile].push(other);
  }

  private takeDamage(marked: Fighter, damage: number, makesSafe: boolean): void {
    const { card, column, owner } = marked;
    owner.lost.push(this.takeFromColumn(column, card));
    if (makesSafe && column.cards.length > 0) column.safe = true;
    this.repair(owner);
    this.pay(owner, damage - card.defense, makesSafe ? column : null);
  }

  /** Pays damage one card at a time. When a card of the `attacked` column pays, that column becomes safe. */
  private pay(player: Player, damage: number, attacked: Column | null): void {
    let owed = damage;
    while (owed > 0) {
      const options: Payment[] = [];
      for (const column of player.columns)
        for (const card of column.cards) options.push({ card, from: column.cards, column });
      for (const card of player.reserve) options.push({ card, from: player.reserve, column: null });
      for (const card of player.hand) options.push({ card, from: player.hand, column: null });
      const top = player.discard.at(-1);
      if (top) options.push({ card: top, from: player.discard, column: null });
      if (player.draw.length > 0) options.push({ card: null, from: player.draw, column: null });
      if (options.length === 0) return;
      const payment = this.choose(options);
      owed -= this.payWith(player, payment);
      if (attacked && payment.column === attacked && attacked.cards.length > 0) attacked.safe = true;
      this.repair(player);
    }
  }

  /** Performs the payment and returns its value in points. */
  private payWith(player: Player, { card, from, column }: Payment): number {
    if (!card) {
      this.loseFromDrawPile(player, 1);
      return 1;
    }
    player.lost.push(column ? this.takeFromColumn(column, card) : remove(from, card));
    return card.defense;
  }

  // ---- the end ------------------------------------------------------------------------------------------------

  private end(failed: Player): void {
    this.over = true;
    if (this.seats === 2) {
      this.winner = 1 - this.players.indexOf(failed);
      return;
    }
    const fewest = (players: readonly Player[], count: (player: Player) => number): Player[] => {
      const least = Math.min(...players.map(count));
      return players.filter((player) => count(player) === least);
    };
    const lost = fewest(this.players, (player) => player.lost.length);
    const best = fewest(lost, ({ columns }) => columns.reduce((cards, column) => cards + column.cards.length, 0));
    this.winner = best.length === 1 ? this.players.indexOf(best[0]!) : null;
  }
}

function shifted(depths: readonly number[], from: number, to: number): number[] {
  const after = depths.slice();
  after[from]!--;
  after[to]!++;
  return after;
}
