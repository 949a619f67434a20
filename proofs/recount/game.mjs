/** A game followed by the lines of its event file: where every card is. What a game's own numbers come to is in a file of its own. */

const placeOf = ({ seat, zone }) => `${seat}/${zone}`;

/** `wrong` collects what does not agree, in words. Games that extend it have a method for each kind of line that they check. */
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
    // A card made in play is in no opening: its first line says where it appears.
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

  /** That each zone of a seat holds as many cards as the last line says. */
  checkStanding(line, seat, told) {
    for (const [zone, cards] of Object.entries(told)) {
      this.check(
        this.cardsAt(`${seat}/${zone}`).length === cards,
        `${zone} of seat ${seat} does not hold ${cards}`,
        line,
      );
    }
  }

  /** That every card is still among its owner's. */
  checkOwners(line) {
    for (const [id, place] of this.places)
      this.check(place.startsWith(`${this.cards.get(id).owner}/`), `card ${id} has changed hands`, line);
  }
}
