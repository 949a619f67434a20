/** The bots of one room. They choose an option in the current position, in a thread of the pool. */
import { saveWithoutKey } from '@rulewright/engine';
import { botSeed } from '../setup/match-chance.ts';
import type { Room } from '../room/room.ts';
import type { BotPool } from '../thinking/bot-pool.ts';

export class BotSeats {
  private readonly seed: number;

  constructor(
    private readonly room: Room,
    private readonly pool: BotPool,
  ) {
    this.seed = botSeed(room.match);
  }

  /** The index of the option that the bot of the asked seat chooses. @param urgent whether a person is waiting for it */
  async choose(urgent: boolean): Promise<number> {
    const { tracked, match: setup, seats, playable, id } = this.room;
    const share = setup.origin ?? setup.host;
    const { match, program, asked } = tracked!;
    if (match.optionCount === 1) return 0;
    const { ruleset } = program;
    return this.pool.think(
      {
        program: `${ruleset.hash} ${program.poolHash()}`,
        room: id,
        seats: match.seats,
        cards: match.cards,
        seed: this.seed,
        seat: asked,
        bot: seats[asked]!.bot,
        state: saveWithoutKey(match, this.seed),
      },
      () => ({ ruleset, cards: playable.cardsOf(program) }),
      { urgent, share },
    );
  }
}
