/**
 * Worlds that are possible from a seat's point of view. They are copies of a match in which the cards hidden from the seat are shuffled,
 * separately for each owner. Random events use a new seed, never the match's own seed or key. The match itself never changes.
 *
 * The worlds depend on which cards are hidden, and not on their real order. Two matches that look the same to the seat give the same
 * worlds.
 */
import { Match, NO_CARD, mayKnow, type Random, type Snapshot } from '@rulewright/engine';

/** The cards of one owner that a seat may not know: their positions, and the definitions to distribute over these positions. */
interface Hidden {
  readonly cards: number[];
  readonly defs: number[];
  /** The definitions that are not dealt yet in the current imagined world. */
  readonly left: number[];
}

export class Imagination {
  /** The latest imagined world. The caller may play in it freely. */
  readonly world: Match;
  private snapshot: Snapshot | undefined;
  private hidden: Hidden[] = [];
  private seat = -1;
  private options = new Int32Array(0);

  private constructor(match: Match) {
    this.world = new Match(match.program, match.seats, match.cards);
  }

  /** Reuses an earlier object if program, seats and number of cards are the same. Otherwise makes a new one. */
  static for(match: Match, earlier: Imagination | null): Imagination {
    const fits =
      earlier?.world.program === match.program &&
      earlier.world.seats === match.seats &&
      earlier.world.cards === match.cards;
    return fits ? earlier : new Imagination(match);
  }

  /** Remembers a match from the point of view of `match.decisionSeat`, which has to decide now. */
  look(match: Match): void {
    this.seat = match.decisionSeat;
    this.options = match.options.slice(0, match.optionCount);
    this.snapshot = match.save(this.snapshot);
    this.world.autoSingle = match.autoSingle;
    this.hidden = Array.from({ length: match.seats }, () => ({ cards: [], defs: [], left: [] }));
    for (let zone = 0; zone < match.zoneCount.length; zone++) {
      for (let card = match.bottom(zone); card !== NO_CARD; card = match.above(card)) {
        if (mayKnow(match, this.seat, card)) continue;
        const { cards, defs } = this.hidden[match.owner[card]!]!;
        cards.push(card);
        defs.push(match.def[card]!);
      }
    }
    // Sorted, because the seat may not know the real order.
    for (const { defs } of this.hidden) defs.sort((a, b) => a - b);
  }

  /** Repairs a deal: swaps a card that cannot be in its place with another card of its owner, if both can be in their new places. */
  private mend(cards: readonly number[], random: Random): void {
    const { world } = this;
    const { mechanics } = world.program;
    if (!mechanics.couldBe) return;
    const fits = (card: number, def: number): boolean => mechanics.couldBe!(world, card, def);
    for (const card of cards) {
      if (fits(card, world.def[card]!)) continue;
      const start = random.below(cards.length);
      for (let n = 0; n < cards.length; n++) {
        const other = cards[(start + n) % cards.length]!;
        if (!fits(card, world.def[other]!) || !fits(other, world.def[card]!)) continue;
        const def = world.def[card]!;
        world.def[card] = world.def[other]!;
        world.def[other] = def;
        break;
      }
    }
  }

  /**
   * Makes another world and runs it up to the remembered decision.
   * @returns false if that decision does not come up in this world
   */
  deal(random: Random): boolean {
    const { world, hidden, options } = this;
    world.load(this.snapshot!);
    for (const { cards, defs, left } of hidden) {
      for (let i = 0; i < defs.length; i++) left[i] = defs[i]!;
      for (let i = defs.length - 1; i >= 0; i--) {
        const j = random.below(i + 1);
        world.def[cards[i]!] = left[j]!;
        left[j] = left[i]!;
      }
      this.mend(cards, random);
    }
    world.reseed(random.below(2 ** 32) | 0);
    if (!world.advance() || world.decisionSeat !== this.seat || world.optionCount !== options.length) return false;
    return options.every((option, i) => option === world.options[i]);
  }
}
