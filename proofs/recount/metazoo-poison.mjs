/** Follows the Poison Indicators of MetaZoo: when each was placed, when it ends, and what it takes at the end of a turn. */

export class Poison {
  /** By target, such as `seat 1`: the turns in which its Indicators were placed. */
  placed = new Map();
  /** By target: the Indicators at the end of a turn, and the losses since then. `odd`: something changed in between. */
  taking = new Map();

  /** @param p the parameters of the ruleset */
  constructor(p) {
    this.p = p;
  }

  place(target, turn) {
    this.placed.set(target, [...(this.placed.get(target) ?? []), turn]);
    this.disturb(target);
  }

  /** An Indicator ends with its time. Returns whether its time has come. */
  expire(target, turn) {
    const [first, ...rest] = this.placed.get(target) ?? [];
    this.placed.set(target, rest);
    this.disturb(target);
    return this.isOver(first, turn);
  }

  clear(target) {
    this.placed.delete(target);
    this.disturb(target);
  }

  isOver(placed, turn) {
    return turn - placed + 1 >= this.p['status.poison.removedAtStartOfTurn'];
  }

  /** The targets with an Indicator that should have ended before. */
  overdue(turn) {
    return [...this.placed]
      .filter(([, turns]) => turns.some((one) => this.isOver(one, turn)))
      .map(([target]) => target);
  }

  /** The end of a turn has come: each Indicator takes LP now. */
  begin() {
    this.taking = new Map(
      [...this.placed].map(([target, { length }]) => [target, { count: length, losses: 0, odd: false }]),
    );
  }

  take(target) {
    const taking = this.taking.get(target) ?? { count: 0, losses: 0, odd: false };
    taking.losses++;
    this.taking.set(target, taking);
  }

  disturb(target) {
    const taking = this.taking.get(target);
    if (taking) taking.odd = true;
  }

  /** The targets that lost LP more or less often than they have Indicators, after the end of a turn. */
  end() {
    const every = this.p['status.poison.takes'] === 'every-turn';
    const wrong = [...this.taking].filter(([, { count, losses, odd }]) => every && !odd && losses !== count);
    this.taking = new Map();
    return wrong.map(([target]) => target);
  }
}
