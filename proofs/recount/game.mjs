/**
 * Follows a game line by line through its event file and tracks the place of every card, the turns and the result. Knows the values of the
 * ruleset. Subclasses check the numbers of a game.
 */

export const placeOf = ({ seat, zone }) => `${seat}/${zone}`;

/** Lines that can come twice in a row: two equal changes, counters or losses of the same moment. */
const REPEATED = new Set([
  'number.changed',
  'number.restored',
  'bonus.added',
  'coin.flipped',
  'die.rolled',
  'status.inflicted',
  'status.inflicted-on-caster',
  'status.removed',
  'status.removed-from-caster',
  'lp.lost',
  'lp.lost-by-caster',
  'lp.recovered',
  'lp.recovered-by-caster',
  'page.changed',
  'damage.dealt',
  'damage.dealt-to-caster',
]);

/** `wrong` collects the differences as sentences. A subclass has a method for each kind of line that it checks. */
export class Game {
  wrong = [];
  lines = 0;
  turn = 0;
  active = null;
  out = new Set();
  over = null;
  ended = false;

  /** @param ruleset what `rw ruleset --json` prints for the ruleset of the file */
  constructor(opening, ruleset) {
    this.number = opening.game;
    this.seats = opening.seats;
    this.steps = ruleset.turn;
    this.p = ruleset.parameters;
    this.cards = new Map(opening.cards.map((card) => [card.id, card]));
    this.places = new Map(opening.cards.map((card) => [card.id, placeOf(card.at)]));
    const { hash } = ruleset.ruleset;
    this.check(opening.ruleset.hash === hash, 'the ruleset is another', opening);
  }

  check(holds, what, line) {
    if (!holds) this.wrong.push(`game ${line.game}, line ${line.n}: ${what}`);
  }

  cardsAt(place) {
    return [...this.places].filter(([, at]) => at === place).map(([id]) => id);
  }

  countAt(seat, zone) {
    return this.cardsAt(`${seat}/${zone}`).length;
  }

  /** The next seat in the order of turns that is still in the game. */
  after(seat) {
    let next = seat;
    do next = (next + 1) % this.seats;
    while (this.out.has(next) && next !== seat);
    return next;
  }

  take(line) {
    this.check(line.n === this.lines++, 'a line is missing or doubled', line);
    this.check(line.game === this.number, 'a line of another game', line);
    this.check(!this.ended, 'a line after the end', line);
    this.check(this.over === null || line.event === 'match.ended', 'the game goes on after its result', line);
    const text = JSON.stringify({ ...line, n: 0 });
    this.check(text !== this.text || REPEATED.has(line.event), 'the line is there twice', line);
    this.text = text;
    if (line.ability && line.card) {
      const slug = this.cards.get(line.card.id)?.slug;
      this.check(
        slug === undefined || line.ability.startsWith(`${slug}/`),
        `${line.card.name} has no ${line.ability}`,
        line,
      );
    }
    for (const value of Object.values(line))
      if (value?.id !== undefined && value.name !== undefined) this.named(value, line);
    // A line can refer to something that never was. Then nothing can be computed from it.
    try {
      this.before?.(line);
      this[line.event]?.(line);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      this.check(false, `the line refers to something that is not there (${error.message})`, line);
    }
    this.last = line;
  }

  /** A card has the same name and owner in every line. */
  named({ id, name, owner }, line) {
    const card = this.cards.get(id);
    if (card && line.event !== 'match.started')
      this.check(card.name === name && card.owner === owner, `card ${id} is ${card.name} of seat ${card.owner}`, line);
  }

  'card.moved'(line) {
    const { card, from, to } = line;
    // A card created during the game is not in the opening. Its first line has its place.
    if (!this.places.has(card.id)) this.made(card, from);
    this.check(this.places.get(card.id) === placeOf(from), `${card.name} is not where it comes from`, line);
    this.check(card.owner === to.seat, `${card.name} goes to another player`, line);
    const ways = this.ways?.[line.rule];
    if (ways) {
      const fits = ways.some(([out, into]) => out.test(from.zone) && into.test(to.zone));
      this.check(fits, `${line.rule} moves no card from ${from.zone} to ${to.zone}`, line);
    }
    this.places.set(card.id, placeOf(to));
    this.movedFrom = { card: card.id, from, to, rule: line.rule };
  }

  made(card, from) {
    this.cards.set(card.id, card);
    this.places.set(card.id, placeOf(from));
  }

  /** Turns go around the table, and each is the next in number. */
  'turn.started'(line) {
    this.check(line.turn === ++this.turn, `this is turn ${this.turn}`, line);
    if (this.active !== null) {
      const next = this.after(this.active);
      this.check(line.seat === next, `it is the turn of seat ${next}`, line);
    } else this.check(line.seat === this.first, `seat ${this.first} begins`, line);
    const whole = this.turn === 1 || this.step === this.steps.length - 1 || this.out.has(this.active);
    this.check(whole, 'the turn before has fewer steps', line);
    this.active = line.seat;
    this.step = -1;
  }

  /** The steps of a turn come in the order of the ruleset, and none is left out. */
  'step.started'(line) {
    this.check(line.seat === this.active, `seat ${this.active} takes this turn`, line);
    this.check(line.step === this.steps[++this.step], `the step is ${this.steps[this.step]}`, line);
  }

  'match.over'(line) {
    this.over = line;
  }

  'match.ended'(line) {
    this.ended = true;
    this.check(line.turns === this.turn, `${this.turn} turns were played`, line);
    this.check(line.decisions > 0, 'there were decisions', line);
    if (line.cause !== 'capped') {
      this.check(this.over !== null, 'nothing ended the game', line);
      for (const key of ['winner', 'cause', 'rule'])
        this.check(line[key] === this.over?.[key], `the ${key} is ${this.over?.[key]}`, line);
    }
    line.standing.forEach(({ out }, seat) =>
      this.check(out === (this.out.has(seat) ? 1 : 0), `seat ${seat} is out or in`, line),
    );
    for (const [id, place] of this.places)
      this.check(place.startsWith(`${this.cards.get(id).owner}/`), `card ${id} has changed hands`, line);
  }

  /** Checks the number of cards in each zone of a seat against the last line. */
  checkStanding(line, seat, told) {
    for (const [zone, cards] of Object.entries(told))
      this.check(this.countAt(seat, zone) === cards, `${zone} of seat ${seat} does not hold ${cards}`, line);
  }
}
