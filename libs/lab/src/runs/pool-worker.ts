/** A thread of the pool. */
import type { RunPart } from './part.ts';
import { Players, type PoolOrder } from './pool.ts';

const players = new Players();

export default function play(order: PoolOrder): RunPart[] | null {
  return players.play(order);
}
