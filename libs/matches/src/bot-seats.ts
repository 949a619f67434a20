/** The bots of one room: they look at the match as it stands and pick an option, in a thread of the pool. */
import type { Snapshot } from '@rulewright/engine';
import type { Room } from './room.ts';
import type { BotPool } from './thinking/pool.ts';

export class BotSeats {
  private state: Snapshot | undefined;

  constructor(
    private readonly room: Room,
    private readonly pool: BotPool,
  ) {}

  /** The option that the bot of the seat asked takes. @param urgent a person waits for it */
  async choose(urgent: boolean): Promise<number> {
    const { run, match: setup, seats, playable, id } = this.room;
    const share = setup.origin ?? setup.host;
    const { match, program, asked } = run!;
    if (match.optionCount === 1) return 0;
    this.state = match.save(this.state);
    const { ruleset, poolHash } = program;
    const { capacities, bytes } = this.state;
    return this.pool.think(
      {
        program: `${ruleset.hash} ${poolHash}`,
        room: id,
        seats: match.seats,
        cards: match.cards,
        seed: setup.seed,
        seat: asked,
        bot: seats[asked]!.bot,
        state: { bytes: bytes.slice(), capacities },
      },
      () => ({ game: setup.game, ruleset, cards: playable.cards }),
      { urgent, share },
    );
  }
}
