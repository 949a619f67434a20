/** Who sits where in which game. Runs, batches, bot ladders and replays all use this file. */
import type { BotPlayer } from '@rulewright/bots';
import type { Chooser } from '@rulewright/engine';

/** A list with one member per seat. If the given list is shorter, its members repeat. */
export const aroundTable = <T>(list: readonly T[], seats: number): T[] =>
  Array.from({ length: seats }, (_, seat) => list[seat % list.length]!);

/** The index of the entrant on `seat`. If entrants swap, they move on by one seat with every game. */
export const sitterOf = (entrants: number, swap: boolean, game: number, seat: number): number =>
  swap ? (seat + game) % entrants : seat;

/** The bots at a table, with the decks that move with them from seat to seat. */
export class Seating<Deck> {
  /** @param bots one for each deck, in the order of seats in game 0 */
  constructor(
    private readonly bots: readonly BotPlayer[],
    private readonly decks: readonly Deck[],
    private readonly swap: boolean,
  ) {}

  /** The decks of a game, by seat. */
  decksOf(game: number): Deck[] {
    return this.decks.map((_, seat) => this.decks[sitterOf(this.decks.length, this.swap, game, seat)]!);
  }

  /** Prepares the bots for a game with this seed. Returns the chooser that asks them. */
  sit(game: number, seed: number): Chooser {
    const players = this.bots.map((_, seat) => this.bots[sitterOf(this.bots.length, this.swap, game, seat)]!);
    players.forEach((player, seat) => player.begin(seed, seat));
    return (match, seat) => players[seat]!.choose(match);
  }
}
