/** The checks for a battle of Metabaloids: who fights whom, both totals, the damage, and the cards that pay for it. */
import { Game, placeOf } from './game.mjs';

const sum = (lines) => lines.reduce((total, { value }) => total + value, 0);

/** By rule: how the damage compares with the defense of the marked card. */
const MARKED = {
  'mb.damage.surge': (damage, defense) => damage < defense,
  'mb.damage.exact': (damage, defense) => damage === defense,
  'mb.damage.overflow': (damage, defense) => damage > defense,
};

const PAYING = { hand: 'hand', 'draw-pile': 'draw-pile', 'discard-pile': 'discard-pile', reserve: 'reserve' };

export class Battle extends Game {
  changes = [];
  attacks = new Map();
  safe = new Set();
  counted = [];
  bonus = new Map();
  totals = [];
  /** What static abilities add to a number, as the last line about the card says. */
  always = new Map();
  steady = true;
  owed = 0;

  before(line) {
    // Each pair of totals is decided at once, or it is a tie.
    if (this.totals.length === 2 && !this.decided) {
      const [a, b] = this.totals.map(({ total }) => total);
      this.decided = true;
      this.check((line.event === 'battle.decided') === (a !== b), `${a} against ${b} is not decided like that`, line);
    }
    if (this.owed > 0 && ['step.started', 'turn.started', 'attack.declared'].includes(line.event)) {
      this.check(false, `${this.owed} points of damage are not paid`, line);
      this.owed = 0;
    }
    if (
      this.sides &&
      !this.stopped &&
      this.totals.length === 0 &&
      ['step.started', 'attack.declared'].includes(line.event)
    ) {
      const gone = this.out.has(this.sides.attacker) || this.out.has(this.sides.defender);
      this.check(gone, 'the attack has no totals', line);
    }
    // A column that loses its marked card and is not empty is in safety at once.
    if (this.unsafe && line.event !== 'number.restored') {
      this.check(
        line.event === 'column.safe' && placeOf({ ...line, zone: `column-${line.column}` }) === this.unsafe,
        `${this.unsafe} is in safety`,
        line,
      );
      this.unsafe = null;
    }
  }

  /** The changes of a number that run. */
  changed(id, stat) {
    return this.changes.reduce((by, one) => by + (one.id === id && one.stat === stat ? one.by : 0), 0);
  }

  'number.changed'({ card, stat, by }) {
    this.changes.push({ id: card.id, stat, by });
  }

  'number.restored'(line) {
    const { card, stat, by } = line;
    const at = this.changes.findIndex((one) => one.id === card.id && one.stat === stat && one.by === by);
    this.check(at >= 0, `${card.name} has no such change of ${stat}`, line);
    if (at >= 0) this.changes.splice(at, 1);
  }

  'column.safe'(line) {
    const place = `${line.seat}/column-${line.column}`;
    this.check(this.p['safety.enabled'] === true, 'there is no safety', line);
    this.check(this.cardsAt(place).length > 0, 'an empty column is not in safety', line);
    this.check(!this.safe.has(place), 'the column was in safety', line);
    this.check(placeOf(this.lastLoss ?? {}) === place, 'the column lost no card', line);
    this.safe.add(place);
  }

  'column.unsafe'(line) {
    const place = `${line.seat}/column-${line.column}`;
    this.check(this.safe.delete(place), 'the column was not in safety', line);
  }

  /** A column that is empty is not in safety. */
  isSafe(place) {
    if (this.safe.has(place) && this.cardsAt(place).length === 0) this.safe.delete(place);
    return this.safe.has(place);
  }

  leftSafety() {}

  'card.moved'(line) {
    const before = this.places.get(line.card.id);
    super['card.moved'](line);
    if (this.safe.has(before)) this.isSafe(before);
    if (line.rule !== 'mb.win.reshuffle-on-empty') this.lastMove = line;
    if (line.from.zone.startsWith('column-')) this.lastLoss = line.from;
    const compare = MARKED[line.rule];
    if (compare) this.markedIsLost(line, compare);
  }

