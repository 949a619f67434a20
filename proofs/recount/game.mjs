/** Follows a game line by line through its event file and tracks the place of every card. Subclasses check the numbers of a game. */

const placeOf = ({ seat, zone }) => `${seat}/${zone}`;

/** `wrong` collects the differences as sentences. A subclass has a method for each kind of line that it checks. */
export class Game {
  wrong = [];
  lines = 0;

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
    // A card created during the game is not in the opening. Its first line has its place.
    if (!this.places.has(card.id)) this.made(card, from);
    this.check(this.places.get(card.id) === placeOf(from), `${card.name} is not where it comes from`, line);
    this.check(card.owner === to.seat, `${card.name} goes to another player`, line);
    this.places.set(card.id, placeOf(to));
    this.moved = card.id;
  }

  made(card, from) {
    this.cards.set(card.id, card);
    this.places.set(card.id, placeOf(from));
  }

  /** Checks the number of cards in each zone of a seat against the last line. */
  checkStanding(line, seat, told) {
    for (const [zone, cards] of Object.entries(told)) {
      this.check(
        this.cardsAt(`${seat}/${zone}`).length === cards,
        `${zone} of seat ${seat} does not hold ${cards}`,
        line,
      );
    }
  }

  /** Checks that every card is still in a zone of its owner. */
  checkOwners(line) {
    for (const [id, place] of this.places)
      this.check(place.startsWith(`${this.cards.get(id).owner}/`), `card ${id} has changed hands`, line);
  }
}
