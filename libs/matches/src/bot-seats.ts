/** The bots of one room. They look at the run and pick an option; what they remember of a match they can do without. */
import { botById, type BotPlayer } from '@rulewright/bots';
import { mixSeed } from '@rulewright/engine';
import type { Room } from './room.ts';

/** Bots draw from numbers of their own, which say nothing about the cards. */
const BOT_STREAM = 0x626f7473;

export class BotSeats {
  private readonly players = new Map<number, BotPlayer>();

  constructor(private readonly room: Room) {}

  /** The option that the bot of the seat asked takes. */
  choose(): number {
    const { run, match, seats } = this.room;
    const seat = run!.asked;
    let player = this.players.get(seat);
    if (!player) {
      player = botById(seats[seat]!.bot).create();
      player.begin(mixSeed(match.seed ^ BOT_STREAM, seat), seat);
      this.players.set(seat, player);
    }
    return player.choose(run!.match);
  }
}