  'attack.declared'(line) {
    const { seat, target, card, attacked } = line;
    const { p } = this;
    const [own, theirs] = [this.places.get(card.id), this.places.get(attacked.id)];
    this.check(seat === this.active && target !== seat, `seat ${seat} cannot attack seat ${target} now`, line);
    this.check(own.startsWith(`${seat}/column-`), `${card.name} is in no column of seat ${seat}`, line);
    this.check(theirs.startsWith(`${target}/column-`), `${attacked.name} is in no column of seat ${target}`, line);
    if (p['safety.blocksBeingAttacked']) this.check(!this.isSafe(theirs), 'the attacked column is in safety', line);
    if (p['safety.blocksInitiating']) this.check(!this.isSafe(own), 'the attacking column is in safety', line);
    const fee =
      p['attack.fee.unit'] === 'card' || p['pay.pointValue'] === 'one-per-card' ? (p['attack.fee.amount'] ?? 0) : null;
    if (fee !== null) this.check(this.fee === fee, `the fee is ${fee}, not ${this.fee}`, line);
    this.fee = 0;
    const times = (this.attacks.get(target) ?? 0) + 1;
    const most = p['attack.maxPerOpponent'];
    this.attacks.set(target, times);
    this.check(most === null || times <= most, `this is attack ${times} on seat ${target}`, line);
    this.sides = { attacker: seat, defender: target, card, attacked };
    this.fighting = new Map([
      [seat, { stat: 'attack', column: own }],
      [target, { stat: 'defense', column: theirs }],
    ]);
    this.bonus = new Map();
    this.counted = [];
    this.totals = [];
    this.decided = false;
    this.noCard = new Set();
    this.prevented = 0;
    this.stopped = false;
  }

  /** A stopped attack need not count as one. */
  'action.stopped'({ seat, action }) {
    if (action === 'attack' && seat === this.sides?.attacker) this.stopped = true;
    if (action !== 'attack' || this.p['attack.stoppedCountsAsInitiated']) return;
    const { defender } = this.sides;
    if (seat === this.sides.attacker) this.attacks.set(defender, this.attacks.get(defender) - 1);
  }

  'bonus.added'({ seat, points }) {
    this.bonus.set(seat, (this.bonus.get(seat) ?? 0) + points);
  }

  'battle.no-card'({ seat }) {
    this.noCard.add(seat);
  }

  'battle.counted'(line) {
    const { card, as, printed, always, value } = line;
    this.check(printed === this.cards.get(card.id)[as], `the printed ${as} of ${card.name} is another`, line);
    const now = Math.max(0, printed + always + this.changed(card.id, as));
    this.check(value === now, `${card.name} counts ${now}, not ${value}`, line);
    if (as === 'defense' && always !== 0) this.steady = false;
    this.always.set(`${card.id} ${as}`, always);
    this.counted.push(line);
  }

  'battle.total'(line) {
    const { seat, inColumn, bonus, drawn, total } = line;
    const { attacker, defender } = this.sides;
    this.check(seat === [attacker, defender][this.totals.length], 'the attacker is counted first', line);
    const { stat, column } = this.fighting.get(seat) ?? {};
    for (const [as, place, told] of [
      [stat, column, inColumn],
      ['cost', `${seat}/battle`, drawn],
    ]) {
      const counted = this.counted.filter((each) => each.as === as && this.places.get(each.card.id) === place);
      const ids = counted.map((each) => each.card.id).sort();
      this.check(ids.join() === this.cardsAt(place).sort().join(), `not every card of ${place} is counted`, line);
      const none = as === 'cost' && ids.length === 0;
      const adds = none ? (this.p['battle.noCardAdds'] ?? 0) : sum(counted);
      this.check(told === adds, `${place} adds up to ${adds}, not ${told}`, line);
    }
    const drew = this.countAt(seat, 'battle');
    if (!this.noCard.has(seat))
      this.check(drew <= this.p['battle.cardsDrawn'], `seat ${seat} drew ${drew} cards`, line);
    this.check(bonus === (this.bonus.get(seat) ?? 0), `the bonus is ${this.bonus.get(seat) ?? 0}, not ${bonus}`, line);
    this.check(total === inColumn + bonus + drawn, `the total is ${inColumn + bonus + drawn}, not ${total}`, line);
    this.totals.push(line);
    this.counted = [];
  }

