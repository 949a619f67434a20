/**
 * Recounts games from their event file alone, as docs/guide/events.md says it can be done: where every card is, how every
 * battle total comes about, what every loss was paid with. By hand: `node tools/recount.mjs FILE.ndjson`.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const placeOf = ({ seat, zone }) => `${seat}/${zone}`;
const sum = (lines) => lines.reduce((total, { value }) => total + value, 0);

/** One game, followed line by line. `wrong` collects what does not agree, in words. */
class Game {
  wrong = [];
  lines = 0;
  changes = new Map();
  counted = [];
  bonus = new Map();
  totals = [];

  constructor(opening) {
    this.cards = new Map(opening.cards.map((card) => [card.id, card]));
    this.places = new Map(opening.cards.map((card) => [card.id, placeOf(card.at)]));
  }

  check(holds, what, line) {
    if (!holds) this.wrong.push(`game ${line.game}, line ${line.n}: ${what}`);
  }

  cardsAt(place) {
    return [...this.places].filter(([, at]) => at === place).map(([id]) => id);
  }

  take(line) {
    this.check(line.n === this.lines++, 'a line is missing', line);
    this[line.event]?.(line);
  }

  'card.moved'(line) {
    const { card, from, to } = line;
    this.check(this.places.get(card.id) === placeOf(from), `${card.name} is not where it comes from`, line);
    this.check(card.owner === to.seat, `${card.name} goes to another player`, line);
    this.places.set(card.id, placeOf(to));
    this.moved = card.id;
  }

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
      // Without a card drawn a side adds what the ruleset says, which the file does not repeat.
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
    line.standing.forEach(({ lost, hand, drawPile, discardPile }, seat) => {
      const told = { 'lost-pile': lost, hand, 'draw-pile': drawPile, 'discard-pile': discardPile };
      for (const [zone, cards] of Object.entries(told)) {
        this.check(
          this.cardsAt(`${seat}/${zone}`).length === cards,
          `${zone} of seat ${seat} does not hold ${cards}`,
          line,
        );
      }
    });
    for (const [id, place] of this.places)
      this.check(place.startsWith(`${this.cards.get(id).owner}/`), `card ${id} has changed hands`, line);
  }
}

/** Recounts the lines of an event file. Returns how many games were recounted and everything that does not agree. */
export function recount(lines) {
  let game = null;
  let games = 0;
  const wrong = [];
  for (const text of lines) {
    const line = JSON.parse(text);
    if (line.event === 'match.started') game = new Game(line);
    game.take(line);
    if (line.event !== 'match.ended') continue;
    games++;
    wrong.push(...game.wrong);
  }
  return { games, wrong };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { games, wrong } = recount(readFileSync(process.argv[2], 'utf8').trimEnd().split('\n'));
  console.log(wrong.slice(0, 50).join('\n') || 'Everything agrees.');
  console.log(`${games} games recounted, ${wrong.length} differences.`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
}
