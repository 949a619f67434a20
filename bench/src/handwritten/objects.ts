/**
 * The same game once more, as most would write it: players, cards and options are objects, zones are lists, choices are
 * made by `filter` and `map`. It shows what a natural program costs; random numbers and last states are those of game.ts.
 */
import { Random } from '@rulewright/engine';
import type { DeckNumbers } from './table.ts';

export interface Card {
  /** Its place in the deck's list. */
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

interface Shift {
  readonly card: Card;
  readonly from: Column;
  readonly to: Column;
}

const HAND_SIZE = 7;
const PLACED_AT_MOST = 7;
const COLUMNS = 3;
const DEPTH = 3;
const MOST_CUTS = 50;
const PASS = null;

const sum = (cards: readonly Card[], number: 'attack' | 'defense'): number =>
  cards.reduce((total, card) => total + card[number], 0);

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
    const card = this.choose(player.hand.filter((one) => one !== except));
    player.discard.push(remove(player.hand, card));
  }

  // ---- the grid -----------------------------------------------------------------------------------------------

  private depths(player: Player): number[] {
    return player.columns.map(({ cards }) => cards.length);
  }

  private isLegal(depths: readonly number[]): boolean {
    const limit = Math.min(DEPTH, depths.filter((depth) => depth > 0).length);
    return depths.every((depth) => depth <= limit);
  }

  /** The fewest moves to a legal grid: tried breadth first. */
  private movesToLegal(depths: readonly number[]): number {
    let level = [depths];
    for (let moves = 0; ; moves++) {
      if (level.some((one) => this.isLegal(one))) return moves;
      level = level.flatMap((one) =>
        one.flatMap((depth, from) =>
          depth === 0 ? [] : one.flatMap((_, to) => (to === from ? [] : [shifted(one, from, to)])),
        ),
      );
    }
  }

  private offered(player: Player): Column[] {
    const empty = player.columns.find(({ cards }) => cards.length === 0);
    return player.columns.filter((column) => column.cards.length > 0 || column === empty);
  }

  private openColumns(player: Player): Column[] {
    const depths = this.depths(player);
    return this.offered(player).filter((column) =>
      this.isLegal(depths.map((depth, i) => (player.columns[i] === column ? depth + 1 : depth))),
    );
  }

  private shifts(player: Player, distance: number): Shift[] {
    const depths = this.depths(player);
    const offered = this.offered(player);
    return player.columns.flatMap((from, i) => {
      if (from.cards.length === 0) return [];
      const targets = offered.filter(
        (to) => to !== from && this.movesToLegal(shifted(depths, i, player.columns.indexOf(to))) === distance,
      );
      return from.cards.flatMap((card) => targets.map((to) => ({ card, from, to })));
    });
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
      this.shift(this.choose(this.shifts(player, needed - 1)));
    }
  }

  // ---- set-up and turns ---------------------------------------------------------------------------------------

  private placeFirstCards(starter: number): void {
    let seat = starter;
    for (let passedOver = 0; passedOver < this.seats; passedOver++, seat = (seat + 1) % this.seats) {
      const player = this.players[seat]!;
      if (player.placingDone) continue;
      const columns = this.openColumns(player);
      const options = player.hand
        .filter((card) => !card.isEvent && player.placed + card.cost <= PLACED_AT_MOST)
        .flatMap((card) => columns.map((column) => ({ card, column })));
      if (options.length === 0) continue;
      const option = this.choose([...options, PASS]);
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
      const options = this.shifts(player, 0);
      if (options.length === 0) return;
      const option = this.choose([...options, PASS]);
      if (option === PASS) return;
      this.discardFromHand(player);
      this.shift(option);
    }
  }

  private deployPhase(player: Player): void {
    while (player.reserve.length > 0) {
      const columns = this.openColumns(player);
      const options = player.reserve.flatMap((card) => columns.map((column) => ({ card, column })));
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
      const options = player.hand.filter((card) => !card.isEvent && card.cost < player.hand.length);
      if (options.length === 0) return;
      const card = this.choose([...options, PASS]);
      if (card === PASS) return;
      for (let owed = card.cost; owed > 0; owed--) this.discardFromHand(player, card);
      player.reserve.push(remove(player.hand, card));
    }
  }

  // ---- attack and battle --------------------------------------------------------------------------------------

  private targets(player: Player): { card: Card; column: Column; owner: Player }[] {
    return this.players
      .filter((owner) => owner !== player && !owner.attacked)
      .flatMap((owner) =>
        owner.columns
          .filter(({ safe }) => !safe)
          .flatMap((column) => column.cards.map((card) => ({ card, column, owner }))),
      );
  }

  private attackPhase(player: Player): void {
    let attacks = 0;
    while (player.hand.length > 0) {
      const targets = this.targets(player);
      if (targets.length === 0) break;
      const attackers = player.columns
        .filter(({ safe }) => !safe)
        .flatMap((column) => column.cards.map((card) => ({ card, column })))
        .filter(({ card }) => card.attackedTurn !== this.turns);
      if (attackers.length === 0) break;
      const attacker = this.choose([...attackers, PASS]);
      if (attacker === PASS) break;
      const target = this.choose(targets);
      attacks++;
      attacker.card.attackedTurn = this.turns;
      target.owner.attacked = true;
      this.discardFromHand(player);
      this.battle({ ...attacker, owner: player }, target);
    }
    if (attacks > 0) return;
    const able = player.columns.some(({ cards, safe }) => cards.length > 0 && !safe);
    this.loseFromDrawPile(player, able ? 1 : 2);
  }

  private battle(
    attacker: { card: Card; column: Column; owner: Player },
    defender: { card: Card; column: Column; owner: Player },
  ): void {
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

  private takeDamage(marked: { card: Card; column: Column; owner: Player }, damage: number, makesSafe: boolean): void {
    const { card, column, owner } = marked;
    owner.lost.push(this.takeFromColumn(column, card));
    if (makesSafe && column.cards.length > 0) column.safe = true;
    this.repair(owner);
    this.pay(owner, damage - card.defense);
  }

  private pay(player: Player, damage: number): void {
    let owed = damage;
    while (owed > 0) {
      const options: (() => number)[] = [
        ...player.columns.flatMap((column) =>
          column.cards.map((card) => () => this.lose(player, this.takeFromColumn(column, card))),
        ),
        ...player.reserve.map((card) => () => this.lose(player, remove(player.reserve, card))),
        ...player.hand.map((card) => () => this.lose(player, remove(player.hand, card))),
        ...player.discard.slice(-1).map((card) => () => this.lose(player, remove(player.discard, card))),
      ];
      if (player.draw.length > 0) {
        options.push(() => {
          this.loseFromDrawPile(player, 1);
          return 1;
        });
      }
      if (options.length === 0) return;
      owed -= this.choose(options)();
      this.repair(player);
    }
  }

  /** Puts a card on the lost pile. Returns what it pays. */
  private lose(player: Player, card: Card): number {
    player.lost.push(card);
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
  return depths.map((depth, i) => depth - (i === from ? 1 : 0) + (i === to ? 1 : 0));
}