  'battle.decided'(line) {
    const [lower, higher] = this.totals.toSorted((a, b) => a.total - b.total);
    this.check(line.loser === lower?.seat && lower.total < higher.total, 'the lower total does not lose', line);
    const damage = this.p['battle.damage'] === 'difference' ? higher.total - lower.total : higher.total;
    this.check(line.damage === damage, `the damage is ${damage}, not ${line.damage}`, line);
    this.check(this.result !== this.totals, 'the battle is decided already', line);
    this.result = this.totals;
    this.loser = line.loser;
    this.damage = damage;
    this.due = null;
  }

  /** Prevented damage is taken off before the marked card takes any. */
  'damage.prevented'(line) {
    this.prevented += line.points;
    this.check(line.points > 0 && this.prevented <= this.damage, `the damage is only ${this.damage}`, line);
    this.check(line.seat === this.loser, `seat ${line.seat} takes no damage`, line);
  }

  get taken() {
    return Math.max(0, this.damage - this.prevented);
  }

  /** The defense of the marked card before it was lost. Of an attacking card, no line tells what static abilities add. */
  defenseOf(card) {
    const always = this.always.get(`${card.id} defense`) ?? 0;
    return Math.max(0, this.cards.get(card.id).defense + always + this.changed(card.id, 'defense'));
  }

  markedIsLost(line, compare) {
    const { attacker, card, attacked } = this.sides;
    const marked = this.loser === attacker ? card : attacked;
    this.check(line.card.id === marked.id, `${marked.name} is the marked card`, line);
    const defense = this.defenseOf(line.card);
    if (this.steady)
      this.check(
        compare(this.taken, defense),
        `${this.taken} damage and a defense of ${defense} are not ${line.rule}`,
        line,
      );
    this.due = Math.max(0, this.taken - defense);
    const { column } = this.fighting.get(this.loser);
    const { p } = this;
    const turned = p['safety.enabled'] && (this.loser !== attacker || p['safety.appliesToAttackerColumn']);
    const counts = p['safety.trigger'] === 'any-loss-by-damage' || line.rule === 'mb.damage.surge';
    if (turned && counts && this.cardsAt(column).length > 0 && !this.isSafe(column)) this.unsafe = column;
    this.owed = this.due;
  }

  'damage.paid'(line) {
    const { seat, card, points, left } = line;
    const { p } = this;
    this.check(seat === this.loser && card.owner === seat, `seat ${seat} does not owe this`, line);
    // Without a marked card that took its part, the damage is paid in full.
    if (this.due === null) this.due = this.owed = this.taken;
    if (this.steady || this.due !== this.taken) {
      this.check(this.owed > 0, 'nothing is owed', line);
      this.check(left === Math.max(0, this.owed - points), `${this.owed} less ${points} is not ${left}`, line);
    }
    const { from } = this.lastMove;
    this.check(this.lastMove.card.id === card.id, `${this.lastMove.card.name} was given up, not ${card.name}`, line);
    const zone = from.zone.startsWith('column-') ? 'play-area' : PAYING[from.zone];
    this.check(p['damage.paySources'].includes(zone), `no card pays from ${from.zone}`, line);
    const worth =
      zone === 'draw-pile'
        ? p['damage.drawPileCardValue']
        : p['damage.valueBy'] === 'defense'
          ? this.cards.get(card.id).defense
          : 1;
    this.check(points === worth, `${card.name} pays ${worth}, not ${points}`, line);
    const paidTo = p['damage.paidTo'] === 'discard' ? 'discard-pile' : 'lost-pile';
    const place = this.places.get(card.id);
    // A discard pile can become the draw pile in between.
    const fits = place === `${seat}/${paidTo}` || (paidTo === 'discard-pile' && place === `${seat}/draw-pile`);
    this.check(fits, `${card.name} has not been paid`, line);
    this.owed = left;
  }

  'damage.lapsed'(line) {
    if (this.due === null) this.due = this.owed = this.taken;
    this.check(line.points === this.owed, `${this.owed} were left, not ${line.points}`, line);
    this.check(line.seat === this.loser, `seat ${line.seat} owes nothing`, line);
    this.owed = 0;
  }
}
