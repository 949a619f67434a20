/** Plays test matches with random options, which are the same on every run. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Random } from '@rulewright/engine';
import type { Room } from '../../src/index.ts';
import type { Process } from './world.ts';

/** Decides for the players of `keys` until `stop` returns true or the match ends. */
export async function playOn(
  process: Process,
  id: string,
  keys: readonly string[],
  stop: (room: Room) => boolean,
): Promise<Room> {
  const random = new Random(3);
  for (;;) {
    const room = await process.rooms.open(id);
    if (room.stage !== 'playing' || stop(room)) return room;
    const { tracked } = room;
    if (room.isBot(tracked!.asked)) {
      await sleep(1);
      continue;
    }
    const key = keys.find((one) => room.holds(one, tracked!.asked))!;
    await process.matches.decide(key, id, tracked!.decisions.length, random.below(tracked!.match.optionCount));
  }
}

export const after = (decisions: number) => (room: Room) => room.tracked!.decisions.length >= decisions;
export const never = () => false;
