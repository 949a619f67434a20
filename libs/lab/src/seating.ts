/** Who sits where in which game: one place for runs, batches, ladders and replays. */
import type { BotPlayer } from '@rulewright/bots';
import type { Chooser } from '@rulewright/engine';

/** As many as there are seats; a shorter list goes round. */
export const aroundTable = <T>(list: readonly T[], seats: number): T[] =>
  Array.from({ length: seats }, (_, seat) => list[seat % list.length]!);

/** Which entrant sits on `seat`: where entrants change seats, they move on by one with every game. */
export const sitterOf = (entrants: number, swap: boolean, game: number, seat: number): number =>
  swap ? (seat + game) % entrants : seat;

/** The bots of a table, and the decks that they bring along to their seats. */
export class Seating<Deck> {
  /** @param bots one for each deck, by seat of game 0 */
  constructor(
    private readonly bots: readonly BotPlayer[],
    private readonly decks: readonly Deck[],
    private readonly swap: boolean,
  ) {}

  /** By seat, the decks of a game. */
  decksOf(game: number): Deck[] {
    return this.decks.map((_, seat) => this.decks[sitterOf(this.decks.length, this.swap, game, seat)]!);
  }

  /** Seats the bots for a game with this seed: what they choose from now on. */
  sit(game: number, seed: number): Chooser {
    const players = this.bots.map((_, seat) => this.bots[sitterOf(this.bots.length, this.swap, game, seat)]!);
    players.forEach((player, seat) => player.begin(seed, seat));
    return (match, seat) => players[seat]!.choose(match);
  }
}
