/** The checks for Metabaloids: the sum of every battle total, and the cards that paid for every loss. */
import { Game } from './game.mjs';

const sum = (lines) => lines.reduce((total, { value }) => total + value, 0);

export class MetabaloidsGame extends Game {
  changes = new Map();
  counted = [];
  bonus = new Map();
  totals = [];

  change({ card, stat }, by) {
    const key = `${card.id} ${stat}`;
    this.changes.set(key, (this.changes.get(key) ?? 0) + by);
  }

  'number.changed'(line) {
    this.change(line, line.by);
  }

  'number.restored'(line) {
    this.change(line, -line.by);
  }

  'attack.declared'({ seat, target, card, attacked }) {
    this.fighting = new Map([
      [seat, { stat: 'attack', column: this.places.get(card.id) }],
      [target, { stat: 'defense', column: this.places.get(attacked.id) }],
    ]);
    this.bonus = new Map();
    this.counted = [];
    this.totals = [];
    this.owed = null;
  }

  'bonus.added'({ seat, points }) {
    this.bonus.set(seat, (this.bonus.get(seat) ?? 0) + points);
  }

  'battle.counted'(line) {
    const { card, as, printed, always, value } = line;
    this.check(printed === this.cards.get(card.id)[as], `the printed ${as} of ${card.name} is another`, line);
    const now = Math.max(0, printed + always + (this.changes.get(`${card.id} ${as}`) ?? 0));
    this.check(value === now, `${card.name} counts ${now}, not ${value}`, line);
    this.counted.push(line);
  }

  'battle.total'(line) {
    const { seat, inColumn, bonus, drawn, total } = line;
    const { stat, column } = this.fighting.get(seat);
    for (const [as, place, told] of [
      [stat, column, inColumn],
      ['cost', `${seat}/battle`, drawn],
    ]) {
      const counted = this.counted.filter((each) => each.as === as && this.places.get(each.card.id) === place);
      const ids = counted.map((each) => each.card.id).sort();
      this.check(ids.join() === this.cardsAt(place).sort().join(), `not every card of ${place} is counted`, line);
      // If a side draws no card, it adds a value of the ruleset that the file does not contain.
      if (as === stat || ids.length > 0)
        this.check(told === sum(counted), `${place} adds up to ${sum(counted)}, not ${told}`, line);
    }
    this.check(bonus === (this.bonus.get(seat) ?? 0), `the bonus is ${this.bonus.get(seat) ?? 0}, not ${bonus}`, line);
    this.check(total === inColumn + bonus + drawn, `the total is ${inColumn + bonus + drawn}, not ${total}`, line);
    this.totals.push(line);
    this.counted = [];
  }

  'battle.decided'(line) {
    const [lower, higher] = this.totals.toSorted((a, b) => a.total - b.total);
    this.check(line.loser === lower.seat && lower.total < higher.total, 'the lower total does not lose', line);
    this.check([higher.total - lower.total, higher.total].includes(line.damage), 'the damage is another', line);
  }

  'damage.paid'(line) {
    const { card, points, left } = line;
    if (this.owed !== null)
      this.check(left === Math.max(0, this.owed - points), `${this.owed} less ${points} is not ${left}`, line);
    this.check(/\/(lost|discard|draw)-pile$/u.test(this.places.get(card.id)), `${card.name} has not been paid`, line);
    this.owed = left;
  }

  'damage.lapsed'(line) {
    if (this.owed !== null) this.check(line.points === this.owed, `${this.owed} were left, not ${line.points}`, line);
  }

  'match.ended'(line) {
    line.standing.forEach(({ lost, hand, drawPile, discardPile }, seat) =>
      this.checkStanding(line, seat, { 'lost-pile': lost, hand, 'draw-pile': drawPile, 'discard-pile': discardPile }),
    );
    this.checkOwners(line);
  }
}
