/**
 * Worlds that a seat must reckon with: copies of a match in which the cards hidden from the seat are exchanged at
 * random, owner by owner, and chance runs on from another seed, never from the match's own seed or key. Nothing is written to the match itself.
 *
 * What decides is the order in which hidden cards lie, never which cards they are: two matches that look the same to the
 * seat give the same worlds.
 */
import { Match, NO_CARD, mayKnow, type Random, type Snapshot } from '@rulewright/engine';

/** Cards of one owner that a seat may not know: where they lie, and the definitions that they have among them. */
interface Hidden {
  readonly cards: number[];
  readonly defs: number[];
  /** The cards that are not dealt yet in the current imagined world. */
  readonly left: number[];
}

export class Imagination {
  /** The world imagined last; play in it freely. */
  readonly world: Match;
  private snapshot: Snapshot | undefined;
  private hidden: Hidden[] = [];
  private seat = -1;
  private options = new Int32Array(0);

  private constructor(match: Match) {
    this.world = new Match(match.program, match.seats, match.cards);
  }

  /** Reuses the imagined worlds of an earlier match, or makes new ones for another table. */
  static for(match: Match, kept: Imagination | null): Imagination {
    const fits =
      kept?.world.program === match.program && kept.world.seats === match.seats && kept.world.cards === match.cards;
    return fits ? kept : new Imagination(match);
  }

  /** Remembers a match that asks `match.decisionSeat`, as far as that seat may know it. */
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
    // In an order of their own: the order in which they lie is what the seat may not know.
    for (const { defs } of this.hidden) defs.sort((a, b) => a - b);
  }

  /** Exchanges cards that could not lie where they were dealt with others of their owner that could. */
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
   * Makes another world and runs it to the decision that was looked at.
   * @returns false where the decision does not arise in it
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
